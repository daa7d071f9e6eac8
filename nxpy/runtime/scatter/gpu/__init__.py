"""The fold on a GPU: CUDA sources (`*.cu`), their assembly (`source`) and their launch (`launch`)."""
