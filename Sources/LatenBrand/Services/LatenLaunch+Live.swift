// Licensed under the Apache License, Version 2.0.

public import LaunchKit

extension LatenLaunch {
    /// Makes the launch of Laten in front of a user.
    ///
    /// - Parameters:
    ///   - live: The app's services on the device.
    ///   - accounts: The accounts, with the sensor, Apple's sheet and the browser of the device.
    ///   - options: The choices that the document leaves open.
    public static func live(
        _ live: LiveServices, accounts: AccountServices, options: LatenOptions = LatenOptions()
    ) -> LatenLaunch {
        LatenLaunch(
            live.setting, accounts: accounts, store: LatenStore(store: live.store), options: options,
            crashMonitor: live.monitor)
    }
}
