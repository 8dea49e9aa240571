// Licensed under the Apache License, Version 2.0.

#include "CAppFiles.h"

static const uint8_t shipthatapp_scenarios_json[] = {
#embed "../ShipThatAppBrand/Simulation/scenarios.json"
};
GIVES(shipthatapp_scenarios_json)

static const uint8_t shipthatapp_waivers_json[] = {
#embed "../ShipThatAppBrand/Simulation/waivers.json"
};
GIVES(shipthatapp_waivers_json)

static const uint8_t shipthatapp_Localizable_xcstrings[] = {
#embed "../ShipThatAppBrand/Simulation/Localizable.xcstrings"
};
GIVES(shipthatapp_Localizable_xcstrings)

static const uint8_t shipthatapp_Config_xcconfig_txt[] = {
#embed "../ShipThatAppBrand/Simulation/Host/Config.xcconfig.txt"
};
GIVES(shipthatapp_Config_xcconfig_txt)

static const uint8_t shipthatapp_ShipThatAppApp_swift_txt[] = {
#embed "../ShipThatAppBrand/Simulation/Host/ShipThatAppApp.swift.txt"
};
GIVES(shipthatapp_ShipThatAppApp_swift_txt)
