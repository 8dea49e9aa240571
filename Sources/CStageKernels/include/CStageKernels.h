// Licensed under the Apache License, Version 2.0.

// The inner loops over pixels. Plain C, written so that clang turns them into vector code; the
// floating-point loops never contract or reorder, so the same input gives the same bytes anywhere.
#pragma once
#include <stddef.h>
#include <stdint.h>

/// The floats of scratch memory that stage_gaussian_blur needs.
size_t stage_gaussian_blur_scratch(int width, int height, double sigma, int step);

/// Blurs one 8-bit channel in place: averaged over cells of step x step pixels, convolved with a
/// Gaussian there, and interpolated back. Outside the plane is zero. sigma is in pixels; the
/// variance that averaging and interpolation add is taken off the Gaussian's.
void stage_gaussian_blur(uint8_t *plane, int width, int height, size_t stride, int pixel_stride,
                         double sigma, int step, float *scratch);

/// Blurs one 8-bit channel in place by three moving averages of size pixels along each axis.
void stage_average_blur(uint8_t *plane, int width, int height, size_t stride, int pixel_stride,
                        int size);

/// Whether each pixel of a BGRA image is opaque.
int stage_is_opaque(const uint8_t *bgra, int width, int height, size_t stride);

/// Writes unfiltered PNG scan lines: a zero byte, then RGB. out has height * (1 + 3 * width) bytes.
void stage_png_rows_rgb(const uint8_t *bgra, int width, int height, size_t stride, uint8_t *out);

/// The same with straight alpha: a zero byte, then RGBA.
void stage_png_rows_rgba(const uint8_t *bgra, int width, int height, size_t stride, uint8_t *out);

/// The most bytes that stage_png_pack writes.
size_t stage_png_pack_bound(int width, int height, int channels);

/// Packs a picture fast: PNG scan lines with filter type 2 (RGB for 3 channels, straight RGBA for 4)
/// as a zlib stream. Returns its size, or 0 if there is no memory.
size_t stage_png_pack(const uint8_t *bgra, int width, int height, size_t stride, int channels,
                      uint8_t *out);

/// Undoes the filters of PNG scan lines in place. Returns 0, or the number of a bad filter type.
int stage_png_unfilter(uint8_t *rows, int height, size_t row_bytes, int pixel_bytes);

/// Turns scan lines of PNG samples into premultiplied BGRA. channels: 1 grey, 2 grey and alpha,
/// 3 RGB, 4 RGBA.
void stage_png_to_bgra(const uint8_t *rows, int width, int height, int channels, uint8_t *bgra);

/// A 64-bit hash of the pixels; the algorithm is described in PixelImage+Hash.swift.
uint64_t stage_pixel_hash(const uint8_t *bgra, int width, int height, size_t stride);

/// What stage_compare found.
typedef struct {
    int64_t differing;
    int largest;
    int left, top, right, bottom;
} stage_difference;

/// Compares two BGRA images of one size, tightly packed.
stage_difference stage_compare(const uint32_t *a, const uint32_t *b, int width, int height);
