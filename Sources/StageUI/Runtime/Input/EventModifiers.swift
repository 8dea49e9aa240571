// Licensed under the Apache License, Version 2.0.

/// The keys that are held down while another key is pressed.
public struct EventModifiers: OptionSet, Hashable, Sendable {
    /// The raw value, with one bit for each key.
    public let rawValue: Int
    /// Creates modifiers from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The caps lock key.
    public static let capsLock = EventModifiers(rawValue: 1)
    /// The shift key.
    public static let shift = EventModifiers(rawValue: 2)
    /// The control key.
    public static let control = EventModifiers(rawValue: 4)
    /// The option key.
    public static let option = EventModifiers(rawValue: 8)
    /// The command key.
    public static let command = EventModifiers(rawValue: 16)
    /// A key of the numeric pad.
    public static let numericPad = EventModifiers(rawValue: 32)
    /// All of them.
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}
