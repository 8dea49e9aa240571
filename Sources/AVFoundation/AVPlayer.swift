// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A time of a film, as a number of parts of a second.
public struct CMTime: Hashable, Sendable {
    /// The number of parts.
    public var value: Int64
    /// The parts of a second.
    public var timescale: Int32
    /// Creates a time.
    public init(value: Int64, timescale: Int32) { (self.value, self.timescale) = (value, timescale) }
    /// Creates a time from seconds, in whole parts; one that is no number is an invalid time.
    public init(seconds: Double, preferredTimescale: Int32) {
        let parts = (seconds * Double(preferredTimescale)).rounded()
        // A double of this size is the first that is no whole number of 64 bits.
        let isWhole = parts.isFinite && abs(parts) < 0x1p63
        self.init(value: isWhole ? Int64(parts) : 0, timescale: isWhole ? preferredTimescale : 0)
    }
    /// An invalid time.
    public static let invalid = CMTime(value: 0, timescale: 0)
    /// Indicates whether the time is valid.
    public var isValid: Bool { timescale != 0 }
    /// The time zero.
    public static let zero = CMTime(value: 0, timescale: 1)
    /// The time in seconds; not a number for an invalid time.
    public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }
}

/// A film or a sound, which is neither seen nor heard here.
open class AVAsset: NSObject {
    /// The URL of the file.
    public let url: URL
    /// Creates an asset for a URL.
    public init(url: URL) { self.url = url }
}

/// A film or a sound at a URL.
public final class AVURLAsset: AVAsset {}

/// A film or a sound that is played.
open class AVPlayerItem: NSObject {
    /// The film or the sound.
    public let asset: AVAsset
    /// Creates an item for a URL.
    public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }
    /// Creates an item for an asset.
    public init(asset: AVAsset) { self.asset = asset }
    /// The duration: zero here.
    open var duration: CMTime { .zero }
}

/// The sounds of films when an app is no longer seen.
public enum AVPlayerAudiovisualBackgroundPlaybackPolicy: Int, Sendable {
    /// The choice of the system.
    case automatic = 1
    /// Playback pauses.
    case pauses
    /// Playback continues where it can.
    case continuesIfPossible
}

/// A player for a film or a sound, which is kept and neither seen nor heard.
@MainActor
@preconcurrency
open class AVPlayer: NSObject {
    /// The ways to end.
    public enum ActionAtItemEnd: Int, Sendable {
        /// Playback advances to the next item.
        case advance
        /// Playback pauses.
        case pause
        /// Nothing changes.
        case none
    }
    /// The item.
    open private(set) var currentItem: AVPlayerItem?
    /// The speed: 0 in a pause, 1 as usual.
    open var rate: Float = 0
    /// The volume, 0 to 1.
    open var volume: Float = 1
    /// Indicates whether the sound is muted.
    open var isMuted = false
    /// Indicates whether the screen stays on while a film plays.
    open var preventsDisplaySleepDuringVideoPlayback = true
    /// Indicates whether a film is shown on another screen.
    open var allowsExternalPlayback = true
    /// The sound of a film when the app is no longer seen.
    open var audiovisualBackgroundPlaybackPolicy = AVPlayerAudiovisualBackgroundPlaybackPolicy.automatic
    /// The way to end.
    open var actionAtItemEnd = ActionAtItemEnd.pause
    private var time = CMTime.zero

    /// Creates a player without an item.
    public override init() {}
    /// Creates a player for a URL.
    public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }
    /// Creates a player for an item.
    public init(playerItem item: AVPlayerItem?) { currentItem = item }

    /// Starts or resumes playback.
    open func play() { rate = 1 }
    /// Pauses playback.
    open func pause() { rate = 0 }
    /// Moves the playback position to a time.
    open func seek(to time: CMTime) { self.time = time }
    /// Returns the playback position.
    open func currentTime() -> CMTime { time }
    /// Replaces the current item.
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
}

/// A player for several films or sounds, one after another.
@MainActor
@preconcurrency
open class AVQueuePlayer: AVPlayer {
    private var rest: [AVPlayerItem] = []
    /// Creates a player for items.
    public init(items: [AVPlayerItem]) {
        rest = Array(items.dropFirst())
        super.init(playerItem: items.first)
    }
    /// Creates a player without items.
    public override init() { super.init() }
    /// Returns the current item and those that follow.
    open func items() -> [AVPlayerItem] { [currentItem].compactMap { $0 } + rest }
    /// Advances to the next item.
    open func advanceToNextItem() {
        replaceCurrentItem(with: rest.first)
        rest = Array(rest.dropFirst())
    }
}

/// A looper, which plays an item again and again.
@MainActor
@preconcurrency
public final class AVPlayerLooper: NSObject {
    /// Creates a looper for an item of a player.
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
        player.replaceCurrentItem(with: itemToLoop)
    }
}

extension Notification.Name {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The name of the notification about the end of an item; never posted.
    public static let AVPlayerItemDidPlayToEndTime = Notification.Name(
        "AVPlayerItemDidPlayToEndTimeNotification")
}
