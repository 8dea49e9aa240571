// Licensed under the Apache License, Version 2.0.

#if defined(__linux__)
#define _DEFAULT_SOURCE 1
#endif
#include "CStageKernels.h"
#include <stdlib.h>

#if defined(__linux__) && defined(__GLIBC__)
#include <malloc.h>
#include <sys/mman.h>
#include <unistd.h>

#ifndef MADV_POPULATE_WRITE
#define MADV_POPULATE_WRITE 23
#endif

void stage_prepare_heap(size_t bytes) {
    mallopt(M_ARENA_MAX, 1);
    mallopt(M_MMAP_THRESHOLD, 32 << 20);
    mallopt(M_TRIM_THRESHOLD, 64 << 20);
    mallopt(M_TOP_PAD, (int)bytes);
    // More than is left of what the heap begins with, so that it grows; then this lies at the start of the growth.
    char *large = malloc(1 << 18), *end = sbrk(0);
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE), first = ((uintptr_t)large + page - 1) / page * page;
    uintptr_t last = (uintptr_t)end / page * page;
    if (large && first < last && last - first <= bytes + (1 << 20))
        madvise((void *)first, last - first, MADV_POPULATE_WRITE);
    free(large);
}
#else
void stage_prepare_heap(size_t bytes) { (void)bytes; }
#endif
