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
    /// A time that is none.
    public static let invalid = CMTime(value: 0, timescale: 0)
    /// Indicates whether it is a time.
    public var isValid: Bool { timescale != 0 }
    /// The beginning.
    public static let zero = CMTime(value: 0, timescale: 1)
    /// The time in seconds; nothing where there are no parts.
    public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }
}

/// A film or a sound, which nobody sees or hears here.
open class AVAsset: NSObject {
    /// The place.
    public let url: URL
    /// Creates a film from a place.
    public init(url: URL) { self.url = url }
}

/// A film or a sound of a place.
public final class AVURLAsset: AVAsset {}

/// A film or a sound that is played.
open class AVPlayerItem: NSObject {
    /// The film.
    public let asset: AVAsset
    /// Creates an item of a place.
    public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }
    /// Creates an item of a film.
    public init(asset: AVAsset) { self.asset = asset }
    /// The length: none.
    open var duration: CMTime { .zero }
}

/// The sounds of films when an app is no longer seen.
public enum AVPlayerAudiovisualBackgroundPlaybackPolicy: Int, Sendable {
    /// As the system does it.
    case automatic = 1
    /// None.
    case pauses
    /// On, if it can.
    case continuesIfPossible
}

/// Plays a film or a sound: it is kept, and nobody sees or hears it.
@MainActor
@preconcurrency
open class AVPlayer: NSObject {
    /// The ways to end.
    public enum ActionAtItemEnd: Int, Sendable {
        /// The next item.
        case advance
        /// A pause.
        case pause
        /// Nothing.
        case none
    }
    /// The item.
    open private(set) var currentItem: AVPlayerItem?
    /// The speed: 0 in a pause, 1 as usual.
    open var rate: Float = 0
    /// The volume, 0 to 1.
    open var volume: Float = 1
    /// Indicates whether there is no sound.
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
    /// Creates a player of a place.
    public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }
    /// Creates a player of an item.
    public init(playerItem item: AVPlayerItem?) { currentItem = item }

    /// Goes on.
    open func play() { rate = 1 }
    /// Pauses.
    open func pause() { rate = 0 }
    /// Goes to a time.
    open func seek(to time: CMTime) { self.time = time }
    /// The time.
    open func currentTime() -> CMTime { time }
    /// Plays another item.
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
}

/// Plays several films or sounds, one after another.
@MainActor
@preconcurrency
open class AVQueuePlayer: AVPlayer {
    private var rest: [AVPlayerItem] = []
    /// Creates a player of items.
    public init(items: [AVPlayerItem]) {
        rest = Array(items.dropFirst())
        super.init(playerItem: items.first)
    }
    /// Creates a player without items.
    public override init() { super.init() }
    /// The items.
    open func items() -> [AVPlayerItem] { [currentItem].compactMap { $0 } + rest }
    /// Plays the next item.
    open func advanceToNextItem() {
        replaceCurrentItem(with: rest.first)
        rest = Array(rest.dropFirst())
    }
}

/// Plays an item again and again.
@MainActor
@preconcurrency
public final class AVPlayerLooper: NSObject {
    /// Plays an item again and again.
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
