// Licensed under the Apache License, Version 2.0.

import SwiftUI

/// Asks whether to clear what can be had again, after launches that did not come to their end.
struct LaunchResetQuestion: ViewModifier {
    let reset: LaunchReset?

    func body(content: Content) -> some View {
        content.alert(reset?.words.title ?? "", isPresented: isOffered) {
            if let reset {
                Button(reset.words.reset, role: .destructive) { Task { await reset.perform() } }
                Button(reset.words.keep, role: .cancel) { reset.decline() }
            }
        } message: {
            Text(reset?.words.message ?? "")
        }
    }

    private var isOffered: Binding<Bool> {
        Binding(get: { reset?.isOffered ?? false }, set: { if !$0 { reset?.decline() } })
    }
}
