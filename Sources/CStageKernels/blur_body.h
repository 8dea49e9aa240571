// Licensed under the Apache License, Version 2.0.

// Included by blur.c for vectors of four floats and, on AVX2, of eight. Each lane does what the others do and
// nothing is added up across them, so that the width changes no byte.

typedef float NAME(floats) __attribute__((vector_size(4 * WIDTH)));

TARGET static inline NAME(floats) NAME(load)(const float *from) {
    NAME(floats) value;
    memcpy(&value, from, sizeof value);
    return value;
}

// Sums of step rows first, one vector lane to a column, then of step columns.
TARGET static void NAME(average_cells)(const uint8_t *plane, int width, int height, size_t stride,
                                         int pixel_stride, int step, float *cells, int columns,
                                         int rows, uint16_t *sums) {
    float scale = 1.0f / (float)(step * step);
    memset(sums, 0, sizeof(uint16_t) * (size_t)(columns * step));
    for (int row = 0; row < rows; row++) {
        float *out = cells + (size_t)row * columns;
        int y_end = (row + 1) * step < height ? (row + 1) * step : height;
        for (int y = row * step; y < y_end; y++) {
            const uint8_t *line = plane + (size_t)y * stride;
            if (y == row * step) {
                if (pixel_stride == 1)
                    for (int x = 0; x < width; x++) sums[x] = line[x];
                else
                    for (int x = 0; x < width; x++) sums[x] = line[(size_t)x * pixel_stride];
            } else if (pixel_stride == 1) {
                for (int x = 0; x < width; x++) sums[x] = (uint16_t)(sums[x] + line[x]);
            } else {
                for (int x = 0; x < width; x++)
                    sums[x] = (uint16_t)(sums[x] + line[(size_t)x * pixel_stride]);
            }
        }
        for (int column = 0; column < columns; column++) {
            unsigned sum = 0;
            for (int x = 0; x < step; x++) sum += sums[column * step + x];
            out[column] = (float)sum * scale;
        }
    }
}

// Reads up to LANES floats past the cells; what comes of them is not kept.
TARGET static inline void NAME(start)(NAME(floats) *sums, const float *middle, float weight) {
    for (int lane = 0; lane < LANES / WIDTH; lane++)
        sums[lane] = NAME(load)(middle + lane * WIDTH) * weight;
}

TARGET static inline void NAME(add)(NAME(floats) *sums, const float *values, float weight) {
    for (int lane = 0; lane < LANES / WIDTH; lane++)
        sums[lane] += NAME(load)(values + lane * WIDTH) * weight;
}

TARGET static void NAME(convolve_rows)(float *cells, int columns, int rows, const float *weights, int radius,
                                       float *padded) {
    memset(padded, 0, sizeof(float) * (size_t)(columns + 2 * radius + LANES));
    for (int row = 0; row < rows; row++) {
        float *line = cells + (size_t)row * columns;
        memcpy(padded + radius, line, sizeof(float) * (size_t)columns);
        for (int start = 0; start < columns; start += LANES) {
            const float *middle = padded + radius + start;
            NAME(floats) sums[LANES / WIDTH];
            NAME(start)(sums, middle, weights[0]);
            for (int k = 1; k <= radius; k++)
                for (int lane = 0; lane < LANES / WIDTH; lane++)
                    sums[lane] += (NAME(load)(middle - k + lane * WIDTH)
                                   + NAME(load)(middle + k + lane * WIDTH)) * weights[k];
            int count = columns - start < LANES ? columns - start : LANES;
            memcpy(line + start, sums, sizeof(float) * (size_t)count);
        }
    }
}

TARGET static void NAME(convolve_columns)(const float *cells, float *out, int columns, int rows,
                                          const float *weights, int radius) {
    for (int row = 0; row < rows; row++) {
        for (int start = 0; start < columns; start += LANES) {
            const float *middle = cells + (size_t)row * columns + start;
            int first = row < radius ? row : radius;
            int last = rows - 1 - row < radius ? rows - 1 - row : radius;
            NAME(floats) sums[LANES / WIDTH];
            NAME(start)(sums, middle, weights[0]);
            for (int k = 1; k <= radius; k++) {
                if (k <= first) NAME(add)(sums, middle - (size_t)k * columns, weights[k]);
                if (k <= last) NAME(add)(sums, middle + (size_t)k * columns, weights[k]);
            }
            int count = columns - start < LANES ? columns - start : LANES;
            memcpy(out + (size_t)row * columns + start, sums, sizeof(float) * (size_t)count);
        }
    }
}

// Interpolates between the centres of the cells; beyond the outermost centres towards zero.
TARGET static void NAME(interpolate)(const float *cells, int columns, int rows, int step, uint8_t *plane,
                        int width, int height, size_t stride, int pixel_stride, float *line,
                        uint8_t *bytes) {
    float inverse = 1.0f / (float)step;
    line[0] = line[columns + 1] = 0;
    for (int y = 0; y < height; y++) {
        float position = ((float)y + 0.5f) * inverse - 0.5f;
        int row = (int)floorf(position);
        float part = position - (float)row;
        // Outside there are zeros: any row with the weight zero.
        const float *upper = cells + (size_t)(row >= 0 ? row : 0) * columns;
        const float *lower = cells + (size_t)(row + 1 < rows ? row + 1 : rows - 1) * columns;
        float above = row >= 0 ? 1 - part : 0, below = row + 1 < rows ? part : 0;
        int column = 0;
        for (; column + WIDTH <= columns; column += WIDTH) {
            NAME(floats) value = NAME(load)(upper + column) * above + NAME(load)(lower + column) * below;
            memcpy(line + column + 1, &value, sizeof value);
        }
        for (; column < columns; column++)
            line[column + 1] = upper[column] * above + lower[column] * below;
        interpolate_row(line, columns, step, bytes);
        uint8_t *out = plane + (size_t)y * stride;
        if (pixel_stride == 1)
            memcpy(out, bytes, (size_t)width);
        else
            for (int x = 0; x < width; x++) out[(size_t)x * pixel_stride] = bytes[x];
    }
}

TARGET static void NAME(blur)(uint8_t *plane, int width, int height, size_t stride, int pixel_stride,
                              int step, int radius, const blur_scratch *at) {
    int columns = (width + step - 1) / step, rows = (height + step - 1) / step;
    NAME(average_cells)(plane, width, height, stride, pixel_stride, step, at->first, columns, rows, at->sums);
    NAME(convolve_rows)(at->first, columns, rows, at->weights, radius, at->padded);
    NAME(convolve_columns)(at->first, at->second, columns, rows, at->weights, radius);
    NAME(interpolate)(at->second, columns, rows, step, plane, width, height, stride, pixel_stride, at->line,
                      at->bytes);
}
