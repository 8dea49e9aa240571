// Licensed under the Apache License, Version 2.0.

public import LaunchKit

extension FonstersLaunch {
    /// Makes the launch of Fonsters in front of a user: as usual nothing is waited for, and the creatures of earlier launches
    /// are there from the start (C-FO-15).
    ///
    /// - Parameters:
    ///   - live: The app's services on the device.
    ///   - options: The choices that the document leaves open.
    public static func live(
        _ live: LiveServices, options: FonstersOptions = FonstersOptions()
    ) async -> FonstersLaunch {
        let setting = live.setting
        let store = CreatureStore(store: live.store, now: setting.date)
        return FonstersLaunch(
            names: options.gate == .none
                ? await store.names(log: setting.log) : CreatureCollection.starters,
            store: store, read: { try await store.names() }, clock: setting.clock,
            date: setting.date, options: options, crashMonitor: live.monitor, log: setting.log)
    }
}
