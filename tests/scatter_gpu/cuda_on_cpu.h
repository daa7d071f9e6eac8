/* CUDA's thread model on one CPU thread, enough to run the kernels of nxpy/runtime/scatter/gpu as they
   stand. Every CUDA thread is a fiber; a barrier hands over to the next one, so that each round of the
   scheduler takes all threads of a block from one barrier to the next. Blocks run one after the other. */
#include <stdlib.h>
#include <string.h>
#include <ucontext.h>

#define MOST_THREADS 1024
#define FIBER_STACK (64 << 10)
#define MOST_SHARED (160 << 10)
#define KERNEL void
#define INLINE static inline __attribute__((unused))
#define DYNAMIC_SHARED(type, name) type *name = (type *)shared_bytes
#define UNROLL
#define UNROLL_8
#define __syncthreads() next_fiber()
#define ADD_DIGIT(place, value) (*(place) += (value))
#define OR_FLAG(place, value) (*(place) |= (value))
#define SHUFFLE_DOWN(value, step, width) \
    __extension__({ \
        __typeof__(value) own_ = (value), other_; \
        unsigned from_ = threadIdx.x; \
        if (from_ % (unsigned)(width) + (unsigned)(step) < (unsigned)(width)) from_ += (unsigned)(step); \
        memcpy(shuffled[threadIdx.x], &own_, sizeof own_); \
        next_fiber(); \
        memcpy(&other_, shuffled[from_], sizeof other_); \
        next_fiber(); \
        other_; \
    })

typedef struct { unsigned x, y, z; } triple;
static triple blockIdx, blockDim, gridDim, threadIdx;
static unsigned char shared_bytes[MOST_SHARED] __attribute__((aligned(16)));
static unsigned char shuffled[MOST_THREADS][8] __attribute__((unused));

typedef void kernel_function(long long, long long, long long, long long, long long, long long, long long,
                             long long, long long, long long, long long, long long);
static ucontext_t scheduler, fiber[MOST_THREADS];
static char stack[MOST_THREADS][FIBER_STACK];
static int running, finished[MOST_THREADS];
static kernel_function *kernel;
static const long long *arguments;

static void next_fiber(void)
{
    triple own = threadIdx;
    swapcontext(&fiber[running], &scheduler);
    threadIdx = own;
}

static void fiber_main(void)
{
    const long long *a = arguments;
    kernel(a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], a[8], a[9], a[10], a[11]);
    finished[running] = 1;
    swapcontext(&fiber[running], &scheduler);
}

static void run_block(int threads)
{
    static int t, left; /* static: a switch of fibers may not clobber them */
    left = threads;
    memset(shared_bytes, 0xa5, sizeof shared_bytes); /* shared memory starts with garbage on a GPU too */
    for (t = 0; t < threads; t++) {
        getcontext(&fiber[t]);
        fiber[t].uc_stack.ss_sp = stack[t], fiber[t].uc_stack.ss_size = FIBER_STACK, fiber[t].uc_link = 0;
        makecontext(&fiber[t], fiber_main, 0);
        finished[t] = 0;
    }
    while (left)
        for (t = 0; t < threads; t++) {
            if (finished[t]) continue;
            running = t;
            threadIdx.x = (unsigned)t % blockDim.x, threadIdx.y = (unsigned)t / blockDim.x;
            swapcontext(&scheduler, &fiber[t]);
            left -= finished[t];
        }
}

/* grid[2], block[2]; 0, or 1 where the launch would not fit. Integers and pointers fill 64-bit slots. */
int launch(kernel_function *f, const unsigned *grid, const unsigned *block, const long long *args)
{
    if (block[0] * block[1] > MOST_THREADS) return 1;
    kernel = f, arguments = args;
    gridDim.x = grid[0], gridDim.y = grid[1], blockDim.x = block[0], blockDim.y = block[1];
    for (blockIdx.y = 0; blockIdx.y < grid[1]; blockIdx.y++)
        for (blockIdx.x = 0; blockIdx.x < grid[0]; blockIdx.x++) run_block((int)(block[0] * block[1]));
    return 0;
}
