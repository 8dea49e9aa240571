// Licensed under the Apache License, Version 2.0.

// A zlib stream for screens: rows as differences to the row above, runs of one byte, and one
// Huffman code made for the picture. Rows that repeat cost next to nothing.

#include "CStageKernels.h"
#include "levels.h"
#include "vector.h"
#include <stdlib.h>
#include <string.h>

enum { symbols = 286, end_of_block = 256, longest_run = 258, longest_code = 15 };

// A token is a byte, or 256 and the length of a run of the last byte.
enum { run_token = 256 };

typedef struct {
    uint32_t counts[symbols];
    uint16_t codes[symbols];
    uint8_t lengths[symbols];
    uint16_t *tokens;
    uint8_t *out;
    uint64_t bits;
    int bit_count;
    uint32_t adler_a, adler_b;
} packer;

// RFC 1951, 3.2.5: the symbol, the number of extra bits and the base of each run length.
static const uint16_t run_base[29] = {3,  4,  5,  6,  7,  8,  9,  10, 11,  13,  15,  17,  19,  23, 27,
                                      31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
static const uint8_t run_bits[29] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2,
                                     2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};

// At most 32 bits at a time.
static inline void put(packer *p, uint32_t value, int count) {
    p->bits |= (uint64_t)value << p->bit_count;
    p->bit_count += count;
    if (p->bit_count >= 32) {
        uint32_t word = (uint32_t)p->bits;
        for (int i = 0; i < 4; i++) *p->out++ = (uint8_t)(word >> (8 * i));
        p->bits >>= 32;
        p->bit_count -= 32;
    }
}

static int run_index(int length) {
    int index = 28;
    while (run_base[index] > length) index--;
    return index;
}

// Repeats the last byte.
static inline void repeat(packer *p, size_t count, uint8_t value) {
    for (; count >= 3; count -= count < longest_run ? count : longest_run)
        *p->tokens++ = (uint16_t)(run_token + (count < longest_run ? count : longest_run));
    while (count-- > 0) *p->tokens++ = value;
}

// Which of 64 bytes differ from the byte before, one bit to a byte.
static inline uint64_t breaks(const uint8_t *at) {
#if defined(__SSE2__)
    uint64_t same = 0;
    for (int i = 0; i < 4; i++) {
        __m128i now = _mm_loadu_si128((const __m128i *)(at + 16 * i));
        __m128i before = _mm_loadu_si128((const __m128i *)(at + 16 * i - 1));
        same |= (uint64_t)(uint16_t)_mm_movemask_epi8(_mm_cmpeq_epi8(now, before)) << (16 * i);
    }
    return ~same;
#else
    uint64_t result = 0;
    for (int i = 0; i < 64; i++) result |= (uint64_t)(at[i] != at[i - 1]) << i;
    return result;
#endif
}

// A byte and its repetitions. Short runs are written without a branch, which would be guessed wrongly.
static inline void put_run(packer *p, uint8_t value, size_t length) {
    if (length > longest_run) {
        *p->tokens++ = value;
        repeat(p, length - 1, value);
        return;
    }
    int is_short = length < 4;
    p->tokens[0] = value;
    p->tokens[1] = is_short ? value : (uint16_t)(run_token + length - 1);
    p->tokens[2] = value;
    p->tokens += is_short ? length : 2;
}

// Reads a byte before the row and up to 64 behind it.
static void pack_row(packer *p, const uint8_t *row, size_t count) {
    size_t start = 0;
    for (size_t base = 0; base < count; base += 64) {
        uint64_t mask = breaks(row + base);
        if (base == 0) mask &= ~1ull;
        if (count - base < 64) mask &= (1ull << (count - base)) - 1;
        for (; mask; mask &= mask - 1) {
            size_t end = base + (size_t)__builtin_ctzll(mask);
            put_run(p, row[start], end - start);
            start = end;
        }
    }
    put_run(p, row[start], count - start);
}

// The sums of the bytes, and of the bytes times their distance to the end.
STAGE_VECTOR static void sums(const uint8_t *row, uint32_t count, uint32_t *plain, uint32_t *weighted) {
    uint32_t a = 0, b = 0;
    for (uint32_t i = 0; i < count; i++) {
        a += row[i];
        b += row[i] * (count - i);
    }
    *plain = a;
    *weighted = b;
}

static void checksum(packer *p, const uint8_t *row, size_t count) {
    while (count > 0) {
        // So many that the sums cannot overflow 32 bits.
        uint32_t part = count < 4096 ? (uint32_t)count : 4096, plain, weighted;
        sums(row, part, &plain, &weighted);
        p->adler_b = (uint32_t)((p->adler_b + (uint64_t)p->adler_a * part + weighted) % 65521);
        p->adler_a = (p->adler_a + plain) % 65521;
        row += part;
        count -= part;
    }
}

static uint8_t straight(unsigned value, unsigned alpha) {
    if (alpha == 0) return 0;
    unsigned result = (value * 255 + alpha / 2) / alpha;
    return (uint8_t)(result < 255 ? result : 255);
}

static void straight_samples(const uint8_t *bgra, int width, uint8_t *row) {
    for (int x = 0; x < width; x++, bgra += 4, row += 4) {
        for (int c = 0; c < 3; c++) row[c] = straight(bgra[2 - c], bgra[3]);
        row[3] = bgra[3];
    }
}

STAGE_VECTOR static void subtract(const uint8_t *row, const uint8_t *above, uint8_t *out, size_t count) {
    for (size_t i = 0; i < count; i++) out[i] = (uint8_t)(row[i] - above[i]);
}

// Pixels without their alpha, in the order of PNG. Writes up to four bytes more than 3 * width.
static void to_rgb_plain(const uint8_t *bgra, int width, uint8_t *row) {
    for (int x = 0; x < width; x++, bgra += 4, row += 3) {
        uint32_t pixel = (uint32_t)bgra[0] << 16 | (uint32_t)bgra[1] << 8 | bgra[2];
        for (int c = 0; c < 4; c++) row[c] = (uint8_t)(pixel >> (8 * c));
    }
}

#if STAGE_HAS_VECTOR
static void to_rgb_vector(const uint8_t *bgra, int width, uint8_t *row) {
    to_rgb_plain(bgra, width, row);
}
#endif

#if STAGE_HAS_WIDE
__attribute__((target("avx2"))) static void to_rgb_wide(const uint8_t *bgra, int width, uint8_t *row) {
    const __m128i order = _mm_setr_epi8(2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, -1, -1, -1, -1);
    int x = 0;
    for (; x + 4 <= width; x += 4) {
        __m128i pixels = _mm_loadu_si128((const __m128i *)(bgra + 4 * x));
        _mm_storeu_si128((__m128i *)(row + 3 * x), _mm_shuffle_epi8(pixels, order));
    }
    to_rgb_plain(bgra + 4 * x, width - x, row + 3 * x);
}
#endif

// Turns all rows into tokens. rows holds three rows of four bytes to a pixel, and 64 bytes.
static void pack_rows(packer *p, const uint8_t *bgra, int width, int height, size_t stride,
                      int channels, uint8_t *rows) {
    size_t count = (size_t)width * channels, whole = (size_t)width * 4;
    const uint8_t filter = 2;
    const stage_level level = stage_best_level();
    (void)level;
    uint8_t *above = rows, *row = rows + whole, *difference = row + whole;
    memset(above, 0, whole);
    for (int y = 0; y < height; y++) {
        const uint8_t *line = bgra + (size_t)y * stride;
        *p->tokens++ = filter;
        if (y > 0 && memcmp(line, line - stride, whole) == 0) {
            *p->tokens++ = 0;
            repeat(p, count - 1, 0);
            p->adler_a = (p->adler_a + filter) % 65521;
            p->adler_b = (uint32_t)((p->adler_b + (uint64_t)p->adler_a * (count + 1)) % 65521);
            continue;
        }
        if (channels == 3) {
            // Differences do not mix channels, so they can be taken before alpha goes.
            subtract(line, y > 0 ? line - stride : above, row, whole);
            PICK(level, to_rgb, row, width, difference);
        } else {
            straight_samples(line, width, row);
            subtract(row, above, difference, count);
            // Rows that were left out above equal the last one that was not.
            uint8_t *done = row;
            row = above;
            above = done;
        }
        pack_row(p, difference, count);
        checksum(p, &filter, 1);
        checksum(p, difference, count);
    }
}

static void count_symbols(packer *p, const uint16_t *tokens) {
    // Four tables, because the same symbol often follows itself.
    static const int ways = 4;
    uint32_t seen[4][run_token + longest_run + 1];
    memset(seen, 0, sizeof seen);
    size_t count = (size_t)(p->tokens - tokens), i = 0;
    for (; i + 4 <= count; i += 4)
        for (int way = 0; way < ways; way++) seen[way][tokens[i + (size_t)way]]++;
    for (; i < count; i++) seen[0][tokens[i]]++;
    for (int token = 0; token <= run_token + longest_run; token++) {
        uint32_t sum = 0;
        for (int way = 0; way < ways; way++) sum += seen[way][token];
        if (token < run_token)
            p->counts[token] += sum;
        else if (token >= run_token + 3)
            p->counts[257 + run_index(token - run_token)] += sum;
    }
}

// Writes the codes of all tokens. A run is a length, its extra bits and the distance 1, whose code is
// one zero bit: at most 21 bits.
static void write_tokens(packer *p, const uint16_t *tokens) {
    uint32_t values[run_token + longest_run + 1];
    uint8_t lengths[run_token + longest_run + 1];
    memset(lengths, 0, sizeof lengths);
    for (int token = 0; token < run_token; token++) {
        values[token] = p->codes[token];
        lengths[token] = p->lengths[token];
    }
    for (int run = 3; run <= longest_run; run++) {
        int index = run_index(run), code = p->lengths[257 + index];
        values[run_token + run] = p->codes[257 + index] | (uint32_t)(run - run_base[index]) << code;
        lengths[run_token + run] = (uint8_t)(code + run_bits[index] + 1);
    }
    uint64_t bits = p->bits;
    int count = p->bit_count;
    uint8_t *out = p->out;
    for (const uint16_t *token = tokens; token < p->tokens; token++) {
        bits |= (uint64_t)values[*token] << count;
        count += lengths[*token];
        if (count >= 32) {
            for (int i = 0; i < 4; i++) out[i] = (uint8_t)(bits >> (8 * i));
            out += 4;
            bits >>= 32;
            count -= 32;
        }
    }
    p->bits = bits;
    p->bit_count = count;
    p->out = out;
}

// Huffman's code lengths by joining the two rarest again and again; rare symbols are made more
// frequent until no code is too long.
static void choose_lengths(packer *p) {
    uint32_t weights[symbols];
    for (int i = 0; i < symbols; i++) weights[i] = p->counts[i];
    for (;;) {
        uint64_t weight[2 * symbols];
        int parent[2 * symbols], alive[symbols], count = 0, next = symbols, deepest = 0;
        for (int i = 0; i < symbols; i++)
            if (weights[i]) {
                weight[i] = weights[i];
                alive[count++] = i;
            }
        while (count > 1) {
            for (int place = 0; place < 2; place++)
                for (int i = place + 1; i < count; i++)
                    if (weight[alive[i]] < weight[alive[place]]) {
                        int other = alive[i];
                        alive[i] = alive[place];
                        alive[place] = other;
                    }
            weight[next] = weight[alive[0]] + weight[alive[1]];
            parent[alive[0]] = parent[alive[1]] = next;
            alive[0] = next++;
            alive[1] = alive[--count];
        }
        int root = alive[0];
        for (int i = 0; i < symbols; i++) {
            int depth = 0;
            if (weights[i])
                for (int node = i; node != root; node = parent[node]) depth++;
            p->lengths[i] = (uint8_t)depth;
            if (depth > deepest) deepest = depth;
        }
        if (deepest <= longest_code) return;
        for (int i = 0; i < symbols; i++)
            if (weights[i]) weights[i] = weights[i] / 4 + 1;
    }
}

// RFC 1951, 3.2.2; the bits are reversed, because codes are written from their highest bit.
static void assign_codes(packer *p) {
    uint32_t code = 0;
    for (int length = 1; length <= longest_code; length++, code <<= 1)
        for (int i = 0; i < symbols; i++)
            if (p->lengths[i] == length) {
                uint32_t reversed = 0;
                for (int bit = 0; bit < length; bit++)
                    reversed |= (code >> bit & 1) << (length - 1 - bit);
                p->codes[i] = (uint16_t)reversed;
                code++;
            }
}

// One last block with its own code. Code lengths are written with four bits each.
static void write_header(packer *p) {
    put(p, 1, 1);
    put(p, 2, 2);
    put(p, symbols - 257, 5);
    put(p, 0, 5);
    put(p, 15, 4);
    for (int i = 0; i < 19; i++) put(p, i < 3 ? 0 : 4, 3);
    for (int i = 0; i <= symbols; i++) {
        uint32_t length = i < symbols ? p->lengths[i] : 1, reversed = 0;
        for (int bit = 0; bit < 4; bit++) reversed |= (length >> bit & 1) << (3 - bit);
        put(p, reversed, 4);
    }
}

size_t stage_png_pack_bound(int width, int height, int channels) {
    size_t bytes = (size_t)height * (1 + (size_t)width * channels);
    return bytes + bytes / 4 + 1024;
}

size_t stage_png_pack(const uint8_t *bgra, int width, int height, size_t stride, int channels,
                      uint8_t *out) {
    packer *p = calloc(1, sizeof(packer));
    uint8_t *rows = malloc(3 * (size_t)width * 4 + 64);
    // Only what is used of it becomes memory.
    uint16_t *tokens = malloc(sizeof(uint16_t) * ((size_t)height * (1 + (size_t)width * channels) + 4));
    size_t size = 0;
    if (p && rows && tokens) {
        p->tokens = tokens;
        p->adler_a = 1;
        pack_rows(p, bgra, width, height, stride, channels, rows);
        count_symbols(p, tokens);
        p->counts[end_of_block] = 1;
        choose_lengths(p);
        assign_codes(p);
        p->out = out;
        *p->out++ = 0x78;
        *p->out++ = 0x01;
        write_header(p);
        write_tokens(p, tokens);
        put(p, p->codes[end_of_block], p->lengths[end_of_block]);
        while (p->bit_count > 0) {
            *p->out++ = (uint8_t)p->bits;
            p->bits >>= 8;
            p->bit_count -= 8;
        }
        uint32_t adler = p->adler_b << 16 | p->adler_a;
        for (int shift = 24; shift >= 0; shift -= 8) *p->out++ = (uint8_t)(adler >> shift);
        size = (size_t)(p->out - out);
    }
    free(p);
    free(rows);
    free(tokens);
    return size;
}
