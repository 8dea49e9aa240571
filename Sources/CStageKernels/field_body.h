// Licensed under the Apache License, Version 2.0.

// Included by field.c once for each level. NAME gives the functions their names, TARGET the
// instructions that the compiler may use, LEVEL the loops that are written by hand.

// Convolves each column; out has radius rows more at either end. Weights are those of one side.
TARGET static void NAME(blur_columns)(const float *in, int columns, int rows, int radius,
                                      const float *weights, float *out) {
    for (int y = 0; y < rows + 2 * radius; y++) {
        int first = y - 2 * radius > 0 ? y - 2 * radius : 0, last = y < rows - 1 ? y : rows - 1;
        float *line = out + (size_t)y * columns;
        int start = 0;
        for (; start + lanes <= columns; start += lanes) {
            float sums[lanes] = {0};
            for (int row = first; row <= last; row++) {
                int away = row + radius - y;
                float weight = weights[away < 0 ? -away : away];
                const float *source = in + (size_t)row * columns + start;
                for (int x = 0; x < lanes; x++) sums[x] += weight * source[x];
            }
            memcpy(line + start, sums, sizeof sums);
        }
        for (int x = start; x < columns; x++) {
            float sum = 0;
            for (int row = first; row <= last; row++) {
                int away = row + radius - y;
                sum += weights[away < 0 ? -away : away] * in[(size_t)row * columns + x];
            }
            line[x] = sum;
        }
    }
}

TARGET static void NAME(blur_both_ways)(const float *cells, int columns, int rows, int radius,
                                        const float *weights, float *first, float *out) {
    int wide = columns + 2 * radius, high = rows + 2 * radius;
    size_t source = (size_t)columns * rows, stretched = (size_t)wide * rows;
    float *second = first + (source > stretched ? source : stretched);
    // Columns are the fast way, so the rows are blurred as columns of the picture on its side.
    transpose(cells, columns, rows, first);
    NAME(blur_columns)(first, rows, columns, radius, weights, second);
    transpose(second, rows, wide, first);
    NAME(blur_columns)(first, wide, rows, radius, weights, out);
    (void)high;
}

// The coverage of a layer at nodes first..<last of a row; returns whether any can be above zero.
TARGET static int NAME(cover)(const stage_layer *layer, int row, int start, int count, float *out,
                              int *first, int *last) {
    if (layer->grid) {
        if (row < layer->top || row >= layer->top + layer->rows) return 0;
        int from = layer->left - start, to = from + layer->columns;
        const float *line = layer->grid + (size_t)(row - layer->top) * layer->columns - from;
        *first = from > 0 ? from : 0;
        *last = to < count ? to : count;
        for (int i = *first; i < *last; i++) out[i] = line[i];
        return *first < *last;
    }
    float dy = (float)(row * cell) - layer->y, square = dy * dy;
    float end = (float)layer->count / layer->scale;
    if (square >= end) return 0;
    float half = sqrtf(end - square), origin = (float)(start * cell) - layer->x;
    // A node more at each end: what is taken in must not depend on where the row starts.
    int from = (int)floorf((-half - origin) / cell) - 1, to = (int)ceilf((half - origin) / cell) + 2;
    *first = from > 0 ? from : 0;
    *last = to < count ? to : count;
    const float *table = layer->profile;
    float scale = layer->scale, limit = (float)layer->count;
    // A very soft disc is looked up at each other node, counted from the picture's edge.
    int stride = layer->sparse ? 2 : 1, begin = *first, stop = *last;
    if (stride == 2) {
        begin -= 1 + ((start + begin - 1) & 1);
        stop += 1;
    }
    for (int i = begin; i < stop; i += stride) {
        float dx = (float)((start + i) * cell) - layer->x;
        float place = (dx * dx + square) * scale;
        place = place < limit ? place : limit;
        int index = (int)place;
        float from_value = table[index];
        out[i] = from_value + (table[index + 1] - from_value) * (place - (float)index);
    }
    if (stride == 2)
        for (int i = begin + 1; i + 1 < stop; i += 2) out[i] = (out[i - 1] + out[i + 1]) * 0.5f;
    return *first < *last;
}

// A row of nodes in fixed point, 8 bits behind the point, with half a level for rounding.
TARGET static void NAME(fix)(const float *row, int count, uint16_t *out) {
    for (int i = 0; i < count; i++) out[i] = (uint16_t)(int32_t)(row[i] + 128.5f);
}

// Composites all layers at the nodes of a row; out holds blue, green, red, alpha of each node.
TARGET static void NAME(compose)(const stage_field *field, int row, int start, int count,
                                 float *coverage, float *planes, float *row_values,
                                 uint16_t *out) {
    float *blue = planes, *green = blue + count, *red = green + count, *alpha = red + count;
    for (int i = 0; i < count; i++) {
        blue[i] = field->base[0];
        green[i] = field->base[1];
        red[i] = field->base[2];
        alpha[i] = field->base[3];
    }
    for (int index = 0; index < field->count; index++) {
        const stage_layer *layer = field->layers + index;
        int first, last;
        if (!NAME(cover)(layer, row, start, count, coverage, &first, &last)) continue;
        float b = layer->color[0], g = layer->color[1], r = layer->color[2];
        float opacity = layer->color[3];
        for (int i = first; i < last; i++) {
            float part = coverage[i] * opacity, rest = 1.0f - part;
            blue[i] = blue[i] * rest + b * part;
            green[i] = green[i] * rest + g * part;
            red[i] = red[i] * rest + r * part;
            alpha[i] = alpha[i] * rest + part;
        }
    }
    for (int i = 0; i < count; i++) {
        row_values[4 * i] = blue[i] * 65280.0f;
        row_values[4 * i + 1] = green[i] * 65280.0f;
        row_values[4 * i + 2] = red[i] * 65280.0f;
        row_values[4 * i + 3] = alpha[i] * 65280.0f;
    }
    NAME(fix)(row_values, 4 * count, out);
}

// Row y of eight between two rows of nodes, from the nearer one.
TARGET static void NAME(between)(const uint16_t *upper, const uint16_t *lower, int y, int count,
                                 uint16_t *out) {
    const uint16_t *from = y < 4 ? upper : lower, *to = y < 4 ? lower : upper;
    int16_t weight = (int16_t)(4096 * (y < 4 ? 2 * y + 1 : 15 - 2 * y));
    for (int i = 0; i < count; i++) {
        int16_t delta = (int16_t)(uint16_t)(to[i] - from[i]);
        out[i] = (uint16_t)(from[i] + (uint16_t)((delta * weight) >> 16));
    }
}

// Eight pixels to a pair of nodes. The first four start from the left node, the others from the
// right one, so that differences of half the range fit 16 bits.
TARGET static void NAME(stretch)(const uint16_t *nodes, int count, uint8_t *out) {
#if LEVEL == 2
    const __m256i near = _mm256_setr_epi16(4096, 4096, 4096, 4096, 12288, 12288, 12288, 12288, 28672,
                                           28672, 28672, 28672, 20480, 20480, 20480, 20480);
    const __m256i far = _mm256_setr_epi16(20480, 20480, 20480, 20480, 28672, 28672, 28672, 28672,
                                          12288, 12288, 12288, 12288, 4096, 4096, 4096, 4096);
    for (int i = 0; i < count; i++, nodes += 4, out += 4 * cell) {
        long long values[2];
        memcpy(values, nodes, 16);
        __m256i left = _mm256_set1_epi64x(values[0]), right = _mm256_set1_epi64x(values[1]);
        __m256i from = _mm256_blend_epi32(left, right, 0xf0);
        __m256i delta = _mm256_sub_epi16(_mm256_blend_epi32(right, left, 0xf0), from);
        __m256i one = _mm256_add_epi16(from, _mm256_mulhi_epi16(delta, near));
        __m256i two = _mm256_add_epi16(from, _mm256_mulhi_epi16(delta, far));
        __m256i bytes = _mm256_packus_epi16(_mm256_srli_epi16(one, 8), _mm256_srli_epi16(two, 8));
        _mm256_storeu_si256((__m256i *)out, bytes);
    }
#elif LEVEL == 1 && defined(__x86_64__)
    const __m128i near = _mm_setr_epi16(4096, 4096, 4096, 4096, 12288, 12288, 12288, 12288);
    const __m128i far = _mm_setr_epi16(20480, 20480, 20480, 20480, 28672, 28672, 28672, 28672);
    const __m128i far_back = _mm_shuffle_epi32(far, 0x4e), near_back = _mm_shuffle_epi32(near, 0x4e);
    for (int i = 0; i < count; i++, nodes += 4, out += 4 * cell) {
        __m128i pair = _mm_loadu_si128((const __m128i *)nodes);
        __m128i left = _mm_unpacklo_epi64(pair, pair), right = _mm_unpackhi_epi64(pair, pair);
        __m128i delta = _mm_sub_epi16(right, left), back = _mm_sub_epi16(left, right);
        __m128i one = _mm_add_epi16(left, _mm_mulhi_epi16(delta, near));
        __m128i two = _mm_add_epi16(left, _mm_mulhi_epi16(delta, far));
        __m128i three = _mm_add_epi16(right, _mm_mulhi_epi16(back, far_back));
        __m128i four = _mm_add_epi16(right, _mm_mulhi_epi16(back, near_back));
        _mm_storeu_si128((__m128i *)out,
                         _mm_packus_epi16(_mm_srli_epi16(one, 8), _mm_srli_epi16(two, 8)));
        _mm_storeu_si128((__m128i *)(out + 16),
                         _mm_packus_epi16(_mm_srli_epi16(three, 8), _mm_srli_epi16(four, 8)));
    }
#elif LEVEL == 1
    for (int i = 0; i < count; i++, nodes += 4, out += 4 * cell) {
        uint16x4_t left = vld1_u16(nodes), right = vld1_u16(nodes + 4);
        int16x4_t delta = vreinterpret_s16_u16(vsub_u16(right, left));
        int16x4_t back = vreinterpret_s16_u16(vsub_u16(left, right));
        uint8x8_t bytes[4];
        for (int k = 0; k < 4; k++) {
            // The product's upper half, as the other levels take it: no rounding.
            int16_t weight = (int16_t)(4096 * (4 * (k & 1) + 1));
            int16_t next = (int16_t)(weight + 8192);
            int16x4_t way = k < 2 ? delta : back;
            int16x4_t one = vshrn_n_s32(vmull_n_s16(way, k < 2 ? weight : (int16_t)(32768 - weight)), 16);
            int16x4_t two = vshrn_n_s32(vmull_n_s16(way, k < 2 ? next : (int16_t)(32768 - next)), 16);
            uint16x4_t from = k < 2 ? left : right;
            uint16x8_t sum = vcombine_u16(vadd_u16(from, vreinterpret_u16_s16(one)),
                                          vadd_u16(from, vreinterpret_u16_s16(two)));
            bytes[k] = vshrn_n_u16(sum, 8);
        }
        for (int k = 0; k < 4; k++) vst1_u8(out + 8 * k, bytes[k]);
    }
#else
    for (int i = 0; i < count; i++, nodes += 4, out += 4 * cell)
        for (int x = 0; x < cell; x++)
            for (int c = 0; c < 4; c++) {
                uint16_t from = nodes[x < 4 ? c : 4 + c], to = nodes[x < 4 ? 4 + c : c];
                int32_t delta = (int16_t)(uint16_t)(to - from);
                int32_t weight = 4096 * (x < 4 ? 2 * x + 1 : 15 - 2 * x);
                uint16_t value = (uint16_t)(from + ((delta * weight) >> 16));
                out[4 * x + c] = (uint8_t)(value >> 8);
            }
#endif
}

TARGET static void NAME(fill)(const stage_field *field, int left, int top, int right, int bottom,
                              uint8_t *pixels, size_t stride, float *scratch) {
    int start = (int)floor((double)left / cell), end = (int)floor((double)(right - 1) / cell);
    int cells = end - start + 1, count = cells + 1, row = (int)floor((double)top / cell);
    float *coverage = scratch + 2, *planes = coverage + count + 2, *values = planes + 4 * count;
    uint16_t *upper = (uint16_t *)(values + 4 * count), *lower = upper + 4 * count;
    uint16_t *nodes = lower + 4 * count;
    uint8_t *line = (uint8_t *)(nodes + 4 * count + 8);
    int head = left - start * cell, width = right - left;
    NAME(compose)(field, row, start, count, coverage, planes, values, upper);
    for (; row * cell < bottom; row++) {
        NAME(compose)(field, row + 1, start, count, coverage, planes, values, lower);
        int from = row * cell > top ? row * cell : top;
        int to = (row + 1) * cell < bottom ? (row + 1) * cell : bottom;
        for (int y = from; y < to; y++) {
            uint8_t *out = pixels + (size_t)(y - top) * stride;
            NAME(between)(upper, lower, y - row * cell, 4 * count, nodes);
            if (field->over) {
                NAME(stretch)(nodes, cells, line);
                stage_over(LEVEL, out, line + 4 * head, width, 255, 0);
                continue;
            }
            // Cells that lie inside as a whole are written in place.
            int skip = head ? 1 : 0, whole = (right - (start + skip) * cell) / cell;
            if (whole > 0)
                NAME(stretch)(nodes + 4 * skip, whole, out + (skip ? 4 * (cell - head) : 0));
            else
                whole = 0;
            if (skip) {
                NAME(stretch)(nodes, 1, line);
                int part = cell - head < width ? cell - head : width;
                memcpy(out, line + 4 * head, 4 * (size_t)part);
            }
            int done = (skip ? cell - head : 0) + whole * cell;
            if (done < width) {
                NAME(stretch)(nodes + 4 * (skip + whole), 1, line);
                memcpy(out + 4 * done, line, 4 * (size_t)(width - done));
            }
        }
        uint16_t *used = upper;
        upper = lower;
        lower = used;
    }
}
