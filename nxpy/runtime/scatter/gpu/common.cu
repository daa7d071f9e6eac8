/* Element types and operations. One source for every type: the assembler (source.py) defines

     FORM_F32 | FORM_F64 | FORM_F16 | FORM_BF16 | FORM_I32 | FORM_I64     the stored type
     OP_SUM | OP_MEAN | OP_MAX | OP_MIN                                    the operation
     TILE, LANES, CHUNK                                                    the canonical order
   in front of it. From these follow

     STORED    what arrays hold
     PART      what partials are: the compute type for sums, an ordered integer for max and min
     START     the neutral partial;  JOIN(a, b)  one step of the fold
     read_part(stored) -> PART;  write_part(part, count, place)

   The subset is C and CUDA C++ at once, so that a test can run the same lines on a CPU. Nothing here
   may be contracted, reassociated or flushed to zero: the only float operations are single
   additions, one division and multiplications by powers of two. */

#ifndef KERNEL
#define KERNEL extern "C" __global__ void
#define INLINE static __device__ __forceinline__
#define DYNAMIC_SHARED(type, name) extern __shared__ __align__(16) unsigned char name##_bytes[]; \
    type *name = (type *)name##_bytes
#define SHUFFLE_DOWN(value, step, width) __shfl_down_sync(0xffffffffu, value, step, width)
#define ADD_DIGIT(place, value) atomicAdd((u64 *)(place), (u64)(value))
#define OR_FLAG(place, value) atomicOr(place, value)
#define UNROLL _Pragma("unroll")
#define UNROLL_8 _Pragma("unroll 8")
#endif

typedef unsigned short u16;
typedef unsigned int u32;
typedef unsigned long long u64;
typedef int i32;
typedef long long i64;

typedef union { float f; u32 u; } bits32;
typedef union { double f; u64 u; } bits64;

#if defined(FORM_F64)
typedef double STORED;
typedef double REAL;
#elif defined(FORM_F32)
typedef float STORED;
typedef float REAL;
#elif defined(FORM_F16) || defined(FORM_BF16)
typedef u16 STORED;
typedef float REAL;
#elif defined(FORM_I32)
typedef i32 STORED;
typedef u32 REAL; /* unsigned, because a sum wraps */
#else
typedef i64 STORED;
typedef u64 REAL;
#endif

INLINE u32 float_bits(float x) { bits32 b; b.f = x; return b.u; }
INLINE float bits_float(u32 u) { bits32 b; b.u = u; return b.f; }
INLINE u64 double_bits(double x) { bits64 b; b.f = x; return b.u; }
INLINE double bits_double(u64 u) { bits64 b; b.u = u; return b.f; }

/* f16 to f32: exact. A subnormal is its integer times 2^-24, which f32 holds as a normal number. */
INLINE float half_to_float(u16 h)
{
    u32 sign = (u32)(h & 0x8000u) << 16, exponent = (h >> 10) & 31u, mantissa = h & 0x3ffu;
    if (exponent == 31u) return bits_float(sign | 0x7f800000u | (mantissa << 13));
    if (exponent) return bits_float(sign | ((exponent + 112u) << 23) | (mantissa << 13));
    return bits_float(sign | float_bits((float)mantissa * 5.9604644775390625e-8f));
}

/* f32 to f16, to nearest even; the result's NaN is the canonical one. */
INLINE u16 float_to_half(float x)
{
    u32 u = float_bits(x), size = u & 0x7fffffffu, sign = (u >> 16) & 0x8000u, shift, whole, rest, half;
    if (size > 0x7f800000u) return 0x7e00u;
    if (size >= 0x47800000u) return (u16)(sign | 0x7c00u);
    if (size >= 0x38800000u) {
        size -= 112u << 23;
        return (u16)(sign | ((size + 0xfffu + ((size >> 13) & 1u)) >> 13));
    }
    shift = 126u - (size >> 23); /* below 2^-14: count units of 2^-24 */
    if (shift > 24u) return (u16)sign;
    size = (size & 0x7fffffu) | 0x800000u;
    whole = size >> shift, rest = size & ((1u << shift) - 1u), half = 1u << (shift - 1u);
    return (u16)(sign | (whole + (rest > half || (rest == half && (whole & 1u)))));
}

INLINE u16 float_to_bfloat(float x)
{
    u32 u = float_bits(x);
    if ((u & 0x7fffffffu) > 0x7f800000u) return 0x7fc0u;
    return (u16)((u + 0x7fffu + ((u >> 16) & 1u)) >> 16);
}

INLINE REAL read_real(STORED x)
{
#if defined(FORM_F16)
    return half_to_float(x);
#elif defined(FORM_BF16)
    return bits_float((u32)x << 16);
#else
    return (REAL)x;
#endif
}

/* The value as it is stored: rounded once, with the one NaN. */
INLINE void write_real(REAL x, STORED *place)
{
#if defined(FORM_F32)
    *place = x == x ? x : bits_float(0x7fc00000u);
#elif defined(FORM_F64)
    *place = x == x ? x : bits_double(0x7ff8000000000000ull);
#elif defined(FORM_F16)
    *place = float_to_half(x);
#elif defined(FORM_BF16)
    *place = float_to_bfloat(x);
#else
    *place = (STORED)x;
#endif
}

/* A sum divided once, by a count rounded to the sum's type; integers truncate. */
INLINE REAL mean_of(REAL sum, i32 count)
{
#if defined(FORM_I32) || defined(FORM_I64)
    return (REAL)((STORED)sum / (STORED)(count > 0 ? count : 1));
#else
    return sum / (REAL)(count > 0 ? count : 1);
#endif
}

#if defined(OP_SUM) || defined(OP_MEAN)

typedef REAL PART;
#define START ((PART)0)
#define JOIN(a, b) ((a) + (b))
INLINE PART read_part(STORED x) { return read_real(x); }
INLINE void write_part(PART x, i32 count, STORED *place)
{
#if defined(OP_MEAN)
    x = mean_of(x, count);
#else
    (void)count;
#endif
    write_real(x, place);
}

#else /* max and min: integers in the order of the values, NaN beyond every number */

#if defined(FORM_F64) || defined(FORM_I64)
typedef i64 PART;
typedef u64 RAW;
#define GREATEST 0x7fffffffffffffffll
#elif defined(FORM_F32) || defined(FORM_I32)
typedef i32 PART;
typedef u32 RAW;
#define GREATEST 0x7fffffff
#else
typedef i32 PART; /* 16 bits of key in 32: a warp shuffles no less */
typedef u16 RAW;
#define GREATEST 0x7fff
#endif

#if defined(FORM_F64)
#define INFINITE 0x7ff0000000000000ll
#define NOT_A_NUMBER 0x7ff8000000000000ull
#elif defined(FORM_F32)
#define INFINITE 0x7f800000
#define NOT_A_NUMBER 0x7fc00000u
#elif defined(FORM_F16)
#define INFINITE 0x7c00
#define NOT_A_NUMBER 0x7e00u
#elif defined(FORM_BF16)
#define INFINITE 0x7f80
#define NOT_A_NUMBER 0x7fc0u
#endif

#if defined(OP_MAX)
#define START (-GREATEST - 1)
#define BEYOND GREATEST
#define JOIN(a, b) ((a) > (b) ? (a) : (b))
#else
#define START GREATEST
#define BEYOND (-GREATEST - 1)
#define JOIN(a, b) ((a) < (b) ? (a) : (b))
#endif

typedef union { STORED stored; RAW raw; } bits_stored;

INLINE PART read_part(STORED x)
{
    bits_stored b;
    PART size, negative;
    b.stored = x;
#if defined(FORM_I32) || defined(FORM_I64)
    (void)size, (void)negative;
    return (PART)b.raw;
#else
    size = (PART)(b.raw & (RAW)GREATEST), negative = (b.raw & (RAW)~(RAW)GREATEST) != 0;
    if (size > INFINITE) return BEYOND;
    return negative ? -size - 1 : size; /* so that -0 is just below +0 */
#endif
}

INLINE void write_part(PART x, i32 count, STORED *place)
{
    bits_stored b;
#if defined(FORM_I32) || defined(FORM_I64)
    b.raw = (RAW)x;
#else
    b.raw = x >= 0 ? (RAW)x : (RAW)((RAW)(-(x + 1)) | (RAW)~(RAW)GREATEST);
    if (x == BEYOND) b.raw = (RAW)NOT_A_NUMBER;
#endif
    if (count == 0) b.raw = 0;
    *place = b.stored;
}

#endif
