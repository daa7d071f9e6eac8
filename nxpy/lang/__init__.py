"""The tables of the language: types, operators, intrinsics, header keys."""
