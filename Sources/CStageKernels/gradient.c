// Licensed under the Apache License, Version 2.0.

#include "CStageKernels.h"
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

void stage_gradient_row(const stage_gradient *gradient, int x, int y, int count, uint8_t *out) {
    const double *u = gradient->u, *v = gradient->v;
    double row = u[1] * (y + 0.5) + u[2];
    if (!gradient->radial) {
        float step = (float)(u[0] * last), start = (float)(row * last);
        if (step == 0) {
            uint8_t pixel[4];
            store(gradient->table, start, pixel);
            for (int i = 0; i < count; i++) memcpy(out + 4 * i, pixel, 4);
            return;
        }
        for (int i = 0; i < count; i++)
            store(gradient->table, start + ((float)(x + i) + 0.5f) * step, out + 4 * i);
        return;
    }
    float across = (float)u[0], down = (float)v[0], first = (float)row;
    float second = (float)(v[1] * (y + 0.5) + v[2]);
    float inner = (float)gradient->inner, scale = (float)(last / (gradient->outer - gradient->inner));
    for (int i = 0; i < count; i++) {
        float place = (float)(x + i) + 0.5f, dx = first + place * across, dy = second + place * down;
        store(gradient->table, (sqrtf(dx * dx + dy * dy) - inner) * scale, out + 4 * i);
    }
}

void stage_gradient_fill(stage_level level, const stage_gradient *gradient, int left, int top, int width,
                         int height, uint8_t *pixels, size_t stride, const uint8_t *mask,
                         size_t mask_stride) {
    enum { piece = 1024 };
    uint8_t line[4 * piece];
    for (int y = 0; y < height; y++) {
        uint8_t *out = pixels + (size_t)y * stride;
        if (!mask && gradient->opaque) {
            stage_gradient_row(gradient, left, top + y, width, out);
            continue;
        }
        const uint8_t *cover = mask ? mask + (size_t)y * mask_stride : 0;
        for (int x = 0; x < width; x += piece) {
            int count = width - x < piece ? width - x : piece;
            stage_gradient_row(gradient, left + x, top + y, count, line);
            stage_over(level, out + 4 * (size_t)x, line, count, 255, cover ? cover + x : 0);
        }
    }
}
