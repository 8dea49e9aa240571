// Licensed under the Apache License, Version 2.0.

import FirstlightLive
import GalleryApps
import LaunchKit

@main struct GalleryProgram: FirstlightProgram { static let apps: [AppDescriptor] = Gallery.apps + [.lost] }
