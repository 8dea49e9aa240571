// Licensed under the Apache License, Version 2.0.

// The texts of LaunchKit and the files of the apps that come with Firstlight, as C embeds them: what `.embedInCode` makes of a file
// takes the compiler 75 s for each million bytes, and what `#embed` makes of it none (Decision 0056). Each has a list in C of its
// own, so that a program is linked with those of its apps alone.
#pragma once
#include <stddef.h>
#include <stdint.h>

// It is in the standard since C23, and known to clang since 19.
#pragma clang diagnostic ignored "-Wc23-extensions"

/// A file that is part of the program.
typedef struct {
    const uint8_t *_Nonnull start;
    size_t count;
} AppFile;

/// Declares the function that returns a file, which Swift reads as a member of `AppFile`.
#define FILE(name) AppFile firstlight_##name(void) __attribute__((swift_name("getter:AppFile." #name "()")));
/// Defines it, behind the array of that name.
#define GIVES(name) \
    AppFile firstlight_##name(void) { return (AppFile){name, sizeof name}; }

// LaunchKit.
FILE(kit_Localizable_xcstrings)

// UrbanNestBrand.
FILE(urbannest_scenarios_json)
FILE(urbannest_waivers_json)
FILE(urbannest_Localizable_xcstrings)
FILE(urbannest_Config_xcconfig_txt)
FILE(urbannest_UrbanNestApp_swift_txt)

// DuggyBrand.
FILE(duggy_scenarios_json)
FILE(duggy_waivers_json)
FILE(duggy_Localizable_xcstrings)
FILE(duggy_Config_xcconfig_txt)
FILE(duggy_DuggyApp_swift_txt)
FILE(duggy_firstlight_lint_json_txt)

// ShipThatAppBrand.
FILE(shipthatapp_scenarios_json)
FILE(shipthatapp_waivers_json)
FILE(shipthatapp_Localizable_xcstrings)
FILE(shipthatapp_Config_xcconfig_txt)
FILE(shipthatapp_ShipThatAppApp_swift_txt)

// FonstersBrand.
FILE(fonsters_scenarios_json)
FILE(fonsters_waivers_json)
FILE(fonsters_Localizable_xcstrings)
FILE(fonsters_Config_xcconfig_txt)
FILE(fonsters_FonstersApp_swift_txt)
FILE(fonsters_FonstersWatchApp_swift_txt)
FILE(fonsters_firstlight_lint_json_txt)

// LatenBrand.
FILE(laten_scenarios_json)
FILE(laten_waivers_json)
FILE(laten_Localizable_xcstrings)
FILE(laten_Config_xcconfig_txt)
FILE(laten_LatenApp_swift_txt)
