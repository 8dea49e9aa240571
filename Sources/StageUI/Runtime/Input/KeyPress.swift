// Licensed under the Apache License, Version 2.0.

/// A key, by the character that it types.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The character.
    public var character: Character
    /// Creates a key from its character.
    public init(_ character: Character) { self.character = character }
    /// Creates a key from its character.
    public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }
    /// The up arrow.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The down arrow.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The left arrow.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The right arrow.
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// Escape.
    public static let escape = KeyEquivalent("\u{1B}")
    /// Delete, which removes the character before the caret.
    public static let delete = KeyEquivalent("\u{8}")
    /// Forward delete.
    public static let deleteForward = KeyEquivalent("\u{F728}")
    /// Home.
    public static let home = KeyEquivalent("\u{F729}")
    /// End.
    public static let end = KeyEquivalent("\u{F72B}")
    /// The space bar.
    public static let space = KeyEquivalent(" ")
    /// Tab.
    public static let tab = KeyEquivalent("\t")
    /// Return.
    public static let `return` = KeyEquivalent("\r")
}

/// A key that was pressed.
public struct KeyPress: Sendable {
    /// The phases of a key press that are reported.
    public struct Phases: OptionSet, Hashable, Sendable {
        /// The raw value, with one bit for each phase.
        public let rawValue: Int
        /// Creates phases from their bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The key went down.
        public static let down = Phases(rawValue: 1)
        /// The key is held and repeats.
        public static let `repeat` = Phases(rawValue: 2)
        /// The key went up.
        public static let up = Phases(rawValue: 4)
        /// All phases.
        public static let all: Phases = [.down, .repeat, .up]
    }
    /// The result of handling a key.
    public enum Result: Hashable, Sendable {
        /// The key is consumed.
        case handled
        /// The next one may take it.
        case ignored
    }
    /// The reported phase.
    public let phase: Phases
    /// The key.
    public let key: KeyEquivalent
    /// The characters that the key types.
    public let characters: String
    /// The keys held with it.
    public let modifiers: EventModifiers
}

extension StageKey {
    var equivalent: KeyEquivalent {
        switch self {
        case .delete: .delete
        case .return: .return
        case .left: .leftArrow
        case .right: .rightArrow
        case .home: .home
        case .end: .end
        case .forwardDelete: .deleteForward
        case .up: .upArrow
        case .down: .downArrow
        case .tab: .tab
        case .escape: .escape
        case .space: .space
        }
    }
}
