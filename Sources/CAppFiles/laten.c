// Licensed under the Apache License, Version 2.0.

#include "CAppFiles.h"

static const uint8_t laten_scenarios_json[] = {
#embed "../LatenBrand/Simulation/scenarios.json"
};
GIVES(laten_scenarios_json)

static const uint8_t laten_waivers_json[] = {
#embed "../LatenBrand/Simulation/waivers.json"
};
GIVES(laten_waivers_json)

static const uint8_t laten_Localizable_xcstrings[] = {
#embed "../LatenBrand/Simulation/Localizable.xcstrings"
};
GIVES(laten_Localizable_xcstrings)

static const uint8_t laten_Config_xcconfig_txt[] = {
#embed "../LatenBrand/Simulation/Host/Config.xcconfig.txt"
};
GIVES(laten_Config_xcconfig_txt)

static const uint8_t laten_LatenApp_swift_txt[] = {
#embed "../LatenBrand/Simulation/Host/LatenApp.swift.txt"
};
GIVES(laten_LatenApp_swift_txt)
