#pragma once
#include <crypt.h>

// struct crypt_data holds an array too long for Swift to import; callers give memory of this size.
static inline int firstlight_crypt_size(void) { return (int)sizeof(struct crypt_data); }
