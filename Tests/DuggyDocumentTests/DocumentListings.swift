// Licensed under the Apache License, Version 2.0.

import DuggyBrand
import SwiftUI

// What the document lists, with its names.

/// The document's splash, with the model passed in and the stores of the environment.
struct ListedSplash: View {
    @State var viewModel: SplashViewModel
    @Environment(AuthenticationStore.self) private var authenticationStore
    @Environment(NavigationStore.self) private var navigationStore

    var body: some View {
        ZStack {
            Color.primaryBlue
                .ignoresSafeArea()
            VStack(spacing: 40) {
                Spacer()
                LogoView(animationPhase: viewModel.animationPhase)
                Text("Duggy")
                    .font(.headline1)
                    .foregroundColor(.white)
                    .opacity(viewModel.showAppName ? 1 : 0)
                Text("Cricket Club Management")
                    .font(.bodyLarge)
                    .foregroundColor(.white.opacity(0.9))
                    .opacity(viewModel.showTagline ? 1 : 0)
                Spacer()
                VStack(spacing: 16) {
                    if viewModel.showLoading {
                        ProgressView()
                            .progressViewStyle(CircularProgressViewStyle(tint: .white))
                            .scaleEffect(1.2)
                    }
                    Text(viewModel.loadingMessage)
                        .font(.bodyMedium)
                        .foregroundColor(.white.opacity(0.8))
                        .opacity(viewModel.showLoading ? 1 : 0)
                }
                .frame(height: 60)
                Spacer()
            }
        }
        .onAppear {
            viewModel.startInitialization()
        }
        .onChange(of: viewModel.initializationComplete) { _, isComplete in
            if isComplete, authenticationStore.isAuthenticated {
                navigationStore.selectedTab = .home
            }
        }
    }
}

/// A service that is none of Duggy's own: two statuses, and the end or an error.
struct ListedService: AppInitializationServiceProtocol {
    var error: InitializationError?

    func initialize() -> AsyncThrowingStream<InitializationStatus, any Error> {
        AsyncThrowingStream { continuation in
            continuation.yield(InitializationStatus(step: 0, totalSteps: 2, message: "Starting..."))
            continuation.yield(InitializationStatus(step: 1, totalSteps: 2, message: "Halfway..."))
            if let error { return continuation.finish(throwing: error) }
            continuation.yield(
                InitializationStatus(step: 2, totalSteps: 2, message: "Finalizing...", isComplete: true))
            continuation.finish()
        }
    }
}
