// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A player for the sound in a file, which is not heard here.
open class AVAudioPlayer: NSObject {
    /// The file.
    public let url: URL?
    /// The volume, 0 to 1.
    open var volume: Float = 1
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
    /// Creates a player for the bytes of a sound.
    public init(data: Data) throws { url = nil }
    /// Prepares for playback, and returns whether the sound can be played.
    @discardableResult
    open func prepareToPlay() -> Bool { true }
    /// Starts or resumes playback, and returns whether it did.
    @discardableResult
    open func play() -> Bool {
        isPlaying = true
        return true
    }
    /// Pauses playback.
    open func pause() { isPlaying = false }
    /// Stops playback.
    open func stop() { isPlaying = false }
}

/// An object that is notified by a player of sounds.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    /// Responds to the end of the sound.
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}

extension AVAudioPlayerDelegate {
    /// Does nothing.
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
}

/// The use that an app makes of audio on the device, which has none.
public final class AVAudioSession: NSObject, Sendable {
    private static let only = AVAudioSession()
    /// Returns the session of the app.
    public class func sharedInstance() -> AVAudioSession { only }

    /// The kinds of sounds.
    public struct Category: Hashable, Sendable {
        private let name: String
        /// Sounds that mix with those of others, and that the ring switch silences.
        public static let ambient = Category(name: "ambient")
        /// Sounds that interrupt those of others, and that the ring switch silences.
        public static let soloAmbient = Category(name: "soloAmbient")
        /// Sounds that are the purpose of the app.
        public static let playback = Category(name: "playback")
        /// Recording.
        public static let record = Category(name: "record")
        /// Playback and recording.
        public static let playAndRecord = Category(name: "playAndRecord")
    }
    /// The purposes of sounds.
    public struct Mode: Hashable, Sendable {
        private let name: String
        /// Any purpose.
        public static let `default` = Mode(name: "default")
        /// Films.
        public static let moviePlayback = Mode(name: "moviePlayback")
        /// Speech.
        public static let spokenAudio = Mode(name: "spokenAudio")
    }
    /// The options of a category.
    public struct CategoryOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Mixes with the sounds of others.
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        /// Lowers the volume of others.
        public static let duckOthers = CategoryOptions(rawValue: 2)
        /// Plays from the loudspeaker.
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    }
    /// The options for starting or ending the session.
    public struct SetActiveOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Tells others that they may go on.
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }
    /// Sets the category and the mode of the session.
    public func setCategory(
        _ category: Category, mode: Mode = .default, options: CategoryOptions = []
    ) throws {}
    /// Starts or ends the session.
    public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
}
