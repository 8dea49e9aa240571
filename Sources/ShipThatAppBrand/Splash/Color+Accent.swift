// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchKit

#if canImport(SwiftUI)
    public import SwiftUI
#else
    public import StageUI
#endif

extension Color {
    /// ShipThatApp's accent colour, behind the splash (C-ST-14).
    public static var accent: Color { ShipThatApp.accent.color }
}
