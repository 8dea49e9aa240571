// Licensed under the Apache License, Version 2.0.

#include "runs.h"

// Rows of pixels of which most are plain, packed without loss: a word that holds a count and whether it is a
// run, then the one pixel of the run, or as many pixels as it counts.

enum {
    /// The pixels from which a run is worth a word of its own.
    least_run = 16,
};

static uint8_t *put(uint8_t *out, uint32_t word) {
    memcpy(out, &word, 4);
    return out + 4;
}

size_t stage_runs_bound(int width) { return ((size_t)width + 2 * ((size_t)width / least_run) + 2) * 4; }

size_t stage_runs_pack(const uint8_t *pixels, int width, uint8_t *out) {
    uint8_t *start = out;
    int first = 0, x = 0;
    while (x < width) {
        uint32_t pixel = word_at(pixels + 4 * x);
        int end = x + 1;
        while (end < width && word_at(pixels + 4 * end) == pixel) end++;
        if (end - x >= least_run) {
            if (x > first) {
                out = put(out, (uint32_t)(x - first) << 1);
                memcpy(out, pixels + 4 * first, (size_t)(x - first) * 4);
                out += (x - first) * 4;
            }
            out = put(put(out, (uint32_t)(end - x) << 1 | 1), pixel);
            first = end;
        }
        x = end;
    }
    if (x > first) {
        out = put(out, (uint32_t)(x - first) << 1);
        memcpy(out, pixels + 4 * first, (size_t)(x - first) * 4);
        out += (x - first) * 4;
    }
    return (size_t)(out - start);
}
