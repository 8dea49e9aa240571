// Licensed under the Apache License, Version 2.0.

#include "CPackageFiles.h"

static const uint8_t module_names_txt[] = {
#embed "../FirstlightCommands/Names/module-names.txt"
};
GIVES(module_names_txt)

static const uint8_t toolchain_names_txt[] = {
#embed "../FirstlightCommands/Names/toolchain-names.txt"
};
GIVES(toolchain_names_txt)

static const uint8_t base_css[] = {
#embed "../FirstlightCommands/Page/base.css"
};
GIVES(base_css)

static const uint8_t elements_js[] = {
#embed "../FirstlightCommands/Page/elements.js"
};
GIVES(elements_js)

static const uint8_t filter_js[] = {
#embed "../FirstlightCommands/Page/filter.js"
};
GIVES(filter_js)

static const uint8_t report_css[] = {
#embed "../FirstlightCommands/Page/report.css"
};
GIVES(report_css)

static const uint8_t report_js[] = {
#embed "../FirstlightCommands/Page/report.js"
};
GIVES(report_js)

static const uint8_t screen_js[] = {
#embed "../FirstlightCommands/Page/screen.js"
};
GIVES(screen_js)

static const uint8_t waterfall_js[] = {
#embed "../FirstlightCommands/Page/waterfall.js"
};
GIVES(waterfall_js)

static const uint8_t Dockerfile_txt[] = {
#embed "../FirstlightCommands/New/Template/Dockerfile.txt"
};
GIVES(Dockerfile_txt)

static const uint8_t HelloApp_swift_txt[] = {
#embed "../FirstlightCommands/New/Template/HelloApp.swift.txt"
};
GIVES(HelloApp_swift_txt)

static const uint8_t HelloLaunch_swift_txt[] = {
#embed "../FirstlightCommands/New/Template/HelloLaunch.swift.txt"
};
GIVES(HelloLaunch_swift_txt)

static const uint8_t HelloProgram_swift_txt[] = {
#embed "../FirstlightCommands/New/Template/HelloProgram.swift.txt"
};
GIVES(HelloProgram_swift_txt)

static const uint8_t HelloRoot_swift_txt[] = {
#embed "../FirstlightCommands/New/Template/HelloRoot.swift.txt"
};
GIVES(HelloRoot_swift_txt)

static const uint8_t HelloTests_swift_txt[] = {
#embed "../FirstlightCommands/New/Template/HelloTests.swift.txt"
};
GIVES(HelloTests_swift_txt)

static const uint8_t Localizable_xcstrings_txt[] = {
#embed "../FirstlightCommands/New/Template/Localizable.xcstrings.txt"
};
GIVES(Localizable_xcstrings_txt)

static const uint8_t Makefile_txt[] = {
#embed "../FirstlightCommands/New/Template/Makefile.txt"
};
GIVES(Makefile_txt)

static const uint8_t Package_swift_txt[] = {
#embed "../FirstlightCommands/New/Template/Package.swift.txt"
};
GIVES(Package_swift_txt)

static const uint8_t README_md_txt[] = {
#embed "../FirstlightCommands/New/Template/README.md.txt"
};
GIVES(README_md_txt)

static const uint8_t XcodeApp_txt[] = {
#embed "../FirstlightCommands/New/Template/XcodeApp.txt"
};
GIVES(XcodeApp_txt)

static const uint8_t ci_yml_txt[] = {
#embed "../FirstlightCommands/New/Template/ci.yml.txt"
};
GIVES(ci_yml_txt)

static const uint8_t dockerignore_txt[] = {
#embed "../FirstlightCommands/New/Template/dockerignore.txt"
};
GIVES(dockerignore_txt)

static const uint8_t gitignore_txt[] = {
#embed "../FirstlightCommands/New/Template/gitignore.txt"
};
GIVES(gitignore_txt)

static const uint8_t scenarios_json_txt[] = {
#embed "../FirstlightCommands/New/Template/scenarios.json.txt"
};
GIVES(scenarios_json_txt)
