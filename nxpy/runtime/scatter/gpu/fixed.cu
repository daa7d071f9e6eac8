/* The canonical order. A block owns a tile and a thread a run, so no addition is ever contended and no
   thread adds more than 64 values, however skewed the index is; then a team of lanes owns a segment. */

/* Level 0 for few columns: the tile is read in memory order and laid into shared memory sorted by
   segment, where each run is contiguous. Grid (tiles, columns).
     rank[p]        place of position p in its sorted tile
     run_start[r]   first sorted place of run r, counted over all tiles; run_start[runs] = n
     tile_first[t]  first run of tile t
     slot[r]        where run r's partial goes: a segment's partials stand together, in order */
KERNEL tile_fold(const STORED *__restrict__ values, const u16 *__restrict__ rank,
                 const i32 *__restrict__ run_start, const i32 *__restrict__ tile_first,
                 const i32 *__restrict__ slot, PART *__restrict__ partials, i64 n, i64 d)
{
    DYNAMIC_SHARED(PART, sorted);
    i64 base = (i64)blockIdx.x * TILE, column = blockIdx.y;
    i32 count = n - base < TILE ? (i32)(n - base) : TILE, last = tile_first[blockIdx.x + 1], i, r;
    UNROLL_8 /* so that eight loads are under way at once */
    for (i = (i32)threadIdx.x; i < count; i += (i32)blockDim.x)
        sorted[rank[base + i]] = read_part(values[(base + i) * d + column]);
    __syncthreads();
    for (r = tile_first[blockIdx.x] + (i32)threadIdx.x; r < last; r += (i32)blockDim.x) {
        i32 end = (i32)(run_start[r + 1] - base);
        PART sum = START;
        for (i = (i32)(run_start[r] - base); i < end; i++) sum = JOIN(sum, sorted[i]);
        partials[slot[r] * d + column] = sum;
    }
}

/* Level 0 for many columns: neighbouring threads own neighbouring columns of one run, so rows are read
   whole and need no shared memory. Grid (tiles, columns / block width); source[] inverts rank[]. */
KERNEL tile_fold_rows(const STORED *__restrict__ values, const u16 *__restrict__ source,
                      const i32 *__restrict__ run_start, const i32 *__restrict__ tile_first,
                      const i32 *__restrict__ slot, PART *__restrict__ partials, i64 n, i64 d)
{
    i64 base = (i64)blockIdx.x * TILE, column = (i64)blockIdx.y * blockDim.x + threadIdx.x;
    i32 last = tile_first[blockIdx.x + 1], i, r;
    if (column >= d) return;
    for (r = tile_first[blockIdx.x] + (i32)threadIdx.y; r < last; r += (i32)blockDim.y) {
        PART sum = START;
        for (i = run_start[r]; i < run_start[r + 1]; i++)
            sum = JOIN(sum, read_part(values[(base + source[i]) * d + column]));
        partials[slot[r] * d + column] = sum;
    }
    (void)n;
}

/* A finished row is an output (target >= 0) or a partial of the next pass (target = -1 - place). */
INLINE void finish(PART sum, i32 target, i64 d, i64 column, const i32 *counts, PART *next, STORED *out)
{
    if (target >= 0)
        write_part(sum, counts[target], out + target * d + column);
    else
        next[(-1 - target) * d + column] = sum;
}

/* Level 1: a team of 1, 2, 4, ... 32 lanes a row of at most CHUNK partials. Rows are sorted by team
   width; classes[0..6] is the first warp of each width (and the end), classes[7..13] its first row. */
KERNEL team_fold(const PART *__restrict__ partials, const i32 *__restrict__ start,
                 const i32 *__restrict__ length, const i32 *__restrict__ target,
                 const i32 *__restrict__ classes, const i32 *__restrict__ counts,
                 PART *__restrict__ next, STORED *__restrict__ out, i64 d)
{
    i64 thread = (i64)blockIdx.x * blockDim.x + threadIdx.x, column = blockIdx.y;
    i32 warp = (i32)(thread / LANES), lane = (i32)(thread % LANES), c = 0, width, row, i, step;
    PART sum = START;
    while (c < 5 && warp >= classes[c + 1]) c++;
    width = 1 << c, row = classes[7 + c] + (warp - classes[c]) * (LANES >> c) + (lane >> c);
    lane &= width - 1;
    if (row < classes[8 + c])
        for (i = lane; i < length[row]; i += width)
            sum = JOIN(sum, partials[((i64)start[row] + i) * d + column]);
    for (step = width / 2; step; step /= 2) {
        PART other = SHUFFLE_DOWN(sum, step, width);
        sum = JOIN(sum, other);
    }
    if (row < classes[8 + c] && lane == 0) finish(sum, target[row], d, column, counts, next, out);
}

/* Level 1 for many columns: a thread holds all lanes of its column. Lanes that no partial reaches stay
   neutral, so 32 lanes give what fewer would. */
KERNEL team_fold_rows(const PART *__restrict__ partials, const i32 *__restrict__ start,
                      const i32 *__restrict__ length, const i32 *__restrict__ target,
                      const i32 *__restrict__ counts, PART *__restrict__ next,
                      STORED *__restrict__ out, i64 d, i64 rows)
{
    i64 row = (i64)blockIdx.x * blockDim.y + threadIdx.y, column = (i64)blockIdx.y * blockDim.x + threadIdx.x;
    PART lanes[LANES];
    i32 i, l, step;
    if (row >= rows || column >= d) return;
    UNROLL
    for (l = 0; l < LANES; l++) lanes[l] = START;
    for (i = 0; i < length[row]; i += LANES) {
        UNROLL
        for (l = 0; l < LANES; l++)
            if (i + l < length[row])
                lanes[l] = JOIN(lanes[l], partials[((i64)start[row] + i + l) * d + column]);
    }
    UNROLL
    for (step = LANES / 2; step; step /= 2) {
        UNROLL
        for (l = 0; l < LANES / 2; l++)
            if (l < step) lanes[l] = JOIN(lanes[l], lanes[l + step]);
    }
    finish(lanes[0], target[row], d, column, counts, next, out);
}
