// Licensed under the Apache License, Version 2.0.

import DuggyBrand
import LaunchAuth
import LaunchKit
import LaunchNetwork
import LaunchStore
import OSLog
import SwiftUI

#if canImport(FirebaseCore)
    import FirebaseCore
#endif

/// Duggy with its servers, which Config.xcconfig names, and its Firebase project.
@main
struct DuggyApp: App {
    @State private var viewModel = Result { try Self.makeViewModel() }

    var body: some Scene {
        WindowGroup {
            switch viewModel {
            case .success(let viewModel): RootView(viewModel: viewModel)
            case .failure(let error): Text(verbatim: "Duggy cannot start. \(error)").padding()
            }
        }
    }

    private static func makeViewModel() throws -> SplashViewModel {
        let (bundle, logger) = (Bundle.main, Logger(subsystem: "Duggy", category: "launch"))
        let log: @Sendable (String) -> Void = { line in logger.notice("\(line, privacy: .public)") }
        func setting(_ name: String) -> String? { bundle.object(forInfoDictionaryKey: name) as? String }
        let accounts = AccountServices(
            configuration: try AuthConfiguration(url: setting("AuthURL"), key: setting("AuthKey")),
            transport: LiveAuthTransport.make(),
            vault: KeychainVault(service: bundle.bundleIdentifier ?? Duggy.bundleID))
        guard let address = URL(string: setting("BackendURL") ?? ""),
            let store = URL(string: "https://itunes.apple.com")
        else { throw AuthError.configuration(.urlMissing) }
        let server = ClubServer(.live(address), store: .live(store))
        let system = ProcessInfo.processInfo.operatingSystemVersion
        let service = AppInitializationService(
            authenticationStore: AuthenticationStore(
                account: Account(accounts, clock: ContinuousClock(), log: log), date: { Date() },
                member: server.member),
            firebaseService: FirebaseService { try startFirebase(log) },
            databaseService: DatabaseService {
                let file = URL.applicationSupportDirectory.appending(path: "duggy.sqlite")
                return ClubCache(store: try LaunchStore(at: file, log: log), now: { Date() })
            },
            configurationService: ConfigurationService(server), notificationService: .device,
            connectivity: server.probe,
            options: SplashOptions {
                $0.appVersion = setting("CFBundleShortVersionString") ?? $0.appVersion
                $0.systemVersion = "\(system.majorVersion).\(system.minorVersion)"
            }, log: log)
        let host = AppHost(open: { UIApplication.shared.open($0) })
        return SplashViewModel(DependencyContainer(service, host: host))
    }

    /// Checks GoogleService-Info.plist, and starts the SDK where it is linked (DG-119, DG-120, C-DG-40).
    private nonisolated static func startFirebase(
        _ log: @Sendable (String) -> Void
    ) throws -> DuggyBrand.FirebaseOptions {
        let file = Bundle.main.bundleURL.appending(path: "GoogleService-Info.plist")
        let options = try DuggyBrand.FirebaseOptions(contentsOf: file, bundleID: Bundle.main.bundleIdentifier)
        #if canImport(FirebaseCore)
            // A retry runs the step again, and the SDK may be started once only.
            if FirebaseApp.app() == nil { FirebaseApp.configure() }
        #else
            log("The Firebase SDK is not linked: Duggy goes on without it. Add FirebaseCore to the target.")
        #endif
        return options
    }
}
