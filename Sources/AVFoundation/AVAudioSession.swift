// Licensed under the Apache License, Version 2.0.

public import Foundation
import Synchronization

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
        /// Several sounds on several loudspeakers.
        public static let multiRoute = Category(name: "multiRoute")
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
        /// Words that a voice says now and then.
        public static let voicePrompt = Mode(name: "voicePrompt")
        /// Calls.
        public static let voiceChat = Mode(name: "voiceChat")
        /// Calls with pictures.
        public static let videoChat = Mode(name: "videoChat")
        /// Calls in games.
        public static let gameChat = Mode(name: "gameChat")
        /// Recording of films.
        public static let videoRecording = Mode(name: "videoRecording")
        /// Measuring of sounds.
        public static let measurement = Mode(name: "measurement")
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
        /// Uses earphones that also have a microphone, by Bluetooth.
        public static let allowBluetooth = CategoryOptions(rawValue: 4)
        /// Plays from the loudspeaker.
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
        /// Interrupts the speech of others, and mixes with their other sounds.
        public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 0x11)
        /// Uses earphones by Bluetooth.
        public static let allowBluetoothA2DP = CategoryOptions(rawValue: 0x20)
        /// Uses AirPlay.
        public static let allowAirPlay = CategoryOptions(rawValue: 0x40)
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
    /// The ways in which the loudspeaker is chosen.
    public enum RouteSharingPolicy: UInt, Sendable {
        /// As for other apps.
        case `default`
        /// As for long sounds.
        case longFormAudio
        /// For this app alone.
        case independent
        /// As for long films.
        case longFormVideo
    }

    /// The user's answers to the question for the microphone.
    public enum RecordPermission: UInt, Sendable {
        /// The user was not asked yet.
        case undetermined = 0x756E_6474
        /// The user denied it.
        case denied = 0x6465_6E79
        /// The user granted it.
        case granted = 0x6772_6E74
    }
    /// The loudspeakers that sounds can be sent to, whatever is connected.
    public enum PortOverride: UInt, Sendable {
        /// Whatever is connected.
        case none
        /// The loudspeaker of the device.
        case speaker = 0x7370_6B72
    }

    private struct Use {
        var category = Category.soloAmbient
        var mode = Mode.default
        var options: CategoryOptions = []
        var policy = RouteSharingPolicy.default
    }
    private let use = Mutex(Use())
    /// The category: that which was set, at first `soloAmbient`.
    public var category: Category { use.withLock { $0.category } }
    /// The mode that was set.
    public var mode: Mode { use.withLock { $0.mode } }
    /// The options that were set.
    public var categoryOptions: CategoryOptions { use.withLock { $0.options } }
    /// The way in which the loudspeaker is chosen, as it was set.
    public var routeSharingPolicy: RouteSharingPolicy { use.withLock { $0.policy } }
    /// Sets the category and the mode of the session.
    public func setCategory(
        _ category: Category, mode: Mode = .default, options: CategoryOptions = []
    ) throws { try setCategory(category, mode: mode, policy: .default, options: options) }
    /// Sets the category and the mode of the session, and the way in which the loudspeaker is chosen.
    public func setCategory(
        _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
    ) throws {
        use.withLock { $0 = Use(category: category, mode: mode, options: options, policy: policy) }
    }
    /// Sets the mode of the session.
    public func setMode(_ mode: Mode) throws { use.withLock { $0.mode = mode } }
    /// Starts or ends the session.
    public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
    /// The volume of the device, 0 to 1.
    public var outputVolume: Float { 1 }
    /// Indicates whether another app plays: never.
    public var isOtherAudioPlaying: Bool { false }
    /// Indicates whether sounds of second rank should be silent for those of another app: never.
    public var secondaryAudioShouldBeSilencedHint: Bool { false }
}
