// Licensed under the Apache License, Version 2.0.

import LaunchKit
public import SwiftUI

extension Color {
    /// Deep teal, the background of the splash (UN-153).
    public static var brandPrimary: Color { UrbanNestTheme.brandPrimary.color }
    /// White at 80 % opacity, the tagline (UN-155).
    public static var white80: Color { UrbanNestTheme.white80.color }
}
