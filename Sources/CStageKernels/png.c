// Licensed under the Apache License, Version 2.0.

#include "CStageKernels.h"
#include "vector.h"
#include "words.h"
#include <stdlib.h>
#include <string.h>

STAGE_VECTOR int stage_is_opaque(const uint8_t *bgra, int width, int height, size_t stride) {
    for (int y = 0; y < height; y++) {
        const uint8_t *line = bgra + (size_t)y * stride;
        uint32_t all = 0xff000000u;
        for (int x = 0; x < width; x++) all &= word_at(line + 4 * (size_t)x);
        if (all != 0xff000000u) return 0;
    }
    return 1;
}

STAGE_VECTOR void stage_png_rows_rgb(const uint8_t *bgra, int width, int height, size_t stride, uint8_t *out) {
    for (int y = 0; y < height; y++) {
        const uint8_t *line = bgra + (size_t)y * stride;
        *out++ = 0;
        for (int x = 0; x < width; x++, out += 3) {
            out[0] = line[4 * x + 2];
            out[1] = line[4 * x + 1];
            out[2] = line[4 * x];
        }
    }
}

static inline uint8_t straight(unsigned value, unsigned alpha) {
    if (alpha == 0) return 0;
    unsigned result = (value * 255 + alpha / 2) / alpha;
    return (uint8_t)(result < 255 ? result : 255);
}

void stage_png_rows_rgba(const uint8_t *bgra, int width, int height, size_t stride, uint8_t *out) {
    size_t row = 1 + (size_t)width * 4;
    for (int y = 0; y < height; y++) {
        const uint8_t *line = bgra + (size_t)y * stride;
        uint8_t *target = out + (size_t)y * row;
        target[0] = 0;
        for (int x = 0; x < width; x++) {
            unsigned alpha = line[4 * x + 3];
            for (int c = 0; c < 3; c++) target[1 + 4 * x + c] = straight(line[4 * x + 2 - c], alpha);
            target[4 + 4 * x] = (uint8_t)alpha;
        }
    }
}

static inline int paeth(int a, int b, int c) {
    int p = a + b - c, pa = abs(p - a), pb = abs(p - b), pc = abs(p - c);
    return pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
}

int stage_png_unfilter(uint8_t *rows, int height, size_t row_bytes, int pixel_bytes) {
    for (int y = 0; y < height; y++) {
        uint8_t *line = rows + (size_t)y * (row_bytes + 1);
        const uint8_t *above = y > 0 ? line + 1 - (row_bytes + 1) : 0;
        int type = *line++;
        if (type > 4) return type;
        size_t bpp = (size_t)pixel_bytes;
        switch (type) {
        case 1:
            for (size_t x = bpp; x < row_bytes; x++) line[x] = (uint8_t)(line[x] + line[x - bpp]);
            break;
        case 2:
            if (above)
                for (size_t x = 0; x < row_bytes; x++) line[x] = (uint8_t)(line[x] + above[x]);
            break;
        case 3:
            for (size_t x = 0; x < row_bytes; x++) {
                int a = x >= bpp ? line[x - bpp] : 0, b = above ? above[x] : 0;
                line[x] = (uint8_t)(line[x] + (a + b) / 2);
            }
            break;
        case 4:
            for (size_t x = 0; x < row_bytes; x++) {
                int a = x >= bpp ? line[x - bpp] : 0, b = above ? above[x] : 0;
                int c = above && x >= bpp ? above[x - bpp] : 0;
                line[x] = (uint8_t)(line[x] + paeth(a, b, c));
            }
            break;
        default: break;
        }
    }
    return 0;
}

void stage_png_to_bgra(const uint8_t *rows, int width, int height, int channels, uint8_t *bgra) {
    for (int y = 0; y < height; y++) {
        const uint8_t *in = rows + (size_t)y * ((size_t)width * channels + 1) + 1;
        uint8_t *out = bgra + (size_t)y * width * 4;
        for (int x = 0; x < width; x++, in += channels, out += 4) {
            unsigned alpha = channels == 2 ? in[1] : channels == 4 ? in[3] : 255;
            for (int c = 0; c < 3; c++) {
                unsigned value = in[channels < 3 ? 0 : 2 - c];
                out[c] = (uint8_t)((value * alpha + 127) / 255);
            }
            out[3] = (uint8_t)alpha;
        }
    }
}
