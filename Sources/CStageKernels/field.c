// Licensed under the Apache License, Version 2.0.

// Layers without detail, put together in float on a grid and written to the pixels once. The same
// source is compiled for each level of vector instructions; none of them fuses or reorders.

#include "CStageKernels.h"
#include "levels.h"
#include <math.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

// The pixels between two nodes.
enum { cell = stage_field_step };
// The number of float columns that stay in registers.
enum { lanes = 32 };

// exp of a number that is not positive, the same on any machine: the library's may differ by a bit.
static double exp_of_negative(double x) {
    if (x < -700) return 0;
    int64_t whole = (int64_t)(x * 1.4426950408889634 - 0.5);
    double rest = x - (double)whole * 0.693147180369123816490 - (double)whole * 1.90821492927058770002e-10;
    // Taylor's series up to the tenth power: rest is at most half of the logarithm of two.
    double sum = 1.0 / 362880 + rest * (1.0 / 3628800);
    sum = 1.0 / 5040 + rest * (1.0 / 40320 + rest * sum);
    sum = 1.0 / 120 + rest * (1.0 / 720 + rest * sum);
    sum = 1.0 / 6 + rest * (1.0 / 24 + rest * sum);
    sum = 1 + rest * (1 + rest * (0.5 + rest * sum));
    uint64_t bits = (uint64_t)(1023 + whole) << 52;
    double power;
    memcpy(&power, &bits, 8);
    return sum * power;
}

// exp(-x) times the modified Bessel function of order 0 of x, by the polynomials of Abramowitz and
// Stegun, 9.8.1 and 9.8.2, whose error is below 2e-7.
static double scaled_bessel(double x) {
    if (x < 3.75) {
        double t = x / 3.75 * (x / 3.75);
        double sum = 0.0360768 + t * 0.0045813;
        sum = 3.0899424 + t * (1.2067492 + t * (0.2659732 + t * sum));
        return (1 + t * (3.5156229 + t * sum)) * exp_of_negative(-x);
    }
    double t = 3.75 / x;
    double sum = 0.02635537 + t * (-0.01647633 + t * 0.00392377);
    sum = -0.00157565 + t * (0.00916281 + t * (-0.02057706 + t * sum));
    return (0.39894228 + t * (0.01328592 + t * (0.00225319 + t * sum))) / sqrt(x);
}

// A disc's coverage at a distance: the integral over the rings of the disc, in units of sigma.
static double disc_coverage(double distance, double radius) {
    enum { pieces = 64 };
    double from = distance > 5.5 ? distance - 5.5 : 0;
    double to = distance + 5.5 < radius ? distance + 5.5 : radius;
    if (to <= from) return 0;
    double step = (to - from) / pieces, sum = 0;
    for (int i = 0; i <= pieces; i++) {
        double ring = from + step * i, away = distance - ring;
        double value =
            ring * exp_of_negative(-0.5 * away * away) * scaled_bessel(distance * ring);
        sum += value * (i == 0 || i == pieces ? 1 : i % 2 ? 4 : 2);
    }
    return sum * step / 3;
}

void stage_disc_profile(double ratio, int count, float *table) {
    double end = ratio + stage_field_reach;
    for (int i = 0; i < count; i++)
        table[i] = (float)disc_coverage(sqrt(end * end * i / count), ratio);
    table[count] = table[count + 1] = 0;
}

// The sum of eight bytes, four at a time in the halves of a word.
static float sum_of_eight(const uint8_t *bytes) {
    uint64_t word, halves = 0x00ff00ff00ff00ffull;
    memcpy(&word, bytes, 8);
    word = (word & halves) + (word >> 8 & halves);
    return (float)(uint16_t)(word * 0x0001000100010001ull >> 48);
}

void stage_field_cells(const uint8_t *mask, int width, int height, size_t stride, int x, int y,
                       float *cells, int columns, int rows) {
    memset(cells, 0, sizeof(float) * (size_t)columns * rows);
    for (int line = 0; line < height; line++) {
        const uint8_t *in = mask + (size_t)line * stride;
        float *out = cells + (size_t)((y + line) / cell) * columns;
        // Sums of bytes are whole numbers, which floats add without loss.
        int i = 0;
        for (; i < width && (x + i) % cell != 0; i++) out[(x + i) / cell] += in[i];
        for (; i + cell <= width; i += cell) out[(x + i) / cell] += sum_of_eight(in + i);
        for (; i < width; i++) out[(x + i) / cell] += in[i];
    }
    for (size_t i = 0; i < (size_t)columns * rows; i++) cells[i] *= 1.0f / (cell * cell * 255);
}

int stage_field_radius(double sigma) { return (int)ceil(sigma * stage_field_blur_reach / cell); }

size_t stage_field_blur_scratch(int columns, int rows, int radius) {
    size_t wide = (size_t)columns + 2 * (size_t)radius, high = (size_t)rows + 2 * (size_t)radius;
    size_t source = (size_t)columns * rows, first = wide * rows;
    return (source > first ? source : first) + first + wide * high + (size_t)radius + 1 + 4 * lanes;
}

static void transpose(const float *in, int columns, int rows, float *out) {
    for (int y = 0; y < rows; y++)
        for (int x = 0; x < columns; x++) out[(size_t)x * rows + y] = in[(size_t)y * columns + x];
}

#define NAME(name) name##_plain
#define TARGET
#define LEVEL 0
#include "field_body.h"
#undef NAME
#undef TARGET
#undef LEVEL

#if STAGE_HAS_VECTOR
#define NAME(name) name##_vector
#define TARGET
#define LEVEL 1
#include "field_body.h"
#undef NAME
#undef TARGET
#undef LEVEL
#endif

#if STAGE_HAS_WIDE
#define NAME(name) name##_wide
#define TARGET __attribute__((target("avx2")))
#define LEVEL 2
#include "field_body.h"
#endif

void stage_field_blur(stage_level level, const float *cells, int columns, int rows, double sigma,
                      float *out, float *scratch) {
    int radius = stage_field_radius(sigma);
    double variance = sigma * sigma - ((double)cell * cell - 1) / 4;
    double spread = variance > 0 ? sqrt(variance) / cell : 0.01, total = 1;
    float *weights = scratch, *first = weights + radius + 1;
    for (int k = 1; k <= radius; k++) total += 2 * exp_of_negative(-0.5 * k * k / (spread * spread));
    for (int k = 0; k <= radius; k++)
        weights[k] = (float)(exp_of_negative(-0.5 * k * k / (spread * spread)) / total);
    PICK(level, blur_both_ways, cells, columns, rows, radius, weights, first, out);
}

void stage_field_fill(stage_level level, const stage_field *field, int left, int top, int right,
                      int bottom, uint8_t *pixels, size_t stride, float *scratch) {
    if (right <= left || bottom <= top) return;
    PICK(level, fill, field, left, top, right, bottom, pixels, stride, scratch);
}

size_t stage_field_fill_scratch(int width) {
    size_t nodes = (size_t)(width / cell) + 4;
    // Looked up places, coverage, four planes, two rows of nodes in fixed point, eight rows of pixels.
    return nodes * (2 + 4) + nodes * 4 + nodes * cell * cell + 6 * lanes;
}
