// Licensed under the Apache License, Version 2.0.

import LaunchAuth
import LaunchCore
import LaunchKit
public import SwiftUI

/// The sign-in over the full screen (DG-58).
public struct AuthenticationView: View {
    private let viewModel: SplashViewModel
    @State private var model: SignInModel
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.verticalSizeClass) private var verticalSizeClass
    @Environment(\.dynamicTypeSize) private var typeSize

    /// Creates the sign-in of a viewModel.
    public init(viewModel: SplashViewModel) {
        self.viewModel = viewModel
        _model = State(initialValue: viewModel.makeSignIn())
    }

    /// The brand on its blue, and the form on a page below or beside it.
    public var body: some View {
        let palette = BrandPalette(.duggy, colorScheme)
        content(palette).environment(\.palette, palette)
    }

    @ViewBuilder
    private func content(_ palette: BrandPalette) -> some View {
        if verticalSizeClass == .compact && !typeSize.isAccessibilitySize {
            HStack(spacing: 0) {
                header.frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background { Theme.primaryBlue.color.ignoresSafeArea() }
                ScrollView(.vertical) { fields }.frame(maxWidth: .infinity, maxHeight: .infinity)
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
                    fields
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

    private var header: some View {
        VStack(spacing: 16) {
            DuggyLogo(side: 96)
            VStack(spacing: 4) {
                Text("Welcome to Duggy")
                    .typeset(.title.bold(), Theme.white)
                    .accessibilityAddTraits(.isHeader)
                Text("Sign in to see your club.").typeset(.body, Theme.tagline)
            }
            .multilineTextAlignment(.center)
            .fixedSize(horizontal: false, vertical: true)
        }
        .padding(.horizontal, 24)
    }

    private var fields: some View {
        SignInForm(model, perform: viewModel.controller.perform).padding(24).frame(maxWidth: .infinity)
    }
}
