// Licensed under the Apache License, Version 2.0.

import FonstersBrand
import LaunchStore
import OSLog
import SwiftUI

/// Fonsters on the watch: the same loading view, then the list (FO-73).
@main
struct FonstersWatchApp: App {
    @State private var launch = Self.makeLaunch()

    var body: some Scene {
        WindowGroup { FonstersRoot(launch: launch) }
    }

    private static func makeLaunch() -> FonstersLaunch {
        let logger = Logger(subsystem: "Fonsters", category: "launch")
        let log: @Sendable (String) -> Void = { line in logger.notice("\(line, privacy: .public)") }
        var store: CreatureStore?
        do {
            let file = URL.applicationSupportDirectory.appending(path: "fonsters.sqlite")
            store = CreatureStore(store: try LaunchStore(at: file, log: log), now: { Date() })
        } catch {
            log("Nothing that hatches is kept: \(error)")
        }
        return FonstersLaunch(
            store: store,
            read: { [store] in try await store?.names() ?? CreatureCollection.starters },
            clock: ContinuousClock(), date: { Date() }, options: FonstersOptions(gate: .work), log: log)
    }
}
