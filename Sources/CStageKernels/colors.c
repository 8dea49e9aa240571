// Licensed under the Apache License, Version 2.0.

#include "CStageKernels.h"

// A pixel has the same bytes on every processor.
#pragma STDC FP_CONTRACT OFF

static float part(const float *row, float r, float g, float b, float alpha) {
    float sum = row[0] * r + row[1] * g + row[2] * b + row[3] * alpha + row[4];
    // What is not a number is not above 0.
    return sum > 0 ? sum < 1 ? sum : 1 : 0;
}

void stage_map_colors(uint8_t *bgra, int width, int height, size_t stride, const float matrix[20]) {
    for (int y = 0; y < height; y++) {
        uint8_t *pixel = bgra + (size_t)y * stride;
        for (int x = 0; x < width; x++, pixel += 4) {
            // Clear pixels stay clear, whatever is added to them.
            if (pixel[3] == 0) continue;
            float alpha = (float)pixel[3] / 255, scale = 1 / (255 * alpha);
            float b = pixel[0] * scale, g = pixel[1] * scale, r = pixel[2] * scale;
            float out = part(matrix + 15, r, g, b, alpha);
            pixel[3] = (uint8_t)(out * 255 + 0.5f);
            pixel[2] = (uint8_t)(part(matrix, r, g, b, alpha) * out * 255 + 0.5f);
            pixel[1] = (uint8_t)(part(matrix + 5, r, g, b, alpha) * out * 255 + 0.5f);
            pixel[0] = (uint8_t)(part(matrix + 10, r, g, b, alpha) * out * 255 + 0.5f);
        }
    }
}
