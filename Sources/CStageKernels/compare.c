// Licensed under the Apache License, Version 2.0.

#include "CStageKernels.h"
#include "vector.h"
#include "words.h"
#include <stdlib.h>
#include <string.h>

static inline uint64_t mixed(uint64_t value) {
    value ^= value >> 32;
    value *= 0x9fb21c651e98df25ull;
    value ^= value >> 29;
    return value;
}

enum { hash_lanes = 32 };

// Independent 32-bit lanes, so that the loop runs in vector registers and no multiplication waits for the
// one before it; the lanes and the size are mixed at the end.
STAGE_VECTOR uint64_t stage_pixel_hash(const uint8_t *bgra, int width, int height, size_t stride) {
    uint32_t lanes[hash_lanes];
    for (int i = 0; i < hash_lanes; i++) lanes[i] = 0x9e3779b9u * (uint32_t)(i + 1);
    for (int y = 0; y < height; y++) {
        const uint8_t *line = bgra + (size_t)y * stride;
        int x = 0;
        for (; x + hash_lanes <= width; x += hash_lanes)
            for (int i = 0; i < hash_lanes; i++) {
                uint32_t value = (lanes[i] ^ word_at(line + 4 * (size_t)(x + i))) * 0x85ebca6bu;
                lanes[i] = value ^ (value >> 15);
            }
        for (int i = 0; x < width; x++, i++) {
            uint32_t value = (lanes[i] ^ word_at(line + 4 * (size_t)x)) * 0x85ebca6bu;
            lanes[i] = value ^ (value >> 15);
        }
        // A row's end changes a lane, so that the same pixels in another width differ.
        uint32_t *end = lanes + y % hash_lanes;
        *end = (*end ^ 0xc2b2ae35u) * 0x27d4eb2fu;
    }
    uint64_t hash = mixed(((uint64_t)(uint32_t)width << 32) | (uint32_t)height);
    for (int i = 0; i < hash_lanes; i++) hash = mixed(hash * 31 + lanes[i]);
    return hash;
}

stage_difference stage_compare(const uint8_t *a, const uint8_t *b, int width, int height) {
    stage_difference result = {0, 0, width, height, 0, 0};
    for (int y = 0; y < height; y++) {
        const uint8_t *first = a + (size_t)y * width * 4, *second = b + (size_t)y * width * 4;
        if (memcmp(first, second, (size_t)width * 4) == 0) continue;
        for (int x = 0; x < width; x++) {
            uint32_t one = word_at(first + 4 * (size_t)x), other = word_at(second + 4 * (size_t)x);
            if (one == other) continue;
            result.differing++;
            for (int shift = 0; shift < 32; shift += 8) {
                int delta = abs((int)(one >> shift & 255) - (int)(other >> shift & 255));
                if (delta > result.largest) result.largest = delta;
            }
            if (x < result.left) result.left = x;
            if (x + 1 > result.right) result.right = x + 1;
            if (y < result.top) result.top = y;
            result.bottom = y + 1;
        }
    }
    return result;
}
