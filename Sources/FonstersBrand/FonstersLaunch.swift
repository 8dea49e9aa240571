// Licensed under the Apache License, Version 2.0.

public import Foundation
public import LaunchCore
public import LaunchKit
import LaunchStore

/// One launch of Fonsters' main app or of its watch app: the engine, and the creatures.
@MainActor
public final class FonstersLaunch {
    /// The engine.
    public let controller: LaunchController<FonstersRoute>
    /// The platform that the app runs on.
    public let platform: LaunchPlatform
    /// The choices that the document leaves open.
    public let options: FonstersOptions
    /// The creatures, which the content finds in its environment (FO-71).
    public let creatures: CreatureCollection
    /// The question after launches that did not come to their end.
    public let reset: LaunchReset

    /// Creates a launch; without a store nothing is kept, and without a monitor no crashes are counted.
    ///
    /// The names are those of the creatures until `read` has answered, which only a gated launch asks. What
    /// cannot be stored is logged, and the launch continues without it.
    public init(
        platform: LaunchPlatform = .current, names: [String] = CreatureCollection.starters,
        store: CreatureStore? = nil, read: @escaping @Sendable () async throws -> [String],
        clock: any Clock<Duration>, date: @escaping @Sendable () -> Date, reduceMotion: Bool = false,
        options: FonstersOptions = FonstersOptions(), crashMonitor: CrashLoopMonitor? = nil,
        log: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        (self.platform, self.options) = (platform, options)
        let (plan, kept) = Self.plan(options.gate, read: read)
        let controller = LaunchController(
            plan: plan, policy: options.policy, clock: clock, date: date,
            decide: { _ in FonstersRoute.rules.decide(platform) },
            // When the time is up the creatures that every user has are shown.
            offline: { LaunchOfflineAnswer(FonstersRoute.rules.decide(platform)) },
            reduceMotion: reduceMotion, hooks: .init(guardedBy: crashMonitor))
        self.controller = controller
        creatures = CreatureCollection(
            names: { kept.flatMap { controller.results?[$0] } ?? names },
            keep: { name in
                controller.perform { await LaunchStore.keep(name, log: log) { try await store?.add(name) } }
            })
        reset = LaunchReset(Fonsters.resetWords, crashMonitor: crashMonitor, log: log) {
            try await store?.clear()
        }
    }

    /// Plans the one task there may be.
    nonisolated static func plan(
        _ gate: FonstersOptions.SplashWaitsFor, read: @escaping @Sendable () async throws -> [String]
    ) -> (LaunchPlan, LaunchTask<[String]>?) {
        var plan = LaunchPlan(classify: ServiceError.kind(of:))
        guard gate == .work else { return (plan, nil) }
        let retry = LaunchRetry.backoff(attempts: 3, initial: .milliseconds(200), jitter: 0)
        let kept = plan.task("loadFonsters", .optional, retry: retry, work: read)
        return (plan, kept)
    }

    /// Indicates whether the loading view is over (FO-51, FO-69).
    public var loadingComplete: Bool { controller.phase == .finished }

    /// The progress of the loading view.
    public var progress: LoadingProgress {
        LoadingProgress(entryStart: controller.entryStart, exitStart: controller.exitStart)
    }
}
