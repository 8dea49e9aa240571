// Licensed under the Apache License, Version 2.0.

#include "CStageKernels.h"

#include <setjmp.h>
#include <stdio.h>

#include <jpeglib.h>

typedef struct {
    struct jpeg_error_mgr base;
    jmp_buf back;
} refusal;

static void refuse(j_common_ptr info) { longjmp(((refusal *)info->err)->back, 1); }
static void say_nothing(j_common_ptr info) { (void)info; }

int stage_jpeg_decode(const uint8_t *bytes, size_t count, uint8_t *pixels, int width, int height) {
    struct jpeg_decompress_struct info;
    refusal refused;
    info.err = jpeg_std_error(&refused.base);
    refused.base.error_exit = refuse;
    refused.base.output_message = say_nothing;
    if (setjmp(refused.back)) {
        jpeg_destroy_decompress(&info);
        return -1;
    }
    jpeg_create_decompress(&info);
    // A progressive file takes memory for all of its pixels at once; no more than its pixels are worth.
    info.mem->max_memory_to_use = 1L << 30;
    jpeg_mem_src(&info, bytes, count);
    jpeg_read_header(&info, TRUE);
    info.out_color_space = JCS_EXT_BGRA;
    jpeg_start_decompress(&info);
    if ((int)info.output_width != width || (int)info.output_height != height) {
        jpeg_destroy_decompress(&info);
        return -1;
    }
    while (info.output_scanline < info.output_height) {
        JSAMPROW row = pixels + (size_t)info.output_scanline * (size_t)width * 4;
        jpeg_read_scanlines(&info, &row, 1);
    }
    // What a damaged file lacks is grey, as other systems show it.
    jpeg_finish_decompress(&info);
    jpeg_destroy_decompress(&info);
    return 0;
}
