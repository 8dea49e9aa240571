// Licensed under the Apache License, Version 2.0.

#include "CStageKernels.h"
#include "plain.h"

void stage_plain_rows(uint8_t *target, size_t stride, int width, int height, uint32_t pixel) {
    if (width <= 0 || height <= 0) return;
    if (stride == 4 * (size_t)width) {
        plain_run(target, (size_t)width * (size_t)height, pixel);
        return;
    }
    for (int y = 0; y < height; y++) plain_run(target + (size_t)y * stride, (size_t)width, pixel);
}
