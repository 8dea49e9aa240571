// Licensed under the Apache License, Version 2.0.

import LaunchAuth
import LaunchCore
import LaunchKit
public import SwiftUI

/// The sign-in over the full screen (DG-58), for members and for those who become one.
public struct AuthenticationView: View {
    private let viewModel: SplashViewModel
    @State private var model: SignInModel
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.dynamicTypeSize) private var typeSize

    /// Creates the sign-in of a viewModel.
    public init(viewModel: SplashViewModel) {
        self.viewModel = viewModel
        _model = State(initialValue: viewModel.makeSignIn())
    }

    /// The brand on its blue, and the form on a page below or beside it.
    public var body: some View {
        let palette = BrandPalette(.duggy, colorScheme)
        GeometryReader { proxy in content(palette, in: proxy) }.environment(\.palette, palette)
    }

    @ViewBuilder
    private func content(_ palette: BrandPalette, in proxy: GeometryProxy) -> some View {
        if !typeSize.isAccessibilitySize, proxy.isLandscape {
            HStack(spacing: 0) {
                header().frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background { Theme.primaryBlue.color.ignoresSafeArea() }
                form.inTheMiddle(margin: 24).frame(maxWidth: .infinity, maxHeight: .infinity)
            }
            .background { palette.background.color.ignoresSafeArea() }
        } else {
            let share = horizontalSizeClass == .regular ? 0.4 : 0
            // A watch has the head of the page alone in sight, whose words end above the arrow.
            let isTiny = proxy.size.height < 300
            // With very large letters the hint lies on the blue, beside which its ground must not end.
            HintedScroll(margin: 24, sides: typeSize.isAccessibilitySize ? 0 : 12, fades: isTiny) { _ in
                VStack(spacing: 0) {
                    header(isTiny: isTiny)
                        .padding(.vertical, typeSize.isAccessibilitySize ? 20 : isTiny ? 12 : 36)
                        .frame(maxWidth: .infinity, minHeight: proxy.size.height * share)
                        .background {
                            Theme.primaryBlue.color
                                // Pulled down, the page shows blue above it and not a gap.
                                .padding(.top, -600)
                        }
                    form.padding(24).frame(maxHeight: .infinity, alignment: .top)
                }
            }
            // A watch's screen has narrow margins, beside which the blue would end.
            .ignoresSafeArea(edges: isTiny ? .horizontal : [])
            .background {
                VStack(spacing: 0) {
                    Theme.primaryBlue.color.frame(height: 120)
                    palette.background.color
                }
                .ignoresSafeArea()
            }
        }
    }

    private func header(isTiny: Bool = false) -> some View {
        let isTight = typeSize.isAccessibilitySize || isTiny
        return VStack(spacing: isTight ? 8 : 16) {
            // Gives way to very large letters, so that the form begins on the screen.
            DuggyLogo(side: isTight ? 56 : 96)
            VStack(spacing: 4) {
                WholeWords(
                    isNew ? String(localized: "Join your club") : String(localized: "Welcome to Duggy")
                ) {
                    $0.font(.title.bold()).foregroundStyle(Theme.white.color)
                }
                .accessibilityAddTraits(.isHeader)
                WholeWords(
                    isNew
                        ? String(localized: "Create an account to play with your team.")
                        : String(localized: "Sign in to see your club.")
                ) { $0.font(.body).foregroundStyle(Theme.tagline.color) }
            }
            .multilineTextAlignment(.center)
            .fixedSize(horizontal: false, vertical: true)
        }
        .padding(.horizontal, 24)
    }

    private var isNew: Bool { model.mode == .signUp }

    private var form: some View { SignInForm(model, perform: viewModel.controller.perform) }
}
