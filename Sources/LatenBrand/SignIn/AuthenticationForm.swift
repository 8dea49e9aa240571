// Licensed under the Apache License, Version 2.0.

import LaunchAuth
import LaunchKit
import SwiftUI

/// The column of the sign-in screen, from the logo to the link that changes what it is for (`LA-72`).
struct AuthenticationForm<HostLink: View>: View {
    @Bindable var model: SignInModel
    let options: AuthenticationOptions
    /// Indicates whether nothing lies over the screen any more.
    let isRevealed: Bool
    let perform: @MainActor (@escaping @MainActor @Sendable () async -> Void) -> Void
    let hostLink: HostLink
    /// The height for the column, in points.
    let room: CGFloat
    @FocusState private var focus: SignInField?
    @State private var isOfAge = false
    @Environment(\.palette) private var palette
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        TightColumn(room: room) {
            AuthenticationLogo(isRevealed: isRevealed)
            title
            VStack(spacing: 0) { fields }
            SubmitButton(
                title: model.strings(isSignUp ? .signUpButton : .signInButton),
                isBusy: model.activity == .submit, action: submit
            )
            .disabled(model.isLoading || !isAgeSettled)
            LabelledDivider(text: model.strings(.divider), color: palette.border)
            if let type = model.biometricButton {
                BiometricButton(model: model, type: type, isRevealed: isRevealed) {
                    perform { await model.signInWithBiometrics() }
                }
                .disabled(model.isLoading)
            }
            ForEach(SignInModel.providers, id: \.self) { provider in
                ProviderButton(
                    title: model.strings(.continueWith, provider: provider), strings: model.strings,
                    isBusy: model.activity == .provider(provider)
                ) {
                    perform { await model.signIn(with: provider) }
                } sign: {
                    ProviderLogo(provider: provider)
                }
                .disabled(model.isLoading)
                .distance(provider == firstAlternative ? .block : .row)
            }
            if model.offersPasskey {
                ProviderButton(
                    title: model.strings(.passkeyButton), strings: model.strings,
                    isBusy: model.activity == .passkey
                ) {
                    perform { await model.signInWithPasskey() }
                } sign: {
                    LatenSymbol("person.badge.key.fill", side: 20).foregroundStyle(
                        LatenPalette.foreground.color)
                }
                .disabled(model.isLoading)
                .distance(.row)
            }
            ModeLink(
                text: model.strings(isSignUp ? .toSignIn : .toSignUp),
                action: model.strings(isSignUp ? .signInButton : .signUpButton), onTap: changeMode
            )
            .disabled(model.isLoading)
        }
        .onChange(of: model.problems) { tellProblems() }
    }

    /// The provider whose button begins the block of buttons; nil where face or finger does.
    private var firstAlternative: AuthProvider? {
        model.biometricButton == nil ? SignInModel.providers.first : nil
    }

    private var isSignUp: Bool { model.mode == .signUp }

    private var isAgeSettled: Bool { !isSignUp || options.ageConfirmation == .notice || isOfAge }

    private var title: some View {
        VStack(spacing: LatenLayout.title) {
            LatenTitle(model.strings(isSignUp ? .signUpTitle : .signInTitle))
            LatenWords(
                model.strings(isSignUp ? .signUpSubtitle : .signInSubtitle), 15, .regular,
                LatenPalette.mutedForeground)
        }
        .multilineTextAlignment(.center)
        .fixedSize(horizontal: false, vertical: true)
        .givesWay(to: model.mode)
    }

    /// The fields; the one that only a sign-up has includes its spacing, so that both grow out of nothing together.
    @ViewBuilder
    private var fields: some View {
        if isSignUp {
            field(.displayName)
                .padding(.bottom, row)
                .transition(modeChange)
        }
        field(.email).padding(.bottom, row)
        field(.password)
        if !isSignUp, HostLink.self != EmptyView.self {
            hostLink
                .frame(maxWidth: .infinity, alignment: .trailing)
                .transition(modeChange)
        }
        if let strength = model.strength {
            StrengthMeter(strength: strength, strings: model.strings)
                .padding(.top, isTight ? 4 : 8)
                .transition(modeChange)
            AgeBox(
                text: model.strings(.age), isOfAge: options.ageConfirmation == .checkbox ? $isOfAge : nil
            )
            .padding(.top, row)
            .transition(modeChange)
        }
    }

    /// From one field to the next.
    private var row: CGFloat { isTight ? LatenLayout.tightRow : LatenLayout.row }

    /// Indicates whether the fields stand closer, so that all of a sign-up is in sight.
    private var isTight: Bool {
        isSignUp && model.problems.isEmpty && typeSize <= .large && LatenLayout.tightSignUps.contains(room)
    }

    private func field(_ field: SignInField) -> some View {
        LatenField(field: field, model: model, focus: $focus, onSubmit: { next(after: field) })
    }

    /// Moves to the next field, and submits after the last one.
    private func next(after field: SignInField) {
        let fields = model.mode.fields
        guard let index = fields.firstIndex(of: field), index + 1 < fields.count else { return submit() }
        focus = fields[index + 1]
    }

    private func submit() {
        guard isAgeSettled, !model.isLoading else { return }
        focus = nil
        perform { await model.submit() }
    }

    private func changeMode() {
        // What is gone can have no focus.
        if focus == .displayName { focus = .email }
        withAnimation(reduceMotion ? nil : .easeInOut(duration: 0.3)) { model.toggleMode() }
    }

    private var modeChange: AnyTransition {
        if reduceMotion { return .opacity.animation(.easeInOut(duration: 0.3)) }
        return switch options.modeChange {
        case .unfold: .unfold.combined(with: .opacity)
        case .push: .asymmetric(insertion: .push(from: .top), removal: .push(from: .bottom))
        }
    }

    /// Announces the first problem, and moves the focus to its field (`C-LA-43`).
    private func tellProblems() {
        guard let first = model.mode.fields.first(where: { model.problems[$0] != nil }),
            let message = model.message(for: first)
        else { return }
        focus = first
        AccessibilityNotification.Announcement(message).post()
    }
}
