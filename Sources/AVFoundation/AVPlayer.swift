// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A film or a sound, which is neither seen nor heard here.
///
/// Unchecked, as it has nothing but its address, which does not change.
open class AVAsset: NSObject, @unchecked Sendable {
    /// The URL of the file.
    public let url: URL
    /// Creates an asset for a URL.
    public init(url: URL) { self.url = url }
}

/// A film or a sound at a URL.
///
/// Unchecked, as its superclass is.
public final class AVURLAsset: AVAsset, @unchecked Sendable {}

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
    /// The states of an item.
    public enum Status: Int, Sendable {
        /// It was not loaded yet.
        case unknown
        /// It can be played.
        case readyToPlay
        /// It cannot be played.
        case failed
    }
    /// The state: an item is never loaded here.
    open var status: Status { .unknown }
    /// The error for which it cannot be played: none.
    open var error: (any Error)? { nil }
    /// Indicates whether the player has enough of it to go on: never.
    open var isPlaybackLikelyToKeepUp: Bool { false }
    /// Indicates whether the player has nothing of it left: always.
    open var isPlaybackBufferEmpty: Bool { true }
    /// Returns the playback position: the start.
    open func currentTime() -> CMTime { .zero }
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
    /// The states of playback.
    public enum TimeControlStatus: Int, Sendable {
        /// Playback is paused.
        case paused
        /// Playback waits for what it is about to play.
        case waitingToPlayAtSpecifiedRate
        /// Playback goes on.
        case playing
    }
    /// The states of a player.
    public enum Status: Int, Sendable {
        /// Nothing was loaded yet.
        case unknown
        /// It can play.
        case readyToPlay
        /// It cannot play any more.
        case failed
    }
    /// The item.
    open private(set) var currentItem: AVPlayerItem?
    /// The state of playback: it goes on while the speed is not 0.
    open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }
    /// The state: ready.
    open var status: Status { .readyToPlay }
    /// The error for which it cannot play: none.
    open var error: (any Error)? { nil }
    /// The speed at which playback starts.
    open var defaultRate: Float = 1
    /// Indicates whether playback waits rather than stalls.
    open var automaticallyWaitsToMinimizeStalling = true
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
    open func play() { rate = defaultRate }
    /// Starts or resumes playback at a speed.
    open func playImmediately(atRate rate: Float) { self.rate = rate }
    /// Pauses playback.
    open func pause() { rate = 0 }
    /// Moves the playback position to a time.
    open func seek(to time: CMTime) { self.time = time }
    /// Moves the playback position to a time.
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { self.time = time }
    /// Moves the playback position to a time, and says so.
    open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
        self.time = time
        completionHandler(true)
    }
    /// Moves the playback position to a time, and says so.
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) { seek(to: time, completionHandler: completionHandler) }
    /// Asks for a call at each interval of playback, which does not come here, as the playback position stays.
    ///
    /// - Returns: The observer, to be removed.
    open nonisolated func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
    ) -> Any { NSObject() }
    /// Asks for a call at some times of playback, which does not come here, as the playback position stays.
    ///
    /// - Returns: The observer, to be removed.
    open nonisolated func addBoundaryTimeObserver(
        forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
    ) -> Any { NSObject() }
    /// Ends the calls to an observer.
    open nonisolated func removeTimeObserver(_ observer: Any) {}
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
