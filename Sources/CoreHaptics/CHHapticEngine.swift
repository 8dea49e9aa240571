// Licensed under the Apache License, Version 2.0.

@_exported public import Foundation
import StageUI

// On Linux a file's `import CoreHaptics` finds this module: patterns are kept with the haptics of the stage.

/// The haptics and sounds that a device can give.
public protocol CHHapticDeviceCapability {
    /// Indicates whether it can be felt.
    var supportsHaptics: Bool { get }
    /// Indicates whether it has sounds.
    var supportsAudio: Bool { get }
}

/// The capabilities of the simulated device: a stage keeps what is to be felt, and has no loudspeaker.
private struct StageCapability: CHHapticDeviceCapability {
    let supportsHaptics = true
    let supportsAudio = false
}

/// An object that plays a pattern.
public protocol CHHapticPatternPlayer: AnyObject {
    /// Begins, 0 for at once.
    func start(atTime time: TimeInterval) throws
    /// Ends: what was kept of it stays.
    func stop(atTime time: TimeInterval) throws
    /// Ends: what was kept of it stays.
    func cancel() throws
    /// Indicates whether it is silent.
    var isMuted: Bool { get set }
}

/// An object that plays a pattern and can be paused; here it plays once, as it is.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
    /// Goes on from the beginning.
    func resume(atTime time: TimeInterval) throws
    /// Pauses: what was kept of it stays.
    func pause(atTime time: TimeInterval) throws
    /// Indicates whether it begins again at its end.
    var loopEnabled: Bool { get set }
    /// The speed.
    var playbackRate: Float { get set }
    /// Called when it ends.
    var completionHandler: ((any Error)?) -> Void { get set }
}

/// An object that plays patterns that are felt.
open class CHHapticEngine: NSObject {
    /// The reasons for an end.
    public enum StoppedReason: Int, Sendable {
        /// A call has taken the sounds.
        case audioSessionInterrupt = 1
        /// The app is not seen.
        case applicationSuspended = 2
        /// Nothing was played for a while.
        case idleTimeout = 3
        /// It was asked to end with its players.
        case notifyWhenFinished = 4
        /// The engine is gone.
        case engineDestroyed = 5
        /// The game controller is gone.
        case gameControllerDisconnect = 6
        /// The system failed.
        case systemError = -1
    }
    /// The way in which an engine goes on when its players end.
    public enum FinishedAction: Int, Sendable {
        /// It ends.
        case stopEngine = 1
        /// It stays.
        case leaveEngineRunning = 2
    }

    /// Called when the engine ends by itself, which it does not here.
    open var stoppedHandler: @Sendable (StoppedReason) -> Void = { _ in }
    /// Called when the engine fails and has to begin again, which it does not here.
    open var resetHandler: @Sendable () -> Void = {}
    /// Indicates whether it ends when nothing is played.
    open var isAutoShutdownEnabled = false
    /// Indicates whether it leaves sounds out.
    open var playsHapticsOnly = false
    /// Indicates whether it is silent.
    open var isMutedForHaptics = false
    /// The time in seconds.
    open var currentTime: TimeInterval { ProcessInfo.processInfo.systemUptime }

    /// Creates an engine of the device.
    public override init() {}

    /// Returns what the device can give: what is felt, not what is heard.
    open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { StageCapability() }

    /// Begins.
    open func start() throws {}
    /// Begins, and tells.
    open func start(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
    /// Ends, and tells.
    open func stop(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
    /// Calls back when the players have ended, which is at once here.
    open func notifyWhenPlayersFinished(
        finishedHandler: @escaping @Sendable ((any Error)?) -> FinishedAction
    ) { _ = finishedHandler(nil) }

    /// Returns a player of a pattern.
    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
        PatternPlayer(pattern)
    }
    /// Returns a player of a pattern that can be paused.
    open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
        PatternPlayer(pattern)
    }
}

/// A player that has the stage keep what would be felt.
private final class PatternPlayer: CHHapticAdvancedPatternPlayer {
    private let pattern: CHHapticPattern
    var (isMuted, loopEnabled, playbackRate) = (false, false, Float(1))
    var completionHandler: ((any Error)?) -> Void = { _ in }

    init(_ pattern: CHHapticPattern) { self.pattern = pattern }

    func start(atTime time: TimeInterval) throws {
        defer { completionHandler(nil) }
        guard !isMuted else { return }
        // A time of the engine, or 0 for at once.
        let delay = time > 0 ? max(0, time - ProcessInfo.processInfo.systemUptime) : 0
        let felt = pattern.felt
        let hasSounds = pattern.hasSounds
        Task { @MainActor in
            for event in felt {
                Stage.current?.give(
                    .impact(flexibility: event.isSharp ? .rigid : .soft, intensity: event.intensity),
                    after: delay + event.time)
            }
            if hasSounds {
                Stage.current?.tell("A pattern's sounds are not heard: a stage has no loudspeaker.")
            }
        }
    }
    func stop(atTime time: TimeInterval) throws {}
    func cancel() throws {}
    func resume(atTime time: TimeInterval) throws { try start(atTime: time) }
    func pause(atTime time: TimeInterval) throws {}
}
