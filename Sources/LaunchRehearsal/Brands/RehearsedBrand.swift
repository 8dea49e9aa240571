// Licensed under the Apache License, Version 2.0.

public import Foundation
public import LaunchBrands
public import LaunchCore
public import StageUI

/// One launch of a brand on a stage, as a rehearsal sees it.
@MainActor
public struct RehearsedLaunch {
    /// The stage that shows it.
    public let stage: Stage
    /// The present phase.
    public let phase: () -> LaunchPhase
    /// The name of the route that was chosen.
    public let routeName: () -> String?
    /// The link that was handed to the destination.
    public let deliveredLink: () -> URL?
    /// What happened.
    public let trace: () -> [LaunchTraceEvent]
    /// The waits and tasks that have not delivered yet.
    public let pendingOperations: () -> Int
    /// Tells that the app came back to the foreground.
    public let resume: () -> Void
    /// Gives the launch up.
    public let cancel: () -> Void
}

/// The services that a launch is given.
public struct RehearsedServices: Sendable {
    /// Waits and answers as the scenario says, or asks a real server.
    public enum Source: Sendable {
        /// The scenario's answers, on a clock.
        case scripted(ScriptedServices)
        /// A server, asked with the token of a cache.
        case server(@Sendable (UrbanNestCache) -> UrbanNestBackend)
    }
    /// Where answers come from.
    public let source: Source
    /// The file of the cache; nil keeps it in memory.
    public let cacheFile: URL?

    /// Creates the services.
    public init(source: Source, cacheFile: URL? = nil) {
        self.source = source
        self.cacheFile = cacheFile
    }
}
