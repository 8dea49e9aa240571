// Licensed under the Apache License, Version 2.0.

import FirstlightLive
import FirstlightSimulation
import Foundation
import GalleryApps
import LaunchKit

@main struct GalleryProgram: FirstlightProgram {
    /// The apps, and the previews of this program: they are a part of debug builds as a rule, and of it in each.
    static var apps: [AppDescriptor] {
        let previews = MainActor.assumeIsolated {
            do {
                // No provider's views have to be counted.
                return try AppDescriptor.previews(of: ["gallery"], text: { throw CancellationError() })
            } catch {
                // Without them the checks of the studio would look for what is not there.
                FileHandle.standardError.write(Data("gallery: its previews cannot be read: \(error)\n".utf8))
                exit(70)
            }
        }
        return Gallery.apps + [.lost] + [previews].compactMap(\.self)
    }
}
