// Licensed under the Apache License, Version 2.0.

public import LaunchAuth
public import LaunchKit
public import SwiftUI

/// The sign-in screen, for a user who comes back (UN-158) and for a new one.
public struct UrbanNestLogin: View {
    @State private var model: SignInModel
    private let perform: SignInForm.Perform
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
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

    /// Logo and greeting, and the form below or, on a low screen, beside it; where there is room, also a picture.
    public var body: some View {
        GeometryReader { proxy in content(proxy) }.screen(.urbanNest)
    }

    @ViewBuilder
    private func content(_ proxy: GeometryProxy) -> some View {
        let isLarge = horizontalSizeClass == .regular && verticalSizeClass != .compact
        if verticalSizeClass == .compact, !typeSize.isAccessibilitySize {
            HStack(spacing: 0) {
                header.padding(.leading, 24).frame(maxWidth: 284).frame(maxHeight: .infinity)
                SignInForm(model, perform: perform).inTheMiddle(margin: 24)
            }
            .frame(maxWidth: 808)
            .frame(maxWidth: .infinity)
        } else if typeSize.isAccessibilitySize || !isLarge {
            column.inTheMiddle(margin: 24)
        } else if proxy.isLandscape {
            HStack(spacing: 0) {
                picture
                    .padding(40)
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background { BrandPalette(.urbanNest, colorScheme).wash.color.ignoresSafeArea() }
                column.inTheMiddle(margin: 40).frame(maxWidth: .infinity)
            }
        } else {
            VStack(spacing: 32) {
                picture.frame(height: proxy.size.height * 0.32)
                column
            }
            .inTheMiddle(margin: 24)
        }
    }

    private var picture: some View {
        Drawing(UrbanNestScenes.homes, grid: UrbanNestScenes.grid)
    }

    /// Greeting over form.
    private var column: some View {
        VStack(spacing: 32) {
            header
            SignInForm(model, perform: perform)
        }
    }

    private var header: some View { UrbanNestLoginHeader(isNew: model.mode == .signUp) }
}

/// The mark on its disc and the greeting.
struct UrbanNestLoginHeader: View {
    /// Indicates whether it speaks to a user without an account.
    let isNew: Bool
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
                Heading(
                    isNew
                        ? String(localized: "Create your account")
                        : String(localized: "Welcome to UrbanNest"), font: .title.bold())
                WholeWords(
                    isNew
                        ? String(localized: "One account for every service in your city.")
                        : String(localized: "Sign in to find help for your home.")
                ) { $0.font(.body).foregroundStyle(palette.secondaryText.color) }
            }
            .multilineTextAlignment(.center)
            .fixedSize(horizontal: false, vertical: true)
        }
    }
}
