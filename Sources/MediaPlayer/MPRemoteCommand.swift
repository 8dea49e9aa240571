// Licensed under the Apache License, Version 2.0.

public import Foundation
import StageUI

/// The results of a command.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
    /// It is done.
    case success = 0
    /// There is no such content.
    case noSuchContent = 100
    /// Nothing is played.
    case noActionableNowPlayingItem = 110
    /// There is no such device.
    case deviceNotFound = 120
    /// It could not be done.
    case commandFailed = 200
}

/// A command that has come.
///
/// Unchecked, as it and what follows it are never changed.
open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
    /// The command.
    public let command: MPRemoteCommand
    /// The time in seconds.
    public let timestamp: TimeInterval
    init(_ command: MPRemoteCommand) {
        (self.command, timestamp) = (command, ProcessInfo.processInfo.systemUptime)
    }
}
/// A command to skip a number of seconds.
public final class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// The seconds.
    public let interval: TimeInterval
    init(_ command: MPRemoteCommand, _ interval: TimeInterval) {
        self.interval = interval
        super.init(command)
    }
}
/// A command to go on at a place.
public final class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// The place in seconds.
    public let positionTime: TimeInterval
    init(_ command: MPRemoteCommand, _ positionTime: TimeInterval) {
        self.positionTime = positionTime
        super.init(command)
    }
}
/// A command to play at a speed.
public final class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// The speed.
    public let playbackRate: Float
    init(_ command: MPRemoteCommand, _ playbackRate: Float) {
        self.playbackRate = playbackRate
        super.init(command)
    }
}
/// A command to say how one likes a piece.
public final class MPFeedbackCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// Indicates whether an earlier one is taken back.
    public var isNegative: Bool { false }
}

/// A command of headphones or of the locked screen. Nobody gives it, but a test by `StageDevice.press(_:at:)`.
///
/// Unchecked, as what changes is behind a lock, and handlers are called where the command is given.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
    private final class Target: NSObject {
        let handler: (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
        init(_ handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) {
            self.handler = handler
        }
    }
    private let lock = NSLock()
    private var targets: [Target] = []
    private var isOn = true

    /// Indicates whether it can be given.
    open var isEnabled: Bool {
        get { lock.withLock { isOn } }
        set { lock.withLock { isOn = newValue } }
    }
    /// Adds a function that does what is asked for, and returns the object by which it is removed.
    @discardableResult
    open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any {
        let target = Target(handler)
        lock.withLock { targets.append(target) }
        return target
    }
    /// Removes a function by its object, and all of them for nil.
    open func removeTarget(_ target: Any?) {
        let removed = target.map { $0 as AnyObject }
        lock.withLock { targets.removeAll { removed == nil || $0 === removed } }
    }
    /// Gives it: every function is called, and the result is that of the last.
    func give(_ number: Double) -> MPRemoteCommandHandlerStatus {
        let (isOn, targets) = lock.withLock { (self.isOn, self.targets) }
        guard isOn else { return .commandFailed }
        return targets.map { $0.handler(event(number)) }.last ?? .noActionableNowPlayingItem
    }
    /// The command as it comes, with its number.
    func event(_ number: Double) -> MPRemoteCommandEvent { MPRemoteCommandEvent(self) }
}
/// A command to skip a number of seconds.
public final class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
    private let intervalLock = NSLock()
    private var intervals: [NSNumber] = []
    /// The numbers of seconds that are offered.
    public var preferredIntervals: [NSNumber] {
        get { intervalLock.withLock { intervals } }
        set { intervalLock.withLock { intervals = newValue } }
    }
    override func event(_ number: Double) -> MPRemoteCommandEvent {
        MPSkipIntervalCommandEvent(self, number > 0 ? number : preferredIntervals.first?.doubleValue ?? 10)
    }
}
/// A command to go on at a place.
public final class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {
    override func event(_ number: Double) -> MPRemoteCommandEvent {
        MPChangePlaybackPositionCommandEvent(self, number)
    }
}
/// A command to play at a speed.
public final class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable {
    private let rateLock = NSLock()
    private var rates: [NSNumber] = []
    /// The speeds that are offered.
    public var supportedPlaybackRates: [NSNumber] {
        get { rateLock.withLock { rates } }
        set { rateLock.withLock { rates = newValue } }
    }
    override func event(_ number: Double) -> MPRemoteCommandEvent {
        MPChangePlaybackRateCommandEvent(self, Float(number))
    }
}
/// A command to say how one likes a piece.
public final class MPFeedbackCommand: MPRemoteCommand, @unchecked Sendable {
    private let wordLock = NSLock()
    private var words: (isActive: Bool, title: String, short: String) = (false, "", "")
    /// Indicates whether it was said of this piece.
    public var isActive: Bool {
        get { wordLock.withLock { words.isActive } }
        set { wordLock.withLock { words.isActive = newValue } }
    }
    /// The words that the user reads.
    public var localizedTitle: String {
        get { wordLock.withLock { words.title } }
        set { wordLock.withLock { words.title = newValue } }
    }
    /// The words that the user reads where room is scarce.
    public var localizedShortTitle: String {
        get { wordLock.withLock { words.short } }
        set { wordLock.withLock { words.short = newValue } }
    }
    override func event(_ number: Double) -> MPRemoteCommandEvent { MPFeedbackCommandEvent(self) }
}
