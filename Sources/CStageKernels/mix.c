// Licensed under the Apache License, Version 2.0.

#include "CStageKernels.h"
#include "by255.h"
#include "levels.h"
#include "plain.h"
#include "runs.h"
#include <string.h>

// A source between plain colours: each pixel of the result depends on one pixel of the source alone. Most of
// a screen is plain, so that the last answer is kept until another question comes.

typedef struct {
    const uint8_t *below;
    int alpha;
    const stage_veil *veils;
    int count;
} mixture;

static uint32_t mixed_pixel(uint32_t source, const mixture *all) {
    uint8_t from[4], to[4];
    memcpy(from, &source, 4);
    memcpy(to, all->below, 4);
    over_pixel(to, from, (unsigned)all->alpha);
    for (int i = 0; i < all->count; i++)
        over_pixel(to, all->veils[i].color, (unsigned)all->veils[i].alpha);
    uint32_t result;
    memcpy(&result, to, 4);
    return result;
}

static void mix_plain(uint8_t *target, const uint8_t *source, int count, const mixture *all) {
    if (count <= 0) return;
    uint32_t last, result;
    memcpy(&last, source, 4);
    result = mixed_pixel(last, all);
    for (int x = 0; x < count; x++) {
        uint32_t from;
        memcpy(&from, source + 4 * x, 4);
        if (from != last) {
            last = from;
            result = mixed_pixel(from, all);
        }
        memcpy(target + 4 * x, &result, 4);
    }
}

#if STAGE_HAS_VECTOR && defined(__x86_64__)
#define BODY "mix_body.h"
#include "twice.h"
#elif STAGE_HAS_VECTOR

static uint8x8x4_t mixed_vector(const uint8_t *source, const mixture *all) {
    uint8x8x4_t from = vld4_u8(source), to;
    for (int c = 0; c < 4; c++) to.val[c] = vdup_n_u8(all->below[c]);
    to = over_neon(from, to, vdup_n_u8((uint8_t)all->alpha));
    for (int i = 0; i < all->count; i++) {
        const stage_veil *veil = all->veils + i;
        for (int c = 0; c < 4; c++) from.val[c] = vdup_n_u8(veil->color[c]);
        to = over_neon(from, to, vdup_n_u8((uint8_t)veil->alpha));
    }
    return to;
}

static void mix_vector(uint8_t *target, const uint8_t *source, int count, const mixture *all) {
    int x = 0;
    uint64x2_t low = vdupq_n_u64(0), top = low;
    uint8x8x4_t result;
    for (; x + 8 <= count; x += 8) {
        uint64x2_t a = vreinterpretq_u64_u8(vld1q_u8(source + 4 * x));
        uint64x2_t b = vreinterpretq_u64_u8(vld1q_u8(source + 4 * x + 16));
        uint64x2_t other = vorrq_u64(veorq_u64(a, low), veorq_u64(b, top));
        if (x == 0 || (vgetq_lane_u64(other, 0) | vgetq_lane_u64(other, 1)) != 0) {
            low = a;
            top = b;
            result = mixed_vector(source + 4 * x, all);
        }
        vst4_u8(target + 4 * x, result);
    }
    mix_plain(target + 4 * x, source + 4 * x, count - x, all);
}
#endif

void stage_mix_rows(stage_level level, uint8_t *target, size_t target_stride, const uint8_t *source,
                    size_t source_stride, int width, int height, const uint8_t *below, int alpha,
                    const stage_veil *veils, int count) {
    const mixture all = {below, alpha, veils, count};
    for (int y = 0; y < height; y++)
        PICK(level, mix, target + (size_t)y * target_stride, source + (size_t)y * source_stride, width, &all);
}

// The answers for the colours of runs. A screen has a few dozen.
enum { answers = 64 };

typedef struct {
    uint32_t from[answers], to[answers];
    uint8_t is_there[answers];
} answer_book;

static uint32_t answer(answer_book *book, uint32_t pixel, const mixture *all) {
    unsigned place = (pixel * 2654435761u) >> 26;
    if (!book->is_there[place] || book->from[place] != pixel) {
        book->from[place] = pixel;
        book->to[place] = mixed_pixel(pixel, all);
        book->is_there[place] = 1;
    }
    return book->to[place];
}

void stage_mix_runs(stage_level level, uint8_t *target, size_t target_stride, const uint8_t *packed,
                    const size_t *starts, int skip, int width, int height, const uint8_t *below, int alpha,
                    const stage_veil *veils, int count) {
    const mixture all = {below, alpha, veils, count};
    answer_book book;
    memset(book.is_there, 0, sizeof book.is_there);
    for (int y = 0; y < height; y++, target += target_stride) {
        if (y > 0 && starts[y] == starts[y - 1]) {
            memcpy(target, target - target_stride, (size_t)width * 4);
            continue;
        }
        runs_reader reader = runs_begin(packed + starts[y], skip, width);
        runs_part part;
        while (runs_next(&reader, &part)) {
            uint8_t *to = target + 4 * part.from;
            if (part.is_run)
                plain_run(to, (size_t)part.count, answer(&book, word_at(part.pixels), &all));
            else
                PICK(level, mix, to, part.pixels, part.count, &all);
        }
    }
}
