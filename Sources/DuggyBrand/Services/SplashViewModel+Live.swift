// Licensed under the Apache License, Version 2.0.

import Foundation
public import LaunchKit

extension SplashViewModel {
    /// Makes the model of Duggy in front of a user.
    ///
    /// - Parameters:
    ///   - live: The app's services on the device.
    ///   - account: Who is signed in.
    ///   - server: The club's server, and the store.
    ///   - notifications: The device's notifications.
    ///   - host: What only the host can do: end the app, and open a page, a mail to the support or the store.
    ///   - firebase: The parts of Firebase's SDK that the app links; the log names those that it does not.
    ///   - options: The choices that the document leaves open; the versions are those of the device.
    public static func live(
        _ live: LiveServices, account: Account, server: ClubServer, notifications: NotificationService,
        host: AppHost, firebase: FirebaseSDK, options: SplashOptions = SplashOptions()
    ) -> SplashViewModel {
        let (date, log, monitor) = (live.setting.date, live.setting.log, live.monitor)
        let cache = ClubCache(store: live.store, now: date)
        let system = ProcessInfo.processInfo.operatingSystemVersion
        let service = AppInitializationService(
            authenticationStore: AuthenticationStore(account: account, date: date, member: server.member),
            firebaseService: FirebaseService(
                // On a Mac resources are not at the top of the bundle.
                file: { Bundle.main.url(forResource: FirebaseOptions.fileName, withExtension: nil) },
                bundleID: Bundle.main.bundleIdentifier, start: firebase.configure, log: log),
            databaseService: DatabaseService { cache },
            configurationService: ConfigurationService(server), notificationService: notifications,
            connectivity: server.probe, secondary: firebase.secondary(log: log),
            options: SplashOptions {
                $0 = options
                $0.appVersion = live.version
                $0.systemVersion = "\(system.majorVersion).\(system.minorVersion)"
            }, clock: live.setting.clock, date: date, log: log)
        var container = DependencyContainer(service, host: host)
        container.crashMonitor = monitor
        container.reset = LaunchReset(Duggy.Texts.reset, crashMonitor: monitor, log: log) {
            try await cache.clear()
        }
        return SplashViewModel(container)
    }
}
