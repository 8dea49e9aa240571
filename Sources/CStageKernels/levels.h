// Licensed under the Apache License, Version 2.0.

#pragma once

// Which levels of vector instructions this build has, and how a call finds its own.
#if defined(__x86_64__) && defined(__SSE2__)
#include <immintrin.h>
#define STAGE_HAS_VECTOR 1
#define STAGE_HAS_WIDE 1
#define PICK(level, name, ...)                                                                     \
    do {                                                                                           \
        if ((level) >= stage_wide && stage_best_level() >= stage_wide)                             \
            name##_wide(__VA_ARGS__);                                                              \
        else if ((level) >= stage_vector)                                                          \
            name##_vector(__VA_ARGS__);                                                            \
        else                                                                                       \
            name##_plain(__VA_ARGS__);                                                             \
    } while (0)
#elif defined(__aarch64__)
#include <arm_neon.h>
#define STAGE_HAS_VECTOR 1
#define STAGE_HAS_WIDE 0
#define PICK(level, name, ...)                                                                     \
    do {                                                                                           \
        if ((level) >= stage_vector)                                                               \
            name##_vector(__VA_ARGS__);                                                            \
        else                                                                                       \
            name##_plain(__VA_ARGS__);                                                             \
    } while (0)
#else
#define STAGE_HAS_VECTOR 0
#define STAGE_HAS_WIDE 0
#define PICK(level, name, ...) ((void)(level), name##_plain(__VA_ARGS__))
#endif
