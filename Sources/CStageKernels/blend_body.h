// Licensed under the Apache License, Version 2.0.

// Included by over_body.h and mix_body.h: half of some pixels, a 16-bit lane to a channel, over others. Those
// who include it end with blend_end.h.

#if WIDE
typedef __m256i NAME(bytes);
#define OP(name) _mm256_##name
#define LOAD(at) _mm256_loadu_si256((const __m256i *)(at))
#define STORE(at, value) _mm256_storeu_si256((__m256i *)(at), value)
#define ZERO _mm256_setzero_si256()
#define AND _mm256_and_si256
#else
typedef __m128i NAME(bytes);
#define OP(name) _mm_##name
#define LOAD(at) _mm_loadu_si128((const __m128i *)(at))
#define STORE(at, value) _mm_storeu_si128((__m128i *)(at), value)
#define ZERO _mm_setzero_si128()
#define AND _mm_and_si128
#endif

// As the plain one: (v + (v >> 8)) >> 8 is v * 257 >> 16.
TARGET static inline NAME(bytes) NAME(by255)(NAME(bytes) value) {
    return OP(mulhi_epu16)(OP(add_epi16)(value, OP(set1_epi16)(128)), OP(set1_epi16)(257));
}

// The smaller of a sum and the largest one that is still a byte, without SSE4.1.
TARGET static inline NAME(bytes) NAME(capped)(NAME(bytes) sum) {
    return OP(sub_epi16)(sum, OP(subs_epu16)(sum, OP(set1_epi16)((short)largest_sum)));
}

// Half of the pixels, a 16-bit lane to a channel.
TARGET static inline NAME(bytes) NAME(blend)(NAME(bytes) from, NAME(bytes) to, NAME(bytes) alpha,
                                             int is_solid) {
    const NAME(bytes) most = OP(set1_epi16)(255);
    if (is_solid) {
        // Both parts together are 255 at most, and so is each channel: no sum is too large.
        NAME(bytes) rest = OP(sub_epi16)(most, alpha);
        return NAME(by255)(OP(add_epi16)(OP(mullo_epi16)(from, alpha), OP(mullo_epi16)(to, rest)));
    }
    NAME(bytes) opacity = OP(shufflehi_epi16)(OP(shufflelo_epi16)(from, 0xff), 0xff);
    NAME(bytes) rest = OP(sub_epi16)(most, NAME(by255)(OP(mullo_epi16)(opacity, alpha)));
    NAME(bytes) sum = OP(adds_epu16)(OP(mullo_epi16)(from, alpha), OP(mullo_epi16)(to, rest));
    return NAME(by255)(NAME(capped)(sum));
}
