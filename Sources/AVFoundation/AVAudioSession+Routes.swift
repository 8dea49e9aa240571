// Licensed under the Apache License, Version 2.0.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

extension AVAudioSession {
    /// The user's answer to the question for the microphone: denied, as the device has none.
    public var recordPermission: RecordPermission { .denied }
    /// Asks the user for the microphone, which is denied, as the device has none.
    public func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) { response(false) }
    /// Sends sounds to the loudspeaker, which nobody hears.
    public func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
    /// Indicates whether there is a microphone: never.
    public var isInputAvailable: Bool { false }
    /// The microphones: none.
    public var availableInputs: [AVAudioSessionPortDescription]? { [] }
    /// Uses a microphone, of which there is none.
    public func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {}
    /// The samples in a second.
    public var sampleRate: Double { 48_000 }
    /// Asks for a number of samples in a second, which the device does not change.
    public func setPreferredSampleRate(_ sampleRate: Double) throws {}
    /// The seconds of a part of a sound.
    public var ioBufferDuration: TimeInterval { 0.02 }
    /// Asks for a length of the parts of a sound, which the device does not change.
    public func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {}
    /// The channels that are recorded: none.
    public var inputNumberOfChannels: Int { 0 }
    /// The channels that are played.
    public var outputNumberOfChannels: Int { 2 }
    /// The seconds until a sound is heard.
    public var outputLatency: TimeInterval { 0 }
    /// The seconds until a sound is recorded.
    public var inputLatency: TimeInterval { 0 }
    /// The way of sounds: to the loudspeaker of the device.
    public var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
    /// The categories that the device has.
    public var availableCategories: [Category] { [.ambient, .soloAmbient, .playback] }

    /// The kinds of interruptions by others.
    public enum InterruptionType: UInt, Sendable {
        /// It ends.
        case ended
        /// It begins.
        case began
    }
    /// The options of an interruption.
    public struct InterruptionOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The app may go on.
        public static let shouldResume = InterruptionOptions(rawValue: 1)
    }
    /// The reasons for another way of sounds.
    public enum RouteChangeReason: UInt, Sendable {
        /// None is known.
        case unknown
        /// Something was connected.
        case newDeviceAvailable
        /// Something was taken away.
        case oldDeviceUnavailable
        /// The category has changed.
        case categoryChange
        /// An app has asked for it.
        case override
        /// The device has woken up.
        case wakeFromSleep = 6
        /// There is no way for the category.
        case noSuitableRouteForCategory
        /// The same way has other settings.
        case routeConfigurationChange
    }
    /// Others that begin or end to play sounds of first rank.
    public enum SilenceSecondaryAudioHintType: UInt, Sendable {
        /// They end.
        case end
        /// They begin.
        case begin
    }
    /// The name of the notification about a call; never posted.
    public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
    /// The name of the notification about another loudspeaker; never posted.
    public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
    /// The name of the notification that the system's services have ended; never posted.
    public static let mediaServicesWereLostNotification = Notification.Name(
        "AVAudioSessionMediaServicesWereLostNotification")
    /// The name of the notification that the system's services were started again; never posted.
    public static let mediaServicesWereResetNotification = Notification.Name(
        "AVAudioSessionMediaServicesWereResetNotification")
    /// The name of the notification that sounds of second rank should be silent; never posted.
    public static let silenceSecondaryAudioHintNotification = Notification.Name(
        "AVAudioSessionSilenceSecondaryAudioHintNotification")

    /// The kinds of loudspeakers and microphones.
    public struct Port: Hashable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a kind of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The loudspeaker of the device.
        public static let builtInSpeaker = Port(rawValue: "Speaker")
        /// The one at the ear.
        public static let builtInReceiver = Port(rawValue: "Receiver")
        /// The microphone of the device.
        public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
        /// Earphones with a cable.
        public static let headphones = Port(rawValue: "Headphones")
        /// A microphone with a cable.
        public static let headsetMic = Port(rawValue: "MicrophoneWired")
        /// Earphones by Bluetooth.
        public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
        /// Earphones with a microphone, by Bluetooth.
        public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
        /// A hearing aid, by Bluetooth.
        public static let bluetoothLE = Port(rawValue: "BluetoothLE")
        /// AirPlay.
        public static let airPlay = Port(rawValue: "AirPlay")
        /// A television.
        public static let HDMI = Port(rawValue: "HDMIOutput")
        /// A car.
        public static let carAudio = Port(rawValue: "CarAudio")
        /// Something at the USB port.
        public static let usbAudio = Port(rawValue: "USBAudio")
    }
}

/// A loudspeaker or a microphone.
public final class AVAudioSessionPortDescription: NSObject, Sendable {
    /// The kind.
    public let portType: AVAudioSession.Port
    /// The name.
    public let portName: String
    /// The name by which the app finds it.
    public let uid: String
    init(_ portType: AVAudioSession.Port, _ portName: String) {
        (self.portType, self.portName, uid) = (portType, portName, portName)
    }
}

/// The way of sounds.
public final class AVAudioSessionRouteDescription: NSObject, Sendable {
    /// The loudspeakers.
    public let outputs = [AVAudioSessionPortDescription(.builtInSpeaker, "Speaker")]
    /// The microphones: none.
    public let inputs: [AVAudioSessionPortDescription] = []
    override init() {}
}

/// The key of the kind of an interruption, a number.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// The key of the options of an interruption, a number.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// The key of the reason for another way of sounds, a number.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
/// The key of the way of sounds before.
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
/// The key of whether sounds of second rank should be silent, a number.
public let AVAudioSessionSilenceSecondaryAudioHintTypeKey =
    "AVAudioSessionSilenceSecondaryAudioHintTypeKey"

/// The app's use of microphones, of which there are none.
public final class AVAudioApplication: NSObject, Sendable {
    private static let only = AVAudioApplication()
    /// The app's own instance.
    public class var shared: AVAudioApplication { only }
    /// The user's answers to the question for the microphone.
    public enum recordPermission: Int, Sendable {
        /// The user was not asked yet.
        case undetermined = 0x756E_6474
        /// The user denied it.
        case denied = 0x6465_6E79
        /// The user granted it.
        case granted = 0x6772_6E74
    }
    /// The user's answer to the question for the microphone: denied, as the device has none.
    public var recordPermission: recordPermission { .denied }
    /// Asks the user for the microphone, which is denied, as the device has none.
    public class func requestRecordPermission() async -> Bool { false }
    /// Asks the user for the microphone, which is denied, as the device has none.
    public class func requestRecordPermission(completionHandler response: @escaping @Sendable (Bool) -> Void)
    {
        response(false)
    }
    /// Indicates whether what is recorded is silent: always.
    public var isInputMuted: Bool { true }
}
