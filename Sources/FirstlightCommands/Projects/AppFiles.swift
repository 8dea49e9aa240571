// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Foundation
package import LaunchKit
package import StageCairo

/// The files of an app for all of Apple's platforms, for measuring how long they take.
package struct AppFiles {
    /// The number of files.
    package let count: Int
    /// The bytes of all files.
    package let bytes: Int

    /// Makes the files of an app for five platforms, in memory.
    ///
    /// - Parameter level: The effort spent on making pictures small, as libdeflate counts.
    @MainActor
    package init(of app: AppDescriptor, shaper: CairoTextShaper, level: Int = 6) async throws {
        guard let artefacts = app.artefacts(AppOptions()) else {
            throw CommandError.undeclared([app.id])
        }
        let generation = AppGeneration(
            app: app, artefacts: artefacts, platforms: [.ios, .macos, .tvos, .watchos, .visionos],
            folder: URL(fileURLWithPath: "/nowhere/\(app.id)"), level: level)
        let files = try await generation.files(shaper: shaper).files.files
        (count, bytes) = (files.count, files.values.reduce(0) { $0 + $1.count })
    }
}
