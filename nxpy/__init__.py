"""nxpy: the toolchain for NX gates, programs that prove what they compute."""

__version__ = "0.1.0"

TYPE_CHECKING = False  # not typing's: importing typing would cost every start
if TYPE_CHECKING:
    from nxpy.runtime.scatter.plan import FixedScatter as FixedScatter

# What `nxpy.NAME` loads at first use: nothing of it is on the way of `nxpy run`.
_LATE = {"FixedScatter": "nxpy.runtime.scatter.plan"}


def __getattr__(name: str) -> object:
    module = _LATE.get(name)
    if module is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value: object = getattr(__import__(module, fromlist=(name,)), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_LATE})
