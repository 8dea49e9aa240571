// Licensed under the Apache License, Version 2.0.

// The functions of a file's BODY for the vectors of each x86 processor, and for those of AVX2.

#define NAME(name) name##_vector
#define TARGET
#define WIDE 0
#include BODY
#undef NAME
#undef TARGET
#undef WIDE
#define NAME(name) name##_wide
#define TARGET __attribute__((target("avx2")))
#define WIDE 1
#include BODY
