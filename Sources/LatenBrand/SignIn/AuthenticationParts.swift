// Licensed under the Apache License, Version 2.0.

import LaunchAuth
import LaunchKit
import SwiftUI

/// The logo of the sign-in screen, which springs in (`LA-73` to `LA-76`).
struct AuthenticationLogo: View {
    /// Indicates whether nothing lies over the screen any more: until then the splash shows the logo.
    let isRevealed: Bool
    @State private var isShown = false
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        Image(Laten.logo)
            .resizable()
            .frame(width: 96, height: 96)
            .scaleEffect(isShown || reduceMotion ? 1 : 0.8)
            .opacity(isShown ? 1 : 0)
            .animation(
                reduceMotion ? .easeOut(duration: 0.5) : .interpolatingSpring(stiffness: 380, damping: 35),
                value: isShown
            )
            .onChange(of: isRevealed, initial: true) { if isRevealed { isShown = true } }
            .accessibilityHidden(true)
    }
}

/// Words between two lines (`LA-85` to `LA-88`).
struct LabelledDivider: View {
    let text: String
    let color: BrandColor

    var body: some View {
        HStack(spacing: 12) {
            line
            LatenWords(text, 11, .medium, LatenPalette.mutedForeground)
                .tracking(0.55)
                .multilineTextAlignment(.center)
                // The lines take what the words leave.
                .layoutPriority(1)
            line
        }
    }

    private var line: some View {
        Rectangle().fill(color.color).frame(minWidth: 16, maxWidth: .infinity).frame(height: 1)
    }
}

/// Five bars and a word that say how strong a new password is (`LA-126` to `LA-140`).
struct StrengthMeter: View {
    let strength: PasswordStrength
    let strings: SignInStrings
    @Environment(\.palette) private var palette

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            HStack(spacing: 6) {
                ForEach(0..<5, id: \.self) { index in
                    Capsule()
                        .fill((index < strength.bars ? color : palette.border).color)
                        .frame(height: 6)
                }
            }
            // An empty line keeps the place of the word, so that nothing jumps at the first letter.
            LatenWords(word ?? " ", 11, .medium, color)
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Laten.spokenStrength)
        .accessibilityValue(word ?? "")
    }

    private var word: String? {
        switch strength.level {
        case .weak: strings(.weak)
        case .medium: strings(.medium)
        case .strong: strings(.strong)
        case nil: nil
        }
    }

    private var color: BrandColor {
        BrandColor(UInt32(strength.level?.color.dropFirst() ?? "", radix: 16) ?? LatenPalette.border.hex)
    }
}

/// A line about the least age; with a binding it is a box to tick (`LA-141` to `LA-146`, `C-LA-29`).
struct AgeBox: View {
    let text: String
    let isOfAge: Binding<Bool>?

    var body: some View {
        if let isOfAge {
            Button {
                isOfAge.wrappedValue.toggle()
            } label: {
                content(isOfAge.wrappedValue ? "checkmark.circle.fill" : "circle")
            }
            .buttonStyle(.plain)
            .accessibilityAddTraits(isOfAge.wrappedValue ? [.isToggle, .isSelected] : .isToggle)
        } else {
            content("checkmark.circle.fill")
        }
    }

    private func content(_ symbol: String) -> some View {
        SignedWords(spacing: 10, alignment: .leading) {
            LatenSymbol(symbol, side: 18)
                .foregroundStyle(LatenPalette.primary.color)
                .accessibilityHidden(true)
        } words: {
            LatenWords(text, 13, .regular, LatenPalette.mutedForeground)
                .fixedSize(horizontal: false, vertical: true)
                .frame(maxWidth: .infinity, alignment: .leading)
        }
        .padding(.horizontal, 14)
        .padding(.vertical, 12)
        .frame(minHeight: 44)
        .background(
            LatenPalette.primary.opacity(0.1).color, in: RoundedRectangle(cornerRadius: LatenLayout.corner)
        )
        .overlay {
            RoundedRectangle(cornerRadius: LatenLayout.corner)
                .strokeBorder(LatenPalette.primary.opacity(0.2).color, lineWidth: 1)
        }
        .contentShape(Rectangle())
    }
}
