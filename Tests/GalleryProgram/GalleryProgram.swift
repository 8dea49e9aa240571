// Licensed under the Apache License, Version 2.0.

import FirstlightLive
import FirstlightSimulation
import GalleryApps
import LaunchKit

@main struct GalleryProgram: FirstlightProgram {
    /// The apps, and the previews of this program: they are a part of debug builds as a rule, and of it in each.
    static var apps: [AppDescriptor] {
        let previews = MainActor.assumeIsolated {
            // No provider's views have to be counted.
            try? AppDescriptor.previews(of: ["gallery"], text: { throw CancellationError() })
        }
        return Gallery.apps + [.lost] + [previews].compactMap(\.self)
    }
}
