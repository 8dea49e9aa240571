// Licensed under the Apache License, Version 2.0.

#include "CAppFiles.h"

static const uint8_t urbannest_scenarios_json[] = {
#embed "../UrbanNestBrand/Simulation/scenarios.json"
};
GIVES(urbannest_scenarios_json)

static const uint8_t urbannest_waivers_json[] = {
#embed "../UrbanNestBrand/Simulation/waivers.json"
};
GIVES(urbannest_waivers_json)

static const uint8_t urbannest_Localizable_xcstrings[] = {
#embed "../UrbanNestBrand/Simulation/Localizable.xcstrings"
};
GIVES(urbannest_Localizable_xcstrings)

static const uint8_t urbannest_Config_xcconfig_txt[] = {
#embed "../UrbanNestBrand/Simulation/Host/Config.xcconfig.txt"
};
GIVES(urbannest_Config_xcconfig_txt)

static const uint8_t urbannest_UrbanNestApp_swift_txt[] = {
#embed "../UrbanNestBrand/Simulation/Host/UrbanNestApp.swift.txt"
};
GIVES(urbannest_UrbanNestApp_swift_txt)
