// Licensed under the Apache License, Version 2.0.

// The inner loops over pixels. Plain C, written so that clang turns them into vector code; the
// floating-point loops never contract or reorder, so the same input gives the same bytes anywhere.
// Pixels and masks are bytes, which may begin at any address, and rows at any distance. What has another type
// begins where the type asks, such as scratch memory and tables, which are floats.
#pragma once
#include <stddef.h>
#include <stdint.h>

/// The vector instructions that a call uses. All levels give the same bytes.
typedef enum {
    /// None by hand.
    stage_plain = 0,
    /// Those that each processor of the kind has: SSE2, or NEON.
    stage_vector = 1,
    /// AVX2; as the one before where there is none.
    stage_wide = 2,
} stage_level;

/// The highest level of this processor.
stage_level stage_best_level(void);

/// Puts premultiplied BGRA pixels over others, times alpha (0 to 255) and times a mask if there is one.
void stage_over(stage_level level, uint8_t *target, const uint8_t *source, int count, int alpha,
                const uint8_t *mask);

/// The same for some rows.
void stage_over_rows(stage_level level, uint8_t *target, size_t target_stride, const uint8_t *source,
                     size_t source_stride, int width, int height, int alpha, const uint8_t *mask,
                     size_t mask_stride);

/// stage_over_rows with a source of one colour, premultiplied BGRA, and no mask.
void stage_veil_rows(stage_level level, uint8_t *target, size_t target_stride, const uint8_t *color,
                     int width, int height, int alpha);

/// One colour, premultiplied BGRA, and the alpha, 0 to 255, with which it goes over what is below.
typedef struct {
    uint8_t color[4];
    int alpha;
} stage_veil;

/// Writes the pixels of one colour as they are after stage_over_rows with a source and alpha, and then
/// stage_veil_rows with each of some veils. The target's old content does not matter.
void stage_mix_rows(stage_level level, uint8_t *target, size_t target_stride, const uint8_t *source,
                    size_t source_stride, int width, int height, const uint8_t *below, int alpha,
                    const stage_veil *veils, int count);

/// The most bytes that stage_runs_pack writes.
size_t stage_runs_bound(int width);

/// Packs a row of pixels without loss, runs of one colour as a few bytes. Returns the number of bytes.
size_t stage_runs_pack(const uint8_t *pixels, int width, uint8_t *out);

/// stage_over_rows with packed rows and no mask, after leaving out the first pixels of each. A row begins so
/// many bytes after the packed bytes; rows that are alike may share them.
void stage_over_runs(stage_level level, uint8_t *target, size_t target_stride, const uint8_t *packed,
                     const size_t *starts, int skip, int width, int height, int alpha);

/// stage_mix_rows with packed rows, likewise.
void stage_mix_runs(stage_level level, uint8_t *target, size_t target_stride, const uint8_t *packed,
                    const size_t *starts, int skip, int width, int height, const uint8_t *below, int alpha,
                    const stage_veil *veils, int count);

/// Puts one colour, premultiplied BGRA, over pixels through the mask of some rows; erase makes the mask
/// clear where it was not.
void stage_tint_rows(stage_level level, uint8_t *target, size_t target_stride, const uint8_t *color,
                     uint8_t *mask, size_t mask_stride, int width, int height, int erase);

enum {
    /// The pixels from one node of a field to the next; nodes lie at multiples of it.
    stage_field_step = 8,
};
/// The distance from its edge, in sigmas, at which a blurred disc ends.
#define stage_field_reach 3.5
/// The same of other blurred content.
#define stage_field_blur_reach 3.3

/// A layer of a field: one colour through a coverage that has no detail at the step of the grid.
typedef struct {
    /// Blue, green, red, opacity, 0 to 1, not premultiplied.
    float color[4];
    /// The coverage at nodes, from node (left, top) on; null for a disc.
    const float *grid;
    int left, top, columns, rows;
    /// A disc's centre in pixels, its profile, and the entries of the profile to a squared pixel.
    float x, y;
    const float *profile;
    float scale;
    int count;
    /// The nodes from one at which the disc is looked up to the next: 1, 2 or 4.
    int stride;
} stage_layer;

/// Layers, back to front, over a colour.
typedef struct {
    const stage_layer *layers;
    int count;
    /// Premultiplied blue, green, red, alpha, 0 to 1.
    float base[4];
    /// Nonzero to put the result over the present pixels; zero to replace them.
    int over;
} stage_field;

/// The coverage of a disc after a Gaussian blur, at squared distances from the centre: entry i of
/// count belongs to i / count of the square of the last distance, (ratio + stage_field_reach) sigmas.
/// ratio is the disc's radius in sigmas. table has count + 2 entries.
void stage_disc_profile(double ratio, int count, float *table);

/// Averages an 8-bit mask around nodes; (x, y) is its place in the first cell, in pixels.
void stage_field_cells(const uint8_t *mask, int width, int height, size_t stride, int x, int y,
                       float *cells, int columns, int rows);

/// The nodes that a blur adds at each side.
int stage_field_radius(double sigma);

/// The floats of scratch memory for stage_field_blur.
size_t stage_field_blur_scratch(int columns, int rows, int radius);

/// Blurs cells; sigma is in pixels. out has radius columns and rows more at each side.
void stage_field_blur(stage_level level, const float *cells, int columns, int rows, double sigma,
                      float *out, float *scratch);

/// The floats of scratch memory for stage_field_fill.
size_t stage_field_fill_scratch(int width);

/// Composites a field at the nodes and writes the pixels of a rectangle. pixels is that of (left, top).
void stage_field_fill(stage_level level, const stage_field *field, int left, int top, int right,
                      int bottom, uint8_t *pixels, size_t stride, float *scratch);

enum {
    /// The number of colours in the table of a gradient.
    stage_gradient_entries = 1025,
};

/// Colours by a place that depends on the pixel: x * u[0] + y * u[1] + u[2] from 0 to 1, or, if
/// radial, the length of that and the same of v, from inner to outer.
typedef struct {
    double u[3], v[3];
    double inner, outer;
    int radial;
    /// Nonzero if no colour is transparent.
    int opaque;
    /// Premultiplied blue, green, red, alpha, 0 to 255, of each entry.
    const float *table;
} stage_gradient;

/// Puts a gradient over pixels, through a mask if there is one. pixels is that of (left, top).
void stage_gradient_fill(stage_level level, const stage_gradient *gradient, int left, int top, int width,
                         int height, uint8_t *pixels, size_t stride, const uint8_t *mask,
                         size_t mask_stride);

/// The floats of scratch memory that stage_gaussian_blur needs.
size_t stage_gaussian_blur_scratch(int width, int height, double sigma, int step);

/// Blurs one 8-bit channel in place: averaged over cells of step x step pixels, convolved with a
/// Gaussian there, and interpolated back. Outside the plane is zero. sigma is in pixels; the
/// variance that averaging and interpolation add is taken off the Gaussian's.
void stage_gaussian_blur(stage_level level, uint8_t *plane, int width, int height, size_t stride,
                         int pixel_stride, double sigma, int step, float *scratch);

/// Blurs one 8-bit channel in place by three moving averages of size pixels along each axis.
void stage_average_blur(uint8_t *plane, int width, int height, size_t stride, int pixel_stride,
                        int size);

/// Writes premultiplied BGRA pixels from their mapped positions in others, whose outside is clear. The map
/// takes the middles (x, y, 1) of pixels, column by column of its three rows, to u * w, v * w and w in the
/// source; where w is not positive there is nothing. samples by samples points of each pixel are averaged,
/// each taken linearly between four pixels of the source.
void stage_warp(uint8_t *target, size_t target_stride, int width, int height, const uint8_t *source,
                size_t source_stride, int source_width, int source_height, const double map[9],
                int samples);

/// Maps each pixel of a premultiplied BGRA image by four rows of five numbers each, in place: red, green, blue and alpha
/// from 0 to 1, none of them premultiplied, and 1 give red, then green, blue and alpha, held between 0 and 1. Clear pixels
/// stay clear.
void stage_map_colors(uint8_t *bgra, int width, int height, size_t stride, const float matrix[20]);

/// Returns whether each pixel of a BGRA image is opaque.
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

/// Gives the pixels of some rows one value, as it lies in memory.
void stage_plain_rows(uint8_t *target, size_t stride, int width, int height, uint32_t pixel);

/// A 64-bit hash of the pixels; the algorithm is described in PixelImage+Hash.swift.
uint64_t stage_pixel_hash(const uint8_t *bgra, int width, int height, size_t stride);

/// The result of stage_compare.
typedef struct {
    int64_t differing;
    int largest;
    int left, top, right, bottom;
} stage_difference;

/// Compares two BGRA images of one size, tightly packed.
stage_difference stage_compare(const uint8_t *a, const uint8_t *b, int width, int height);

/// Gets memory for the heap from the system in one piece, and has all threads and large blocks use this heap:
/// the first touch of each page stops a program for a microsecond. For programs that draw a picture and end;
/// does nothing where there is no such heap.
void stage_prepare_heap(size_t bytes);

/// Reads a JPEG file into BGRA pixels without alpha, width by height of them; returns other than 0 for a file that is damaged or of
/// another size.
int stage_jpeg_decode(const uint8_t *bytes, size_t count, uint8_t *pixels, int width, int height);
