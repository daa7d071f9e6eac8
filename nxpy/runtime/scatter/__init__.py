"""The fold: k sums of n values whose bits depend on the values alone (`docs/reductions.md`).

```
 index ──order──▶ tiles, runs, lanes ──┬─▶ fallback  the canonical order in NumPy
                                       └─▶ gpu       the same additions, one thread a run
 values ────────────────────────────────▶ exact     integer digits, rounded once
```

`plan.FixedScatter` is the one class users see; nothing here is loaded before it is asked for.
"""
