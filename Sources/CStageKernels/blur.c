// Licensed under the Apache License, Version 2.0.

#include "CStageKernels.h"
#include "vector.h"
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

// Sums of step rows first, one vector lane to a column, then of step columns.
STAGE_VECTOR static void average_cells(const uint8_t *plane, int width, int height, size_t stride,
                          int pixel_stride, int step, float *cells, int columns, int rows,
                          uint16_t *sums) {
    float scale = 1.0f / (float)(step * step);
    memset(sums, 0, sizeof(uint16_t) * (size_t)(columns * step));
    for (int row = 0; row < rows; row++) {
        float *out = cells + (size_t)row * columns;
        int y_end = (row + 1) * step < height ? (row + 1) * step : height;
        for (int y = row * step; y < y_end; y++) {
            const uint8_t *line = plane + (size_t)y * stride;
            if (y == row * step) {
                if (pixel_stride == 1)
                    for (int x = 0; x < width; x++) sums[x] = line[x];
                else
                    for (int x = 0; x < width; x++) sums[x] = line[(size_t)x * pixel_stride];
            } else if (pixel_stride == 1) {
                for (int x = 0; x < width; x++) sums[x] = (uint16_t)(sums[x] + line[x]);
            } else {
                for (int x = 0; x < width; x++)
                    sums[x] = (uint16_t)(sums[x] + line[(size_t)x * pixel_stride]);
            }
        }
        for (int column = 0; column < columns; column++) {
            unsigned sum = 0;
            for (int x = 0; x < step; x++) sum += sums[column * step + x];
            out[column] = (float)sum * scale;
        }
    }
}

// Sums stay in registers for so many columns at a time.
enum { LANES = 32 };

STAGE_VECTOR static void convolve_rows(float *cells, int columns, int rows, const float *weights, int radius,
                          float *padded) {
    memset(padded, 0, sizeof(float) * (size_t)(columns + 2 * radius + LANES));
    for (int row = 0; row < rows; row++) {
        float *line = cells + (size_t)row * columns;
        memcpy(padded + radius, line, sizeof(float) * (size_t)columns);
        for (int start = 0; start < columns; start += LANES) {
            const float *middle = padded + radius + start;
            float sums[LANES];
            for (int x = 0; x < LANES; x++) sums[x] = weights[0] * middle[x];
            for (int k = 1; k <= radius; k++) {
                const float *left = middle - k, *right = middle + k;
                for (int x = 0; x < LANES; x++) sums[x] += weights[k] * (left[x] + right[x]);
            }
            int count = columns - start < LANES ? columns - start : LANES;
            memcpy(line + start, sums, sizeof(float) * (size_t)count);
        }
    }
}

// Reads up to LANES floats past the cells; what comes of them is not kept.
STAGE_VECTOR static void convolve_columns(const float *cells, float *out, int columns, int rows,
                             const float *weights, int radius) {
    for (int row = 0; row < rows; row++) {
        for (int start = 0; start < columns; start += LANES) {
            const float *middle = cells + (size_t)row * columns + start;
            int first = row < radius ? row : radius;
            int last = rows - 1 - row < radius ? rows - 1 - row : radius;
            float sums[LANES];
            for (int x = 0; x < LANES; x++) sums[x] = weights[0] * middle[x];
            for (int k = 1; k <= radius; k++) {
                if (k <= first) {
                    const float *above = middle - (size_t)k * columns;
                    for (int x = 0; x < LANES; x++) sums[x] += weights[k] * above[x];
                }
                if (k <= last) {
                    const float *below = middle + (size_t)k * columns;
                    for (int x = 0; x < LANES; x++) sums[x] += weights[k] * below[x];
                }
            }
            int count = columns - start < LANES ? columns - start : LANES;
            memcpy(out + (size_t)row * columns + start, sums, sizeof(float) * (size_t)count);
        }
    }
}

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

// Interpolates between the centres of the cells; beyond the outermost centres towards zero.
STAGE_VECTOR static void interpolate(const float *cells, int columns, int rows, int step, uint8_t *plane,
                        int width, int height, size_t stride, int pixel_stride, float *line,
                        uint8_t *bytes) {
    float inverse = 1.0f / (float)step;
    line[0] = line[columns + 1] = 0;
    for (int y = 0; y < height; y++) {
        float position = ((float)y + 0.5f) * inverse - 0.5f;
        int row = (int)floorf(position);
        float part = position - (float)row;
        // Outside there are zeros: any row with the weight zero.
        const float *upper = cells + (size_t)(row >= 0 ? row : 0) * columns;
        const float *lower = cells + (size_t)(row + 1 < rows ? row + 1 : rows - 1) * columns;
        float above = row >= 0 ? 1 - part : 0, below = row + 1 < rows ? part : 0;
        for (int x = 0; x < columns; x++) line[x + 1] = upper[x] * above + lower[x] * below;
        interpolate_row(line, columns, step, bytes);
        uint8_t *out = plane + (size_t)y * stride;
        if (pixel_stride == 1)
            memcpy(out, bytes, (size_t)width);
        else
            for (int x = 0; x < width; x++) out[(size_t)x * pixel_stride] = bytes[x];
    }
}

void stage_gaussian_blur(uint8_t *plane, int width, int height, size_t stride, int pixel_stride,
                         double sigma, int step, float *scratch) {
    if (width <= 0 || height <= 0) return;
    int columns = (width + step - 1) / step, rows = (height + step - 1) / step;
    double spread = coarse_sigma(sigma, step);
    int radius = kernel_radius(spread);
    size_t cells = (size_t)columns * rows;
    float *first = scratch, *second = first + cells, *padded = second + cells;
    float *weights = padded + columns + 2 * radius + LANES, *line = weights + radius + 1;
    uint16_t *sums = (uint16_t *)(line + columns + 4);
    // Room for the half cell that lies before the first pixel.
    uint8_t *bytes = (uint8_t *)(sums + (columns + 1) * step) + 32;

    double total = 1;
    for (int k = 1; k <= radius; k++) total += 2 * exp(-0.5 * k * k / (spread * spread));
    weights[0] = (float)(1 / total);
    for (int k = 1; k <= radius; k++)
        weights[k] = (float)(exp(-0.5 * k * k / (spread * spread)) / total);

    average_cells(plane, width, height, stride, pixel_stride, step, first, columns, rows,
                  sums);
    convolve_rows(first, columns, rows, weights, radius, padded);
    convolve_columns(first, second, columns, rows, weights, radius);
    interpolate(second, columns, rows, step, plane, width, height, stride, pixel_stride, line,
                bytes);
}
