"""nxpy: the toolchain for NX gates, programs that prove what they compute."""

__version__ = "0.1.0"

TYPE_CHECKING = False  # not typing's: importing typing would cost every start
if TYPE_CHECKING:
    from nxpy.driver.api import compile as compile
    from nxpy.driver.stops import CompileError as CompileError
    from nxpy.driver.stops import Exit as Exit
    from nxpy.driver.stops import Trap as Trap
    from nxpy.runtime.scatter.plan import FixedScatter as FixedScatter

# What `nxpy.NAME` loads at first use: nothing of it is on the way of `nxpy run`.
_LATE = {
    "CompileError": "nxpy.driver.stops",
    "Exit": "nxpy.driver.stops",
    "FixedScatter": "nxpy.runtime.scatter.plan",
    "Trap": "nxpy.driver.stops",
    "compile": "nxpy.driver.api",
}


def __getattr__(name: str) -> object:
    module = _LATE.get(name)
    if module is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value: object = getattr(__import__(module, fromlist=(name,)), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_LATE})
