// Licensed under the Apache License, Version 2.0.

import LaunchCore
import LaunchKit
public import SwiftUI

/// The sign-in over the full screen (DG-58).
public struct AuthenticationView: View {
    private let viewModel: SplashViewModel
    @State private var form = SignInForm()
    @State private var problem: String?
    @State private var wrongField: SignInForm.Field?
    @State private var isBusy = false
    @FocusState private var focus: SignInForm.Field?
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.verticalSizeClass) private var verticalSizeClass
    @Environment(\.dynamicTypeSize) private var typeSize

    /// Creates the sign-in of a viewModel.
    public init(viewModel: SplashViewModel) { self.viewModel = viewModel }

    /// The brand on its blue, and the form on a page below or beside it.
    public var body: some View {
        let palette = Palette(colorScheme)
        if verticalSizeClass == .compact && !typeSize.isAccessibilitySize {
            HStack(spacing: 0) {
                header.frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background { Theme.primaryBlue.color.ignoresSafeArea() }
                scrolling(palette)
            }
            .background { palette.background.color.ignoresSafeArea() }
        } else {
            ScrollView(.vertical) {
                VStack(spacing: 0) {
                    header
                        .padding(.vertical, 36)
                        .frame(maxWidth: .infinity)
                        .background {
                            Theme.primaryBlue.color
                                // Pulled down, the page shows blue above it and not a gap.
                                .padding(.top, -600)
                        }
                    fields(palette).padding(24)
                }
            }
            .background {
                VStack(spacing: 0) {
                    Theme.primaryBlue.color.frame(height: 120)
                    palette.background.color
                }
                .ignoresSafeArea()
            }
        }
    }

    private func scrolling(_ palette: Palette) -> some View {
        ScrollView(.vertical) { fields(palette).padding(24) }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private var header: some View {
        VStack(spacing: 16) {
            DuggyLogo(side: 96)
            VStack(spacing: 4) {
                Text("Welcome to Duggy")
                    .font(.title.bold())
                    .foregroundStyle(Theme.white.color)
                    .accessibilityAddTraits(.isHeader)
                Text("Sign in to see your club.")
                    .font(.body)
                    .foregroundStyle(Theme.tagline.color)
            }
            .multilineTextAlignment(.center)
            .fixedSize(horizontal: false, vertical: true)
        }
        .padding(.horizontal, 24)
    }

    private func fields(_ palette: Palette) -> some View {
        VStack(alignment: .leading, spacing: 16) {
            field(.email, "Email", "envelope.fill", palette) {
                TextField("Email", text: $form.email, prompt: prompt("name@example.com", palette))
                    .textContentType(.username)
                    .keyboardType(.emailAddress)
                    .textInputAutocapitalization(.never)
                    .autocorrectionDisabled()
                    .submitLabel(.next)
                    .focused($focus, equals: .email)
                    .onSubmit { focus = .password }
            }
            field(.password, "Password", "lock.fill", palette) {
                SecureField("Password", text: $form.password, prompt: prompt("Your password", palette))
                    .textContentType(.password)
                    .submitLabel(.go)
                    .focused($focus, equals: .password)
                    .onSubmit { submit() }
            }
            if let problem {
                HStack(alignment: .top, spacing: 6) {
                    Image(systemName: "exclamationmark.circle.fill").accessibilityHidden(true)
                    Text(problem).fixedSize(horizontal: false, vertical: true)
                }
                .font(.subheadline)
                .foregroundStyle(palette.lost.color)
            }
            Button(isBusy ? "Signing in…" : "Sign in", action: submit)
                .buttonStyle(FilledButton())
                .disabled(isBusy)
                .padding(.top, 8)
        }
        .frame(maxWidth: 440)
        .frame(maxWidth: .infinity)
    }

    private func field<Content: View>(
        _ field: SignInForm.Field, _ title: String, _ symbol: String, _ palette: Palette,
        @ViewBuilder content: () -> Content
    ) -> some View {
        let isMarked = focus == field || wrongField == field
        let edge = wrongField == field ? palette.lost : focus == field ? palette.accent : palette.border
        return VStack(alignment: .leading, spacing: 6) {
            Text(title)
                .font(.subheadline.weight(.semibold))
                .foregroundStyle(palette.text.color)
                // The field carries the same name.
                .accessibilityHidden(true)
            HStack(spacing: 12) {
                Image(systemName: symbol)
                    .foregroundStyle(focus == field ? palette.accent.color : palette.secondaryText.color)
                    .accessibilityHidden(true)
                content()
                    .font(.body)
                    .foregroundStyle(palette.text.color)
                    .tint(palette.accent.color)
            }
            .padding(.horizontal, 14)
            .frame(maxWidth: .infinity, minHeight: 52)
            .background(palette.card.color, in: RoundedRectangle(cornerRadius: 14))
            .overlay {
                RoundedRectangle(cornerRadius: 14).strokeBorder(edge.color, lineWidth: isMarked ? 2 : 1)
            }
            .contentShape(Rectangle())
            .onTapGesture { focus = field }
        }
    }

    private func prompt(_ text: String, _ palette: Palette) -> Text {
        Text(verbatim: text).foregroundStyle(palette.secondaryText.color)
    }

    private func submit() {
        guard !isBusy else { return }
        (problem, wrongField) = (form.problem?.words, form.problem?.field)
        if let problem {
            focus = wrongField
            return AccessibilityNotification.Announcement(problem).post()
        }
        focus = nil
        isBusy = true
        let (email, password) = (form.trimmedEmail, form.password)
        viewModel.controller.perform {
            problem = await viewModel.signIn(email: email, password: password)
            isBusy = false
            if let problem { AccessibilityNotification.Announcement(problem).post() }
        }
    }
}
