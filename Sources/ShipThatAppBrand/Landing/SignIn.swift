// Licensed under the Apache License, Version 2.0.

import LaunchAuth
import LaunchKit
import SwiftUI

/// The way in for a user who has seen the slides and has no session, with or without an account.
struct SignIn: View {
    @State private var model: SignInModel
    private let perform: SignInForm.Perform
    @Environment(\.palette) private var palette
    @Environment(\.dynamicTypeSize) private var typeSize

    init(_ model: SignInModel, perform: @escaping SignInForm.Perform) {
        _model = State(initialValue: model)
        self.perform = perform
    }

    var body: some View {
        GeometryReader { proxy in
            switch ScreenShape(proxy, typeSize) {
            case .column:
                // On a short telephone the button stays above the hint that there is more.
                let isShort = proxy.whole.height < 600
                HintedScroll(margin: 28) { _ in
                    VStack(spacing: isShort ? 20 : 28) {
                        Icon(side: isShort ? 64 : 88)
                        words(.center)
                        form
                    }
                    .padding(28)
                }
            case .low:
                // Beside each other, so that the button is in sight; the words in the middle of what is seen first.
                HintedScroll(margin: 16) { room in
                    let height = max(0, room.size.height - 32)
                    HStack(alignment: .top, spacing: 32) {
                        VStack(alignment: .leading, spacing: 16) {
                            Icon(side: 64)
                            words(.leading)
                        }
                        .frame(maxWidth: 280, minHeight: height, alignment: .leading)
                        form.frame(minHeight: height)
                    }
                    .padding(.horizontal, 24)
                    .padding(.vertical, 16)
                }
            case .wide:
                HStack(spacing: 0) {
                    Sail().frame(width: proxy.size.width * 0.44)
                    greetedForm
                }
            case .tall:
                VStack(spacing: 0) {
                    Sail().frame(height: proxy.size.height * 0.36)
                    greetedForm
                }
            }
        }
    }

    /// The form of a large screen, whose other part has the mark.
    private var greetedForm: some View {
        HintedScroll(margin: 28) { _ in
            VStack(spacing: 28) {
                words(.center)
                form
            }
            .padding(28)
        }
    }

    private func words(_ side: HorizontalAlignment) -> some View {
        let isNew = model.mode == .signUp
        return VStack(alignment: side, spacing: 8) {
            Heading(
                isNew ? String(localized: "Join the crew") : String(localized: "Come aboard"),
                font: .largeTitle.bold())
            WholeWords(
                isNew
                    ? String(localized: "Create an account to keep your projects.")
                    : String(localized: "Sign in or create an account to keep your projects.")
            ) { $0.font(.body).foregroundStyle(palette.secondaryText.color) }
        }
        .multilineTextAlignment(side == .center ? .center : .leading)
        .fixedSize(horizontal: false, vertical: true)
    }

    private var form: some View {
        SignInForm(model, perform: perform) {
            // Rounder than the usual ones, as the button is, with an edge that can be seen on a card.
            $0.border = BrandColor(palette.secondaryText.hex, opacity: 0.7)
            ($0.radius, $0.inset) = (18, 16)
        }
    }
}

/// The part of a large screen with the mark and the words of the splash, to the very edges.
private struct Sail: View {
    var body: some View {
        VStack(spacing: 24) {
            Logo(side: nil).frame(maxWidth: 260, maxHeight: 260)
            Text(ShipThatApp.tagline).typeset(.title2.weight(.semibold), ShipThatApp.white)
        }
        .multilineTextAlignment(.center)
        .padding(32)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background { ShipThatApp.accent.color.ignoresSafeArea() }
        .accessibilityHidden(true)
    }
}

/// The mark on its icon.
struct Icon: View {
    let side: CGFloat

    var body: some View {
        Logo(side: side * 0.76)
            .frame(width: side, height: side)
            .background(ShipThatApp.accent.color, in: RoundedRectangle(cornerRadius: side * 0.24))
            .accessibilityHidden(true)
    }
}
