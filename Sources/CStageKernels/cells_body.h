// Licensed under the Apache License, Version 2.0.

// The pixels between nodes, in fixed point. Included by field_body.h once for each level.

// Eight pixels between two nodes, 8 bits behind the point. The first four start from the left node, the
// others from the right one, so that differences of half the range fit 16 bits.
#if LEVEL == 2
TARGET static inline void NAME(stretch)(const uint16_t *nodes, __m256i *one, __m256i *two) {
    // In the order that bytes are packed from: pixels 0, 1, 4 and 5, then the others.
    const __m256i near = _mm256_setr_epi16(4096, 4096, 4096, 4096, 12288, 12288, 12288, 12288, 28672,
                                           28672, 28672, 28672, 20480, 20480, 20480, 20480);
    const __m256i far = _mm256_setr_epi16(20480, 20480, 20480, 20480, 28672, 28672, 28672, 28672,
                                          12288, 12288, 12288, 12288, 4096, 4096, 4096, 4096);
    long long values[2];
    memcpy(values, nodes, 16);
    __m256i left = _mm256_set1_epi64x(values[0]), right = _mm256_set1_epi64x(values[1]);
    __m256i from = _mm256_blend_epi32(left, right, 0xf0);
    __m256i delta = _mm256_sub_epi16(_mm256_blend_epi32(right, left, 0xf0), from);
    *one = _mm256_add_epi16(from, _mm256_mulhi_epi16(delta, near));
    *two = _mm256_add_epi16(from, _mm256_mulhi_epi16(delta, far));
}
#elif LEVEL == 1 && defined(__x86_64__)
TARGET static inline void NAME(stretch)(const uint16_t *nodes, int half, __m128i *one, __m128i *two) {
    const __m128i near = _mm_setr_epi16(4096, 4096, 4096, 4096, 12288, 12288, 12288, 12288);
    const __m128i far = _mm_setr_epi16(20480, 20480, 20480, 20480, 28672, 28672, 28672, 28672);
    __m128i pair = _mm_loadu_si128((const __m128i *)nodes);
    __m128i left = _mm_unpacklo_epi64(pair, pair), right = _mm_unpackhi_epi64(pair, pair);
    if (half == 0) {
        __m128i delta = _mm_sub_epi16(right, left);
        *one = _mm_add_epi16(left, _mm_mulhi_epi16(delta, near));
        *two = _mm_add_epi16(left, _mm_mulhi_epi16(delta, far));
    } else {
        __m128i delta = _mm_sub_epi16(left, right);
        *one = _mm_add_epi16(right, _mm_mulhi_epi16(delta, _mm_shuffle_epi32(far, 0x4e)));
        *two = _mm_add_epi16(right, _mm_mulhi_epi16(delta, _mm_shuffle_epi32(near, 0x4e)));
    }
}
#elif LEVEL == 1
TARGET static inline uint16x8_t NAME(stretch)(const uint16_t *nodes, int pair) {
    uint16x4_t left = vld1_u16(nodes), right = vld1_u16(nodes + 4), from = pair < 2 ? left : right;
    int16x4_t delta = vreinterpret_s16_u16(vsub_u16(pair < 2 ? right : left, from));
    // The product's upper half, as the other levels take it: no rounding.
    int16_t weight = (int16_t)(4096 * (pair < 2 ? 4 * pair + 1 : 15 - 4 * pair));
    int16_t next = (int16_t)(pair < 2 ? weight + 8192 : weight - 8192);
    int16x4_t one = vshrn_n_s32(vmull_n_s16(delta, weight), 16);
    int16x4_t two = vshrn_n_s32(vmull_n_s16(delta, next), 16);
    return vcombine_u16(vadd_u16(from, vreinterpret_u16_s16(one)),
                        vadd_u16(from, vreinterpret_u16_s16(two)));
}
#else
TARGET static inline uint16_t NAME(stretch)(const uint16_t *nodes, int x, int component) {
    uint16_t from = nodes[x < 4 ? component : 4 + component];
    uint16_t to = nodes[x < 4 ? 4 + component : component];
    int32_t delta = (int16_t)(uint16_t)(to - from), weight = 4096 * (x < 4 ? 2 * x + 1 : 15 - 2 * x);
    return (uint16_t)(from + ((delta * weight) >> 16));
}
#endif

// Rows first..<last of the eight between two rows of nodes, of some cells. The upper four start from the
// upper row, the others from the lower one, and each is an eighth of the difference from its neighbour.
TARGET static inline __attribute__((always_inline)) void
NAME(cells)(const uint16_t *upper, const uint16_t *lower, int count, int first, int last, uint8_t *out,
            size_t stride) {
#if LEVEL == 2
    const __m256i three = _mm256_set1_epi16(3);
#elif LEVEL == 1 && defined(__x86_64__)
    const __m128i three = _mm_set1_epi16(3);
#endif
    for (int i = 0; i < count; i++, upper += 4, lower += 4, out += 4 * cell) {
        uint8_t *line = out;
#if LEVEL == 2
        __m256i a, b, c, d;
        NAME(stretch)(upper, &a, &b);
        NAME(stretch)(lower, &c, &d);
        __m256i one = _mm256_sub_epi16(c, a), two = _mm256_sub_epi16(d, b);
        __m256i half_one = _mm256_srai_epi16(one, 4), half_two = _mm256_srai_epi16(two, 4);
        one = _mm256_srai_epi16(one, 3);
        two = _mm256_srai_epi16(two, 3);
        a = _mm256_add_epi16(a, half_one);
        b = _mm256_add_epi16(b, half_two);
        c = _mm256_sub_epi16(_mm256_sub_epi16(c, half_one), _mm256_mullo_epi16(one, three));
        d = _mm256_sub_epi16(_mm256_sub_epi16(d, half_two), _mm256_mullo_epi16(two, three));
#pragma clang loop unroll(full)
        for (int y = 0; y < cell; y++) {
            if (y == cell / 2) {
                a = c;
                b = d;
            }
            if (y >= first && y < last) {
                // The memory is slower than this loop, and fetches what is written to first.
                _mm_prefetch((const char *)(line + 256), _MM_HINT_T0);
                __m256i bytes = _mm256_packus_epi16(_mm256_srli_epi16(a, 8), _mm256_srli_epi16(b, 8));
                _mm256_storeu_si256((__m256i *)line, bytes);
                line += stride;
            }
            a = _mm256_add_epi16(a, one);
            b = _mm256_add_epi16(b, two);
        }
#elif LEVEL == 1 && defined(__x86_64__)
        for (int half = 0; half < 2; half++) {
            __m128i a, b, c, d;
            NAME(stretch)(upper, half, &a, &b);
            NAME(stretch)(lower, half, &c, &d);
            __m128i one = _mm_sub_epi16(c, a), two = _mm_sub_epi16(d, b);
            __m128i half_one = _mm_srai_epi16(one, 4), half_two = _mm_srai_epi16(two, 4);
            one = _mm_srai_epi16(one, 3);
            two = _mm_srai_epi16(two, 3);
            a = _mm_add_epi16(a, half_one);
            b = _mm_add_epi16(b, half_two);
            c = _mm_sub_epi16(_mm_sub_epi16(c, half_one), _mm_mullo_epi16(one, three));
            d = _mm_sub_epi16(_mm_sub_epi16(d, half_two), _mm_mullo_epi16(two, three));
            line = out + 16 * half;
            for (int y = 0; y < cell; y++) {
                if (y == cell / 2) {
                    a = c;
                    b = d;
                }
                if (y >= first && y < last) {
                    __m128i bytes = _mm_packus_epi16(_mm_srli_epi16(a, 8), _mm_srli_epi16(b, 8));
                    _mm_storeu_si128((__m128i *)line, bytes);
                    line += stride;
                }
                a = _mm_add_epi16(a, one);
                b = _mm_add_epi16(b, two);
            }
        }
#elif LEVEL == 1
        for (int pair = 0; pair < 4; pair++) {
            uint16x8_t a = NAME(stretch)(upper, pair), b = NAME(stretch)(lower, pair);
            int16x8_t delta = vreinterpretq_s16_u16(vsubq_u16(b, a));
            uint16x8_t half = vreinterpretq_u16_s16(vshrq_n_s16(delta, 4));
            uint16x8_t step = vreinterpretq_u16_s16(vshrq_n_s16(delta, 3));
            a = vaddq_u16(a, half);
            b = vsubq_u16(vsubq_u16(b, half), vaddq_u16(vaddq_u16(step, step), step));
            line = out + 8 * pair;
            for (int y = 0; y < cell; y++) {
                if (y == cell / 2) a = b;
                if (y >= first && y < last) {
                    vst1_u8(line, vshrn_n_u16(a, 8));
                    line += stride;
                }
                a = vaddq_u16(a, step);
            }
        }
#else
        uint16_t starts[2][4 * cell], steps[4 * cell];
        for (int k = 0; k < 4 * cell; k++) {
            uint16_t a = NAME(stretch)(upper, k / 4, k % 4), b = NAME(stretch)(lower, k / 4, k % 4);
            int16_t delta = (int16_t)(uint16_t)(b - a);
            steps[k] = (uint16_t)(delta >> 3);
            starts[0][k] = (uint16_t)(a + (delta >> 4));
            starts[1][k] = (uint16_t)(b - (delta >> 4) - 3 * (delta >> 3));
        }
        for (int y = first; y < last; y++, line += stride)
            for (int k = 0; k < 4 * cell; k++)
                line[k] = (uint8_t)((uint16_t)(starts[y / 4][k] + steps[k] * (y % 4)) >> 8);
#endif
    }
}

// The same, of pixels from..<to of one cell.
TARGET static void NAME(part)(const uint16_t *upper, const uint16_t *lower, int from, int to, int first,
                              int last, uint8_t *out, size_t stride) {
    uint8_t block[4 * cell * cell];
    NAME(cells)(upper, lower, 1, first, last, block, 4 * cell);
    for (int y = 0; y < last - first; y++)
        memcpy(out + (size_t)y * stride, block + 4 * (cell * y + from), 4 * (size_t)(to - from));
}
