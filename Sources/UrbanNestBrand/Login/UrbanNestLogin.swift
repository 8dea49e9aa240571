// Licensed under the Apache License, Version 2.0.

public import LaunchAuth
public import LaunchKit
public import SwiftUI

/// The sign-in screen for a user who comes back (UN-158).
public struct UrbanNestLogin: View {
    @State private var model: SignInModel
    private let perform: SignInForm.Perform
    @Environment(\.verticalSizeClass) private var verticalSizeClass
    @Environment(\.dynamicTypeSize) private var typeSize

    /// Creates the screen.
    ///
    /// - Parameters:
    ///   - model: What is typed, and what is done about it.
    ///   - perform: Starts the sign-in.
    public init(_ model: SignInModel, perform: @escaping SignInForm.Perform) {
        _model = State(initialValue: model)
        self.perform = perform
    }

    /// Logo and greeting, the two fields, and the button.
    public var body: some View {
        content.inTheMiddle(margin: 24).screen(.urbanNest)
    }

    /// Greeting over form, or beside it where the screen is low.
    @ViewBuilder
    private var content: some View {
        if verticalSizeClass == .compact && !typeSize.isAccessibilitySize {
            HStack(spacing: 40) {
                UrbanNestLoginHeader().frame(maxWidth: 260)
                SignInForm(model, perform: perform)
            }
        } else {
            VStack(spacing: 32) {
                UrbanNestLoginHeader()
                SignInForm(model, perform: perform)
            }
        }
    }
}

/// The mark on its disc and the greeting.
struct UrbanNestLoginHeader: View {
    @Environment(\.palette) private var palette

    var body: some View {
        VStack(spacing: 20) {
            UrbanNestLogo(side: 88)
                .background {
                    Circle()
                        .fill(UrbanNestTheme.logoDisc.color)
                        .shadow(color: Color.black.opacity(0.15), radius: 9, x: 0, y: 4)
                }
            VStack(spacing: 6) {
                Text("Welcome back")
                    .typeset(.title.bold(), palette.text)
                    .accessibilityAddTraits(.isHeader)
                Text("Sign in to your UrbanNest account").typeset(.body, palette.secondaryText)
            }
            .multilineTextAlignment(.center)
            .fixedSize(horizontal: false, vertical: true)
        }
    }
}
