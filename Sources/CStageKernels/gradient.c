// Licensed under the Apache License, Version 2.0.

#include "CStageKernels.h"
#include "levels.h"
#include <math.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

typedef float float4 __attribute__((vector_size(16)));
typedef int32_t int4 __attribute__((vector_size(16)));
typedef uint8_t byte4 __attribute__((vector_size(4)));

enum { last = stage_gradient_entries - 1 };

static inline void store(const float *table, float place, uint8_t *out) {
    // Written so that not-a-number goes to the start.
    place = place > 0 ? place : 0;
    place = place < last ? place : last;
    int index = (int)place;
    index = index < last ? index : last - 1;
    float4 from, to;
    memcpy(&from, table + 4 * index, 16);
    memcpy(&to, table + 4 * index + 4, 16);
    float4 value = from + (to - from) * (place - (float)index);
    byte4 bytes = __builtin_convertvector(__builtin_convertvector(value + 0.5f, int4), byte4);
    memcpy(out, &bytes, 4);
}

// Where the pixels of a row lie in the table: start + x * step, or the distance from a place.
typedef struct {
    const float *table;
    int radial;
    float start, step;
    float across, first, second, down, inner, scale;
} row_places;

static inline row_places places_of_row(const stage_gradient *gradient, int y) {
    const double *u = gradient->u, *v = gradient->v;
    double row = u[1] * (y + 0.5) + u[2];
    row_places places = {gradient->table, gradient->radial, (float)(row * last), (float)(u[0] * last),
                         (float)u[0], (float)row, (float)(v[1] * (y + 0.5) + v[2]), (float)v[0],
                         (float)gradient->inner, 0};
    if (gradient->radial) places.scale = (float)(last / (gradient->outer - gradient->inner));
    return places;
}

static void places_plain(const row_places *places, int x, int count, uint8_t *out) {
    for (int i = 0; i < count; i++) {
        float middle = (float)(x + i) + 0.5f;
        if (!places->radial) {
            store(places->table, places->start + middle * places->step, out + 4 * i);
            continue;
        }
        float dx = places->first + middle * places->across, dy = places->second + middle * places->down;
        store(places->table, (sqrtf(dx * dx + dy * dy) - places->inner) * places->scale, out + 4 * i);
    }
}

#if STAGE_HAS_WIDE
#define WIDE __attribute__((target("avx2")))

// Two pixels between their entries of the table, which lie behind each other.
WIDE static inline __m256i pair_wide(const float *table, const int *index, __m256 parts, int pair) {
    __m256 one = _mm256_loadu_ps(table + 4 * index[2 * pair]);
    __m256 two = _mm256_loadu_ps(table + 4 * index[2 * pair + 1]);
    __m256 from = _mm256_permute2f128_ps(one, two, 0x20), to = _mm256_permute2f128_ps(one, two, 0x31);
    __m256i lanes = _mm256_setr_epi32(0, 0, 0, 0, 1, 1, 1, 1);
    __m256 part = _mm256_permutevar8x32_ps(parts, _mm256_add_epi32(lanes, _mm256_set1_epi32(2 * pair)));
    __m256 value = _mm256_add_ps(from, _mm256_mul_ps(_mm256_sub_ps(to, from), part));
    return _mm256_cvttps_epi32(_mm256_add_ps(value, _mm256_set1_ps(0.5f)));
}

// The same as the plain one, eight pixels at a time.
WIDE static void places_wide(const row_places *places, int x, int count, uint8_t *out) {
    const __m256 half = _mm256_set1_ps(0.5f), end = _mm256_set1_ps(last);
    int i = 0;
    for (; i + 8 <= count; i += 8) {
        __m256i pixels = _mm256_add_epi32(_mm256_set1_epi32(x + i), _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7));
        __m256 middle = _mm256_add_ps(_mm256_cvtepi32_ps(pixels), half), place;
        if (places->radial) {
            __m256 dx = _mm256_mul_ps(middle, _mm256_set1_ps(places->across));
            __m256 dy = _mm256_mul_ps(middle, _mm256_set1_ps(places->down));
            dx = _mm256_add_ps(_mm256_set1_ps(places->first), dx);
            dy = _mm256_add_ps(_mm256_set1_ps(places->second), dy);
            __m256 square = _mm256_add_ps(_mm256_mul_ps(dx, dx), _mm256_mul_ps(dy, dy));
            place = _mm256_sub_ps(_mm256_sqrt_ps(square), _mm256_set1_ps(places->inner));
            place = _mm256_mul_ps(place, _mm256_set1_ps(places->scale));
        } else {
            place = _mm256_mul_ps(middle, _mm256_set1_ps(places->step));
            place = _mm256_add_ps(_mm256_set1_ps(places->start), place);
        }
        // What is not a number goes to the start: the second operand is taken then.
        place = _mm256_min_ps(_mm256_max_ps(place, _mm256_setzero_ps()), end);
        __m256i whole = _mm256_min_epi32(_mm256_cvttps_epi32(place), _mm256_set1_epi32(last - 1));
        __m256 parts = _mm256_sub_ps(place, _mm256_cvtepi32_ps(whole));
        int index[8];
        _mm256_storeu_si256((__m256i *)index, whole);
        __m256i low = _mm256_packus_epi32(pair_wide(places->table, index, parts, 0),
                                          pair_wide(places->table, index, parts, 1));
        __m256i high = _mm256_packus_epi32(pair_wide(places->table, index, parts, 2),
                                           pair_wide(places->table, index, parts, 3));
        __m256i bytes = _mm256_packus_epi16(low, high);
        bytes = _mm256_permutevar8x32_epi32(bytes, _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7));
        _mm256_storeu_si256((__m256i *)(out + 4 * i), bytes);
    }
    places_plain(places, x + i, count - i, out + 4 * i);
}
#endif

static void gradient_row(stage_level level, const stage_gradient *gradient, int x, int y, int count,
                         uint8_t *out) {
    row_places places = places_of_row(gradient, y);
    if (!places.radial && places.step == 0 && count > 0) {
        places_plain(&places, x, 1, out);
        for (int i = 1; i < count; i++) memcpy(out + 4 * i, out, 4);
        return;
    }
#if STAGE_HAS_WIDE
    if (level >= stage_wide && stage_best_level() >= stage_wide) {
        places_wide(&places, x, count, out);
        return;
    }
#endif
    places_plain(&places, x, count, out);
}

void stage_gradient_fill(stage_level level, const stage_gradient *gradient, int left, int top, int width,
                         int height, uint8_t *pixels, size_t stride, const uint8_t *mask,
                         size_t mask_stride) {
    enum { piece = 1024 };
    uint8_t line[4 * piece];
    for (int y = 0; y < height; y++) {
        uint8_t *out = pixels + (size_t)y * stride;
        if (!mask && gradient->opaque) {
            gradient_row(level, gradient, left, top + y, width, out);
            continue;
        }
        const uint8_t *cover = mask ? mask + (size_t)y * mask_stride : 0;
        for (int x = 0; x < width; x += piece) {
            int count = width - x < piece ? width - x : piece;
            gradient_row(level, gradient, left + x, top + y, count, line);
            stage_over(level, out + 4 * (size_t)x, line, count, 255, cover ? cover + x : 0);
        }
    }
}
