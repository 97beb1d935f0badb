"""Kernels as WebAssembly: built once from the functions that numba compiles, and run anywhere without a compiler."""
