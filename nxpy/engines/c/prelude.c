// ---------------------------------------------------------------------------------------------
// What every NX program stands on: arithmetic that wraps, memory at deterministic addresses,
// system calls and traps. NX_SAFE 1 checks every access, 0 none.
// ---------------------------------------------------------------------------------------------
#if defined(__clang__)
#pragma STDC FP_CONTRACT OFF
#elif defined(__GNUC__)
#pragma GCC optimize("fp-contract=off")
#endif
#if defined(FLT_EVAL_METHOD) && FLT_EVAL_METHOD != 0
#error "floats must be computed at their own precision: on 32-bit x86, use -msse2 -mfpmath=sse"
#endif

#define NX_FN static __attribute__((unused))

typedef uint64_t nx_ptr;  // an NX address; nx_host() finds its bytes

// A place in the source at which a trap can happen or a call is made: what a report shows.
struct nx_site {
    const char *head;   // the place and the source line, up to the detail
    const char *tail;   // what follows the detail
    const char *where;  // file:line:column
    int gutter;         // width of the line-number column
};

// One per active call, so that a trap can show the call stack.
struct nx_frame {
    struct nx_frame *up;
    int function;
    int site;
};

static const struct nx_site *nx_sites;    // both tables stand at the end of the file
static const char *const *nx_names;
static struct nx_frame *nx_top;
static uintptr_t nx_stack_end;

// Output ---------------------------------------------------------------------------------------

static unsigned char nx_held[1 << 16];
static size_t nx_held_count;
static int64_t nx_out_error;
static int nx_eager;

NX_FN int64_t nx_send(int fd, const unsigned char *data, uint64_t n)
{
    while (n > 0) {
        ssize_t sent = write(fd, data, n > (1u << 30) ? (1u << 30) : (size_t)n);
        if (sent < 0) {
            if (errno == EINTR) continue;
            if (errno == EAGAIN) {
                struct pollfd ready = {fd, POLLOUT, 0};
                poll(&ready, 1, -1);
                continue;
            }
            return -errno;
        }
        data += sent;
        n -= (uint64_t)sent;
    }
    return 0;
}

NX_FN void nx_flush(void)
{
    size_t n = nx_held_count;
    nx_held_count = 0;
    if (n > 0) nx_out_error = nx_send(1, nx_held, n);
}

// Sends out what is held. Whether some of stdout was lost, of which stderr is told, once; a reader that
// went away wanted no more.
NX_FN bool nx_lost(void)
{
    static const struct {
        int error;
        const char *words;
    } refusals[] = {
        {ENOSPC, "no space left on device"}, {EIO, "input/output error"}, {EFBIG, "file too large"},
        {EDQUOT, "disk quota exceeded"}, {EBADF, "it is closed"},
    };
    static bool told;
    nx_flush();
    if (nx_out_error == 0 || nx_out_error == -EPIPE) return false;
    if (told) return true;
    told = true;
    char text[96], number[24];
    const char *words = number;
    snprintf(number, sizeof number, "errno %d", (int)-nx_out_error);
    for (size_t i = 0; i < sizeof refusals / sizeof *refusals; i++)
        if (refusals[i].error == -nx_out_error) words = refusals[i].words;
    int n = snprintf(text, sizeof text, "error: standard output cannot be written: %s\n", words);
    nx_send(2, (const unsigned char *)text, (uint64_t)n);
    return true;
}

_Noreturn NX_FN void nx_exit(int64_t code)
{
    int status = (int)(code & 255);
    _exit(nx_lost() && status == 0 ? 74 : status);
}

// Traps ----------------------------------------------------------------------------------------

static char nx_report[1 << 16];
static size_t nx_report_count;

NX_FN void nx_say(const char *text)
{
    size_t n = strlen(text);
    if (n > sizeof nx_report - nx_report_count) n = sizeof nx_report - nx_report_count;
    memcpy(nx_report + nx_report_count, text, n);
    nx_report_count += n;
}

NX_FN void nx_say_number(int64_t value)
{
    char digits[24];
    snprintf(digits, sizeof digits, "%" PRId64, value);
    nx_say(digits);
}

NX_FN void nx_say_hex(uint64_t value)
{
    char digits[24];
    snprintf(digits, sizeof digits, "0x%" PRIx64, value);
    nx_say(digits);
}

NX_FN void nx_say_bytes(uint64_t count)
{
    char digits[32];
    snprintf(digits, sizeof digits, "%" PRIu64 " byte%s", count, count == 1 ? "" : "s");
    nx_say(digits);
}

static const char *nx_trap_code;
static int nx_memory_exit = 101;

// Begins a report; the detail is said after it, and nx_trap_end() ends it and the program.
NX_FN void nx_trap(const char *code, const char *title, int site)
{
    nx_lost();
    nx_trap_code = code;
    nx_report_count = 0;
    nx_say("trap[");
    nx_say(code);
    nx_say("]: ");
    nx_say(title);
    nx_say("\n");
    nx_say(nx_sites[site].head);
    if (nx_top) nx_top->site = site;
}

NX_FN void nx_stack_row(int row, int gutter, const char *text, const char *where)
{
    for (int i = 0; i < gutter + (row == 0 ? 1 : 10); i++) nx_say(" ");
    if (row == 0) nx_say("= stack: ");
    nx_say(text);
    if (where) {
        nx_say(" at ");
        nx_say(where);
    }
    nx_say("\n");
}

_Noreturn NX_FN void nx_trap_end(int site)
{
    int gutter = nx_sites[site].gutter, row = 0;
    long depth = 0, at = 0;
    nx_say(nx_sites[site].tail);
    for (struct nx_frame *f = nx_top; f; f = f->up) depth++;
    for (struct nx_frame *f = nx_top; f; f = f->up, at++) {
        if (depth > 20 && at >= 10 && at < depth - 5) {
            if (at == 10) {
                char dots[48];
                snprintf(dots, sizeof dots, "... %ld more ...", depth - 15);
                nx_stack_row(row++, gutter, strcmp(nx_trap_code, "R0004") ? dots : "...", NULL);
            }
            continue;
        }
        nx_stack_row(row++, gutter, nx_names[f->function], nx_sites[f->site].where);
    }
    nx_send(2, (const unsigned char *)nx_report, nx_report_count);
    _exit(strcmp(nx_trap_code, "R0005") ? 101 : nx_memory_exit);
}

_Noreturn NX_FN void nx_trap_plain(const char *code, const char *title, const char *detail, int site)
{
    nx_trap(code, title, site);
    nx_say(detail);
    nx_trap_end(site);
}

#define NX_OUTSIDE "access outside live memory"
#define NX_BAD_ARGUMENT "bad argument to an intrinsic"

_Noreturn NX_FN void nx_trap_index(int64_t index, const char *array, int site)
{
    nx_trap("R0002", NX_OUTSIDE, site);
    nx_say("index ");
    nx_say_number(index);
    nx_say(" is outside ");
    nx_say(array);
    nx_trap_end(site);
}

NX_FN int64_t nx_index(int64_t index, uint64_t length, const char *array, int site)
{
#if NX_SAFE
    if ((uint64_t)index >= length) nx_trap_index(index, array, site);
#else
    (void)length, (void)array, (void)site;
#endif
    return index;
}

// As nx_index, for the address of an element: one past the end has one.
NX_FN int64_t nx_index_end(int64_t index, uint64_t length, const char *array, int site)
{
    return nx_index(index, length + 1, array, site);
}

NX_FN void nx_assert(bool holds, int site)
{
    if (!holds) nx_trap_plain("R0006", "failed assert", "the condition is false", site);
}

// Memory: docs/memory.md of nxpy says which block gets which address -----------------------------

enum { NX_HEAP = 0x00, NX_STRINGS = 0x20, NX_STACK = 0x38, NX_REGIONS = 0x55 };
enum { NX_DEAD = 0, NX_OWNED = 1, NX_PLACED = 2, NX_FREED = 3 };

struct nx_region {
    unsigned char *bytes;  // host address of the region's first byte
    uint64_t *blocks;      // per slot: size << 2 | state
    unsigned char *freed;  // per page of small slots: how many were freed
    uint64_t next, slots;  // the slot to hand out, and how many there are
    int size_class;
};

static struct nx_region nx_regions[NX_REGIONS];
static uint64_t nx_live, nx_limit = (uint64_t)4 << 30;

NX_FN void *nx_reserve(uint64_t size)
{
    void *p = mmap(NULL, (size_t)size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    return p == MAP_FAILED ? NULL : p;
}

// How much of the address space a region asks for.
static uint64_t nx_share = (uint64_t)1 << 40;

// Opens a region at its first use. Where the system refuses that much, it and all later ones take a
// sixteenth of what would just have fitted, so that none is left without.
NX_FN bool nx_open_region(struct nx_region *region, int size_class)
{
    uint64_t least = (uint64_t)2 << size_class;
    for (uint64_t size = nx_share > least ? nx_share : least; size >= least; size >>= 1) {
        uint64_t slots = size >> size_class;
        unsigned char *bytes = nx_reserve(size);
        uint64_t *blocks = bytes ? nx_reserve(8 * slots) : NULL;
        unsigned char *freed = blocks ? nx_reserve((size >> 12) + 1) : NULL;
        bool greedy = size < nx_share && size >> 4 >= least;
        if (freed && !greedy) {
            region->bytes = bytes;
            region->blocks = blocks;
            region->freed = freed;
            region->slots = slots;
            region->next = 1;
            region->size_class = size_class;
            return true;
        }
        if (bytes) munmap(bytes, (size_t)size);
        if (blocks) munmap(blocks, (size_t)(8 * slots));
        if (!freed) continue;
        munmap(freed, (size_t)((size >> 12) + 1));
        nx_share = size >> 4;
        size = nx_share << 1;
    }
    return false;
}

// The next slot: in order, and from the first one again after the last, past those that are live; 0
// where all are. A stack class has 1 GiB.
NX_FN uint64_t nx_next_slot(struct nx_region *region, int area)
{
    if (area == NX_STACK) {
        uint64_t limit = ((uint64_t)1 << 30) >> region->size_class;
        return region->next < limit && region->next < region->slots ? region->next++ : 0;
    }
    for (uint64_t tries = region->slots; tries > 0; tries--) {
        if (region->next >= region->slots) region->next = 1;
        uint64_t slot = region->next++, state = region->blocks[slot] & 3;
        if (state != NX_FREED && state != NX_DEAD) continue;
        if (state == NX_FREED && region->size_class < 12) {
            uint64_t offset = slot << region->size_class;
            memset(region->bytes + offset, 0, (size_t)1 << region->size_class);
            region->freed[offset >> 12] = 0;
        }
        return slot;
    }
    return 0;
}

// The address of a new zeroed block; 0 where there is no room.
NX_FN nx_ptr nx_place(int area, uint64_t size, uint64_t state)
{
    int size_class = 5;
    if (size >= (uint64_t)1 << 39) return 0;
    while ((uint64_t)1 << size_class < size + 16) size_class++;
    if (size_class > (area == NX_HEAP ? 0x24 : area == NX_STRINGS ? 0x18 : 0x1c)) return 0;
    struct nx_region *region = &nx_regions[area + size_class];
    if (!region->bytes && !nx_open_region(region, size_class)) return 0;
    uint64_t slot = nx_next_slot(region, area);
    if (!slot) return 0;
    region->blocks[slot] = size << 2 | state;
    return (uint64_t)(area + size_class) << 40 | slot << size_class;
}

NX_FN struct nx_region *nx_region_of(nx_ptr p)
{
    uint64_t r = p >> 40;
    return r < NX_REGIONS && nx_regions[r].bytes ? &nx_regions[r] : NULL;
}

// The slot's word (size << 2 | state) of the block that holds p; 0 where there is none.
NX_FN uint64_t nx_block(nx_ptr p)
{
    struct nx_region *region = nx_region_of(p);
    uint64_t slot = region ? (p & (((uint64_t)1 << 40) - 1)) >> region->size_class : 0;
    return region && slot < region->slots ? region->blocks[slot] : 0;
}

NX_FN nx_ptr nx_start_of(nx_ptr p)
{
    struct nx_region *region = nx_region_of(p);
    return region ? p >> region->size_class << region->size_class : p;
}

NX_FN unsigned char *nx_host(nx_ptr p)
{
    uint64_t r = p >> 40;
    if (r >= NX_REGIONS || !nx_regions[r].bytes) return NULL;
    return nx_regions[r].bytes + (p & (((uint64_t)1 << 40) - 1));
}

NX_FN const char *nx_nothing_at(nx_ptr root)
{
    uint64_t r = root >> 40;
    if (root == 0) return "through a null pointer";
    if ((nx_block(root) & 3) == NX_FREED) return "in a block that sys_munmap freed";
    if (r >= 0x3d && r < NX_REGIONS && (root & (((uint64_t)1 << 40) - 1)) >> (r - NX_STACK))
        return "in a variable of a function that has returned";
    return "where no block is";
}

_Noreturn NX_FN void nx_trap_access(nx_ptr root, nx_ptr at, uint64_t size, int writes, int site)
{
    uint64_t word = nx_block(root), length = word >> 2;
    nx_ptr start = nx_start_of(root);
    bool live = (word & 3) == NX_OWNED || (word & 3) == NX_PLACED;
    bool inside = live && at - start <= length && size <= length - (at - start);
    nx_trap(inside ? "R0003" : "R0002", inside ? "write to read-only memory" : NX_OUTSIDE, site);
    nx_say(writes ? "write of " : "read of ");
    nx_say_bytes(size);
    nx_say(" at ");
    nx_say_hex(at);
    nx_say(", ");
    if (!live) {
        nx_say(nx_nothing_at(root));
    } else if (inside) {
        nx_say("in a string, which is read-only");
    } else {
        if (at < start) {
            nx_say_bytes(start - at);
            nx_say(" before");
        } else if (at >= start + length) {
            nx_say_bytes(at - start - length);
            nx_say(" past the end of");
        } else {
            nx_say("reaching ");
            nx_say_bytes(at + size - start - length);
            nx_say(" past the end of");
        }
        nx_say(" a block of ");
        nx_say_bytes(length);
    }
    nx_trap_end(site);
}

NX_FN bool nx_is_string(nx_ptr p) { return p >> 40 > 0x24 && p >> 40 < 0x39; }

// The host address of [at, at + size), after checking it against the block that holds root.
NX_FN unsigned char *nx_at(nx_ptr root, nx_ptr at, uint64_t size, int writes, int site)
{
#if NX_SAFE
    uint64_t word = nx_block(root), length = word >> 2;
    uint64_t offset = at - nx_start_of(root);
    bool live = (word & 3) == NX_OWNED || (word & 3) == NX_PLACED;
    if (!live || offset > length || size > length - offset || (writes && nx_is_string(root)))
        nx_trap_access(root, at, size, writes, site);
#else
    (void)root, (void)size, (void)writes;
    if (!nx_region_of(at)) nx_trap_plain("R0002", NX_OUTSIDE, "an address that belongs to nothing", site);
#endif
    return nx_host(at);
}

// ld_T(p, i): element i of p. ld_T_at(root, a): the T at address a, seen from the block of root.
#define NX_ACCESS(name, type)                                                                         \
    NX_FN type ld_##name##_at(nx_ptr root, nx_ptr at, int site)                                       \
    {                                                                                                 \
        type value;                                                                                   \
        memcpy(&value, nx_at(root, at, sizeof value, 0, site), sizeof value);                         \
        return value;                                                                                 \
    }                                                                                                 \
    NX_FN void st_##name##_at(nx_ptr root, nx_ptr at, type value, int site)                           \
    {                                                                                                 \
        memcpy(nx_at(root, at, sizeof value, 1, site), &value, sizeof value);                         \
    }                                                                                                 \
    NX_FN type ld_##name(nx_ptr p, int64_t i, int site)                                               \
    {                                                                                                 \
        return ld_##name##_at(p, p + (uint64_t)i * sizeof(type), site);                               \
    }                                                                                                 \
    NX_FN void st_##name(nx_ptr p, int64_t i, type value, int site)                                   \
    {                                                                                                 \
        st_##name##_at(p, p + (uint64_t)i * sizeof(type), value, site);                               \
    }
NX_ACCESS(i8, int8_t)
NX_ACCESS(i16, int16_t)
NX_ACCESS(i32, int32_t)
NX_ACCESS(i64, int64_t)
NX_ACCESS(u8, uint8_t)
NX_ACCESS(u16, uint16_t)
NX_ACCESS(u32, uint32_t)
NX_ACCESS(u64, uint64_t)
NX_ACCESS(f32, float)
NX_ACCESS(f64, double)
NX_ACCESS(ptr, nx_ptr)

NX_FN bool ld_bool_at(nx_ptr root, nx_ptr at, int site) { return ld_u8_at(root, at, site) != 0; }
NX_FN void st_bool_at(nx_ptr root, nx_ptr at, bool value, int site) { st_u8_at(root, at, value, site); }
NX_FN bool ld_bool(nx_ptr p, int64_t i, int site) { return ld_u8(p, i, site) != 0; }
NX_FN void st_bool(nx_ptr p, int64_t i, bool value, int site) { st_u8(p, i, value, site); }

NX_FN int64_t ptr_diff(nx_ptr a, nx_ptr b, int64_t size)
{
    return size == 0 ? 0 : (int64_t)(a - b) / size;
}

// Resident locals: blocks that live as long as the call.
NX_FN nx_ptr nx_local(uint64_t size, int site)
{
    nx_ptr p = nx_place(NX_STACK, size, NX_PLACED);
    if (!p) {
        // The call that does not fit is its caller's fault.
        if (nx_top && nx_top->up) {
            nx_top = nx_top->up;
            site = nx_top->site;
        }
        nx_trap_plain("R0004", "stack overflow", "calls are nested too deep", site);
    }
    memset(nx_host(p), 0, (size_t)size);
    return p;
}

NX_FN void nx_leave_local(nx_ptr p)
{
    struct nx_region *region = nx_region_of(p);
    region->next--;
    region->blocks[region->next] = NX_DEAD;
}

NX_FN void nx_clear(nx_ptr p, uint64_t size) { memset(nx_host(p), 0, (size_t)size); }

// Global blocks: strings, resident globals, argv.
NX_FN nx_ptr nx_data(int area, const void *bytes, uint64_t size)
{
    nx_ptr p = nx_place(area, size, NX_PLACED);
    if (!p) {
        static const char text[] = "trap[R0005]: out of memory\n  = the program's own data has no place in memory\n";
        nx_send(2, (const unsigned char *)text, sizeof text - 1);
        _exit(101);
    }
    if (bytes) memcpy(nx_host(p), bytes, (size_t)size);
    return p;
}

// Intrinsics -----------------------------------------------------------------------------------

NX_FN nx_ptr sys_mmap(int64_t n, int site)
{
    nx_ptr p = 0;
    if (n < 0) {
        nx_trap("R0007", NX_BAD_ARGUMENT, site);
        nx_say("sys_mmap of a negative size, ");
        nx_say_number(n);
        nx_trap_end(site);
    }
    if (nx_live + (uint64_t)n <= nx_limit) p = nx_place(NX_HEAP, (uint64_t)n, NX_OWNED);
    if (!p) {
        nx_trap("R0005", "out of memory", site);
        nx_say("sys_mmap of ");
        nx_say_bytes((uint64_t)n);
        nx_say(", where ");
        nx_say_bytes(nx_live);
        nx_say(nx_live == 1 ? " is in use and the limit is " : " are in use and the limit is ");
        nx_say_bytes(nx_limit);
        nx_trap_end(site);
    }
    nx_live += (uint64_t)n;
    return p;
}

// Gives a dead block's pages back to the system.
NX_FN void nx_release(struct nx_region *region, uint64_t offset, uint64_t size)
{
    if (region->size_class >= 12) {
        if (size > 0) madvise(region->bytes + offset, (size_t)((size + 4095) & ~(uint64_t)4095), MADV_DONTNEED);
        return;
    }
    uint64_t page = offset >> 12;
    if (++region->freed[page] == 4096 >> region->size_class)
        madvise(region->bytes + (page << 12), 4096, MADV_DONTNEED);
}

NX_FN int64_t sys_munmap(nx_ptr p, int64_t n, int site)
{
    uint64_t word = nx_block(p);
    if ((word & 3) != NX_OWNED || nx_start_of(p) != p) {
        nx_trap("R0007", NX_BAD_ARGUMENT, site);
        nx_say("sys_munmap of ");
        nx_say_hex(p);
        nx_say((word & 3) == NX_FREED ? ", in a block that sys_munmap freed" : ", which no sys_mmap gave");
        nx_trap_end(site);
    }
    if ((int64_t)(word >> 2) != n) {
        nx_trap("R0007", NX_BAD_ARGUMENT, site);
        nx_say("sys_munmap of ");
        if (n < 0) {
            nx_say_number(n);
            nx_say(" bytes");
        } else {
            nx_say_bytes((uint64_t)n);
        }
        nx_say(" of a block of ");
        nx_say_bytes(word >> 2);
        nx_trap_end(site);
    }
    struct nx_region *region = nx_region_of(p);
    uint64_t offset = p & (((uint64_t)1 << 40) - 1);
    region->blocks[offset >> region->size_class] = NX_FREED;
    nx_live -= (uint64_t)n;
    nx_release(region, offset, (uint64_t)n);
    return 0;
}

NX_FN void nx_length(const char *name, int64_t n, int site)
{
    if (n >= 0) return;
    nx_trap("R0007", NX_BAD_ARGUMENT, site);
    nx_say(name);
    nx_say(" of a negative length, ");
    nx_say_number(n);
    nx_trap_end(site);
}

#define NX_MOST_OPEN 1024
static int nx_files[NX_MOST_OPEN];  // host descriptor + 1; 0 is closed

NX_FN int nx_file(int64_t fd) { return fd >= 3 && fd < NX_MOST_OPEN ? nx_files[fd] - 1 : -1; }

NX_FN int64_t sys_write(int64_t fd, nx_ptr p, int64_t n, int site)
{
    nx_length("sys_write", n, site);
    const unsigned char *data = n > 0 ? nx_at(p, p, (uint64_t)n, 0, site) : nx_held;
    if (fd == 2) {
        nx_flush();
        int64_t failed = nx_send(2, data, (uint64_t)n);
        return failed ? failed : n;
    }
    if (fd != 1) {
        int file = nx_file(fd);
        int64_t failed = file < 0 ? -EACCES : nx_send(file, data, (uint64_t)n);
        return failed ? failed : n;
    }
    if (nx_out_error) return nx_out_error;
    if ((uint64_t)n >= sizeof nx_held - nx_held_count) nx_flush();
    if (nx_out_error) return nx_out_error;
    if ((uint64_t)n >= sizeof nx_held) {
        nx_out_error = nx_send(1, data, (uint64_t)n);
    } else if (n > 0) {
        memcpy(nx_held + nx_held_count, data, (size_t)n);
        nx_held_count += (size_t)n;
        if (nx_eager && nx_held[nx_held_count - 1] == '\n') nx_flush();
    }
    return nx_out_error ? nx_out_error : n;
}

NX_FN int64_t sys_read(int64_t fd, nx_ptr p, int64_t n, int site)
{
    nx_length("sys_read", n, site);
    unsigned char *room = n > 0 ? nx_at(p, p, (uint64_t)n, 1, site) : nx_held;
    int file = fd == 0 ? 0 : nx_file(fd);
    if (file < 0) return -EACCES;
    if (n == 0) return 0;
    if (fd == 0 && isatty(0)) nx_flush();
    ssize_t got;
    do got = read(file, room, (size_t)n);
    while (got < 0 && errno == EINTR);
    return got < 0 ? -errno : (int64_t)got;
}

// The real path of a file that may not exist yet; false where its folder does not.
NX_FN bool nx_real_path(const char *path, char *real)
{
    if (realpath(path, real)) return true;
    char folder[PATH_MAX];
    const char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path;
    size_t n = slash ? (size_t)(slash - path) : 0;
    if (n >= sizeof folder || !*name) return false;
    memcpy(folder, path, n);
    folder[n] = 0;
    if (!realpath(n ? folder : slash ? "/" : ".", real)) return false;
    size_t m = strlen(real), k = strlen(name);
    if (m + k + 2 > PATH_MAX) return false;
    if (real[m - 1] != '/') real[m++] = '/';
    memcpy(real + m, name, k + 1);
    return true;
}

// Whether a real path is one of those in an environment variable (`:` between them), or below one.
NX_FN bool nx_permitted(const char *variable, const char *path)
{
    const char *at = getenv(variable);
    while (at && *at) {
        const char *end = strchr(at, ':');
        size_t n = end ? (size_t)(end - at) : strlen(at);
        char top[PATH_MAX], real[PATH_MAX];
        if (n < sizeof top) {
            memcpy(top, at, n);
            top[n] = 0;
            if (nx_real_path(top, real)) {
                size_t m = strlen(real);
                while (m > 0 && real[m - 1] == '/') m--;
                if (!strncmp(path, real, m) && (path[m] == '/' || path[m] == 0)) return true;
            }
        }
        at = end ? end + 1 : NULL;
    }
    return false;
}

NX_FN int64_t sys_open(nx_ptr path, int64_t flags, int64_t mode, int site)
{
    char name[PATH_MAX], real[PATH_MAX];
    size_t n = 0;
    do {
        unsigned char c = *nx_at(path, path + n, 1, 0, site);
        name[n] = (char)c;
    } while (name[n] && ++n < sizeof name);
    int64_t access = flags & 3;
    if (access > 2 || flags & ~(int64_t)(3 | 0100 | 0200 | 01000 | 02000)) return -EINVAL;
    if (n >= sizeof name || !nx_real_path(name, real)) return -EACCES;
    if (access != 1 && !nx_permitted("NX_ALLOW_READ", real)) return -EACCES;
    if ((access != 0 || flags & (0100 | 01000)) && !nx_permitted("NX_ALLOW_WRITE", real)) return -EACCES;
    int fd = 3;
    while (fd < NX_MOST_OPEN && nx_files[fd]) fd++;
    if (fd == NX_MOST_OPEN) return -EMFILE;
    int host = (int)access | O_CLOEXEC | O_NOFOLLOW;
    if (flags & 0100) host |= O_CREAT;
    if (flags & 0200) host |= O_EXCL;
    if (flags & 01000) host |= O_TRUNC;
    if (flags & 02000) host |= O_APPEND;
    int file = open(real, host, (mode_t)(mode & 0777));
    if (file < 0) return -errno;
    nx_files[fd] = file + 1;
    return fd;
}

NX_FN int64_t sys_close(int64_t fd)
{
    int file = nx_file(fd);
    if (file < 0) return -EACCES;
    nx_files[fd] = 0;
    return close(file) < 0 ? -errno : 0;
}

NX_FN int64_t sys_lseek(int64_t fd, int64_t offset, int64_t whence)
{
    int file = nx_file(fd);
    if (file < 0) return -EACCES;
    if (whence < 0 || whence > 2) return -EINVAL;
    off_t at = lseek(file, (off_t)offset, (int)whence);
    return at < 0 ? -errno : (int64_t)at;
}

NX_FN int64_t sys_clock_ns(int site)
{
    const char *allowed = getenv("NX_ALLOW_CLOCK");
    struct timespec now;
    if (!allowed || !*allowed)
        nx_trap_plain("R0008", "not permitted", "the clock makes runs differ; `--allow-clock` permits it", site);
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

_Noreturn NX_FN void sys_exit(int64_t code) { nx_exit(code); }

// Arithmetic: wraps in two's complement; shift amounts count modulo the width --------------------

#define NX_ARITHMETIC(name, type, word, wide, bits)                                                   \
    NX_FN type add_##name(type a, type b) { return (type)((wide)a + (wide)b); }                       \
    NX_FN type sub_##name(type a, type b) { return (type)((wide)a - (wide)b); }                       \
    NX_FN type mul_##name(type a, type b) { return (type)((wide)a * (wide)b); }                       \
    NX_FN type neg_##name(type a) { return (type)(0 - (wide)a); }                                     \
    NX_FN type shl_##name(type a, uint64_t n) { return (type)((wide)a << (n & (bits - 1))); }         \
    NX_FN type shr_##name(type a, uint64_t n) { return (type)(a >> (n & (bits - 1))); }               \
    NX_FN type nonzero_##name(type a, int site)                                                       \
    {                                                                                                 \
        if (a == 0) nx_trap_plain("R0001", "division by zero", "the divisor is 0", site);             \
        return a;                                                                                     \
    }
#define NX_SIGNED(name, type, word, wide, bits)                                                       \
    NX_ARITHMETIC(name, type, word, wide, bits)                                                       \
    NX_FN type div_##name(type a, type b) { return b == -1 ? neg_##name(a) : (type)(a / b); }         \
    NX_FN type rem_##name(type a, type b) { return b == -1 ? 0 : (type)(a % b); }
#define NX_UNSIGNED(name, type, word, wide, bits)                                                     \
    NX_ARITHMETIC(name, type, word, wide, bits)                                                       \
    NX_FN type div_##name(type a, type b) { return (type)(a / b); }                                   \
    NX_FN type rem_##name(type a, type b) { return (type)(a % b); }
NX_SIGNED(i8, int8_t, uint8_t, uint32_t, 8)
NX_SIGNED(i16, int16_t, uint16_t, uint32_t, 16)
NX_SIGNED(i32, int32_t, uint32_t, uint32_t, 32)
NX_SIGNED(i64, int64_t, uint64_t, uint64_t, 64)
NX_UNSIGNED(u8, uint8_t, uint8_t, uint32_t, 8)
NX_UNSIGNED(u16, uint16_t, uint16_t, uint32_t, 16)
NX_UNSIGNED(u32, uint32_t, uint32_t, uint32_t, 32)
NX_UNSIGNED(u64, uint64_t, uint64_t, uint64_t, 64)

// Float to integer: toward zero, saturating, NaN is 0. `low` and `high` are exact in both types.
#define NX_TRUNCATE(name, type, low, high, min, max)                                                  \
    NX_FN type name##_of_f64(double x)                                                                \
    {                                                                                                 \
        if (x != x) return 0;                                                                         \
        if (x < low) return min;                                                                      \
        if (x >= high) return max;                                                                    \
        return (type)x;                                                                               \
    }
NX_TRUNCATE(i8, int8_t, -128.0, 128.0, INT8_MIN, INT8_MAX)
NX_TRUNCATE(i16, int16_t, -32768.0, 32768.0, INT16_MIN, INT16_MAX)
NX_TRUNCATE(i32, int32_t, -2147483648.0, 2147483648.0, INT32_MIN, INT32_MAX)
NX_TRUNCATE(i64, int64_t, -9223372036854775808.0, 9223372036854775808.0, INT64_MIN, INT64_MAX)
NX_TRUNCATE(u8, uint8_t, 0.0, 256.0, 0, UINT8_MAX)
NX_TRUNCATE(u16, uint16_t, 0.0, 65536.0, 0, UINT16_MAX)
NX_TRUNCATE(u32, uint32_t, 0.0, 4294967296.0, 0, UINT32_MAX)

NX_FN uint64_t u64_of_f64(double x)
{
    if (x != x || x < 0.0) return 0;
    if (x >= 18446744073709551616.0) return UINT64_MAX;
    if (x < 9223372036854775808.0) return (uint64_t)(int64_t)x;
    return (uint64_t)(int64_t)(x - 9223372036854775808.0) + ((uint64_t)1 << 63);
}

// Both halves are exact as doubles, so the sum rounds once.
NX_FN double f64_of_u64(uint64_t x)
{
    return (double)(int64_t)(x >> 32) * 4294967296.0 + (double)(int64_t)(x & UINT32_MAX);
}

NX_FN double f64_of_i64(int64_t x) { return (double)x; }

NX_FN float f32_of_u64(uint64_t x)
{
    // 53 bits with the last one sticky: rounding that to 24 rounds the whole once.
    int drop = 0;
    uint64_t sticky = 0;
    while (x >> 53) {
        sticky |= x & 1;
        x >>= 1;
        drop++;
    }
    double value = (double)(int64_t)(x | sticky);
    for (; drop > 0; drop--) value *= 2.0;
    return (float)value;
}

NX_FN float f32_of_i64(int64_t x) { return x < 0 ? -f32_of_u64(0 - (uint64_t)x) : f32_of_u64((uint64_t)x); }

// The sign bit flipped, also of zeros and NaNs.
NX_FN double neg_f64(double x)
{
    uint64_t bits;
    memcpy(&bits, &x, sizeof bits);
    bits ^= (uint64_t)1 << 63;
    memcpy(&x, &bits, sizeof bits);
    return x;
}

NX_FN float neg_f32(float x)
{
    uint32_t bits;
    memcpy(&bits, &x, sizeof bits);
    bits ^= (uint32_t)1 << 31;
    memcpy(&x, &bits, sizeof bits);
    return x;
}

// Correctly rounded square root without libm: the integer root of the scaled mantissa, bit by bit.
NX_FN double nx_sqrt_f64(double x)
{
    uint64_t bits, root = 0, rest = 0;
    memcpy(&bits, &x, sizeof bits);
    int exponent = (int)(bits >> 52 & 0x7ff);
    uint64_t mantissa = bits & (((uint64_t)1 << 52) - 1);
    if (x != x || x == 0.0 || bits == (uint64_t)0x7ff << 52) return x;
    if (bits >> 63) return (x - x) / (x - x);
    if (exponent == 0) {
        exponent = 1;
        while (!(mantissa >> 52)) {
            mantissa <<= 1;
            exponent--;
        }
    } else {
        mantissa |= (uint64_t)1 << 52;
    }
    exponent -= 1023;
    if (exponent & 1) {
        mantissa <<= 1;
        exponent--;
    }
    // 54 digits of the root of mantissa * 2^54: 53 and one to round by.
    for (int i = 53; i >= 0; i--) {
        uint64_t two = i >= 27 ? mantissa >> (2 * i - 54) & 3 : 0;
        rest = rest << 2 | two;
        uint64_t trial = root << 2 | 1;
        root <<= 1;
        if (rest >= trial) {
            rest -= trial;
            root |= 1;
        }
    }
    root = (root >> 1) + (root & 1);
    bits = ((uint64_t)(exponent / 2 + 1023) << 52) + (root - ((uint64_t)1 << 52));
    memcpy(&x, &bits, sizeof bits);
    return x;
}

// Binary64's root rounded to binary32 is the correctly rounded root: 53 >= 2 * 24 + 2.
NX_FN float nx_sqrt_f32(float x) { return (float)nx_sqrt_f64(x); }

// Start ----------------------------------------------------------------------------------------

static int nx_argc;
static char **nx_argv;

NX_FN nx_ptr nx_arguments(void)
{
    const char *name = getenv("NX_ARGV0");
    nx_ptr table = nx_data(NX_HEAP, NULL, 8 * ((uint64_t)nx_argc + 1));
    for (int i = 0; i < nx_argc; i++) {
        const char *text = i == 0 && name ? name : nx_argv[i];
        nx_ptr p = nx_data(NX_HEAP, text, strlen(text) + 1);
        memcpy(nx_host(table + 8 * (uint64_t)i), &p, sizeof p);
    }
    return table;
}

// A call deeper than the stack is a trap, so the program runs on a stack whose end is known.
#define NX_STACK_SIZE ((size_t)1 << 30)

NX_FN void nx_enter(struct nx_frame *frame)
{
    if ((uintptr_t)frame < nx_stack_end) {
        int site = frame->up ? frame->up->site : 0;
        nx_trap_plain("R0004", "stack overflow", "calls are nested too deep", site);
    }
    nx_top = frame;
}

static void *nx_thread(void *program)
{
    char here;
    nx_stack_end = (uintptr_t)&here - (NX_STACK_SIZE - ((size_t)1 << 20));
    (*(void (**)(void))program)();
    return NULL;
}

// Out of time (NX_TIMEOUT seconds), or Ctrl-C: what was printed goes out first.
static const char *nx_timeout;

static void nx_stopped(int signal_number)
{
    nx_lost();
    if (signal_number == SIGALRM) {
        const char *parts[] = {"nxpy: stopped after ", nx_timeout, " s (--timeout ", nx_timeout, ")\n"};
        for (int i = 0; i < 5; i++) nx_send(2, (const unsigned char *)parts[i], strlen(parts[i]));
    }
    _exit(signal_number == SIGALRM ? 124 : 130);
}

NX_FN void nx_keep_time(void)
{
    double seconds = nx_timeout && *nx_timeout ? strtod(nx_timeout, NULL) : 0.0;
    struct itimerval timer = {{0, 0}, {0, 0}};
    if (seconds > 0.0 && seconds < 1e9) {
        timer.it_value.tv_sec = (time_t)seconds;
        timer.it_value.tv_usec = (suseconds_t)((seconds - (double)(time_t)seconds) * 1e6) + 1;
        if (timer.it_value.tv_usec > 999999) timer.it_value.tv_usec = 999999;
        signal(SIGALRM, nx_stopped);
        setitimer(ITIMER_REAL, &timer, NULL);
    }
    signal(SIGINT, nx_stopped);
}

// Keeps the numbers of standard descriptors that are closed from files that are opened later: what
// stands there refuses as a closed one does.
NX_FN void nx_reserve_standard(void)
{
    for (int fd = 0; fd < 3; fd++)
        if (fcntl(fd, F_GETFD) < 0 && open("/dev/null", fd ? O_RDONLY : O_WRONLY) < 0) return;
}

NX_FN int nx_run(int argc, char **argv, void (*program)(void))
{
    const char *parent = getenv("NX_PARENT");
#if defined(__linux__)
    if (parent && *parent) {
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        if (getppid() != atoi(parent)) return 70;
    }
#else
    (void)parent;
#endif
    const char *limit = getenv("NX_MEMORY_LIMIT"), *code = getenv("NX_MEMORY_EXIT");
    pthread_attr_t attributes;
    pthread_t thread;
    if (limit && *limit) nx_limit = strtoull(limit, NULL, 10);
    if (code && *code) nx_memory_exit = atoi(code);
    nx_timeout = getenv("NX_TIMEOUT");
    nx_keep_time();
    nx_argc = argc;
    nx_argv = argv;
    nx_eager = isatty(1);
    signal(SIGPIPE, SIG_IGN);
    signal(SIGXFSZ, SIG_IGN);  // write() says so then
    nx_reserve_standard();
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, NX_STACK_SIZE);
    if (pthread_create(&thread, &attributes, nx_thread, &program)) {
        static const char text[] = "no memory for a stack\n";
        nx_send(2, (const unsigned char *)text, sizeof text - 1);
        return 70;
    }
    pthread_join(thread, NULL);
    return 0;
}

