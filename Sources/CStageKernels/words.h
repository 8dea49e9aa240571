// Licensed under the Apache License, Version 2.0.

#pragma once

#include <stdint.h>
#include <string.h>

// Pixels as words. Rows may begin at any address, so that no pointer to bytes is taken for one to words: that
// would be undefined where they do not begin at a multiple of four. The compiler makes one instruction of each.

static inline uint32_t word_at(const uint8_t *bytes) {
    uint32_t word;
    memcpy(&word, bytes, 4);
    return word;
}
