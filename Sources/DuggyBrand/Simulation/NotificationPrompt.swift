// Licensed under the Apache License, Version 2.0.

import SwiftUI

/// The system's question about notifications on the simulated device's screen.
@MainActor
@Observable
final class NotificationPrompt {
    private(set) var isShown = false

    /// Shows the question while it is being answered.
    func show(during answer: @Sendable () async throws -> Void) async throws {
        isShown = true
        defer { isShown = false }
        try await answer()
    }
}

/// Duggy's window on a simulated device, which asks the question itself; the scenario answers it.
struct PromptedRootView: View {
    let viewModel: SplashViewModel
    let prompt: NotificationPrompt

    var body: some View {
        RootView(viewModel: viewModel)
            .alert(
                "“Duggy” Would Like to Send You Notifications",
                isPresented: Binding(get: { prompt.isShown }, set: { _ in })
            ) {
                Button("Don’t Allow", role: .cancel) {}
                Button("Allow") {}
            } message: {
                Text("Notifications may include alerts, sounds and icon badges.")
            }
    }
}
