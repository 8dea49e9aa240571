// Licensed under the Apache License, Version 2.0.

public import Foundation
public import LaunchCore

/// The services that a launch is given.
public struct RehearsedServices: Sendable {
    /// Waits and answers as the scenario says, or asks a real server.
    public enum Source: Sendable {
        /// The scenario's answers, on a clock.
        case scripted(ScriptedServices)
        /// A server, over the network.
        case server(RehearsedNetwork)
    }
    /// Where answers come from.
    public let source: Source
    /// The file of the cache; nil keeps it in memory.
    public let cacheFile: URL?
    /// Whether the state that the scenario names is made first; if not, the file is taken as it is.
    public let preparesState: Bool

    /// What the times of the launch's course are divided by; more than 1 for proofs that launch often.
    public var pace = 1.0
    /// Hears of each change of the crash guard before it is written, and once it is.
    public var watchGuard: @Sendable (LaunchGuard, _ isWritten: Bool) -> Void = { _, _ in }

    /// Creates the services.
    public init(source: Source, cacheFile: URL? = nil, preparesState: Bool = true) {
        self.source = source
        self.cacheFile = cacheFile
        self.preparesState = preparesState
    }
}
