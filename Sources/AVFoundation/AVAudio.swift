// Licensed under the Apache License, Version 2.0.

@_exported public import Foundation

/// A player for the sound in a file, which is not heard here.
open class AVAudioPlayer: NSObject {
    /// The file.
    public let url: URL?
    /// The volume, 0 to 1.
    open var volume: Float = 1
    /// Sets the volume, to which the sound fades in some seconds; nobody hears it, so that it is there at once.
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
    /// The place between the left loudspeaker, -1, and the right one, 1.
    open var pan: Float = 0
    /// Indicates whether the speed may be another one than usual.
    open var enableRate = false
    /// The speed; 1 is the usual one.
    open var rate: Float = 1
    /// Indicates whether the loudness is measured.
    open var isMeteringEnabled = false
    /// Measures the loudness, of which there is none.
    open func updateMeters() {}
    /// Returns the mean loudness of a channel, in decibels: silence.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    /// Returns the greatest loudness of a channel, in decibels: silence.
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
    /// The number of channels.
    open var numberOfChannels: Int { 2 }
    /// The number of times that the sound is played again; below 0, it is played without end.
    open var numberOfLoops = 0
    /// The playback position, in seconds.
    open var currentTime: TimeInterval = 0
    /// The duration of the sound, in seconds: 0 here.
    open var duration: TimeInterval { 0 }
    /// Indicates whether the sound is playing.
    open private(set) var isPlaying = false
    /// The object that is notified when playback ends, which does not happen here.
    public weak var delegate: (any AVAudioPlayerDelegate)?

    /// Creates a player for a file.
    ///
    /// - Throws: An error where there is no file.
    public init(contentsOf url: URL) throws {
        guard !url.isFileURL || FileManager.default.fileExists(atPath: url.path) else {
            throw CocoaError(.fileNoSuchFile)
        }
        self.url = url
    }
    /// Creates a player for a file of a type.
    ///
    /// - Throws: An error where there is no file.
    public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
        try self.init(contentsOf: url)
    }
    /// Creates a player for the bytes of a sound.
    public init(data: Data) throws { url = nil }
    /// Creates a player for the bytes of a sound of a type.
    public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }
    /// Prepares for playback, and returns whether the sound can be played.
    @discardableResult
    open func prepareToPlay() -> Bool { true }
    /// Starts or resumes playback, and returns whether it did.
    @discardableResult
    open func play() -> Bool {
        isPlaying = true
        return true
    }
    /// Starts or resumes playback at a time of the device's clock, and returns whether it did.
    @discardableResult
    open func play(atTime time: TimeInterval) -> Bool { play() }
    /// The time of the device's clock, in seconds.
    open var deviceCurrentTime: TimeInterval { ProcessInfo.processInfo.systemUptime }
    /// Pauses playback.
    open func pause() { isPlaying = false }
    /// Stops playback.
    open func stop() { isPlaying = false }
}

/// An object that is notified by a player of sounds.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    /// Responds to the end of the sound.
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    /// Responds to bytes that are no sound.
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    /// Does nothing.
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    /// Does nothing.
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
