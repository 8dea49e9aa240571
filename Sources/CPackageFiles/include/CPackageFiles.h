// Licensed under the Apache License, Version 2.0.

// The files that are part of a program, as C embeds them: what `.embedInCode` makes of a file takes the compiler 75 s for each
// million bytes, and what `#embed` makes of it none (Decision 0056).
#pragma once
#include <stddef.h>
#include <stdint.h>

// It is in the standard since C23, and known to clang since 19.
#pragma clang diagnostic ignored "-Wc23-extensions"

/// A file that is part of the program.
typedef struct {
    const uint8_t *_Nonnull start;
    size_t count;
} PackageFile;

/// Declares the function that returns a file, which Swift reads as a member of `PackageFile`.
#define FILE(name) PackageFile firstlight_##name(void) __attribute__((swift_name("getter:PackageFile." #name "()")));
/// Defines it, behind the array of that name.
#define GIVES(name) \
    PackageFile firstlight_##name(void) { return (PackageFile){name, sizeof name}; }

// FirstlightCommands: the lists of names, the report, the template of `new`.
FILE(module_names_txt)
FILE(toolchain_names_txt)
FILE(base_css)
FILE(elements_js)
FILE(filter_js)
FILE(report_css)
FILE(report_js)
FILE(screen_js)
FILE(waterfall_js)
FILE(Dockerfile_txt)
FILE(HelloApp_swift_txt)
FILE(HelloLaunch_swift_txt)
FILE(HelloProgram_swift_txt)
FILE(HelloRoot_swift_txt)
FILE(HelloTests_swift_txt)
FILE(Localizable_xcstrings_txt)
FILE(Makefile_txt)
FILE(Package_swift_txt)
FILE(README_md_txt)
FILE(XcodeApp_txt)
FILE(ci_yml_txt)
FILE(dockerignore_txt)
FILE(gitignore_txt)
FILE(scenarios_json_txt)

// FirstlightStudio: the page.
FILE(finger_js)
FILE(gallery_js)
FILE(live_js)
FILE(marks_js)
FILE(page_js)
FILE(panels_js)
FILE(player_js)
FILE(review_js)
FILE(studio_css)
FILE(studio_html)
FILE(studio_js)
FILE(switches_js)
FILE(take_js)
FILE(timeline_js)
FILE(watch_js)

#undef FILE
