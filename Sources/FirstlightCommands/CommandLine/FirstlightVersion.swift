// Licensed under the Apache License, Version 2.0.

/// The version of the package and the day of its release, which are declared here and nowhere else.
///
/// `make check` holds the newest entry of CHANGELOG.md to them; the programs and the manual page read them.
package enum FirstlightVersion {
    /// The version, as Semantic Versioning numbers it.
    package static let number = "0.1.0"
    /// The day of its release.
    package static let date = "2026-11-24"
}
