// Licensed under the Apache License, Version 2.0.

public import Foundation
public import LaunchCore
public import LaunchStore

/// What an app is given to be launched on a device: time, services, what is kept and what was chosen.
public struct LaunchSetting: Sendable {
    /// The clock of every wait.
    public var clock: any Clock<Duration>
    /// The present date.
    public var date: @Sendable () -> Date
    /// Whether the user wants less motion.
    public var reducesMotion: Bool
    /// The platform of the device.
    public var platform: LaunchPlatform
    /// The app's own choices.
    public var options: AppOptions
    /// What earlier launches have left behind.
    public var state: SavedUserState
    /// Whether that state is made first; if not, the store is taken as it is.
    public var preparesState: Bool
    /// What the services of the device answer, and those of the server where there is none.
    public var answers: any ScriptedAnswers
    /// The server; nil when the answers stand for it.
    public var server: DocumentSource?
    /// Where the accounts are; nil for an app without them.
    public var accounts: AccountServices?
    /// The file of the app's store; nil keeps it in memory.
    public var storeFile: URL?
    /// What the times of the launch's course are divided by; more than 1 for proofs that launch often.
    public var pace: Double
    /// Hears of each change of the crash guard before it is written, and once it is.
    public var watchGuard: @Sendable (CrashLoopGuard, _ isWritten: Bool) -> Void
    /// Takes what happens besides the pictures, a sentence each.
    public var log: @Sendable (String) -> Void
    /// Takes what somebody has to hear of at once, besides the log: that the app's store was damaged, and what of it
    /// is lost.
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

    /// Opens the app's store; what it says of its file is a warning, too.
    ///
    /// - Throws: A `LaunchStore.Error`; `foreign` when the file is somebody else's.
    public func openStore() throws -> LaunchStore {
        guard let storeFile else { return try LaunchStore.inMemory(log: log) }
        return try LaunchStore(at: storeFile) { [log, warn] line in
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
