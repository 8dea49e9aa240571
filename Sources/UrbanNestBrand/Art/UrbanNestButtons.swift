// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI

/// The main button of a screen: filled, as wide as its place, 50 points high or more.
struct UrbanNestFilledButton: ButtonStyle {
    let palette: UrbanNestPalette

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.headline)
            .multilineTextAlignment(.center)
            .foregroundStyle(palette.buttonLabel.color)
            .padding(.horizontal, 20)
            .padding(.vertical, 8)
            .frame(maxWidth: .infinity, minHeight: 50)
            .background(palette.buttonFill.color, in: RoundedRectangle(cornerRadius: 14))
            .contentShape(Rectangle())
            .opacity(configuration.isPressed ? 0.8 : 1)
    }
}
