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
                        LatenWords(title, 16, .semibold, LatenPalette.primaryForeground)
                        Image(systemName: "arrow.right")
                            .flipsForRightToLeftLayoutDirection(true)
                            .latenText(16, .semibold, LatenPalette.primaryForeground)
                            .accessibilityHidden(true)
                    }
                    .givesWay(to: title)
                }
            }
        }
        .buttonStyle(FilledButton(padding: 16))
        // What is at work keeps its colour; what waits for a tick does not.
        .opacity(isEnabled || isBusy ? 1 : LatenLayout.disabledOpacity)
        .accessibilityLabel(title)
        .accessibilityValue(isBusy ? Laten.spokenLoading : "")
    }
}

/// A button that signs in with a provider (`LA-160` to `LA-167`), or with a passkey in the columns of those.
struct ProviderButton<Sign: View>: View {
    let title: String
    let strings: SignInStrings
    let isBusy: Bool
    let action: @MainActor () -> Void
    @ViewBuilder let sign: Sign

    var body: some View {
        Button(action: action) {
            SignedWords(spacing: 12) {
                if isBusy {
                    LatenSpinner(color: LatenPalette.foreground)
                } else {
                    sign
                }
            } words: {
                // As wide as the longest of all: signs and words of the three begin in two columns.
                ZStack(alignment: .leading) {
                    ForEach(SignInModel.providers, id: \.self) {
                        LatenWords(strings(.continueWith, provider: $0), 16, .medium)
                    }
                    .hidden()
                    LatenWords(title, 16, .medium)
                }
            }
        }
        .buttonStyle(OutlinedButton(isBusy: isBusy))
        .accessibilityLabel(title)
        .accessibilityValue(isBusy ? Laten.spokenLoading : "")
    }
}

/// The button that signs in by face or finger, which fades and slides in (`LA-189` to `LA-196`).
struct BiometricButton: View {
    let model: SignInModel
    let type: BiometryType
    /// Indicates whether nothing lies over the screen any more: until then nobody would see it come.
    let isRevealed: Bool
    let action: @MainActor () -> Void
    @State private var isShown = false
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        let title = model.strings(.biometricButton, biometry: type)
        Button(action: action) {
            SignedWords(spacing: 10) {
                if isBusy {
                    LatenSpinner(color: LatenPalette.primary)
                } else {
                    LatenSymbol(type.symbol, side: 22)
                        .foregroundStyle(LatenPalette.primary.color)
                }
            } words: {
                LatenWords(title, 15, .medium)
            }
        }
        .buttonStyle(
            OutlinedButton(
                height: 56, fill: LatenPalette.primary.opacity(0.05),
                edge: LatenPalette.primary.opacity(0.3), isBusy: isBusy)
        )
        .accessibilityLabel(title)
        .offset(y: isShown || reduceMotion ? 0 : 10)
        .opacity(isShown ? 1 : 0)
        .animation(.easeOut(duration: 0.3), value: isShown)
        .onChange(of: isRevealed, initial: true) { if isRevealed { isShown = true } }
    }

    private var isBusy: Bool { model.activity == .biometrics }
}

/// The link that changes between signing in and signing up; its target stands out (`LA-90`, `LA-91`).
struct ModeLink: View {
    let text: String
    let action: String
    let onTap: @MainActor () -> Void
    @Environment(\.palette) private var palette
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        // The words have their room, at least 20 points; the finger's reaches into the distance above and below.
        label.hidden().frame(minHeight: 20).overlay {
            Button(action: onTap) { label }
                .buttonStyle(TextButton(padding: .zero))
                .opacity(isEnabled ? 1 : LatenLayout.disabledOpacity)
                .accessibilityLabel(text)
        }
    }

    private var label: some View {
        LatenWords(text, 15, .regular, LatenPalette.mutedForeground, text: words)
            .multilineTextAlignment(.center)
            .fixedSize(horizontal: false, vertical: true)
            .givesWay(to: text)
    }

    /// The words of the link; in a language whose sentence ends otherwise all of it looks the same.
    private var words: Text {
        guard text.hasSuffix(action) else { return Text(text) }
        return Text(text.dropLast(action.count))
            + Text(action).fontWeight(.semibold).foregroundStyle(palette.accent.color)
    }
}

/// The ways in without the password: a code or a link by mail. The document leaves them to the app (`C-LA-18`).
struct MailLinks: View {
    let model: SignInModel
    let perform: @MainActor (@escaping @MainActor @Sendable () async -> Void) -> Void

    var body: some View {
        ViewThatFits(in: .horizontal) {
            // A line each: broken into several, or in letters of two sizes, they do not stand side by side.
            HStack(spacing: 8) {
                code { Text($0).latenText(13, .medium) }
                Spacer(minLength: 8)
                link { Text($0).latenText(13, .medium) }
            }
            VStack(alignment: .leading, spacing: 0) {
                code { LatenWords($0, 13, .medium) }
                link { LatenWords($0, 13, .medium) }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .disabled(model.isLoading)
    }

    private func code<Words: View>(_ words: @escaping (String) -> Words) -> some View {
        way(.mailCode, words) { await model.sendCode() }
    }

    private func link<Words: View>(_ words: @escaping (String) -> Words) -> some View {
        way(.forgotPassword, words) { await model.sendLink() }
    }

    private func way<Words: View>(
        _ text: SignInText, _ words: @escaping (String) -> Words,
        _ action: @escaping @MainActor @Sendable () async -> Void
    ) -> some View {
        Button {
            perform(action)
        } label: {
            words(model.strings(text))
                .multilineTextAlignment(.leading)
                .fixedSize(horizontal: false, vertical: true)
        }
        .buttonStyle(TextButton(padding: .zero))
        .opacity(model.isLoading ? LatenLayout.disabledOpacity : 1)
    }
}

/// A button of Laten's that has a line around it instead of a ground, or hardly any ground.
struct OutlinedButton: ButtonStyle {
    var height: CGFloat = 52
    var fill: BrandColor?
    /// The line; nil is that of the screen's edges.
    var edge: BrandColor?
    /// Indicates whether the button is at work, and so does not look disabled.
    var isBusy = false

    func makeBody(configuration: Configuration) -> some View {
        Outlined(style: self, configuration: configuration)
    }

    private struct Outlined: View {
        let style: OutlinedButton
        let configuration: Configuration
        @Environment(\.palette) private var palette
        @Environment(\.isEnabled) private var isEnabled

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
                .opacity(opacity)
                .showsFocus()
        }

        private var opacity: CGFloat {
            if configuration.isPressed { return palette.pressedOpacity }
            return isEnabled || style.isBusy ? 1 : LatenLayout.disabledOpacity
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
    @BrandMetric(relativeTo: .body) private var scale: CGFloat = 1
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        let side = 20 * LatenSymbol.growth.clamp(scale)
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
        .frame(width: side, height: side)
        .accessibilityHidden(true)
    }
}
