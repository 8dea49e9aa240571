// Licensed under the Apache License, Version 2.0.

#include "CStageKernels.h"
#include "by255.h"
#include "levels.h"
#include "plain.h"
#include "runs.h"
#include <string.h>

static void over_plain(uint8_t *target, const uint8_t *source, int count, int alpha,
                       const uint8_t *mask) {
    for (int x = 0; x < count; x++, target += 4, source += 4)
        over_pixel(target, source, mask ? by255((unsigned)alpha * mask[x]) : (unsigned)alpha);
}

static void veil_plain(uint8_t *target, const uint8_t *color, int count, int alpha) {
    for (int x = 0; x < count; x++) over_pixel(target + 4 * x, color, (unsigned)alpha);
}

#if STAGE_HAS_VECTOR && defined(__x86_64__)
#define BODY "over_body.h"
#include "twice.h"
#elif STAGE_HAS_VECTOR

static void over_vector(uint8_t *target, const uint8_t *source, int count, int alpha,
                        const uint8_t *mask) {
    int x = 0;
    for (; x + 8 <= count; x += 8) {
        uint8x8x4_t from = vld4_u8(source + 4 * x), to = vld4_u8(target + 4 * x);
        uint8x8_t all = vdup_n_u8((uint8_t)alpha);
        if (mask) all = by255_neon(vmull_u8(all, vld1_u8(mask + x)));
        vst4_u8(target + 4 * x, over_neon(from, to, all));
    }
    over_plain(target + 4 * x, source + 4 * x, count - x, alpha, mask ? mask + x : 0);
}

static void veil_vector(uint8_t *target, const uint8_t *color, int count, int alpha) {
    uint8x8_t all = vdup_n_u8((uint8_t)alpha);
    uint8x8_t rest = vmvn_u8(by255_neon(vmull_u8(vdup_n_u8(color[3]), all)));
    int x = 0;
    for (; x + 8 <= count; x += 8) {
        uint8x8x4_t to = vld4_u8(target + 4 * x);
        for (int c = 0; c < 4; c++) {
            uint16x8_t sum = vqaddq_u16(vmull_u8(vdup_n_u8(color[c]), all), vmull_u8(to.val[c], rest));
            to.val[c] = by255_neon(vminq_u16(sum, vdupq_n_u16(largest_sum)));
        }
        vst4_u8(target + 4 * x, to);
    }
    veil_plain(target + 4 * x, color, count - x, alpha);
}
#endif

void stage_over(stage_level level, uint8_t *target, const uint8_t *source, int count, int alpha,
                const uint8_t *mask) {
    if (alpha <= 0) return;
    PICK(level, over, target, source, count, alpha, mask);
}

void stage_over_rows(stage_level level, uint8_t *target, size_t target_stride, const uint8_t *source,
                     size_t source_stride, int width, int height, int alpha, const uint8_t *mask,
                     size_t mask_stride) {
    for (int y = 0; y < height; y++)
        stage_over(level, target + (size_t)y * target_stride, source + (size_t)y * source_stride, width,
                   alpha, mask ? mask + (size_t)y * mask_stride : 0);
}

void stage_veil_rows(stage_level level, uint8_t *target, size_t target_stride, const uint8_t *color,
                     int width, int height, int alpha) {
    if (alpha <= 0) return;
    for (int y = 0; y < height; y++)
        PICK(level, veil, target + (size_t)y * target_stride, color, width, alpha);
}

void stage_over_runs(stage_level level, uint8_t *target, size_t target_stride, const uint8_t *packed,
                     const size_t *starts, int skip, int width, int height, int alpha) {
    if (alpha <= 0) return;
    for (int y = 0; y < height; y++, target += target_stride) {
        runs_reader reader = runs_begin(packed + starts[y], skip, width);
        runs_part part;
        while (runs_next(&reader, &part)) {
            uint8_t *to = target + 4 * part.from;
            if (!part.is_run)
                PICK(level, over, to, part.pixels, part.count, alpha, 0);
            else if (part.pixels[3] == 255 && alpha == 255)
                plain_run(to, (size_t)part.count, word_at(part.pixels));
            else if (word_at(part.pixels) != 0)
                PICK(level, veil, to, part.pixels, part.count, alpha);
        }
    }
}
