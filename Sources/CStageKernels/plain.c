// Licensed under the Apache License, Version 2.0.

#include "CStageKernels.h"
#include <string.h>

static void plain_run(uint8_t *target, size_t count, uint32_t pixel) {
    size_t done = 0;
    uint64_t pair = (uint64_t)pixel << 32 | pixel;
#if defined(__x86_64__) && (defined(__clang__) || defined(__GNUC__))
    // The processor's own loop does not fetch what it writes over, which halves the time of what is larger
    // than its caches. Starting it costs more than a short run.
    if (count >= 256) {
        size_t pairs = count / 2;
        uint8_t *end = target;
        __asm__ volatile("rep stosq" : "+D"(end), "+c"(pairs) : "a"(pair) : "memory");
        done = count / 2 * 2;
    }
#endif
    for (; done + 2 <= count; done += 2) memcpy(target + 4 * done, &pair, 8);
    if (done < count) memcpy(target + 4 * done, &pixel, 4);
}

void stage_plain_rows(uint8_t *target, size_t stride, int width, int height, uint32_t pixel) {
    if (width <= 0 || height <= 0) return;
    if (stride == 4 * (size_t)width) {
        plain_run(target, (size_t)width * (size_t)height, pixel);
        return;
    }
    for (int y = 0; y < height; y++) plain_run(target + (size_t)y * stride, (size_t)width, pixel);
}
