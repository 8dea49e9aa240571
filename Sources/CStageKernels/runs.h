// Licensed under the Apache License, Version 2.0.

#pragma once

#include "CStageKernels.h"
#include "words.h"

// How the rows that runs.c packs are read: part by part, each a run of one pixel or so many pixels.

typedef struct {
    /// The one pixel of a run, or all.
    const uint8_t *pixels;
    /// The first pixel of the target that the part has, and how many of it are wanted.
    int from, count;
    int is_run;
} runs_part;

typedef struct {
    const uint8_t *packed;
    int x, width;
} runs_reader;

/// A reader that leaves some pixels out and ends after so many.
static inline runs_reader runs_begin(const uint8_t *packed, int skip, int width) {
    runs_reader reader = {packed, -skip, width};
    return reader;
}

/// The next part of which something is wanted; returns 0 at the end.
static inline int runs_next(runs_reader *reader, runs_part *part) {
    while (reader->x < reader->width) {
        uint32_t word = word_at(reader->packed);
        int count = (int)(word >> 1), x = reader->x, end = x + count;
        part->is_run = word & 1;
        part->from = x < 0 ? 0 : x;
        part->count = (end < reader->width ? end : reader->width) - part->from;
        part->pixels = reader->packed + 4 + (part->is_run ? 0 : 4 * (part->from - x));
        reader->packed += part->is_run ? 8 : 4 + 4 * count;
        reader->x = end;
        if (part->count > 0) return 1;
    }
    return 0;
}
