// Licensed under the Apache License, Version 2.0.

import ShipThatAppBrand
import SwiftUI

/// The document's `ShipThatAppApp.swift`, letter by letter (ST-30 to ST-35).
struct ListedApp: App {
    @State private var splashScreenState = SplashScreenStateManager()

    var body: some Scene {
        WindowGroup {
            if splashScreenState.state != .finished {
                SplashScreenView()
                    .task { await dismissSplashScreenAfterDelay() }
            } else {
                RootView { ContentView() }
            }
        }
        .environment(splashScreenState)
    }

    private func dismissSplashScreenAfterDelay() async {
        try? await Task.sleep(for: .seconds(1))
        splashScreenState.dismiss()
    }
}

/// A view that maps each step to a phase of an animation, as the document's `updateAnimation()` does.
struct ListedView: View {
    @Environment(SplashScreenStateManager.self) private var splashScreenState
    @State private var firstAnimation = false
    @State private var secondAnimation = false
    @State private var startFadeoutAnimation = false

    var body: some View {
        ZStack {
            Color.accent
            Image("Logo").scaleEffect(secondAnimation ? 0.5 : firstAnimation ? 1 : 0.9)
        }
        .opacity(startFadeoutAnimation ? 0 : 1)
        .onChange(of: splashScreenState.state, initial: true) { updateAnimation() }
    }

    private func updateAnimation() {
        switch splashScreenState.state {
        case .firstStep:
            withAnimation(.easeInOut(duration: 0.9)) { firstAnimation.toggle() }
        case .secondStep:
            withAnimation(.linear) {
                secondAnimation = true
                startFadeoutAnimation = true
            }
        case .finished:
            break
        }
    }
}
