"""The rules of `make check` that a compiler does not know."""
