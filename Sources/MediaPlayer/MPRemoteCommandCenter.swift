// Licensed under the Apache License, Version 2.0.

public import Foundation
public import StageUI

/// The commands of headphones and of the locked screen.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
    // Unchecked, as the commands stay the same ones.

    /// To play.
    public let playCommand = MPRemoteCommand()
    /// To pause.
    public let pauseCommand = MPRemoteCommand()
    /// To end.
    public let stopCommand = MPRemoteCommand()
    /// To play or to pause.
    public let togglePlayPauseCommand = MPRemoteCommand()
    /// To go on with the next piece.
    public let nextTrackCommand = MPRemoteCommand()
    /// To go back to the piece before.
    public let previousTrackCommand = MPRemoteCommand()
    /// To repeat.
    public let changeRepeatModeCommand = MPRemoteCommand()
    /// To mix.
    public let changeShuffleModeCommand = MPRemoteCommand()
    /// To play at a speed.
    public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
    /// To go on at a place.
    public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
    /// To play quickly.
    public let seekForwardCommand = MPRemoteCommand()
    /// To play quickly backwards.
    public let seekBackwardCommand = MPRemoteCommand()
    /// To skip some seconds.
    public let skipForwardCommand = MPSkipIntervalCommand()
    /// To go back some seconds.
    public let skipBackwardCommand = MPSkipIntervalCommand()
    /// To say that one likes it.
    public let likeCommand = MPFeedbackCommand()
    /// To say that one does not like it.
    public let dislikeCommand = MPFeedbackCommand()
    /// To mark it.
    public let bookmarkCommand = MPFeedbackCommand()
    /// To give it stars.
    public let ratingCommand = MPRemoteCommand()

    /// Returns the commands of the device.
    open class func shared() -> MPRemoteCommandCenter {
        (StageDevice.current ?? .standIn).kept { MPRemoteCommandCenter() }
    }
}

extension StageDevice {
    /// Gives a command of headphones or of the locked screen to the app, and returns its answer.
    ///
    /// - Parameters:
    ///   - command: The command, such as `\.playCommand`.
    ///   - number: The place, the seconds or the speed of a command that has one.
    @discardableResult
    public func press(
        _ command: KeyPath<MPRemoteCommandCenter, some MPRemoteCommand>, at number: Double = 0
    ) -> MPRemoteCommandHandlerStatus {
        kept { MPRemoteCommandCenter() }[keyPath: command].give(number)
    }
}
