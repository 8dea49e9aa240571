// Licensed under the Apache License, Version 2.0.

public import LaunchKit

extension ShipThatAppLaunch {
    /// Makes the launch of ShipThatApp in front of a user, whose splash waits for the server's answers (ST-51).
    ///
    /// - Parameters:
    ///   - live: The app's services on the device.
    ///   - account: Who is signed in.
    ///   - server: The server of the settings.
    ///   - choices: The choices that a project was generated with; what they do not name is as usual.
    public static func live(
        _ live: LiveServices, account: Account, server: DocumentSource, choices: AppOptions = AppOptions()
    ) -> ShipThatAppLaunch {
        let setting = live.setting
        return ShipThatAppLaunch(
            backend: .live(server), store: ShipThatAppStore(store: live.store, now: setting.date),
            account: account, clock: setting.clock, date: setting.date,
            options: ShipThatAppOptions { $0.gate = .work }.choosing(choices), crashMonitor: live.monitor,
            log: setting.log)
    }
}
