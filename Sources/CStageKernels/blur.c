// Licensed under the Apache License, Version 2.0.

#include "CStageKernels.h"
#include <math.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

// The Gaussian's sigma on the coarse grid, in cells, after the variance of the cell average
// (step^2 - 1) / 12 and of the interpolation (step^2 - 1) / 6 is taken off.
static double coarse_sigma(double sigma, int step) {
    double variance = sigma * sigma - ((double)step * step - 1) / 4;
    return variance > 0 ? sqrt(variance) / step : 0;
}

static int kernel_radius(double sigma) { return (int)ceil(3.2 * sigma); }

size_t stage_gaussian_blur_scratch(int width, int height, double sigma, int step) {
    size_t columns = (size_t)(width + step - 1) / step, rows = (size_t)(height + step - 1) / step;
    size_t radius = (size_t)kernel_radius(coarse_sigma(sigma, step));
    return 2 * columns * rows + (columns + 2 * radius) + columns * 2 + radius + 64
        + (size_t)width + 16;
}

static void average_cells(const uint8_t *plane, int width, int height, size_t stride,
                          int pixel_stride, int step, float *cells, int columns, int rows) {
    float scale = 1.0f / (float)(step * step);
    for (int row = 0; row < rows; row++) {
        float *out = cells + (size_t)row * columns;
        for (int column = 0; column < columns; column++) {
            int x_end = (column + 1) * step < width ? (column + 1) * step : width;
            int y_end = (row + 1) * step < height ? (row + 1) * step : height;
            unsigned sum = 0;
            for (int y = row * step; y < y_end; y++) {
                const uint8_t *line = plane + (size_t)y * stride;
                for (int x = column * step; x < x_end; x++) sum += line[(size_t)x * pixel_stride];
            }
            out[column] = (float)sum * scale;
        }
    }
}

static void convolve_rows(float *cells, int columns, int rows, const float *weights, int radius,
                          float *padded) {
    memset(padded, 0, sizeof(float) * (size_t)(columns + 2 * radius));
    for (int row = 0; row < rows; row++) {
        float *line = cells + (size_t)row * columns;
        memcpy(padded + radius, line, sizeof(float) * (size_t)columns);
        for (int x = 0; x < columns; x++) line[x] = weights[0] * padded[radius + x];
        for (int k = 1; k <= radius; k++) {
            float weight = weights[k];
            const float *left = padded + radius - k, *right = padded + radius + k;
            for (int x = 0; x < columns; x++) line[x] += weight * (left[x] + right[x]);
        }
    }
}

static void convolve_columns(const float *cells, float *out, int columns, int rows,
                             const float *weights, int radius) {
    for (int row = 0; row < rows; row++) {
        float *line = out + (size_t)row * columns;
        const float *middle = cells + (size_t)row * columns;
        for (int x = 0; x < columns; x++) line[x] = weights[0] * middle[x];
        for (int k = 1; k <= radius; k++) {
            float weight = weights[k];
            if (row - k >= 0) {
                const float *above = middle - (size_t)k * columns;
                for (int x = 0; x < columns; x++) line[x] += weight * above[x];
            }
            if (row + k < rows) {
                const float *below = middle + (size_t)k * columns;
                for (int x = 0; x < columns; x++) line[x] += weight * below[x];
            }
        }
    }
}

// Interpolates between the centres of the cells; beyond the outermost centres towards zero.
static void interpolate(const float *cells, int columns, int rows, int step, uint8_t *plane,
                        int width, int height, size_t stride, int pixel_stride, float *line,
                        float *wide) {
    float inverse = 1.0f / (float)step;
    for (int y = 0; y < height; y++) {
        float position = ((float)y + 0.5f) * inverse - 0.5f;
        int row = (int)floorf(position);
        float part = position - (float)row;
        const float *upper = row >= 0 ? cells + (size_t)row * columns : 0;
        const float *lower = row + 1 < rows ? cells + (size_t)(row + 1) * columns : 0;
        line[0] = line[columns + 1] = 0;
        for (int x = 0; x < columns; x++)
            line[x + 1] = (upper ? upper[x] * (1 - part) : 0) + (lower ? lower[x] * part : 0);
        uint8_t *out = plane + (size_t)y * stride;
        if (step == 1) {
            memcpy(wide, line + 1, sizeof(float) * (size_t)width);
        } else {
            // The first half cell lies between the zero border and the first centre.
            int half = step / 2;
            for (int x = 0; x < half && x < width; x++) {
                float p = ((float)x + 0.5f) * inverse + 0.5f;
                wide[x] = line[0] * (1 - p) + line[1] * p;
            }
            for (int cell = 1; cell <= columns; cell++) {
                int start = half + (cell - 1) * step;
                float from = line[cell], delta = (line[cell + 1] - from) * inverse;
                int count = start + step <= width ? step : width - start;
                for (int x = 0; x < count; x++) wide[start + x] = from + delta * ((float)x + 0.5f);
            }
        }
        for (int x = 0; x < width; x++) {
            float value = wide[x] + 0.5f;
            value = value < 255.0f ? value : 255.0f;
            out[(size_t)x * pixel_stride] = (uint8_t)value;
        }
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
    float *weights = padded + columns + 2 * radius, *line = weights + radius + 1;
    float *wide = line + columns + 2;

    double total = 1;
    for (int k = 1; k <= radius; k++) total += 2 * exp(-0.5 * k * k / (spread * spread));
    weights[0] = (float)(1 / total);
    for (int k = 1; k <= radius; k++)
        weights[k] = (float)(exp(-0.5 * k * k / (spread * spread)) / total);

    average_cells(plane, width, height, stride, pixel_stride, step, first, columns, rows);
    convolve_rows(first, columns, rows, weights, radius, padded);
    convolve_columns(first, second, columns, rows, weights, radius);
    interpolate(second, columns, rows, step, plane, width, height, stride, pixel_stride, line, wide);
}
