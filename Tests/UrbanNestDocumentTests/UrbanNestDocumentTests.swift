// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchAuth
import LaunchCore
import LaunchKit
import LaunchStore
import ProofSupport
import StageCairo
import StageUI
import Testing
import UrbanNestBrand

/// The document's code works as it stands there.
@MainActor @Suite struct UrbanNestDocumentTests {
    private let clock = VirtualClock()
    private let authViewModel: AuthViewModel
    private let city = UrbanNestCity(
        id: "gra", name: "Graz", country: "AT", latitude: 47.07, longitude: 15.44)

    init() throws {
        let (clock, city) = (clock, city)
        let date: @Sendable () -> Date = { Date(timeIntervalSinceReferenceDate: clock.elapsed / .seconds(1)) }
        var account = Account.none
        account.check = {
            try? await clock.sleep(for: .milliseconds(200))
            let end = date().addingTimeInterval(60)
            return SessionCheck(
                .signedIn(
                    AuthSession(
                        accessToken: "a", refreshToken: "r", expiresAt: end, user: AuthUser(id: "u"))))
        }
        authViewModel = try AuthViewModel(
            backend: UrbanNestBackend(
                loadConfiguration: {
                    try await clock.sleep(for: .milliseconds(400))
                    return UrbanNestConfiguration(
                        minimumVersion: "1.0", supportPhone: "+43 1 2", currency: "EUR", featureFlags: [:])
                },
                loadCities: { [city] }), account: account,
            cache: UrbanNestCache(store: try .inMemory(log: { _ in }), now: date), clock: clock, date: date)
    }

    private func stage(@ViewBuilder _ content: @escaping () -> some View) throws -> Stage {
        Stage(
            StageConfiguration(size: CGSize(width: 390, height: 844)), text: try CairoTextShaper(),
            content: content)
    }

    private func advance(to milliseconds: Int) async {
        await clock.advance(to: .milliseconds(milliseconds)) {
            while authViewModel.controller.pendingOperations != clock.sleepers { await Task.yield() }
        }
    }

    @Test(.proves("UN-128", "UN-129", "UN-131", "UN-153", "UN-155"))
    func theListedSplashIsDrawnWithTheModelOfItsEnvironment() throws {
        let stage = try stage { ListedSplash().environment(authViewModel) }
        Look.atScreen()
        _ = stage.frame(at: 0)
        for time in [0.1, 0.4, 0.6, 0.9] { _ = stage.frame(at: time) }
        #expect(stage.frame(at: 1).lines().joined().contains("delivered smartly"))
        #expect(
            stage.accessibilityTree().flattened.contains { $0.label == "UrbanNest splash screen, loading" })
        #expect(authViewModel.isLoading, "the listing has begun the launch")
        let renderer = CairoRenderer(
            size: CGSize(width: 390, height: 844), scale: 1, shaper: try CairoTextShaper())
        renderer.render(stage.frame(at: 1))
        // Blue, green and red of the brand's teal, in the upper corner.
        #expect(renderer.withPixels { Array($0[0..<3]) } == [0x77, 0x73, 0x0D])
        stage.close()
    }

    @Test(.proves("UN-128"))
    func theSplashTakesItsModelFromTheEnvironment() throws {
        let stage = try stage { SplashView().environment(authViewModel) }
        _ = stage.frame(at: 0)
        #expect(authViewModel.isLoading && authViewModel.controller.phase == .entering)
        stage.close()
    }

    @Test(.proves("UN-142", "UN-143", "UN-144"))
    func theDataAreThereOnceTheyHaveBeenLoaded() async throws {
        #expect(authViewModel.isLoading && !authViewModel.isAuthenticated)
        #expect(authViewModel.availableCities.isEmpty && authViewModel.appConfig == nil)
        async let isAuthenticated = authViewModel.checkAuthStatus()
        async let loaded: Void = authViewModel.loadInitialData()
        while authViewModel.controller.phase == .idle { await Task.yield() }
        await advance(to: 1300)
        #expect(await isAuthenticated)
        await loaded
        #expect(authViewModel.isAuthenticated && !authViewModel.isLoading)
        #expect(authViewModel.availableCities == [city] && authViewModel.appConfig?.currency == "EUR")
    }

    @Test func whoStopsWaitingIsLetGo() async throws {
        let task = Task { await authViewModel.checkAuthStatus() }
        while authViewModel.controller.phase == .idle { await Task.yield() }
        task.cancel()
        #expect(await task.value == false)
    }

    @Test(.proves("UN-98", "UN-102"))
    func theScreensFollowTheListingOnceTheLaunchHasLedSomewhere() async throws {
        authViewModel.showOnboarding()
        #expect(authViewModel.controller.route == nil, "the launch itself decides where it leads")
        authViewModel.controller.appear()
        await advance(to: 1300)
        authViewModel.showOnboarding()
        #expect(authViewModel.controller.route == .onboarding(slide: 1, of: 3))
        authViewModel.showHomeScreen()
        #expect(authViewModel.controller.route == .home(tab: .home))
    }

    @Test(.proves("UN-153", "UN-155"))
    func theColoursOfTheListingAreThoseOfTheDocument() throws {
        #expect(Color.brandPrimary == BrandColor(0x0D7377).color)
        #expect(Color.white80 == BrandColor(0xFFFFFF, opacity: 0.8).color)
    }
}
