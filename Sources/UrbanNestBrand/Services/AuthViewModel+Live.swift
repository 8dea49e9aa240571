// Licensed under the Apache License, Version 2.0.

public import LaunchKit

extension AuthViewModel {
    /// Makes the model of UrbanNest in front of a user.
    ///
    /// - Parameters:
    ///   - live: The app's services on the device.
    ///   - account: Who is signed in.
    ///   - server: The server of cities and settings.
    ///   - options: The choices that the document leaves open.
    /// - Throws: An error that names the entry of the motion that cannot be resolved.
    public static func live(
        _ live: LiveServices, account: Account, server: DocumentSource,
        options: UrbanNestOptions = UrbanNestOptions()
    ) throws -> AuthViewModel {
        let (setting, cache) = (live.setting, UrbanNestCache(store: live.store, now: live.setting.date))
        return try AuthViewModel(
            backend: .cached(.live(server), in: cache, log: setting.log), account: account, cache: cache,
            clock: setting.clock, date: setting.date, options: options, version: live.version,
            crashMonitor: live.monitor, log: setting.log)
    }
}
