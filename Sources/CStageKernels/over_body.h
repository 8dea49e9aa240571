// Licensed under the Apache License, Version 2.0.

// Included by over.c for SSE2 (four pixels at a time) and for AVX2 (eight).

#include "blend_body.h"

TARGET static void NAME(over)(uint8_t *target, const uint8_t *source, int count, int alpha,
                              const uint8_t *mask) {
    enum { step = sizeof(NAME(bytes)) / 4 };
    NAME(bytes) even = OP(set1_epi16)((short)alpha), odd = even;
    const NAME(bytes) clear = ZERO, high = OP(set1_epi32)((int)0xff000000u);
    int x = 0;
    for (; x + step <= count; x += step) {
        NAME(bytes) from = LOAD(source + 4 * x);
        NAME(bytes) solid = OP(cmpeq_epi32)(AND(from, high), high);
        int full = alpha == 255;
        if (mask) {
            uint64_t part = 0;
            memcpy(&part, mask + x, step);
            if (part == 0) continue;
            full = full && part == (step == 8 ? ~0ull : 0xffffffffull);
            if (!full) {
#if WIDE
                // Two pixels to a 128-bit half, as unpacking leaves them.
                __m256i wide = _mm256_cvtepu8_epi32(_mm_cvtsi64_si128((long long)part));
                wide = _mm256_or_si256(wide, _mm256_slli_epi32(wide, 16));
                even = _mm256_unpacklo_epi32(wide, wide);
                odd = _mm256_unpackhi_epi32(wide, wide);
#else
                __m128i wide = _mm_unpacklo_epi8(_mm_cvtsi32_si128((int)part), ZERO);
                wide = _mm_unpacklo_epi16(wide, wide);
                even = _mm_unpacklo_epi32(wide, wide);
                odd = _mm_unpackhi_epi32(wide, wide);
#endif
                if (alpha != 255) {
                    NAME(bytes) all = OP(set1_epi16)((short)alpha);
                    even = NAME(by255)(OP(mullo_epi16)(even, all));
                    odd = NAME(by255)(OP(mullo_epi16)(odd, all));
                }
            } else {
                even = odd = OP(set1_epi16)(255);
            }
        }
        int is_solid = OP(movemask_epi8)(solid) == (step == 8 ? -1 : 0xffff);
        if (full) {
            if (is_solid) {
                STORE(target + 4 * x, from);
                continue;
            }
            if (OP(movemask_epi8)(OP(cmpeq_epi32)(from, clear)) == (step == 8 ? -1 : 0xffff)) continue;
        }
        NAME(bytes) to = LOAD(target + 4 * x);
        NAME(bytes) from_low = OP(unpacklo_epi8)(from, clear), from_top = OP(unpackhi_epi8)(from, clear);
        NAME(bytes) to_low = OP(unpacklo_epi8)(to, clear), to_top = OP(unpackhi_epi8)(to, clear);
        NAME(bytes) low, top;
        // A group with a background of its own is opaque in most of its pixels.
        if (is_solid) {
            low = NAME(blend)(from_low, to_low, even, 1);
            top = NAME(blend)(from_top, to_top, odd, 1);
        } else {
            low = NAME(blend)(from_low, to_low, even, 0);
            top = NAME(blend)(from_top, to_top, odd, 0);
        }
        STORE(target + 4 * x, OP(packus_epi16)(low, top));
    }
    over_plain(target + 4 * x, source + 4 * x, count - x, alpha, mask ? mask + x : 0);
}

TARGET static void NAME(veil)(uint8_t *target, const uint8_t *color, int count, int alpha) {
    enum { step = sizeof(NAME(bytes)) / 4 };
    uint32_t bits;
    memcpy(&bits, color, 4);
    const NAME(bytes) clear = ZERO, least = OP(set1_epi16)(128), factor = OP(set1_epi16)(257);
    const NAME(bytes) part =
        OP(mullo_epi16)(OP(unpacklo_epi8)(OP(set1_epi32)((int)bits), clear), OP(set1_epi16)((short)alpha));
    const NAME(bytes) rest = OP(set1_epi16)((short)(255 - by255((unsigned)color[3] * (unsigned)alpha)));
    const NAME(bytes) half = OP(add_epi16)(part, least);
    int x = 0;
    if (color[3] == 255) {
        // As above, no sum is too large.
        for (; x + step <= count; x += step) {
            NAME(bytes) to = LOAD(target + 4 * x);
            NAME(bytes) low = OP(add_epi16)(half, OP(mullo_epi16)(OP(unpacklo_epi8)(to, clear), rest));
            NAME(bytes) top = OP(add_epi16)(half, OP(mullo_epi16)(OP(unpackhi_epi8)(to, clear), rest));
            STORE(target + 4 * x, OP(packus_epi16)(OP(mulhi_epu16)(low, factor), OP(mulhi_epu16)(top, factor)));
        }
    }
    for (; x + step <= count; x += step) {
        NAME(bytes) to = LOAD(target + 4 * x);
        NAME(bytes) low = OP(adds_epu16)(part, OP(mullo_epi16)(OP(unpacklo_epi8)(to, clear), rest));
        NAME(bytes) top = OP(adds_epu16)(part, OP(mullo_epi16)(OP(unpackhi_epi8)(to, clear), rest));
        low = NAME(by255)(NAME(capped)(low));
        top = NAME(by255)(NAME(capped)(top));
        STORE(target + 4 * x, OP(packus_epi16)(low, top));
    }
    veil_plain(target + 4 * x, color, count - x, alpha);
}

#include "blend_end.h"
