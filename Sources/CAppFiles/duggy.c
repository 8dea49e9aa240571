// Licensed under the Apache License, Version 2.0.

#include "CAppFiles.h"

static const uint8_t duggy_scenarios_json[] = {
#embed "../DuggyBrand/Simulation/scenarios.json"
};
GIVES(duggy_scenarios_json)

static const uint8_t duggy_waivers_json[] = {
#embed "../DuggyBrand/Simulation/waivers.json"
};
GIVES(duggy_waivers_json)

static const uint8_t duggy_Localizable_xcstrings[] = {
#embed "../DuggyBrand/Simulation/Localizable.xcstrings"
};
GIVES(duggy_Localizable_xcstrings)

static const uint8_t duggy_Config_xcconfig_txt[] = {
#embed "../DuggyBrand/Simulation/Host/Config.xcconfig.txt"
};
GIVES(duggy_Config_xcconfig_txt)

static const uint8_t duggy_DuggyApp_swift_txt[] = {
#embed "../DuggyBrand/Simulation/Host/DuggyApp.swift.txt"
};
GIVES(duggy_DuggyApp_swift_txt)

static const uint8_t duggy_firstlight_lint_json_txt[] = {
#embed "../DuggyBrand/Simulation/Host/firstlight-lint.json.txt"
};
GIVES(duggy_firstlight_lint_json_txt)
