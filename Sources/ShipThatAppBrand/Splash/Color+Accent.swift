// Licensed under the Apache License, Version 2.0.

import LaunchKit
public import SwiftUI

extension Color {
    /// ShipThatApp's accent colour, behind the splash (C-ST-14).
    public static var accent: Color { ShipThatApp.accent.color }
}
