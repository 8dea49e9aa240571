// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI

/// The main button of a screen: a filled pill, 52 points high or more.
struct PillButton: ButtonStyle {
    let palette: Palette

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.headline)
            .multilineTextAlignment(.center)
            .foregroundStyle(ShipThatApp.white.color)
            .padding(.horizontal, 24)
            .padding(.vertical, 10)
            .frame(maxWidth: .infinity, minHeight: 52)
            .background(palette.buttonFill.color, in: Capsule())
            .contentShape(Capsule())
            .opacity(configuration.isPressed ? 0.8 : 1)
    }
}
