// Licensed under the Apache License, Version 2.0.

#include "CAppFiles.h"

static const uint8_t kit_Localizable_xcstrings[] = {
#embed "../LaunchKit/Texts/Localizable.xcstrings"
};
GIVES(kit_Localizable_xcstrings)
