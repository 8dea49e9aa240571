// Licensed under the Apache License, Version 2.0.

import FonstersBrand
import LaunchStore
import OSLog
import SwiftUI

/// Fonsters on four systems: the loading view, then the creatures that have hatched (FO-70).
@main
struct FonstersApp: App {
    @State private var launch = Self.makeLaunch()

    var body: some Scene {
        #if os(macOS)
            // A group would open another window for each link.
            Window("Fonsters", id: "main") { FonstersRoot(launch: launch) }
        #else
            WindowGroup { FonstersRoot(launch: launch) }
        #endif
    }

    private static func makeLaunch() -> FonstersLaunch {
        let logger = Logger(subsystem: "Fonsters", category: "launch")
        let log: @Sendable (String) -> Void = { line in logger.notice("\(line, privacy: .public)") }
        #if os(tvOS)
            let folder = URL.cachesDirectory  // An Apple TV keeps nothing else.
        #else
            let folder = URL.applicationSupportDirectory
        #endif
        var store: CreatureStore?
        do {
            let file = folder.appending(path: "Fonsters/fonsters.sqlite")
            store = CreatureStore(store: try LaunchStore(at: file, log: log), now: { Date() })
        } catch {
            log("Nothing that hatches is kept: \(error)")
        }
        return FonstersLaunch(
            store: store, read: { [store] in try await store?.names() ?? CreatureCollection.starters },
            clock: ContinuousClock(), date: { Date() }, options: FonstersOptions(gate: .work), log: log)
    }
}
