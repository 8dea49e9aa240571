// Licensed under the Apache License, Version 2.0.

import Foundation

#if canImport(SwiftUI)
    import SwiftUI
#else
    import StageUI
#endif

/// A button that is only its words, with room for a finger.
struct WordsButton: ButtonStyle {
    let color: BrandColor
    var font = Font.body.weight(.semibold)

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(font)
            .foregroundStyle(color.color)
            .padding(.horizontal, 12)
            .frame(minWidth: 44, minHeight: 44)
            .contentShape(Rectangle())
            .opacity(configuration.isPressed ? 0.6 : 1)
    }
}
