// Licensed under the Apache License, Version 2.0.

/// A key that is down.
struct HeldKey {
    /// The key, where it is not that of a character.
    var special: StageKey?
    var equivalent: KeyEquivalent
    var modifiers: EventModifiers
    /// The time of the next repeat, in seconds of the stage's time.
    var nextRepeat = Double.infinity

    init(special: StageKey?, equivalent: KeyEquivalent, modifiers: EventModifiers) {
        self.special = special
        self.equivalent = equivalent
        self.modifiers = modifiers
    }

    /// The seconds until a key repeats for the first time, and between repeats: the values that the system's
    /// settings for hardware keyboards begin with.
    static let delay = 0.4
    static let interval = 0.1

    /// Indicates whether it is a key that ends or leaves a field, pressed as a command, which no text takes.
    var isCommand: Bool {
        guard let special, [.return, .escape, .tab, .space].contains(special) else { return false }
        return !modifiers.isDisjoint(with: [.command, .control])
    }

    func press(_ phase: KeyPress.Phases) -> KeyPress {
        KeyPress(
            phase: phase, key: equivalent, characters: String(equivalent.character), modifiers: modifiers)
    }
}
