// Licensed under the Apache License, Version 2.0.

#pragma once

#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <wchar.h>

/// Gives pixels that begin anywhere one value; apart, as nothing of ours does.
__attribute__((noinline, cold, unused)) static void plain_bytes(uint8_t *target, size_t count, uint32_t pixel) {
    for (size_t x = 0; x < count; x++) memcpy(target + 4 * x, &pixel, 4);
}

/// Gives pixels one value.
static inline void plain_run(uint8_t *target, size_t count, uint32_t pixel) {
#if defined(__x86_64__) && (defined(__clang__) || defined(__GNUC__))
    // The processor's own loop does not fetch what it writes over, which halves the time of what is larger
    // than its caches. Starting it costs more than a short run.
    if (count >= 256) {
        size_t pairs = count / 2;
        uint64_t pair = (uint64_t)pixel << 32 | pixel;
        __asm__ volatile("rep stosq" : "+D"(target), "+c"(pairs) : "a"(pair) : "memory");
        if (count % 2) memcpy(target, &pixel, 4);
        return;
    }
#endif
    // The one function of the C library that fills with words of four bytes, for each kind of processor. It takes
    // for granted that they begin where words do, and writes other bytes where they do not.
    if (sizeof(wchar_t) == 4 && (uintptr_t)target % sizeof(wchar_t) == 0)
        wmemset((wchar_t *)(void *)target, (wchar_t)pixel, count);
    else
        plain_bytes(target, count, pixel);
}
