// Licensed under the Apache License, Version 2.0.

// Included by field.c once for each level. NAME gives the functions their names, TARGET the
// instructions that the compiler may use, LEVEL the loops that are written by hand.

// Convolves each column; out has radius rows more at either end. Weights are those of one side.
TARGET static void NAME(blur_columns)(const float *in, int columns, int rows, int radius,
                                      const float *weights, float *out) {
    for (int y = 0; y < rows + 2 * radius; y++) {
        int first = y - 2 * radius > 0 ? y - 2 * radius : 0, last = y < rows - 1 ? y : rows - 1;
        float *line = out + (size_t)y * columns;
        int start = 0;
        for (; start + lanes <= columns; start += lanes) {
            float sums[lanes] = {0};
            for (int row = first; row <= last; row++) {
                int away = row + radius - y;
                float weight = weights[away < 0 ? -away : away];
                const float *source = in + (size_t)row * columns + start;
                for (int x = 0; x < lanes; x++) sums[x] += weight * source[x];
            }
            memcpy(line + start, sums, sizeof sums);
        }
        for (int x = start; x < columns; x++) {
            float sum = 0;
            for (int row = first; row <= last; row++) {
                int away = row + radius - y;
                sum += weights[away < 0 ? -away : away] * in[(size_t)row * columns + x];
            }
            line[x] = sum;
        }
    }
}

TARGET static void NAME(blur_both_ways)(const float *cells, int columns, int rows, int radius,
                                        const float *weights, float *first, float *out) {
    int wide = columns + 2 * radius, high = rows + 2 * radius;
    size_t source = (size_t)columns * rows, stretched = (size_t)wide * rows;
    float *second = first + (source > stretched ? source : stretched);
    // Columns are the fast way, so the rows are blurred as columns of the picture on its side.
    transpose(cells, columns, rows, first);
    NAME(blur_columns)(first, rows, columns, radius, weights, second);
    transpose(second, rows, wide, first);
    NAME(blur_columns)(first, wide, rows, radius, weights, out);
    (void)high;
}

// A disc's coverage at nodes of a row that are stride apart, the first of which is start.
TARGET static void NAME(look_up)(const stage_layer *layer, float square, int start, int stride, int count,
                                 float *out) {
    const float *table = layer->profile;
    float scale = layer->scale, limit = (float)layer->count;
    int i = 0;
#if LEVEL == 2
    const __m256i steps = _mm256_mullo_epi32(_mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7),
                                             _mm256_set1_epi32(stride * cell));
    for (; i + 8 <= count; i += 8) {
        __m256i at = _mm256_add_epi32(_mm256_set1_epi32((start + i * stride) * cell), steps);
        __m256 dx = _mm256_sub_ps(_mm256_cvtepi32_ps(at), _mm256_set1_ps(layer->x));
        __m256 away = _mm256_add_ps(_mm256_mul_ps(dx, dx), _mm256_set1_ps(square));
        __m256 place = _mm256_min_ps(_mm256_mul_ps(away, _mm256_set1_ps(scale)), _mm256_set1_ps(limit));
        __m256i index = _mm256_cvttps_epi32(place);
        __m256 here = _mm256_i32gather_ps(table, index, 4), next = _mm256_i32gather_ps(table + 1, index, 4);
        __m256 part = _mm256_sub_ps(place, _mm256_cvtepi32_ps(index));
        _mm256_storeu_ps(out + i, _mm256_add_ps(here, _mm256_mul_ps(_mm256_sub_ps(next, here), part)));
    }
#endif
    for (; i < count; i++) {
        float dx = (float)((start + i * stride) * cell) - layer->x;
        float place = (dx * dx + square) * scale;
        place = place < limit ? place : limit;
        int index = (int)place;
        out[i] = table[index] + (table[index + 1] - table[index]) * (place - (float)index);
    }
}

// Numbers that are stride apart, and lines between them.
TARGET static void NAME(line_up)(const float *spots, int count, int stride, float *out) {
    int i = 0;
#if LEVEL == 2
    for (; stride == 4 && i + 8 <= count; i += 8) {
        __m256 from = _mm256_loadu_ps(spots + i), way = _mm256_sub_ps(_mm256_loadu_ps(spots + i + 1), from);
        __m256 one = _mm256_add_ps(from, _mm256_mul_ps(way, _mm256_set1_ps(0.25f)));
        __m256 two = _mm256_add_ps(from, _mm256_mul_ps(way, _mm256_set1_ps(0.5f)));
        __m256 three = _mm256_add_ps(from, _mm256_mul_ps(way, _mm256_set1_ps(0.75f)));
        __m256d a = _mm256_castps_pd(_mm256_unpacklo_ps(from, one));
        __m256d b = _mm256_castps_pd(_mm256_unpacklo_ps(two, three));
        __m256d c = _mm256_castps_pd(_mm256_unpackhi_ps(from, one));
        __m256d d = _mm256_castps_pd(_mm256_unpackhi_ps(two, three));
        // Spots 0 and 4, 1 and 5, 2 and 6, 3 and 7.
        __m256d first = _mm256_unpacklo_pd(a, b), second = _mm256_unpackhi_pd(a, b);
        __m256d third = _mm256_unpacklo_pd(c, d), fourth = _mm256_unpackhi_pd(c, d);
        double *to = (double *)(void *)(out + 4 * i);
        _mm256_storeu_pd(to, _mm256_permute2f128_pd(first, second, 0x20));
        _mm256_storeu_pd(to + 4, _mm256_permute2f128_pd(third, fourth, 0x20));
        _mm256_storeu_pd(to + 8, _mm256_permute2f128_pd(first, second, 0x31));
        _mm256_storeu_pd(to + 12, _mm256_permute2f128_pd(third, fourth, 0x31));
    }
#endif
    for (; i < count; i++) {
        float from = spots[i], way = spots[i + 1] - from;
        for (int k = 0; k < stride; k++) out[stride * i + k] = from + way * ((float)k / (float)stride);
    }
}

// The coverage of a layer at nodes first..<last of a row; returns whether any can be above zero. Up to
// three numbers before the row and behind it are written, too.
TARGET static int NAME(cover)(const stage_layer *layer, int row, int start, int count, float *spots,
                              float *out, int *first, int *last) {
    if (layer->grid) {
        if (row < layer->top || row >= layer->top + layer->rows) return 0;
        int from = layer->left - start, to = from + layer->columns;
        const float *line = layer->grid + (size_t)(row - layer->top) * layer->columns - from;
        *first = from > 0 ? from : 0;
        *last = to < count ? to : count;
        for (int i = *first; i < *last; i++) out[i] = line[i];
        return *first < *last;
    }
    float dy = (float)(row * cell) - layer->y, square = dy * dy;
    float end = (float)layer->count / layer->scale;
    if (square >= end) return 0;
    float half = sqrtf(end - square), origin = (float)(start * cell) - layer->x;
    // A node more at each end: what is taken in must not depend on where the row starts.
    int from = (int)floorf((-half - origin) / cell) - 1, to = (int)ceilf((half - origin) / cell) + 2;
    *first = from > 0 ? from : 0;
    *last = to < count ? to : count;
    if (*first >= *last) return 0;
    int stride = layer->stride;
    if (stride == 1) {
        NAME(look_up)(layer, square, start + *first, 1, *last - *first, out + *first);
        return 1;
    }
    // Counted from the picture's edge, for the same reason.
    int begin = *first - ((start + *first) & (stride - 1)), pieces = (*last - begin + stride - 1) / stride;
    NAME(look_up)(layer, square, start + begin, stride, pieces + 1, spots);
    NAME(line_up)(spots, pieces, stride, out + begin);
    return 1;
}

// A row of nodes in fixed point, 8 bits behind the point, with half a level for rounding: blue, green,
// red and alpha of each node.
TARGET static void NAME(fix)(const float *blue, const float *green, const float *red, const float *alpha,
                             int count, uint16_t *out) {
    int i = 0;
#if LEVEL == 2
    const __m256 scale = _mm256_set1_ps(65280.0f), half = _mm256_set1_ps(128.5f);
#define FIXED(plane)                                                                                   \
    _mm256_cvttps_epi32(_mm256_add_ps(_mm256_mul_ps(_mm256_loadu_ps(plane + i), scale), half))
    for (; i + 8 <= count; i += 8) {
        __m256i first = _mm256_packus_epi32(FIXED(blue), FIXED(green));
        __m256i second = _mm256_packus_epi32(FIXED(red), FIXED(alpha));
        __m256i even = _mm256_unpacklo_epi16(first, second), odd = _mm256_unpackhi_epi16(first, second);
        __m256i low = _mm256_unpacklo_epi16(even, odd), high = _mm256_unpackhi_epi16(even, odd);
        _mm256_storeu_si256((__m256i *)(out + 4 * i), _mm256_permute2x128_si256(low, high, 0x20));
        _mm256_storeu_si256((__m256i *)(out + 4 * i + 16), _mm256_permute2x128_si256(low, high, 0x31));
    }
#undef FIXED
#endif
    for (; i < count; i++) {
        out[4 * i] = (uint16_t)(int32_t)(blue[i] * 65280.0f + 128.5f);
        out[4 * i + 1] = (uint16_t)(int32_t)(green[i] * 65280.0f + 128.5f);
        out[4 * i + 2] = (uint16_t)(int32_t)(red[i] * 65280.0f + 128.5f);
        out[4 * i + 3] = (uint16_t)(int32_t)(alpha[i] * 65280.0f + 128.5f);
    }
}

// Composites all layers at the nodes of a row; out holds blue, green, red, alpha of each node.
TARGET static void NAME(compose)(const stage_field *field, int row, int start, int count,
                                 float *spots, float *coverage, float *planes, uint16_t *out) {
    float *blue = planes, *green = blue + count, *red = green + count, *alpha = red + count;
    for (int i = 0; i < count; i++) {
        blue[i] = field->base[0];
        green[i] = field->base[1];
        red[i] = field->base[2];
        alpha[i] = field->base[3];
    }
    for (int index = 0; index < field->count; index++) {
        const stage_layer *layer = field->layers + index;
        int first, last;
        if (!NAME(cover)(layer, row, start, count, spots, coverage, &first, &last)) continue;
        float b = layer->color[0], g = layer->color[1], r = layer->color[2];
        float opacity = layer->color[3];
        for (int i = first; i < last; i++) {
            float part = coverage[i] * opacity, rest = 1.0f - part;
            blue[i] = blue[i] * rest + b * part;
            green[i] = green[i] * rest + g * part;
            red[i] = red[i] * rest + r * part;
            alpha[i] = alpha[i] * rest + part;
        }
    }
    NAME(fix)(blue, green, red, alpha, count, out);
}

#include "cells_body.h"

TARGET static void NAME(fill)(const stage_field *field, int left, int top, int right, int bottom,
                              uint8_t *pixels, size_t stride, float *scratch) {
    int start = (int)floor((double)left / cell), end = (int)floor((double)(right - 1) / cell);
    int cells = end - start + 1, count = cells + 1, row = (int)floor((double)top / cell);
    int width = right - left, head = left - start * cell, tail = right - end * cell;
    // Cells that lie inside as a whole are written in place.
    int skip = head ? 1 : 0, whole = cells - skip - (tail < cell && cells > skip ? 1 : 0);
    float *spots = scratch, *coverage = spots + count + 8, *planes = coverage + count + 4;
    uint16_t *upper = (uint16_t *)(planes + 4 * count), *lower = upper + 4 * count;
    uint8_t *lines = (uint8_t *)(lower + 4 * count);
    NAME(compose)(field, row, start, count, spots, coverage, planes, upper);
    for (; row * cell < bottom; row++) {
        NAME(compose)(field, row + 1, start, count, spots, coverage, planes, lower);
        int y = row * cell > top ? row * cell : top;
        int first = y - row * cell, last = (row + 1) * cell < bottom ? cell : bottom - row * cell;
        uint8_t *out = pixels + (size_t)(y - top) * stride, *target = field->over ? lines : out;
        size_t pitch = field->over ? 4 * (size_t)width : stride;
        if (skip)
            NAME(part)(upper, lower, head, cells > 1 ? cell : tail, first, last, target, pitch);
        const uint16_t *above = upper + 4 * skip, *below = lower + 4 * skip;
        uint8_t *inner = target + (skip ? 4 * (cell - head) : 0);
        // Once for all eight rows, as nearly everywhere: the compiler leaves the questions out.
        if (last - first == cell)
            NAME(cells)(above, below, whole, 0, cell, inner, pitch);
        else
            NAME(cells)(above, below, whole, first, last, inner, pitch);
        if (skip + whole < cells)
            NAME(part)(above + 4 * whole, below + 4 * whole, 0, tail, first, last,
                       inner + 4 * cell * whole, pitch);
        if (field->over)
            stage_over_rows(LEVEL, out, stride, lines, pitch, width, last - first, 255, 0, 0);
        uint16_t *used = upper;
        upper = lower;
        lower = used;
    }
}
