// Licensed under the Apache License, Version 2.0.

extension Text {
    /// Returns the text so that each punctuation mark is spoken.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
        speaking { $0.includesPunctuation = value }
    }
    /// Returns the text so that each character is spoken by itself.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text {
        speaking { $0.spellsOutCharacters = value }
    }
    /// Returns the text so that it is spoken higher or lower than usual, from -1 to 1.
    public func speechAdjustedPitch(_ value: Double) -> Text { speaking { $0.pitch = value } }
    /// Returns the text so that it is spoken after the current speech.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { speaking { $0.isQueued = value } }
}

extension View {
    private func spoken(_ change: @escaping (inout SpeechTraits) -> Void) -> some View {
        modified(AccessibilityModifier(change: .each { change(&$0.speech) }))
    }

    /// Has each punctuation mark of the texts inside the view spoken.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
        spoken { $0.includesPunctuation = value }
    }
    /// Has each character of the texts inside the view spoken by itself.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
        spoken { $0.spellsOutCharacters = value }
    }
    /// Has the texts inside the view spoken higher or lower than usual, from -1 to 1.
    @_disfavoredOverload
    public func speechAdjustedPitch(_ value: Double) -> some View { spoken { $0.pitch = value } }
    /// Has the texts inside the view spoken after the current speech.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
        spoken { $0.isQueued = value }
    }
}
