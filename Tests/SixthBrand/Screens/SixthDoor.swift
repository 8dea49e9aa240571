// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI

/// The first visit.
struct SixthDoor: View {
    let enter: @MainActor () -> Void

    var body: some View {
        VStack(spacing: 16) {
            Text("Good morning").font(.title).foregroundStyle(Sixth.crust.color)
            Button("Come in", action: enter).buttonStyle(TextButton(color: Sixth.crust))
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Sixth.ground.color)
    }
}
