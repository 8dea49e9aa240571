// Licensed under the Apache License, Version 2.0.

#include "CAppFiles.h"

static const uint8_t fonsters_scenarios_json[] = {
#embed "../FonstersBrand/Simulation/scenarios.json"
};
GIVES(fonsters_scenarios_json)

static const uint8_t fonsters_waivers_json[] = {
#embed "../FonstersBrand/Simulation/waivers.json"
};
GIVES(fonsters_waivers_json)

static const uint8_t fonsters_Localizable_xcstrings[] = {
#embed "../FonstersBrand/Simulation/Localizable.xcstrings"
};
GIVES(fonsters_Localizable_xcstrings)

static const uint8_t fonsters_Config_xcconfig_txt[] = {
#embed "../FonstersBrand/Simulation/Host/Config.xcconfig.txt"
};
GIVES(fonsters_Config_xcconfig_txt)

static const uint8_t fonsters_FonstersApp_swift_txt[] = {
#embed "../FonstersBrand/Simulation/Host/FonstersApp.swift.txt"
};
GIVES(fonsters_FonstersApp_swift_txt)

static const uint8_t fonsters_FonstersWatchApp_swift_txt[] = {
#embed "../FonstersBrand/Simulation/Host/FonstersWatchApp.swift.txt"
};
GIVES(fonsters_FonstersWatchApp_swift_txt)

static const uint8_t fonsters_firstlight_lint_json_txt[] = {
#embed "../FonstersBrand/Simulation/Host/firstlight-lint.json.txt"
};
GIVES(fonsters_firstlight_lint_json_txt)
