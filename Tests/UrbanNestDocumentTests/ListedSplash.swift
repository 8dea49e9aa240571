// Licensed under the Apache License, Version 2.0.

import SwiftUI
import UrbanNestBrand

/// The document's listing of the splash, word for word but for the property that takes the model from the
/// environment: with Observation it is `@Environment(AuthViewModel.self)` (C-ST-18).
struct ListedSplash: View {
    @State private var logoScale: CGFloat = 0.8
    @State private var logoOpacity: Double = 0.0
    @State private var textOpacity: Double = 0.0
    @State private var showLoading: Bool = false
    @Environment(AuthViewModel.self) var authViewModel: AuthViewModel

    var body: some View {
        ZStack {
            // Background
            Color.brandPrimary
                .ignoresSafeArea()

            VStack(spacing: 16) {
                Spacer()

                // Logo Icon
                Image("logo-icon-splash")
                    .resizable()
                    .frame(width: 120, height: 120)
                    .background(
                        Circle()
                            .fill(Color.white)
                            .shadow(radius: 8, y: 8)
                    )
                    .scaleEffect(logoScale)
                    .opacity(logoOpacity)

                // Brand Text
                VStack(spacing: 8) {
                    Text("UrbanNest")
                        .font(.custom("Inter-Bold", size: 32))
                        .foregroundColor(.white)
                        .tracking(-0.5)

                    Text("Trusted services, delivered smartly")
                        .font(.system(size: 14))
                        .foregroundColor(.white.opacity(0.8))
                        .multilineTextAlignment(.center)
                        .frame(maxWidth: 280)
                }
                .opacity(textOpacity)

                Spacer()

                // Loading Indicator
                if showLoading {
                    ProgressView()
                        .progressViewStyle(CircularProgressViewStyle(tint: .white))
                        .scaleEffect(1.2)
                        .transition(.opacity)
                }

                Spacer()
                    .frame(height: 100)
            }
        }
        .onAppear {
            animateEntrance()
            checkAuthenticationAndLoadData()
        }
        .accessibilityLabel("UrbanNest splash screen, loading")
    }

    private func animateEntrance() {
        // Logo animation
        withAnimation(.easeOut(duration: 0.3).delay(0.1)) {
            logoScale = 1.0
            logoOpacity = 1.0
        }

        // Brand text animation
        withAnimation(.easeOut(duration: 0.2).delay(0.5)) {
            textOpacity = 1.0
        }

        // Loading indicator (if still loading after 1s)
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            if authViewModel.isLoading {
                withAnimation {
                    showLoading = true
                }
            }
        }
    }

    private func checkAuthenticationAndLoadData() {
        Task {
            // Check if user is authenticated
            let isAuthenticated = await authViewModel.checkAuthStatus()

            // Load critical data (cities, config)
            await authViewModel.loadInitialData()

            // Wait minimum 1 second for smooth UX
            try? await Task.sleep(nanoseconds: 1_000_000_000)

            // Navigate to appropriate screen
            if isAuthenticated {
                // Navigate to Home Screen
                authViewModel.showHomeScreen()
            } else {
                // Navigate to Onboarding
                authViewModel.showOnboarding()
            }
        }
    }
}
