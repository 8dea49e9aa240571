// Licensed under the Apache License, Version 2.0.

import LaunchAuth
import LaunchKit
import SwiftUI

/// The way in for a user who has seen the slides and has no session.
struct SignIn: View {
    @State private var model: SignInModel
    private let perform: SignInForm.Perform
    @Environment(\.palette) private var palette

    init(_ model: SignInModel, perform: @escaping SignInForm.Perform) {
        _model = State(initialValue: model)
        self.perform = perform
    }

    var body: some View {
        VStack(spacing: 28) {
            Icon(side: 88)
            VStack(spacing: 8) {
                Heading("Welcome back", font: .largeTitle.bold())
                Text("Your projects are where you left them.").typeset(.body, palette.secondaryText)
            }
            .multilineTextAlignment(.center)
            .fixedSize(horizontal: false, vertical: true)
            SignInForm(model, perform: perform) {
                // Rounder than the usual ones, as the button is, with an edge that can be seen on a card.
                $0.border = BrandColor(palette.secondaryText.hex, opacity: 0.7)
                ($0.radius, $0.inset) = (18, 16)
            }
        }
        .inTheMiddle(margin: 28)
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
