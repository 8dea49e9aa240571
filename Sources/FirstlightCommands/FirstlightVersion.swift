// Licensed under the Apache License, Version 2.0.

/// The version of this copy of Firstlight.
package enum FirstlightVersion {
    /// The number, as CHANGELOG.md heads it.
    package static let number = "0.1.0"
}
