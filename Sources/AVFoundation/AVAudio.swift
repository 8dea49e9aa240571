// Licensed under the Apache License, Version 2.0.

public import Foundation

/// Plays a sound of a file, which nobody hears here.
open class AVAudioPlayer: NSObject {
    /// The file.
    public let url: URL?
    /// The volume, 0 to 1.
    open var volume: Float = 1
    /// The number of times that the sound is played again; below 0, it is played without end.
    open var numberOfLoops = 0
    /// The time in seconds.
    open var currentTime: TimeInterval = 0
    /// The length in seconds: none.
    open var duration: TimeInterval { 0 }
    /// Indicates whether the sound goes on.
    open private(set) var isPlaying = false
    /// The object that is informed; nobody tells it anything here.
    public weak var delegate: (any AVAudioPlayerDelegate)?

    /// Creates a player of a file.
    ///
    /// - Throws: An error where there is no file.
    public init(contentsOf url: URL) throws {
        guard !url.isFileURL || FileManager.default.fileExists(atPath: url.path) else {
            throw CocoaError(.fileNoSuchFile)
        }
        self.url = url
    }
    /// Creates a player of a sound's bytes.
    public init(data: Data) throws { url = nil }
    /// Prepares; returns whether the sound can be played.
    @discardableResult
    open func prepareToPlay() -> Bool { true }
    /// Goes on; returns whether it does.
    @discardableResult
    open func play() -> Bool {
        isPlaying = true
        return true
    }
    /// Pauses.
    open func pause() { isPlaying = false }
    /// Ends.
    open func stop() { isPlaying = false }
}

/// The object that a player of sounds informs.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    /// Learns that the sound has ended.
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}

extension AVAudioPlayerDelegate {
    /// Does nothing.
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
}

/// The part of an app in the sounds of a device, which has none.
public final class AVAudioSession: NSObject, Sendable {
    private static let only = AVAudioSession()
    /// Returns the app's part.
    public class func sharedInstance() -> AVAudioSession { only }

    /// The kinds of sounds.
    public struct Category: Hashable, Sendable {
        private let name: String
        /// Beside others, and silent with the switch.
        public static let ambient = Category(name: "ambient")
        /// Alone, and silent with the switch.
        public static let soloAmbient = Category(name: "soloAmbient")
        /// The app's purpose.
        public static let playback = Category(name: "playback")
        /// Recordings.
        public static let record = Category(name: "record")
        /// Both.
        public static let playAndRecord = Category(name: "playAndRecord")
    }
    /// The purposes of sounds.
    public struct Mode: Hashable, Sendable {
        private let name: String
        /// Any.
        public static let `default` = Mode(name: "default")
        /// Films.
        public static let moviePlayback = Mode(name: "moviePlayback")
        /// Speech.
        public static let spokenAudio = Mode(name: "spokenAudio")
    }
    /// Further wishes.
    public struct CategoryOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates wishes from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Beside others.
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        /// Others get quieter.
        public static let duckOthers = CategoryOptions(rawValue: 2)
        /// From the loudspeaker.
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    }
    /// The words for others at the end.
    public struct SetActiveOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates wishes from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Tells others that they may go on.
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }
    /// Sets the kind of sounds.
    public func setCategory(
        _ category: Category, mode: Mode = .default, options: CategoryOptions = []
    ) throws {}
    /// Begins or ends the app's part.
    public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
}

/// Something that is spoken.
open class AVSpeechUtterance: NSObject {
    /// The words.
    public let speechString: String
    /// The speed, 0 to 1.
    open var rate: Float = 0.5
    /// The height, 0.5 to 2.
    open var pitchMultiplier: Float = 1
    /// The voice.
    open var voice: AVSpeechSynthesisVoice?
    /// Creates words.
    public init(string: String) { speechString = string }
}

/// A voice.
open class AVSpeechSynthesisVoice: NSObject {
    /// The language.
    public let language: String
    /// Creates the voice of a language.
    public init?(language: String?) { self.language = language ?? "en-US" }
}

/// Speaks words, which nobody hears here.
open class AVSpeechSynthesizer: NSObject {
    /// Creates a speaker.
    public override init() {}
    /// Speaks.
    open func speak(_ utterance: AVSpeechUtterance) {}
}
