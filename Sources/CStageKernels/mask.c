// Licensed under the Apache License, Version 2.0.

#include "CStageKernels.h"
#include "by255.h"
#include "levels.h"
#include <string.h>

// One colour through a mask. Each product is rounded to the nearest whole number, as in pixman, so that it
// makes no difference who draws.

static inline void tint_pixel(uint8_t *target, const uint8_t *color, unsigned cover) {
    unsigned rest = 255 - by255(color[3] * cover);
    for (int c = 0; c < 4; c++) {
        unsigned sum = by255(color[c] * cover) + by255(target[c] * rest);
        target[c] = (uint8_t)(sum > 255 ? 255 : sum);
    }
}

// ahead is the distance in bytes to the pixels that will be drawn soon.
static void tint_plain(uint8_t *target, const uint8_t *color, uint8_t *mask, int count, int erase,
                       size_t ahead) {
    (void)ahead;
    for (int x = 0; x < count; x++) {
        if (!mask[x]) continue;
        tint_pixel(target + 4 * x, color, mask[x]);
        if (erase) mask[x] = 0;
    }
}

#if STAGE_HAS_VECTOR && defined(__x86_64__)
#define BODY "mask_body.h"
#include "twice.h"
#elif STAGE_HAS_VECTOR

static void tint_vector(uint8_t *target, const uint8_t *color, uint8_t *mask, int count, int erase,
                        size_t ahead) {
    int x = 0;
    for (; x + 8 <= count; x += 8) {
        uint8x8_t cover = vld1_u8(mask + x);
        if (vget_lane_u64(vreinterpret_u64_u8(cover), 0) == 0) continue;
        uint8x8x4_t to = vld4_u8(target + 4 * x);
        uint8x8_t rest = vmvn_u8(by255_neon(vmull_u8(vdup_n_u8(color[3]), cover)));
        for (int c = 0; c < 4; c++)
            to.val[c] = vqadd_u8(by255_neon(vmull_u8(vdup_n_u8(color[c]), cover)),
                                 by255_neon(vmull_u8(to.val[c], rest)));
        vst4_u8(target + 4 * x, to);
        if (erase) vst1_u8(mask + x, vdup_n_u8(0));
    }
    tint_plain(target + 4 * x, color, mask + x, count - x, erase, ahead);
}
#endif

void stage_tint_rows(stage_level level, uint8_t *target, size_t target_stride, const uint8_t *color,
                     uint8_t *mask, size_t mask_stride, int width, int height, int erase) {
    for (int y = 0; y < height; y++)
        PICK(level, tint, target + (size_t)y * target_stride, color, mask + (size_t)y * mask_stride, width,
             erase, (y + 4 < height ? 4 : 0) * target_stride);
}
