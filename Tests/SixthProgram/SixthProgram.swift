// Licensed under the Apache License, Version 2.0.

import FirstlightLive
import LaunchKit
import SixthBrand

@main struct SixthProgram: FirstlightProgram { static let apps: [AppDescriptor] = [.sixth] }
