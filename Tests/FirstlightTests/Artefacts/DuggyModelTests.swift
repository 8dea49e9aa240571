// Licensed under the Apache License, Version 2.0.

import Dispatch
import Foundation
import LaunchCore
import LaunchKit
import LaunchStore
import Observation
import ProofSupport
import StageCairo
import SwiftUI
import Synchronization
import Testing

@testable import DuggyBrand

/// What Duggy's document says of its view model and of where its work is done.
@MainActor @Suite struct DuggyModelTests {
    /// Where a piece of work was done, and with which priority.
    private struct Place: Sendable {
        let isMain = MainQueue.isCurrent
        let priority = Task.basePriority
    }

    private nonisolated static let plist = Data(
        """
        <plist version="1.0"><dict>
        <key>API_KEY</key><string>AIzaSyA1234567890abcdefghijklmnopqrst-_</string>
        <key>GCM_SENDER_ID</key><string>123456789012</string>
        <key>GOOGLE_APP_ID</key><string>1:123456789012:ios:0a1b2c3d4e5f</string>
        <key>PROJECT_ID</key><string>duggy-club</string><key>BUNDLE_ID</key><string>club.duggy.app</string>
        </dict></plist>
        """.utf8)

    /// Duggy's own service; Firebase starts, and the database fails.
    private static func service(
        _ store: AuthenticationStore = AuthenticationStore(), firebase: @escaping @Sendable () -> Void = {}
    ) -> AppInitializationService {
        AppInitializationService(
            authenticationStore: store,
            firebaseService: FirebaseService {
                firebase()
                return try FirebaseOptions(plist: plist, bundleID: nil)
            },
            databaseService: DatabaseService { throw ServiceError.malformed(reason: "no database") },
            configurationService: ConfigurationService(
                loadConfiguration: { throw ServiceError.unreachable(reason: "nobody") },
                checkAppVersion: { throw ServiceError.unreachable(reason: "nobody") }))
    }

    /// A model in a time that stands still, so that no limit ends a step while other tests keep the main actor busy.
    private static func model(_ service: any AppInitializationServiceProtocol) -> SplashViewModel {
        var container = DependencyContainer(service)
        container.clock = VirtualClock()
        return SplashViewModel(container)
    }

    /// Lets the others have their turns until something is so, or until it never will be.
    private static func turns(until isSo: () -> Bool) async {
        var turns = 0
        while !isSo(), turns < 10_000_000 {
            turns += 1
            await Task.yield()
        }
    }

    @Test(.proves("DG-120", "DG-101"))
    func firebaseStartsBesideTheMainQueueAndItsStatusArrivesOnIt() async {
        let work = Mutex<[Place]>([])
        let model = Self.model(Self.service { work.withLock { $0.append(Place()) } })
        let arrivals = Arrivals(model)
        model.startInitialization()
        await Self.turns { model.showError }
        let places = work.withLock { $0 }
        #expect(places.map(\.isMain) == [false] && places.map(\.priority) == [.userInitiated])
        // Six steps, of which the first is done when the second fails.
        #expect(model.status == InitializationStatus(step: 1, message: "Setting up local storage..."))
        #expect(model.error == .databaseInitializationFailed)
        let threads = arrivals.onMain.withLock { $0 }
        #expect(!threads.isEmpty && threads.allSatisfy(\.self), "\(threads)")
    }

    @Test(.proves("DG-101"))
    func statusesOfAServiceThatTellsThemElsewhereArriveOnTheMainQueue() async {
        let model = Self.model(DistantService())
        let arrivals = Arrivals(model)
        model.startInitialization()
        await Self.turns { model.status?.isComplete == true }
        #expect(model.loadingMessage == "Finalizing...")
        let threads = arrivals.onMain.withLock { $0 }
        #expect(!threads.isEmpty && threads.allSatisfy(\.self), "\(threads)")
    }

    @Test(.proves("DG-92"))
    func theModelIsIsolatedToTheMainActor() async throws {
        let reader = "func read(_ model: SplashViewModel) -> String { model.loadingMessage }"
        #expect(try await ProductSource.errors("import DuggyBrand\n@MainActor \(reader)") == [])
        let errors = try await ProductSource.errors("import DuggyBrand\n\(reader)")
        #expect(errors.count == 1 && errors.allSatisfy { $0.contains("main actor-isolated property") })
        #expect(
            try ProductSource.code("Sources/DuggyBrand/SplashViewModel.swift").contains(
                "@MainActor @Observable public final class SplashViewModel"))
    }

    @Test(.proves("DG-22"))
    func theAppMakesOneModelForTheLifeOfItsWindow() async throws {
        let host = try await GeneratedHost.files("duggy").text("Duggy/DuggyApp.swift")
        #expect(host.contains("@State private var host = LiveHost(\"Duggy\") { try Self.makeViewModel($0) }"))
        #expect(host.matches(of: /makeViewModel\(/).count == 2, "its declaration and its one use")
        let images = ImageLibrary()
        images.register("DuggyLogo", size: CGSize(width: 512, height: 512)) { DuggyLogo(side: 512) }
        CountedApp.models = []
        let stage = Stage(
            app: CountedApp(), StageConfiguration(size: CGSize(width: 390, height: 844), scale: 1),
            text: try CairoTextShaper(), images: images)
        defer { stage.close() }
        for frame in 0..<30 { _ = stage.frame(at: Double(frame) / 10) }
        let model = try #require(CountedApp.models.first)
        #expect(CountedApp.models.count == 1 && stage.issues.isEmpty, "\(stage.issues)")
        // The splash runs this very model: its first frame began the launch.
        #expect(model.controller.phase != .idle && model.splashStart != nil)
    }

    @Test(.proves("DG-23"))
    func theStoresComeFromOutside() throws {
        let store = AuthenticationStore()
        let one = SplashViewModel(DependencyContainer(Self.service(store)))
        let other = SplashViewModel(DependencyContainer(Self.service()))
        #expect(one.authenticationStore === store && other.authenticationStore !== store)
        #expect(one.navigationStore !== other.navigationStore)
        one.navigationStore.selectedTab = .more
        #expect(one.navigationStore.selectedTab == .more && other.navigationStore.selectedTab != .more)
        // Nothing is shared behind the back of who makes them.
        for file in try ProductSource.files(below: "Sources/DuggyBrand") {
            #expect(!(try ProductSource.code(file).contains(/static (let|var) shared/)), "\(file)")
        }
    }

    @Test(.proves("DG-191"))
    func theSplashIsAViewThatAnyAppCanShow() async throws {
        let app = """
            import DuggyBrand
            import SwiftUI

            struct Reader: View {
                @State var viewModel: SplashViewModel
                var body: some View { SplashView(viewModel: viewModel).environment(\\.colorScheme, .dark) }
            }
            """
        #expect(try await ProductSource.errors(app) == [])
        let wrong = try await ProductSource.errors(app.replacing("(viewModel: viewModel)", with: "()"))
        #expect(wrong == ["missing argument for parameter 'viewModel' in call"])
        let code = try ProductSource.code("Sources/DuggyBrand/Splash/LogoView.swift")
        #expect(code.contains("public struct LogoView: View"))
    }

    @Test(.proves("DG-73", "DG-75"))
    func theMarkIsTheAssetFittedAndWhite() async throws {
        let code = try ProductSource.code("Sources/DuggyBrand/Splash/LogoView.swift")
        #expect(
            code.contains(
                #"Image("DuggyLogo") .renderingMode(.template) .resizable() .aspectRatio(contentMode: .fit)"#)
        )
        #expect(code.contains(".foregroundStyle(Theme.white.color)"))
        #expect(Theme.white == BrandColor(0xFFFFFF))
        // The artwork itself is white, because the launch screen paints nothing over it (C-DG-24).
        let files = try await GeneratedHost.files("duggy")
        for name in ["DuggyLogo.png", "DuggyLogo@2x.png", "DuggyLogo@3x.png"] {
            let bytes = try files.bytes("Duggy/Assets.xcassets/DuggyLogo.imageset/\(name)")
            let image = try PixelImage(pngData: Data(bytes))
            let pixels = stride(from: 0, to: image.bytes.count, by: 4).map { image.bytes[$0..<$0 + 4] }
            #expect(pixels.contains { $0.last == 255 } && pixels.contains { $0.last == 0 }, "\(name)")
            // With each colour as strong as the alpha it is white, however transparent.
            #expect(pixels.allSatisfy { Set($0).count == 1 }, "\(name)")
        }
    }
}

/// Tells whether work is done on the main queue, whichever thread serves it: on Linux that is not always the first one.
private enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}

/// Notes whether the status of a model changes on the main queue.
@MainActor
private final class Arrivals {
    let onMain = Notes()
    private let model: SplashViewModel

    final class Notes: Sendable {
        private let values = Mutex<[Bool]>([])
        func withLock<Value: Sendable>(_ body: (inout sending [Bool]) throws -> sending Value) rethrows
            -> Value
        {
            try values.withLock(body)
        }
    }

    init(_ model: SplashViewModel) {
        self.model = model
        watch()
    }

    private func watch() {
        withObservationTracking {
            _ = model.status
        } onChange: { [onMain, weak self] in
            onMain.withLock { $0.append(MainQueue.isCurrent) }
            Task { @MainActor in self?.watch() }
        }
    }
}

/// A service that tells its statuses on another thread.
private struct DistantService: AppInitializationServiceProtocol {
    func initialize() -> AsyncThrowingStream<InitializationStatus, any Error> {
        AsyncThrowingStream { continuation in
            Task.detached {
                continuation.yield(InitializationStatus(step: 0, totalSteps: 1, message: "Starting..."))
                continuation.yield(
                    InitializationStatus(step: 1, totalSteps: 1, message: "Finalizing...", isComplete: true))
                continuation.finish()
            }
        }
    }
}

/// An app as the host has it, which keeps the models that it makes.
private struct CountedApp: App {
    static var models: [SplashViewModel] = []
    @State private var viewModel = Self.make()

    var body: some Scene { WindowGroup { RootView(viewModel: viewModel) } }

    private static func make() -> SplashViewModel {
        let model = SplashViewModel(initializationService: DistantService())
        models.append(model)
        return model
    }
}
