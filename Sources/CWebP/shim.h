// The encoder and the animation encoder of libwebp, as they are.
#pragma once
#include <webp/encode.h>
#include <webp/mux.h>
