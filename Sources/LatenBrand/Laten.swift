// Licensed under the Apache License, Version 2.0.

import Foundation
import SwiftUI

/// Laten's facts: names, and the words that only a screen reader says.
public enum Laten {
    /// The brand's name.
    public static let name = "Laten"
    /// The name of the logo in the asset catalogue (`LA-19`).
    public static let logo = "laten-logo"
    /// The accessibility label of the splash (`C-LA-43`).
    static var spokenSplash: String { String(localized: "Laten, loading") }
    /// The accessibility label of the bars below a new password (`C-LA-43`).
    static var spokenStrength: String { String(localized: "Password strength") }
    /// The accessibility value of a button that is busy.
    static var spokenLoading: String { String(localized: "Loading") }
}
