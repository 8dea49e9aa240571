// Licensed under the Apache License, Version 2.0.

import LaunchCore
import LaunchKit
import SwiftUI

/// The splash, and what it says when the counter cannot be seen.
struct SixthSign: View {
    let launch: LaunchController<SixthRoute>
    let sign: Sixth.Sign

    var body: some View {
        ViewThatFits(in: .vertical) {
            content
            // The largest letters need more room than a small screen has.
            ScrollView { content }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .onAppear { launch.appear() }
    }

    private var content: some View {
        VStack(spacing: 16) {
            Image(Sixth.loaf).accessibilityHidden(true)
            Text(Sixth.name).font(.largeTitle.bold()).foregroundStyle(sign.color.color)
            if let failure = launch.failure {
                Text(failure.message).multilineTextAlignment(.center).foregroundStyle(Sixth.crust.color)
                Button("Try again") { launch.retry() }.buttonStyle(TextButton(color: Sixth.crust))
            }
        }
        .padding()
    }
}
