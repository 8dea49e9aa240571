// Licensed under the Apache License, Version 2.0.

import LaunchAuth
import LaunchKit
import SwiftUI

/// The button that signs in or up, with an arrow; at work it turns a ring instead (`LA-151` to `LA-159`).
struct SubmitButton: View {
    let title: String
    let isBusy: Bool
    let action: @MainActor () -> Void
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        Button(action: action) {
            ZStack {
                if isBusy {
                    LatenSpinner(color: LatenPalette.primaryForeground)
                } else {
                    HStack(spacing: 8) {
                        Text(title)
                        Image(systemName: "arrow.right").accessibilityHidden(true)
                    }
                }
            }
            .latenText(16, .semibold, LatenPalette.primaryForeground)
        }
        .buttonStyle(FilledButton(padding: 16))
        // What is at work keeps its colour; what waits for a tick does not.
        .opacity(isEnabled || isBusy ? 1 : 0.5)
        .accessibilityLabel(title)
        .accessibilityValue(isBusy ? Laten.spokenLoading : "")
    }
}

/// A button that signs in with a provider (`LA-160` to `LA-167`).
struct ProviderButton: View {
    let provider: AuthProvider
    let title: String
    let isBusy: Bool
    let action: @MainActor () -> Void

    var body: some View {
        Button(action: action) {
            HStack(spacing: 12) {
                if isBusy {
                    LatenSpinner(color: LatenPalette.foreground)
                } else {
                    ProviderLogo(provider: provider)
                }
                Text(title).latenText(16, .medium)
            }
        }
        .buttonStyle(OutlinedButton())
        .accessibilityLabel(title)
        .accessibilityValue(isBusy ? Laten.spokenLoading : "")
    }
}

/// The button that signs in by face or finger, which fades and slides in (`LA-189` to `LA-196`).
struct BiometricButton: View {
    let model: SignInModel
    let type: BiometryType
    let action: @MainActor () -> Void
    @State private var isShown = false
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        let title = model.strings(.biometricButton, biometry: type)
        Button(action: action) {
            HStack(spacing: 10) {
                if model.activity == .biometrics {
                    LatenSpinner(color: LatenPalette.primary)
                } else {
                    Image.symbol(type.symbol, side: 22)
                        .foregroundStyle(LatenPalette.primary.color)
                }
                Text(title).latenText(15, .medium)
            }
        }
        .buttonStyle(
            OutlinedButton(
                height: 56, fill: LatenPalette.primary.opacity(0.05),
                edge: LatenPalette.primary.opacity(0.3))
        )
        .accessibilityLabel(title)
        .offset(y: isShown || reduceMotion ? 0 : 10)
        .opacity(isShown ? 1 : 0)
        .animation(.easeOut(duration: 0.3), value: isShown)
        .onAppear { isShown = true }
    }
}

/// The link that changes between signing in and signing up; its target stands out (`LA-90`, `LA-91`).
struct ModeLink: View {
    let text: String
    let action: String
    let onTap: @MainActor () -> Void
    @Environment(\.palette) private var palette

    var body: some View {
        Button(action: onTap) {
            words
                .latenText(15, .regular, LatenPalette.mutedForeground)
                .multilineTextAlignment(.center)
                .fixedSize(horizontal: false, vertical: true)
        }
        .buttonStyle(TextButton(padding: .zero))
        .accessibilityLabel(text)
        // The finger's room reaches into the distance above and below; the words keep theirs.
        .padding(.vertical, -12)
    }

    /// The words of the link; in a language whose sentence ends otherwise all of it looks the same.
    private var words: Text {
        guard text.hasSuffix(action) else { return Text(text) }
        return Text(text.dropLast(action.count))
            + Text(action).fontWeight(.semibold).foregroundStyle(palette.accent.color)
    }
}

/// A button of Laten's that has a line around it instead of a ground, or hardly any ground.
struct OutlinedButton: ButtonStyle {
    var height: CGFloat = 52
    var fill: BrandColor?
    /// The line; nil is that of the screen's edges.
    var edge: BrandColor?

    func makeBody(configuration: Configuration) -> some View {
        Outlined(style: self, configuration: configuration)
    }

    private struct Outlined: View {
        let style: OutlinedButton
        let configuration: Configuration
        @Environment(\.palette) private var palette

        var body: some View {
            let shape = RoundedRectangle(cornerRadius: palette.buttonRadius)
            configuration.label
                .multilineTextAlignment(.center)
                .padding(.horizontal, 16)
                .padding(.vertical, 8)
                .frame(maxWidth: .infinity, minHeight: style.height)
                .background { if let fill = style.fill { shape.fill(fill.color) } }
                .overlay { shape.strokeBorder((style.edge ?? palette.border).color, lineWidth: 1) }
                .contentShape(shape)
                .opacity(configuration.isPressed ? palette.pressedOpacity : 1)
                .showsFocus()
        }
    }
}

/// Dims what is pressed.
struct LatenPressed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(configuration.isPressed ? 0.7 : 1).showsFocus()
    }
}

/// A ring with a gap that turns once a second; it breathes for users who want less motion (`LA-157`, `LA-158`).
struct LatenSpinner: View {
    let color: BrandColor
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        TimelineView(.animation) { context in
            let time = context.date.timeIntervalSinceReferenceDate
            let turn = time - time.rounded(.down)
            Circle()
                .inset(by: 1)
                .trim(from: 0, to: 0.75)
                .stroke(color.color, style: StrokeStyle(lineWidth: 2, lineCap: .round))
                .rotationEffect(.degrees(reduceMotion ? 0 : 360 * turn))
                .opacity(reduceMotion ? 0.7 + 0.3 * cos(2 * .pi * turn) : 1)
        }
        .frame(width: 20, height: 20)
        .accessibilityHidden(true)
    }
}
