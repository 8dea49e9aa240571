// Licensed under the Apache License, Version 2.0.

#include "CStageKernels.h"
#include "levels.h"

stage_level stage_best_level(void) {
#if STAGE_HAS_WIDE
    __builtin_cpu_init();
    return __builtin_cpu_supports("avx2") ? stage_wide : stage_vector;
#elif STAGE_HAS_VECTOR
    return stage_vector;
#else
    return stage_plain;
#endif
}
