// Licensed under the Apache License, Version 2.0.

// Included by mix.c for SSE2 (four pixels at a time) and for AVX2 (eight).

#include "blend_body.h"

TARGET static inline int NAME(is_solid)(NAME(bytes) pixels) {
    const NAME(bytes) high = OP(set1_epi32)((int)0xff000000u);
    return OP(movemask_epi8)(OP(cmpeq_epi32)(AND(pixels, high), high)) == (WIDE ? -1 : 0xffff);
}

TARGET static NAME(bytes) NAME(mixed)(NAME(bytes) from, NAME(bytes) to, int alpha) {
    const NAME(bytes) clear = ZERO, all = OP(set1_epi16)((short)alpha);
    int solid = NAME(is_solid)(from);
    NAME(bytes) low = NAME(blend)(OP(unpacklo_epi8)(from, clear), OP(unpacklo_epi8)(to, clear), all, solid);
    NAME(bytes) top = NAME(blend)(OP(unpackhi_epi8)(from, clear), OP(unpackhi_epi8)(to, clear), all, solid);
    return OP(packus_epi16)(low, top);
}

TARGET static NAME(bytes) NAME(mixture)(NAME(bytes) from, const mixture *all) {
    int32_t below;
    memcpy(&below, all->below, 4);
    NAME(bytes) result = NAME(mixed)(from, OP(set1_epi32)(below), all->alpha);
    for (int i = 0; i < all->count; i++) {
        int32_t color;
        memcpy(&color, all->veils[i].color, 4);
        result = NAME(mixed)(OP(set1_epi32)(color), result, all->veils[i].alpha);
    }
    return result;
}

TARGET static void NAME(mix)(uint8_t *target, const uint8_t *source, int count, const mixture *all) {
    enum { step = sizeof(NAME(bytes)) / 4 };
    NAME(bytes) last = ZERO, result = ZERO;
    int x = 0;
    for (; x + step <= count; x += step) {
        NAME(bytes) from = LOAD(source + 4 * x);
        if (x == 0 || OP(movemask_epi8)(OP(cmpeq_epi32)(from, last)) != (step == 8 ? -1 : 0xffff)) {
            last = from;
            result = NAME(mixture)(from, all);
        }
        STORE(target + 4 * x, result);
    }
    if (x == count) return;
    // Many parts of a row are a letter's edge, shorter than one step.
    uint8_t rest[4 * step] = {0};
    memcpy(rest, source + 4 * x, (size_t)(count - x) * 4);
    STORE(rest, NAME(mixture)(LOAD(rest), all));
    memcpy(target + 4 * x, rest, (size_t)(count - x) * 4);
}

#include "blend_end.h"
