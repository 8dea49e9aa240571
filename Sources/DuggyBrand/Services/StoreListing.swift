// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore

/// What the store's look-up says about the newest version of the app (DG-13).
public struct StoreListing: Hashable, Sendable, Codable {
    let version: SemanticVersion
    /// The oldest system that this version runs on, such as `17.0`.
    let minimumSystem: SemanticVersion
    let page: URL

    private enum CodingKeys: String, CodingKey {
        case version, minimumSystem = "minimumOsVersion", page = "trackViewUrl"
    }

    /// The document of the look-up: one app, or none when the store does not know it.
    struct Document: Codable {
        let resultCount: Int
        let results: [StoreListing]
    }
}
