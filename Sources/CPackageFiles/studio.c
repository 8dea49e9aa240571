// Licensed under the Apache License, Version 2.0.

#include "CPackageFiles.h"

static const uint8_t finger_js[] = {
#embed "../FirstlightStudio/Page/finger.js"
};
GIVES(finger_js)

static const uint8_t gallery_js[] = {
#embed "../FirstlightStudio/Page/gallery.js"
};
GIVES(gallery_js)

static const uint8_t live_js[] = {
#embed "../FirstlightStudio/Page/live.js"
};
GIVES(live_js)

static const uint8_t marks_js[] = {
#embed "../FirstlightStudio/Page/marks.js"
};
GIVES(marks_js)

static const uint8_t page_js[] = {
#embed "../FirstlightStudio/Page/page.js"
};
GIVES(page_js)

static const uint8_t panels_js[] = {
#embed "../FirstlightStudio/Page/panels.js"
};
GIVES(panels_js)

static const uint8_t player_js[] = {
#embed "../FirstlightStudio/Page/player.js"
};
GIVES(player_js)

static const uint8_t review_js[] = {
#embed "../FirstlightStudio/Page/review.js"
};
GIVES(review_js)

static const uint8_t studio_css[] = {
#embed "../FirstlightStudio/Page/studio.css"
};
GIVES(studio_css)

static const uint8_t studio_html[] = {
#embed "../FirstlightStudio/Page/studio.html"
};
GIVES(studio_html)

static const uint8_t studio_js[] = {
#embed "../FirstlightStudio/Page/studio.js"
};
GIVES(studio_js)

static const uint8_t switches_js[] = {
#embed "../FirstlightStudio/Page/switches.js"
};
GIVES(switches_js)

static const uint8_t take_js[] = {
#embed "../FirstlightStudio/Page/take.js"
};
GIVES(take_js)

static const uint8_t timeline_js[] = {
#embed "../FirstlightStudio/Page/timeline.js"
};
GIVES(timeline_js)

static const uint8_t watch_js[] = {
#embed "../FirstlightStudio/Page/watch.js"
};
GIVES(watch_js)
