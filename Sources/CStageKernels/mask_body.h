// Licensed under the Apache License, Version 2.0.

// Included by mask.c for SSE2 (four pixels at a time) and for AVX2 (eight).

#if WIDE
typedef __m256i NAME(tints);
#define OP(name) _mm256_##name
#define LOAD(at) _mm256_loadu_si256((const __m256i *)(at))
#define STORE(at, value) _mm256_storeu_si256((__m256i *)(at), value)
#define ZERO _mm256_setzero_si256()
#else
typedef __m128i NAME(tints);
#define OP(name) _mm_##name
#define LOAD(at) _mm_loadu_si128((const __m128i *)(at))
#define STORE(at, value) _mm_storeu_si128((__m128i *)(at), value)
#define ZERO _mm_setzero_si128()
#endif

// The nearest whole number to a * b / 255: as by255, by multiplying with 257 and leaving the low half out.
TARGET static inline NAME(tints) NAME(product)(NAME(tints) a, NAME(tints) b) {
    NAME(tints) value = OP(add_epi16)(OP(mullo_epi16)(a, b), OP(set1_epi16)(128));
    return OP(mulhi_epu16)(value, OP(set1_epi16)(257));
}

// Half of the pixels, a 16-bit lane to a channel.
TARGET static inline NAME(tints) NAME(tinted)(NAME(tints) to, NAME(tints) cover, NAME(tints) ink,
                                              NAME(tints) opacity) {
    NAME(tints) rest = OP(sub_epi16)(OP(set1_epi16)(255), NAME(product)(opacity, cover));
    return OP(add_epi16)(NAME(product)(ink, cover), NAME(product)(to, rest));
}

TARGET static void NAME(tint)(uint8_t *target, const uint8_t *color, uint8_t *mask, int count, int erase,
                              size_t ahead) {
    enum { step = sizeof(NAME(tints)) / 4, chunk = sizeof(NAME(tints)) };
    const uint64_t all = step == 8 ? ~0ull : 0xffffffffull;
    const NAME(tints) clear = ZERO, whole = OP(set1_epi8)(-1);
    uint32_t bits;
    memcpy(&bits, color, 4);
    const NAME(tints) solid = OP(set1_epi32)((int)bits), ink = OP(unpacklo_epi8)(solid, clear);
    const NAME(tints) opacity = OP(set1_epi16)(color[3]);
    const int is_solid = color[3] == 255;
    int x = 0;
    while (x + step <= count) {
        // Most of a mask is clear.
        if (x + chunk <= count) {
            NAME(tints) next = LOAD(mask + x);
            if (OP(movemask_epi8)(OP(cmpeq_epi8)(next, clear)) == (step == 8 ? -1 : 0xffff)) {
                x += chunk;
                continue;
            }
            // What is drawn some rows further on lies near here, and takes long to come from memory.
            __builtin_prefetch(target + 4 * x + ahead, 1);
            __builtin_prefetch(target + 4 * x + ahead + 2 * chunk, 1);
            // The inside of an outline.
            if (is_solid && OP(movemask_epi8)(OP(cmpeq_epi8)(next, whole)) == (step == 8 ? -1 : 0xffff)) {
                for (int end = x + chunk, at = x; at < end; at += step) STORE(target + 4 * at, solid);
                if (erase) STORE(mask + x, clear);
                x += chunk;
                continue;
            }
        }
        int end = x + chunk <= count ? x + chunk : count - (count - x) % step;
        for (; x < end; x += step) {
            uint64_t part = 0;
            memcpy(&part, mask + x, step);
            if (part == 0) continue;
            if (erase) memset(mask + x, 0, step);
            if (is_solid && part == all) {
                STORE(target + 4 * x, solid);
                continue;
            }
#if WIDE
            // Two pixels to a 128-bit half, as unpacking leaves them.
            __m256i wide = _mm256_cvtepu8_epi32(_mm_cvtsi64_si128((long long)part));
            wide = _mm256_or_si256(wide, _mm256_slli_epi32(wide, 16));
            __m256i even = _mm256_unpacklo_epi32(wide, wide), odd = _mm256_unpackhi_epi32(wide, wide);
#else
            __m128i wide = _mm_unpacklo_epi8(_mm_cvtsi32_si128((int)part), clear);
            wide = _mm_unpacklo_epi16(wide, wide);
            __m128i even = _mm_unpacklo_epi32(wide, wide), odd = _mm_unpackhi_epi32(wide, wide);
#endif
            NAME(tints) to = LOAD(target + 4 * x);
            NAME(tints) low = NAME(tinted)(OP(unpacklo_epi8)(to, clear), even, ink, opacity);
            NAME(tints) top = NAME(tinted)(OP(unpackhi_epi8)(to, clear), odd, ink, opacity);
            STORE(target + 4 * x, OP(packus_epi16)(low, top));
        }
    }
    tint_plain(target + 4 * x, color, mask + x, count - x, erase, ahead);
}

#undef OP
#undef LOAD
#undef STORE
#undef ZERO
