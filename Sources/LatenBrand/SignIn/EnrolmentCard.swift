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
            // What is behind is blurred where it is drawn: a material would tint it (`LA-209`).
            Color.black.opacity(0.6).ignoresSafeArea()
            ViewThatFits(in: .vertical) {
                // In the middle of the screen, and below a message where that leaves it the room.
                VStack(spacing: 0) {
                    card
                    if let toast = model.toast { LatenToast(toast: toast, onTap: {}).hidden() }
                }
                card
                // The largest letters need more room than a small screen has.
                HintedScroll(margin: 16, width: LatenLayout.columnWidth, sides: LatenLayout.margin) { _ in
                    card
                }
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
            LatenSymbol(type.symbol, side: 32)
                .foregroundStyle(LatenPalette.primary.color)
                .padding(16)
                .frame(minWidth: 64, minHeight: 64)
                .background(LatenPalette.primary.opacity(0.1).color, in: Circle())
                .accessibilityHidden(true)
            LatenWords(model.strings(.enrolmentTitle, biometry: type), 20, .semibold)
                .accessibilityAddTraits(.isHeader)
                .padding(.top, 16)
            LatenWords(
                model.strings(.enrolmentMessage, biometry: type), 14, .regular, LatenPalette.mutedForeground
            )
            .lineSpacing(3)
            .padding(.top, 8)
            buttons.padding(.top, LatenLayout.block)
        }
        .multilineTextAlignment(.center)
        .fixedSize(horizontal: false, vertical: true)
        .padding(24)
        .columnWidth(LatenLayout.columnWidth)
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
                        LatenWords(
                            model.strings(.enrolmentAccept, biometry: type), 16, .semibold,
                            LatenPalette.primaryForeground)
                    }
                }
            }
            .buttonStyle(FilledButton(height: 48, padding: 16))
            .accessibilityLabel(model.strings(.enrolmentAccept, biometry: type))
            Button(action: decline) {
                LatenWords(model.strings(.enrolmentDecline), 16, .medium, LatenPalette.mutedForeground)
                    .frame(maxWidth: .infinity, minHeight: 48)
            }
            .buttonStyle(TextButton())
            .opacity(model.isLoading ? LatenLayout.disabledOpacity : 1)
        }
        .disabled(model.isLoading)
    }

    private func decline() { perform { await model.declineEnrolment() } }
}
