// Licensed under the Apache License, Version 2.0.

#pragma once

#include "levels.h"
#include <stdint.h>

// The nearest whole number to value / 255, for values up to 65535 - 128.
static inline unsigned by255(unsigned value) {
    value += 128;
    return (value + (value >> 8)) >> 8;
}

// The largest number whose 255th part is a byte. Premultiplied pixels never make a larger sum.
enum { largest_sum = 65152 };

static inline void over_pixel(uint8_t *target, const uint8_t *source, unsigned alpha) {
    unsigned rest = 255 - by255(source[3] * alpha);
    for (int c = 0; c < 4; c++) {
        unsigned sum = source[c] * alpha + target[c] * rest;
        if (sum > largest_sum) sum = largest_sum;
        target[c] = (uint8_t)by255(sum);
    }
}

#if defined(__aarch64__)
// The same of eight values.
static inline uint8x8_t by255_neon(uint16x8_t value) {
    value = vaddq_u16(value, vdupq_n_u16(128));
    return vshrn_n_u16(vsraq_n_u16(value, value, 8), 8);
}

// Eight pixels over others, each times its alpha.
static inline uint8x8x4_t over_neon(uint8x8x4_t from, uint8x8x4_t to, uint8x8_t alpha) {
    uint8x8_t rest = vmvn_u8(by255_neon(vmull_u8(from.val[3], alpha)));
    for (int c = 0; c < 4; c++) {
        uint16x8_t sum = vqaddq_u16(vmull_u8(from.val[c], alpha), vmull_u8(to.val[c], rest));
        to.val[c] = by255_neon(vminq_u16(sum, vdupq_n_u16(largest_sum)));
    }
    return to;
}
#endif
