// zlib streams (RFC 1950) and CRC-32 by libdeflate, as they are.
#pragma once
#include <libdeflate.h>
