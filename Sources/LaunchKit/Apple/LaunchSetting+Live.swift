// Licensed under the Apache License, Version 2.0.

import Foundation

#if canImport(os) && !os(Linux)
    import os
#endif

extension LaunchSetting {
    /// The setting of a launch in front of a user: the real clock, a store in the app's folder, and on Apple's systems
    /// the system's log.
    ///
    /// - Parameters:
    ///   - name: The name of the app, and of the file of its store.
    ///   - options: The app's own choices.
    public static func live(named name: String, options: AppOptions = AppOptions()) -> LaunchSetting {
        #if os(tvOS)
            let place = FileManager.SearchPathDirectory.cachesDirectory  // An Apple TV keeps nothing else.
        #else
            let place = FileManager.SearchPathDirectory.applicationSupportDirectory
        #endif
        let manager = FileManager.default
        let folder = manager.urls(for: place, in: .userDomainMask).first ?? manager.temporaryDirectory
        return LaunchSetting(
            clock: ContinuousClock(), date: { Date() }, options: options, preparesState: false,
            storeFile: folder.appending(path: "\(name)/\(name).sqlite"), log: liveLog(named: name))
    }

    private static func liveLog(named name: String) -> @Sendable (String) -> Void {
        #if canImport(os) && !os(Linux)
            let logger = Logger(subsystem: name, category: "launch")
            return { line in logger.notice("\(line, privacy: .public)") }
        #else
            return { _ in }
        #endif
    }
}
