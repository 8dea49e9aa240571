// Licensed under the Apache License, Version 2.0.

public import Foundation
public import LaunchCore
public import LaunchStore

/// The setting in which an app is launched on a device: time, services, saved state and choices.
public struct LaunchSetting: Sendable {
    /// The clock of every wait.
    public var clock: any Clock<Duration>
    /// The present date.
    public var date: @Sendable () -> Date
    /// Indicates whether the user prefers reduced motion.
    public var reducesMotion: Bool
    /// The platform of the device.
    public var platform: LaunchPlatform
    /// The app's own choices.
    public var options: AppOptions
    /// The state that earlier launches left behind.
    public var state: SavedUserState
    /// Indicates whether that state is prepared first; if not, the store is used as it is.
    public var preparesState: Bool
    /// The answers of the device's services, and of the server's where there is no server.
    public var answers: any ScriptedAnswers
    /// The server; nil when the answers stand for it.
    public var server: DocumentSource?
    /// The services of the accounts; nil for an app without them.
    public var accounts: AccountServices?
    /// The file of the app's store; nil keeps it in memory.
    public var storeFile: URL?
    /// Indicates whether the store in memory stands in for one that cannot be opened: what that one holds is unknown.
    public var isStoreStandIn = false
    /// The calls of the store in that file that fail although it is opened; nil for none.
    package var storeOutage: LaunchStore.Outage?
    /// The divisor of all times in the launch; more than 1 for proofs that launch often.
    public var pace: Double
    /// Receives each change of the crash guard before it is written, and once it is.
    public var watchGuard: @Sendable (CrashLoopGuard, _ isWritten: Bool) -> Void
    /// Takes what happens besides the pictures, a sentence each.
    public var log: @Sendable (String) -> Void
    /// Receives warnings that the log alone must not swallow, such as a damaged store and its lost records.
    public var warn: @Sendable (String) -> Void = { _ in }

    /// Describes a setting; what is left out is as on a first launch of a telephone.
    public init(
        clock: any Clock<Duration>, date: @escaping @Sendable () -> Date, reducesMotion: Bool = false,
        platform: LaunchPlatform = .iOS, options: AppOptions = AppOptions(),
        state: SavedUserState = SavedUserState(), preparesState: Bool = true,
        answers: any ScriptedAnswers = UnscriptedAnswers(), server: DocumentSource? = nil,
        accounts: AccountServices? = nil,
        storeFile: URL? = nil, pace: Double = 1,
        watchGuard: @escaping @Sendable (CrashLoopGuard, _ isWritten: Bool) -> Void = { _, _ in },
        log: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        (self.clock, self.date, self.reducesMotion) = (clock, date, reducesMotion)
        (self.platform, self.options, self.state) = (platform, options, state)
        (self.preparesState, self.answers, self.server) = (preparesState, answers, server)
        (self.accounts, self.storeFile) = (accounts, storeFile)
        (self.pace, self.watchGuard, self.log) = (pace, watchGuard, log)
    }

    /// Opens the app's store; messages about its file are warnings, too.
    ///
    /// - Throws: A `LaunchStore.Error`; `foreign` when the file belongs to another program.
    public func openStore() throws -> LaunchStore {
        guard let storeFile else { return try .inMemory(isStandIn: isStoreStandIn, log: log) }
        return try LaunchStore(at: storeFile, outage: storeOutage) { [log, warn] line in
            log(line)
            warn(line)
        }
    }

    /// Notes in a store that a launch begins; nil where nothing is kept over launches.
    @MainActor
    public func beginLaunch(in store: LaunchStore, version: String) async -> CrashLoopMonitor? {
        guard storeFile != nil else { return nil }
        return await .begin(.cold, in: store, version: version, now: date, watch: watchGuard, log: log)
    }
}

/// The platforms that an app can be launched on.
public enum LaunchPlatform: String, CaseIterable, Hashable, Sendable {
    /// iPhone and iPad.
    case iOS
    /// The Mac.
    case macOS
    /// Apple Vision.
    case visionOS
    /// Apple Watch.
    case watchOS
    /// Apple TV.
    case tvOS
}
