// Licensed under the Apache License, Version 2.0.

#include "CStageKernels.h"
#include <math.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

typedef float float4 __attribute__((vector_size(16)));
typedef uint8_t byte4 __attribute__((vector_size(4)));

// A pixel, or nothing outside of the source.
static inline float4 pixel(const uint8_t *source, size_t stride, int width, int height, int x, int y) {
    if (x < 0 || y < 0 || x >= width || y >= height) return (float4){0, 0, 0, 0};
    byte4 bytes;
    memcpy(&bytes, source + (size_t)y * stride + 4 * (size_t)x, 4);
    return __builtin_convertvector(bytes, float4);
}

// What lies at a place between the middles of four pixels.
static inline float4 between(const uint8_t *source, size_t stride, int width, int height, double u, double v) {
    // Also false for what is no number.
    if (!(u > -1 && v > -1 && u < width && v < height)) return (float4){0, 0, 0, 0};
    int x = (int)floor(u), y = (int)floor(v);
    float right = (float)(u - x), down = (float)(v - y);
    float4 a = pixel(source, stride, width, height, x, y);
    float4 b = pixel(source, stride, width, height, x + 1, y);
    float4 c = pixel(source, stride, width, height, x, y + 1);
    float4 d = pixel(source, stride, width, height, x + 1, y + 1);
    float4 above = a + (b - a) * right, below = c + (d - c) * right;
    return above + (below - above) * down;
}

void stage_warp(uint8_t *target, size_t target_stride, int width, int height, const uint8_t *source,
                size_t source_stride, int source_width, int source_height, const double map[9],
                int samples) {
    float share = 1.0f / (float)(samples * samples);
    for (int y = 0; y < height; y++) {
        for (int x = 0; x < width; x++) {
            float4 sum = {0, 0, 0, 0};
            for (int part = 0; part < samples * samples; part++) {
                double px = x + (part % samples + 0.5) / samples;
                double py = y + (part / samples + 0.5) / samples;
                double w = map[6] * px + map[7] * py + map[8];
                if (!(w > 0)) continue;
                double u = (map[0] * px + map[1] * py + map[2]) / w - 0.5;
                double v = (map[3] * px + map[4] * py + map[5]) / w - 0.5;
                sum += between(source, source_stride, source_width, source_height, u, v);
            }
            byte4 bytes = __builtin_convertvector(sum * share + 0.5f, byte4);
            memcpy(target + (size_t)y * target_stride + 4 * (size_t)x, &bytes, 4);
        }
    }
}
