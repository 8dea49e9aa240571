// cairo, Pango and fontconfig, as they are: only functions that Swift can call directly are used.
#pragma once
#include <cairo.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <fontconfig/fontconfig.h>
// Font extents and underline metrics come from HarfBuzz, because Pango's own metrics also shape a
// sample text of the language, which costs more than the first layout.
#include <hb.h>
#include <hb-ot.h>

// A file in memory. The C library declares it for programs only that ask for GNU's extensions before any header.
int memfd_create(const char *name, unsigned int flags);
