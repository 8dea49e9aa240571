// Licensed under the Apache License, Version 2.0.

import LaunchBrands
import Observation
import StageUI

/// Whether the system's question about notifications is on the simulated device's screen.
@MainActor
@Observable
final class DuggyPrompt {
    private(set) var isShown = false

    /// Puts the question on the screen, or takes it away when it has been answered.
    func show(_ isOn: Bool) { isShown = isOn }
}

/// Duggy's window on a simulated device, which asks the question itself; the scenario answers it.
struct DuggyPromptedRoot: View {
    let launch: DuggyLaunch
    let prompt: DuggyPrompt

    var body: some View {
        DuggyRoot(launch: launch)
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
