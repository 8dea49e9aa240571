// Licensed under the Apache License, Version 2.0.

#include "CStageKernels.h"
#include "levels.h"
#include <math.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

// The Gaussian's sigma on the coarse grid, in cells, after the variance of the cell average
// (step^2 - 1) / 12 and of the interpolation (step^2 - 1) / 6 is taken off.
static double coarse_sigma(double sigma, int step) {
    double variance = sigma * sigma - ((double)step * step - 1) / 4;
    return variance > 0 ? sqrt(variance) / step : 0;
}

static int kernel_radius(double sigma) { return (int)ceil(3 * sigma); }

size_t stage_gaussian_blur_scratch(int width, int height, double sigma, int step) {
    size_t columns = (size_t)(width + step - 1) / step, rows = (size_t)(height + step - 1) / step;
    size_t radius = (size_t)kernel_radius(coarse_sigma(sigma, step));
    size_t floats = 2 * columns * rows + (columns + 2 * radius + 32) + columns + radius + 8;
    return floats + ((columns + 2) * (size_t)step * 3 + 128) / sizeof(float);
}

// Sums stay in registers for so many columns at a time.
enum { LANES = 32 };

// The parts of the scratch memory.
typedef struct {
    float *first, *second, *padded, *weights, *line;
    uint16_t *sums;
    uint8_t *bytes;
} blur_scratch;

typedef float float4 __attribute__((vector_size(16)));
typedef int32_t int4 __attribute__((vector_size(16)));
typedef uint8_t byte4 __attribute__((vector_size(4)));

static inline void store_levels(float4 value, uint8_t *out) {
    int4 level = __builtin_convertvector(value + 0.5f, int4);
    byte4 bytes = __builtin_convertvector(level, byte4);
    memcpy(out, &bytes, 4);
}

// One row of pixels from the values at the centres of its cells; line[0] and line[columns + 1] are
// the zero border. The row starts half a cell after the border's centre. No value exceeds 255.
static void interpolate_row(const float *line, int columns, int step, uint8_t *bytes) {
    if (step == 1) {
        for (int x = 0; x < columns; x++) bytes[x] = (uint8_t)(line[x + 1] + 0.5f);
        return;
    }
    float inverse = 1.0f / (float)step;
    uint8_t *out = bytes - step / 2;
    if (step == 2) {
        for (int cell = 0; cell <= columns; cell += 2, out += 4) {
            float a = line[cell], b = line[cell + 1];
            float c = cell + 2 <= columns + 1 ? line[cell + 2] : 0;
            float4 value = {0.75f * a + 0.25f * b, 0.25f * a + 0.75f * b,
                            0.75f * b + 0.25f * c, 0.25f * b + 0.75f * c};
            store_levels(value, out);
        }
        return;
    }
    for (int cell = 0; cell <= columns; cell++) {
        float from = line[cell], delta = (line[cell + 1] - from) * inverse;
        float4 value = from + delta * (float4){0.5f, 1.5f, 2.5f, 3.5f};
        for (int x = 0; x < step; x += 4, out += 4, value += delta * 4) store_levels(value, out);
    }
}

// What each processor has does for plain C, too.
#define NAME(name) name##_plain
#define TARGET
#define WIDTH 4
#include "blur_body.h"
#undef NAME
#undef TARGET
#undef WIDTH
#define blur_vector blur_plain
#if STAGE_HAS_WIDE
#define NAME(name) name##_wide
#define TARGET __attribute__((target("avx2")))
#define WIDTH 8
#include "blur_body.h"
#endif

void stage_gaussian_blur(stage_level level, uint8_t *plane, int width, int height, size_t stride,
                         int pixel_stride, double sigma, int step, float *scratch) {
    if (width <= 0 || height <= 0) return;
    int columns = (width + step - 1) / step, rows = (height + step - 1) / step;
    double spread = coarse_sigma(sigma, step);
    int radius = kernel_radius(spread);
    size_t cells = (size_t)columns * rows;
    blur_scratch at;
    at.first = scratch;
    at.second = at.first + cells;
    at.padded = at.second + cells;
    at.weights = at.padded + columns + 2 * radius + LANES;
    at.line = at.weights + radius + 1;
    at.sums = (uint16_t *)(at.line + columns + 4);
    // Room for the half cell that lies before the first pixel.
    at.bytes = (uint8_t *)(at.sums + (columns + 1) * step) + 32;

    double total = 1;
    for (int k = 1; k <= radius; k++) total += 2 * exp(-0.5 * k * k / (spread * spread));
    at.weights[0] = (float)(1 / total);
    for (int k = 1; k <= radius; k++)
        at.weights[k] = (float)(exp(-0.5 * k * k / (spread * spread)) / total);
    PICK(level, blur, plane, width, height, stride, pixel_stride, step, radius, &at);
}
