// Licensed under the Apache License, Version 2.0.

import LaunchAuth
import LaunchKit
import SwiftUI

/// Asks above the sign-in screen whether to sign in by face or finger from now on (`LA-209` to `LA-227`).
struct EnrolmentCard: View {
    let model: SignInModel
    let type: BiometryType
    let perform: @MainActor (@escaping @MainActor @Sendable () async -> Void) -> Void
    @State private var isShown = false
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        ZStack {
            Rectangle().fill(.ultraThinMaterial).ignoresSafeArea()
            Color.black.opacity(0.6).ignoresSafeArea()
            ViewThatFits(in: .vertical) {
                card
                // The largest letters need more room than a small screen has.
                ScrollView(.vertical) { card }
            }
            .scaleEffect(isShown || reduceMotion ? 1 : 0.9)
            .animation(.interpolatingSpring(stiffness: 300, damping: 25), value: isShown)
        }
        .opacity(isShown ? 1 : 0)
        .animation(.easeOut(duration: 0.2), value: isShown)
        .onAppear {
            isShown = true
            AccessibilityNotification.ScreenChanged().post()
        }
        .accessibilityElement(children: .contain)
        .accessibilityAddTraits(.isModal)
        .accessibilityAction(.escape) { decline() }
    }

    private var card: some View {
        VStack(spacing: 0) {
            Image.symbol(type.symbol, side: 32)
                .foregroundStyle(LatenPalette.primary.color)
                .frame(width: 64, height: 64)
                .background(LatenPalette.primary.opacity(0.1).color, in: Circle())
                .accessibilityHidden(true)
            Text(model.strings(.enrolmentTitle, biometry: type))
                .latenText(20, .semibold)
                .accessibilityAddTraits(.isHeader)
                .padding(.top, 16)
            Text(model.strings(.enrolmentMessage, biometry: type))
                .lineSpacing(3)
                .latenText(14, .regular, LatenPalette.mutedForeground)
                .padding(.top, 8)
            buttons.padding(.top, LatenLayout.block)
        }
        .multilineTextAlignment(.center)
        .fixedSize(horizontal: false, vertical: true)
        .padding(24)
        .frame(maxWidth: LatenLayout.columnWidth)
        .modifier(LatenCard())
        .padding(.horizontal, LatenLayout.margin)
        .padding(.vertical, 16)
    }

    private var buttons: some View {
        VStack(spacing: 8) {
            Button {
                perform { await model.acceptEnrolment() }
            } label: {
                ZStack {
                    if model.isLoading {
                        LatenSpinner(color: LatenPalette.primaryForeground)
                    } else {
                        Text(model.strings(.enrolmentAccept, biometry: type))
                    }
                }
                .latenText(16, .semibold, LatenPalette.primaryForeground)
            }
            .buttonStyle(FilledButton(height: 48, padding: 16))
            .accessibilityLabel(model.strings(.enrolmentAccept, biometry: type))
            Button(action: decline) {
                Text(model.strings(.enrolmentDecline))
                    .latenText(16, .medium, LatenPalette.mutedForeground)
                    .frame(maxWidth: .infinity, minHeight: 48)
            }
            .buttonStyle(TextButton())
        }
        .disabled(model.isLoading)
    }

    private func decline() { perform { await model.declineEnrolment() } }
}
