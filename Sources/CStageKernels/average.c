// Licensed under the Apache License, Version 2.0.

#include "CStageKernels.h"
#include <stdlib.h>

static void average(uint8_t *start, int count, size_t step, int size, uint8_t *copy) {
    int half = size / 2;
    unsigned sum = 0, round = (unsigned)size / 2;
    for (int i = 0; i < count; i++) copy[i] = start[(size_t)i * step];
    for (int i = 0; i < half && i < count; i++) sum += copy[i];
    for (int i = 0; i < count; i++) {
        if (i + half < count) sum += copy[i + half];
        start[(size_t)i * step] = (uint8_t)((sum + round) / (unsigned)size);
        if (i - half >= 0) sum -= copy[i - half];
    }
}

void stage_average_blur(uint8_t *plane, int width, int height, size_t stride, int pixel_stride,
                        int size) {
    uint8_t *copy = malloc((size_t)(width > height ? width : height) + 1);
    if (!copy) return;
    for (int pass = 0; pass < 3; pass++) {
        for (int y = 0; y < height; y++)
            average(plane + (size_t)y * stride, width, (size_t)pixel_stride, size, copy);
        for (int x = 0; x < width; x++)
            average(plane + (size_t)x * pixel_stride, height, stride, size, copy);
    }
    free(copy);
}
