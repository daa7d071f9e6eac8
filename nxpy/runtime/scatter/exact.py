"""The correctly rounded sum: floats as integers, integers added, one rounding at the end.

A finite float is m * 2^(s + q) with an integer |m| < 2^p, s >= 0 and q the exponent of the smallest
subnormal (a superaccumulator's view of it, after Kulisch; small digits after Neal). Integer addition
commutes and associates, so neither order nor sharding can show in the result.

Two ways to the same integer:

- *words*: where the values of a call span few binary orders, one to three int64 a sum hold all of
  it; every value is cut at fixed powers of two, which is exact, and the pieces are added.
- *digits*: otherwise every value is added, shifted, into a table of int64 digits: f32 radix 2^16 with
  one add a value, f64 radix 2^32 with three; carries are normalised before a digit can overflow.

Both end as digits of radix 2^32, least first, weighing 2^(32 j + q); only those are rounded.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from nxpy.runtime.scatter.errors import DTypeError, ShapeError
from nxpy.runtime.scatter.fallback import BLOCK, columns
from nxpy.runtime.scatter.formats import FORMATS, Array, Format, narrow
from nxpy.runtime.scatter.order import Ints

MAX_WORDS = 3  # more words than this cost more than the digit table
RADIX = 32
MASK = np.int64(0xFFFFFFFF)
# Values between two carries of the digit table. f32: |m << 15| < 2^39, so 2^24 adds fit an int64
# beside a carried digit; f64: pieces below 2^32, so 2^30 do. Half of the tighter one serves both.
CARRY_EVERY = 1 << 23
# (radix, digits) of the table; the last digits hold what 2^31 values of the largest size carry.
TABLES = {"f32": (16, 20), "f64": (32, 68)}

Flags = NDArray[np.uint8] | None


class Digits:
    """Unrounded sums: `table` (D, sums) int64 digits of radix 2^32, `special` the Inf and NaN seen.

    table[0] weighs 2^(32 * first + q), q the quantum of `work`, the type computed in. `special` bits:
    1 NaN, 2 +Inf, 4 -Inf. Digits of any calls, shards or ranks may be merged in any order; `round`
    gives the sums, in the type and shape that one call with all values would have given.
    """

    __slots__ = ("first", "form", "shape", "special", "table", "work")

    def __init__(
        self, table: Ints, first: int, special: Flags, work: Format, form: Format, shape: tuple[int, ...]
    ) -> None:
        self.table = table
        self.first = first
        self.special = special
        self.work = work
        self.form = form
        self.shape = shape

    def merge(self, other: Digits) -> Digits:
        """The digits of both; exact, and the same whatever merges first.

        Raises ShapeError or DTypeError where the two are not shards of one sum.
        """
        if self.form is not other.form:
            raise DTypeError(f"digits of {self.form.name} and of {other.form.name} do not merge")
        if self.shape != other.shape:
            raise ShapeError(f"digits of the shapes {self.shape} and {other.shape} do not merge")
        first = min(self.first, other.first)
        radix, digits = TABLES[self.work.name]
        last = max(self.first + len(self.table), other.first + len(other.table))
        last = max(last, min(last + 1, digits * radix // RADIX))
        table = np.zeros((last - first, self.table.shape[1]), np.int64)
        for part in (self, other):
            table[part.first - first :][: len(part.table)] += part.table
        carry(table)
        special = _either(self.special, other.special)
        return Digits(table, first, special, self.work, self.form, self.shape)

    def round(self) -> Array:
        """Each sum to the nearest value of its type, ties to even."""
        out = np.empty(self.shape, self.form.storage)
        with np.errstate(all="ignore"):
            narrow(self.nearest(self.form).reshape(self.shape), self.form, out)
        return out

    def nearest(self, form: Format) -> Array:
        """The sums rounded to the precision of `form`, in its compute type; a flat array."""
        magnitude = self.table.copy()
        carry(magnitude)
        negative = magnitude[-1] < 0
        np.negative(magnitude, out=magnitude, where=negative)
        carry(magnitude)
        result = _nearest(magnitude, 32 * self.first + self.work.quantum, form)
        np.negative(result, out=result, where=negative)
        if self.special is not None:
            result[self.special == 2] = np.inf
            result[self.special == 4] = -np.inf
            result[(self.special & 1 != 0) | (self.special == 6)] = np.nan
        return result.astype(form.compute)


def _either(a: Flags, b: Flags) -> Flags:
    if a is None or b is None:
        return b if a is None else a
    return a | b


def fold_digits(index: Ints, values: Array, form: Format, k: int, most: int) -> Digits:
    """The exact sums of values (n, d) by segment. `most` is the largest number of sources a segment.

    f16 and bf16 arrive as f32, which holds their values.
    """
    d = values.shape[1]
    work = FORMATS["f64" if form.compute == "f8" else "f32"]
    low, high, special = _survey(index, values, form, work, k)
    table, first = np.zeros((1, k * d), np.int64), 0
    if low <= high:
        room = 63 - most.bit_length()  # bits of a piece, so that a sum of `most` pieces fits its int64
        bits = _places(low, high + work.precision, room)
        if len(bits) > MAX_WORDS:
            table = _by_digits(index, values, form, work, k)
        else:
            units = [bit + work.quantum for bit in bits]
            table, first = joined(_by_words(index, values, form, k, units, special is not None), bits)
    return Digits(table, first, special, work, form, (k, d))


def _places(low: int, top: int, room: int) -> list[int]:
    """The lowest bit of each word, ascending, for values with bits in [low, top).

    The uppermost word is placed as high as it goes: most values of a layer then end in it.
    """
    places = [max(top - room, low)]
    while places[-1] > low:
        places.append(max(places[-1] - room, low))
    return places[::-1]


def _survey(index: Ints, values: Array, form: Format, work: Format, k: int) -> tuple[int, int, Flags]:
    """Least and greatest s of the non-zero finite values, and the Inf and NaN of every sum."""
    one, d, mantissa = work.bits.type(1), values.shape[1], work.precision - 1
    every = np.iinfo(work.bits).max
    size = work.bits.type(every >> 1)
    infinity = work.nan & ~(1 << (mantissa - 1))
    least, greatest = every, 0
    special: Flags = None
    buffer = np.empty(min(BLOCK, len(values)), work.bits)
    for rows, c, whole in columns(values, form):
        for at in range(0, len(whole), BLOCK):
            block = whole[at : at + BLOCK]
            bits = np.bitwise_and(block.view(work.bits), size, out=buffer[: len(block)])
            if int(bits.max()) >= infinity:
                odd = np.flatnonzero(bits >= infinity)
                special = np.zeros(k * d, np.uint8) if special is None else special
                np.bitwise_or.at(special, index[rows.start + at + odd] * d + c, _kinds(block[odd]))
                bits[odd] = 0
            greatest = max(greatest, int(bits.max()))
            least = min(least, int(np.subtract(bits, one, out=bits).min()))  # a zero wraps and drops out
    if greatest == 0:
        return 1, 0, special
    return max((least + 1) >> mantissa, 1) - 1, max(greatest >> mantissa, 1) - 1, special


def _kinds(odd: Array) -> NDArray[np.uint8]:
    return np.where(np.isnan(odd), 1, np.where(odd > 0, 2, 4)).astype(np.uint8)


def _by_words(index: Ints, values: Array, form: Format, k: int, units: list[int], special: bool) -> Ints:
    """(words, d, k) integer sums; word w counts units of 2^units[w], units ascending.

    Scaling by a power of two, cutting off a fraction and taking away what was cut are exact, in f32 too
    as long as the powers themselves are normal f32.
    """
    narrow_enough = form.compute == "f4" and units[0] >= -126 and units[-1] <= 126
    rest = np.empty(min(BLOCK, len(values)), "f4" if narrow_enough else "f8")
    scaled, piece = np.empty_like(rest), np.empty(len(rest), np.int64)
    sums = np.zeros((len(units), values.shape[1], k), np.int64)
    untouched = narrow_enough and len(units) == 1 and not special
    for rows, c, whole in columns(values, form):
        for at in range(0, len(whole), BLOCK):
            block = whole[at : at + BLOCK]
            m = len(block)
            if not untouched:
                np.copyto(rest[:m], block)
                block = rest[:m]
            if special:
                block[~np.isfinite(block)] = 0
            where = index[rows.start + at : rows.start + at + m]
            for w in range(len(units) - 1, -1, -1):
                cut, back = piece[: len(block)], scaled[: len(block)]
                np.copyto(cut, _scaled(block, -units[w], back), casting="unsafe")
                np.add.at(sums[w, c], where, cut)
                if w:
                    np.copyto(back, cut, casting="unsafe")
                    block -= _scaled(back, units[w], back)
                    left = np.flatnonzero(block)
                    if 4 * len(left) < len(block):
                        block, where = block[left], where[left]
    return sums


def _scaled(block: Array, exponent: int, out: Array) -> Array:
    """block * 2^exponent; 2^exponent itself may be too large for a double."""
    step = min(exponent, 1000)
    np.multiply(block, block.dtype.type(2.0**step), out=out)
    if exponent > step:
        np.multiply(out, block.dtype.type(2.0 ** (exponent - step)), out=out)
    return out


def joined(sums: Ints, bits: list[int]) -> tuple[Ints, int]:
    """Word sums, word w weighing 2^bits[w], as digits; and the place of the first digit."""
    first = bits[0] // RADIX
    _, d, k = sums.shape
    table = np.zeros((bits[-1] // RADIX + 4 - first, k * d), np.int64)
    for bit, word in zip(bits, sums, strict=True):
        _add_at_bit(table, bit - first * RADIX, word.T.reshape(-1))
    return table, first


def _add_at_bit(table: Ints, bit: int, value: Ints) -> None:
    """table += value << bit, and carries, so that another word can follow."""
    at, shift = divmod(bit, RADIX)
    low = (value & MASK) << shift
    high = (value >> 32) << shift
    table[at] += low & MASK
    table[at + 1] += (low >> 32) + (high & MASK)
    table[at + 2] += high >> 32
    carry(table)


def _by_digits(index: Ints, values: Array, form: Format, work: Format, k: int) -> Ints:
    """The digit table of the whole range of the type, as radix 2^32."""
    d = values.shape[1]
    radix, digits = TABLES[work.name]
    table = np.zeros((k * d, digits), np.int64)
    flat = table.reshape(-1)
    added = 0
    for rows, c, whole in columns(values, form):
        for at in range(0, len(whole), BLOCK):
            s, m = _decode(whole[at : at + BLOCK], work)
            where = (index[rows.start + at : rows.start + at + len(m)] * d + c) * digits + s // radix
            if work.name == "f32":
                np.add.at(flat, where, m << (s % radix))
            else:
                _add_wide(flat, where, m, s % radix)
            added += len(m)
            if added >= CARRY_EVERY:
                carry(table.T, radix)
                added = 0
    carry(table.T, radix)
    if radix == 16:
        return np.ascontiguousarray((table[:, ::2] + (table[:, 1::2] << 16)).T)
    return np.ascontiguousarray(table.T)


def _decode(block: Array, work: Format) -> tuple[Ints, Ints]:
    """s and the signed m of every value; Inf and NaN count as zero (they are flags)."""
    mantissa = work.precision - 1
    bits = block.view(np.dtype(f"i{block.dtype.itemsize}")).astype(np.int64)
    exponent = (bits >> mantissa) & ((1 << (8 * block.dtype.itemsize - 1 - mantissa)) - 1)
    m = (bits & ((1 << mantissa) - 1)) | ((exponent > 0).astype(np.int64) << mantissa)
    m[exponent == (1 << (8 * block.dtype.itemsize - 1 - mantissa)) - 1] = 0
    np.negative(m, out=m, where=bits < 0)
    return np.maximum(exponent, 1) - 1, m


def _add_wide(flat: Ints, where: Ints, m: Ints, shift: Ints) -> None:
    """m << shift, 84 bits and a sign, as three digits of radix 2^32."""
    low = (m & MASK) << shift
    high = (m >> 32) << shift
    np.add.at(flat, where, low & MASK)
    np.add.at(flat, where + 1, (low >> 32) + (high & MASK))
    np.add.at(flat, where + 2, high >> 32)


def carry(table: Ints, radix: int = RADIX) -> None:
    """Normalise digits (D, sums) in place: all but the last to [0, 2^radix), the last keeps the sign."""
    mask = np.int64((1 << radix) - 1)
    for j in range(len(table) - 1):
        table[j + 1] += table[j] >> radix
        table[j] &= mask


def _nearest(magnitude: Ints, exponent: int, form: Format) -> Array:
    """Normalised digits >= 0, weighing 2^(32 j + exponent), to the nearest values of `form`.

    The result is float64, which holds every value of every form; one past the greatest of `form`
    becomes Inf in the cast that follows.
    """
    head, lead, sticky = _head(magnitude, exponent)
    quantum = np.maximum(lead - (form.precision - 1), form.quantum)
    drop = np.minimum(quantum - (lead - 63), 65)
    shift = np.minimum(drop, 63).astype(np.uint64)
    kept = np.where(drop < 64, head >> shift, np.uint64(0))
    rest = np.where(drop < 64, head & ((np.uint64(1) << shift) - np.uint64(1)), head)
    half = np.uint64(1) << (np.minimum(drop, 64) - 1).astype(np.uint64)
    up = (rest > half) | ((rest == half) & (sticky | (kept & np.uint64(1) != 0)))
    up[drop == 65] = False  # below half of the smallest subnormal
    nearest: Array = np.ldexp((kept + up).astype(np.float64), quantum.astype(np.int32))
    return nearest


def _head(magnitude: Ints, exponent: int) -> tuple[NDArray[np.uint64], Ints, NDArray[np.bool_]]:
    """The 64 bits from each sum's leading one on, that bit's exponent, and whether any bit follows."""
    used = magnitude != 0
    top = len(magnitude) - 1 - np.argmax(used[::-1], axis=0)
    column = np.arange(magnitude.shape[1])
    a, b, c = (
        np.where(top >= j, magnitude[np.maximum(top - j, 0), column], 0).astype(np.uint64) for j in range(3)
    )
    zeros = 32 - np.frexp(a.astype(np.float64))[1].astype(np.int64)
    left = zeros.astype(np.uint64)
    head = (((a << np.uint64(32)) | b) << left) | (c >> (np.uint64(32) - left))
    cut = c & ((np.uint64(1) << (np.uint64(32) - left)) - np.uint64(1))
    below = used.sum(0) - ((a != 0).astype(np.int64) + (b != 0) + (c != 0))
    lead = exponent + 32 * top + 31 - zeros
    return head, lead, (cut != 0) | (below > 0)
