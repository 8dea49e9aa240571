// Licensed under the Apache License, Version 2.0.

public import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The time for at once.
public let CHHapticTimeImmediate: TimeInterval = 0

/// A value of an event, such as its intensity.
open class CHHapticEventParameter: NSObject {
    /// The value's name.
    public let parameterID: CHHapticEvent.ParameterID
    /// The value.
    open var value: Float
    /// Creates a value.
    public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
        (self.parameterID, self.value) = (parameterID, value)
    }
}

/// A value that changes all events of a pattern from a time on.
open class CHHapticDynamicParameter: NSObject {
    /// The names of values.
    public struct ID: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The strength of what is felt.
        public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
        /// The sharpness of what is felt.
        public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
    }
    /// The value's name.
    public let parameterID: ID
    /// The value.
    open var value: Float
    /// The time in the pattern, in seconds.
    open var relativeTime: TimeInterval
    /// Creates a value.
    public init(parameterID: ID, value: Float, relativeTime: TimeInterval) {
        (self.parameterID, self.value, self.relativeTime) = (parameterID, value, relativeTime)
    }
}

/// Something that is felt or heard, at a time of a pattern.
open class CHHapticEvent: NSObject {
    /// The kinds of events.
    public struct EventType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a kind from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A tap.
        public static let hapticTransient = EventType(rawValue: "HapticTransient")
        /// A vibration.
        public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
        /// A tone.
        public static let audioContinuous = EventType(rawValue: "AudioContinuous")
        /// A sound of the app.
        public static let audioCustom = EventType(rawValue: "AudioCustom")
    }
    /// The names of values.
    public struct ParameterID: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The strength, 0 to 1.
        public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
        /// The sharpness, 0 to 1.
        public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
        /// The time of the rise.
        public static let attackTime = ParameterID(rawValue: "AttackTime")
        /// The time of the fall.
        public static let decayTime = ParameterID(rawValue: "DecayTime")
        /// The time of the end.
        public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
        /// The hold between rise and end: 0 without, 1 with it.
        public static let sustained = ParameterID(rawValue: "Sustained")
        /// The volume, 0 to 1.
        public static let audioVolume = ParameterID(rawValue: "AudioVolume")
    }
    /// The kind.
    public let type: EventType
    /// The values.
    public let eventParameters: [CHHapticEventParameter]
    /// The time in the pattern, in seconds.
    open var relativeTime: TimeInterval
    /// The length in seconds.
    open var duration: TimeInterval

    /// Creates an event.
    public init(
        eventType type: EventType, parameters eventParams: [CHHapticEventParameter],
        relativeTime time: TimeInterval,
        duration: TimeInterval = 0
    ) {
        (self.type, eventParameters, relativeTime, self.duration) = (type, eventParams, time, duration)
    }

    /// Returns a value, or what it is where the event has none.
    fileprivate func value(_ name: ParameterID, else usual: Float) -> Float {
        eventParameters.last { $0.parameterID == name }?.value ?? usual
    }
}

/// Events in their order.
open class CHHapticPattern: NSObject {
    private let events: [CHHapticEvent]

    /// Creates a pattern of events.
    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
        self.events = events
    }

    /// The length in seconds.
    open var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }

    /// The events that are felt, by time: each once, with its strength.
    var felt: [(time: TimeInterval, intensity: Double, isSharp: Bool)] {
        events.filter { [.hapticTransient, .hapticContinuous].contains($0.type) }.map { event in
            (
                event.relativeTime, Double(event.value(.hapticIntensity, else: 1)),
                event.value(.hapticSharpness, else: 0.5) > 0.5
            )
        }
        .sorted { $0.time < $1.time }
    }
    /// Indicates whether there is something to hear.
    var hasSounds: Bool { events.contains { [.audioContinuous, .audioCustom].contains($0.type) } }
}
