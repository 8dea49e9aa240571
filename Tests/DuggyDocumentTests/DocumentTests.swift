// Licensed under the Apache License, Version 2.0.

import DuggyBrand
import Foundation
import LaunchKit
import LaunchStore
import ProofSupport
import StageCairo
import StageUI
import Testing

/// The listings of Duggy's document compile and run with the document's names.
@MainActor
@Suite struct DocumentTests {
    private func service(_ store: AuthenticationStore) throws -> AppInitializationService {
        let cache = ClubCache(store: try .inMemory(log: { _ in }), now: { Date() })
        return AppInitializationService(
            authenticationStore: store,
            firebaseService: FirebaseService(configure: {
                throw ServiceError.malformed(reason: "no property list")
            }),
            databaseService: DatabaseService(initialize: { cache }),
            configurationService: ConfigurationService(
                loadConfiguration: { throw ServiceError.unreachable(reason: "nobody") },
                checkAppVersion: { throw ServiceError.unreachable(reason: "nobody") }))
    }

    /// Waits until a condition holds, as long as a real clock takes for it.
    private func wait(until holds: () -> Bool) async {
        let clock = ContinuousClock()
        let deadline = clock.now.advanced(by: .seconds(60))
        while !holds(), clock.now < deadline { await Task.yield() }
    }

    @Test(.proves("DG-111", "DG-131", "DG-132"))
    func thePhasesAndTheStatusAreThoseOfTheDocument() {
        #expect(SplashAnimationPhase.allCases == [.initial, .logoSpin, .complete])
        #expect(SplashAnimationPhase.initial.rawValue == 0 && SplashAnimationPhase.logoSpin.rawValue == 1)
        #expect(SplashAnimationPhase.complete.rawValue == 2)
        let status = InitializationStatus(step: 3, totalSteps: 6, message: "Loading configuration...")
        #expect(status.progress == 0.5 && !status.isComplete)
    }

    @Test(.proves("DG-170", "DG-177"))
    func theErrorsAreLocalized() {
        let error: any LocalizedError = InitializationError.networkUnavailable
        #expect(error.errorDescription == "Network connection is not available")
        #expect(error.recoverySuggestion == "Please check your internet connection and try again")
    }

    @Test(.proves("DG-94", "DG-112"))
    func theModelFollowsAnyServiceOfTheProtocol() async {
        let viewModel = SplashViewModel(initializationService: ListedService())
        #expect(viewModel.animationPhase == .initial && viewModel.loadingMessage.isEmpty)
        viewModel.startInitialization()
        await wait { viewModel.animationPhase == .complete }
        #expect(viewModel.loadingMessage == "Finalizing..." && viewModel.status?.isComplete == true)
        #expect(!viewModel.showError && viewModel.errorMessage.isEmpty)
    }

    @Test(.proves("DG-94", "DG-112"))
    func theErrorOfAnyServiceIsTheAlerts() async {
        let viewModel = SplashViewModel(
            initializationService: ListedService(error: .databaseInitializationFailed))
        viewModel.startInitialization()
        await wait { viewModel.showError }
        #expect(viewModel.error == .databaseInitializationFailed && !viewModel.initializationComplete)
        #expect(viewModel.errorMessage.hasPrefix("Failed to initialize local database\nPlease restart"))
    }

    @Test(.proves("DG-113", "DG-115"))
    func duggysOwnServiceTellsItsStepsAndItsError() async throws {
        var messages: [String] = []
        do {
            for try await status in try service(AuthenticationStore()).initialize() {
                #expect(status.totalSteps == 6)
                messages.append(status.message)
            }
            Issue.record("the first step has not failed")
        } catch {
            #expect(error as? InitializationError == .firebaseConfigurationFailed)
        }
        #expect(messages == ["Starting...", "Initializing services..."])
    }

    @Test(.proves("DG-23")) func theListedSplashIsDrawnWithItsLogoAndFindsItsStores() async throws {
        let images = ImageLibrary()
        images.register("DuggyLogo", size: CGSize(width: 512, height: 512)) { DuggyLogo(side: 512) }
        let store = AuthenticationStore()
        let viewModel = SplashViewModel(initializationService: try service(store))
        let stage = Stage(
            StageConfiguration(size: CGSize(width: 390, height: 844)), text: try CairoTextShaper(),
            images: images
        ) {
            ListedSplash(viewModel: viewModel).environment(store).environment(viewModel.navigationStore)
        }
        // Where the phase does not change, the logo alone keeps the time: it springs in.
        let first = stage.frame(at: 0).items.count
        #expect(first > 0 && stage.issues == [])
        #expect(viewModel.animationPhase == .initial && !store.isAuthenticated)
        stage.close()
    }
}
