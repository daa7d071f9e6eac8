/* The exact order: every finite float is an integer m times 2^(s + QUANTUM); m, shifted, is added to
   int64 digits, and integers commute, so that atomics may add them in any order.

     RADIX, DIGITS         the table: digit j of a sum weighs 2^(RADIX j + QUANTUM)
     PRECISION, QUANTUM    of the compute type;  ROUND_P, ROUND_Q  of the type rounded to
   come from the assembler. A sum's Inf and NaN are flags: 1 NaN, 2 +Inf, 4 -Inf. */

#if defined(FORM_F64)
#define WINDOW 4
#define PIECES 3
#define real_bits double_bits
#else
#define WINDOW 3
#define PIECES 1
#define real_bits(x) ((u64)float_bits(x))
#endif
#define WIDTH (sizeof(REAL) * 8)
#define EXPONENT_MASK ((1u << (WIDTH - PRECISION)) - 1u)

/* s and |m|; the flag of an Inf or a NaN, whose m is 0. */
INLINE u32 split(REAL x, i32 *s, u64 *m, i32 *negative)
{
    u64 u = real_bits(x), fraction = u & ((1ull << (PRECISION - 1)) - 1);
    u32 exponent = (u32)(u >> (PRECISION - 1)) & EXPONENT_MASK;
    *negative = (i32)(u >> (WIDTH - 1));
    *s = exponent ? (i32)exponent - 1 : 0;
    *m = fraction | ((u64)(exponent != 0) << (PRECISION - 1));
    if (exponent != EXPONENT_MASK) return 0;
    *m = 0;
    return fraction ? 1u : *negative ? 4u : 2u;
}

/* The digits that m << (s mod RADIX) touches: one of radix 2^16, three of radix 2^32. */
INLINE void cut(i32 s, u64 m, i32 negative, i64 *piece)
{
    i32 shift = s % RADIX, i;
#if defined(FORM_F64)
    u64 low = (m & 0xffffffffull) << shift, high = (m >> 32) << shift;
    piece[0] = (i64)(low & 0xffffffffull);
    piece[1] = (i64)((low >> 32) + (high & 0xffffffffull));
    piece[2] = (i64)(high >> 32);
#else
    piece[0] = (i64)(m << shift);
#endif
    UNROLL
    for (i = 0; i < PIECES; i++) piece[i] = negative ? -piece[i] : piece[i];
}

/* Grid (tiles of one slice, columns). A thread adds its run into a window of digits below the run's
   greatest value, in registers, and into the table only what lies under the window. The host cuts n
   into slices of at most 2^24 values and carries between them, so that no digit overflows. */
KERNEL tile_digits(const STORED *__restrict__ values, const u16 *__restrict__ rank,
                   const i32 *__restrict__ run_start, const i32 *__restrict__ tile_first,
                   const i32 *__restrict__ run_segment, i64 *__restrict__ table,
                   u32 *__restrict__ special, i64 n, i64 d, i64 tile_base)
{
    DYNAMIC_SHARED(REAL, sorted);
    i64 tile = tile_base + blockIdx.x, base = tile * TILE, column = blockIdx.y;
    i32 count = n - base < TILE ? (i32)(n - base) : TILE, last = tile_first[tile + 1], i, j, r;
    for (i = (i32)threadIdx.x; i < count; i += (i32)blockDim.x)
        sorted[rank[base + i]] = read_real(values[(base + i) * d + column]);
    __syncthreads();
    for (r = tile_first[tile] + (i32)threadIdx.x; r < last; r += (i32)blockDim.x) {
        i32 first = (i32)(run_start[r] - base), end = (i32)(run_start[r + 1] - base);
        i32 top = 0, s, negative, low, at, p;
        i64 sum = run_segment[r] * d + column, window[WINDOW], piece[PIECES];
        u64 m;
        u32 flags = 0;
        for (i = first; i < end; i++) {
            flags |= split(sorted[i], &s, &m, &negative);
            if (m && s > top) top = s;
        }
        low = top / RADIX - (RADIX == 16 ? WINDOW - 1 : 1);
        if (low < 0) low = 0;
        UNROLL
        for (j = 0; j < WINDOW; j++) window[j] = 0;
        for (i = first; i < end; i++) {
            split(sorted[i], &s, &m, &negative);
            if (!m) continue;
            cut(s, m, negative, piece);
            at = s / RADIX - low;
            UNROLL
            for (p = 0; p < PIECES; p++) {
                if (at < 0 && piece[p]) ADD_DIGIT(table + sum * DIGITS + s / RADIX + p, piece[p]);
                UNROLL
                for (j = 0; j < WINDOW; j++) /* no computed index: the window stays in registers */
                    if (at >= 0 && at + p == j) window[j] += piece[p];
            }
        }
        UNROLL
        for (j = 0; j < WINDOW; j++)
            if (window[j]) ADD_DIGIT(table + sum * DIGITS + low + j, window[j]);
        if (flags) OR_FLAG(special + sum, flags);
    }
}

/* Digits but the last to [0, 2^RADIX); the last keeps the sign. */
INLINE void carry_digits(i64 *digit)
{
    i32 j;
    for (j = 0; j < DIGITS - 1; j++) {
        digit[j + 1] += digit[j] >> RADIX;
        digit[j] &= (1ll << RADIX) - 1;
    }
}

KERNEL carry_all(i64 *__restrict__ table, i64 sums)
{
    i64 sum = (i64)blockIdx.x * blockDim.x + threadIdx.x;
    if (sum < sums) carry_digits(table + sum * DIGITS);
}

KERNEL clear(i64 *__restrict__ table, u32 *__restrict__ special, i64 sums)
{
    i64 at = (i64)blockIdx.x * blockDim.x + threadIdx.x, step = (i64)gridDim.x * blockDim.x;
    for (; at < sums * DIGITS; at += step) {
        table[at] = 0;
        if (at < sums) special[at] = 0;
    }
}

/* The 64 bits from the leading one of normalised digits >= 0 on; its exponent; whether a bit follows. */
INLINE u64 head_of(const i64 *digit, i32 *lead, i32 *sticky)
{
    i32 top = DIGITS - 1, bits = 0, room, j;
    u64 head;
    *sticky = 0, *lead = 0;
    while (top >= 0 && !digit[top]) top--;
    if (top < 0) return 0;
    while (bits < 63 && digit[top] >> bits) bits++;
    *lead = QUANTUM + RADIX * top + bits - 1;
    room = 64 - bits, head = (u64)digit[top] << room;
    for (j = top - 1; j >= 0; j--) {
        u64 x = (u64)digit[j];
        i32 cut = RADIX - room;
        if (cut <= 0) {
            head |= x << -cut, room = -cut;
        } else {
            head |= room ? x >> cut : 0, room = 0;
            *sticky |= (x & ((1ull << cut) - 1)) != 0;
        }
    }
    return head;
}

/* The bits, sign apart, of the value of precision ROUND_P nearest to the head; ties to even. A carry out
   of the fraction raises the exponent by itself, up to the bits of Inf. */
INLINE u64 nearest(u64 head, i32 lead, i32 sticky)
{
    i32 quantum = lead - (ROUND_P - 1) > ROUND_Q ? lead - (ROUND_P - 1) : ROUND_Q, drop = quantum - (lead - 63);
    u64 whole, rest, half, bits, infinity = (u64)ROUND_INFINITY;
    if (!head || drop > 64) return 0;
    whole = drop == 64 ? 0 : head >> drop, rest = drop == 64 ? head : head & ((1ull << drop) - 1);
    half = 1ull << (drop - 1);
    if (rest > half || (rest == half && (sticky || (whole & 1)))) whole++;
    if (quantum - ROUND_Q > 4095) return infinity;
    bits = ((u64)(quantum - ROUND_Q) << (ROUND_P - 1)) + whole;
    return bits < infinity ? bits : infinity;
}

/* One thread a sum. */
KERNEL round_digits(i64 *__restrict__ table, const u32 *__restrict__ special,
                    const i32 *__restrict__ counts, STORED *__restrict__ out, i64 sums, i64 d)
{
    i64 sum = (i64)blockIdx.x * blockDim.x + threadIdx.x, *digit = table + sum * DIGITS;
    i32 negative, lead, sticky, j;
    u64 bits, head;
    u32 flags;
    if (sum >= sums) return;
    carry_digits(digit);
    negative = digit[DIGITS - 1] < 0;
    if (negative) {
        for (j = 0; j < DIGITS; j++) digit[j] = -digit[j];
        carry_digits(digit);
    }
    head = head_of(digit, &lead, &sticky);
    bits = nearest(head, lead, sticky);
    flags = special[sum];
    if (flags & 6u) bits = (u64)ROUND_INFINITY, negative = (flags & 4u) != 0;
    if ((flags & 1u) || (flags & 6u) == 6u) bits = (u64)ROUND_NAN, negative = 0;
    bits |= (u64)negative << ROUND_SIGN;
#if defined(OP_MEAN) || defined(FORM_F32) || defined(FORM_F64)
    {
#if defined(FORM_F64)
        REAL x = bits_double(bits);
#else
        REAL x = bits_float((u32)bits);
#endif
#if defined(OP_MEAN)
        x = mean_of(x, counts[sum / d]);
#endif
        write_real(x, out + sum);
    }
#else
    out[sum] = (STORED)bits;
#endif
    (void)counts, (void)d;
}
