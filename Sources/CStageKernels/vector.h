// Licensed under the Apache License, Version 2.0.

#pragma once

// Compiles a function twice, for SSE2 and for AVX2, and picks one when the program starts. Both give
// the same bytes: there is no fused multiply-add in either.
#if defined(__x86_64__) && defined(__linux__) && defined(__clang__) && defined(__OPTIMIZE__)
#define STAGE_VECTOR __attribute__((target_clones("avx2", "default")))
#else
#define STAGE_VECTOR
#endif
