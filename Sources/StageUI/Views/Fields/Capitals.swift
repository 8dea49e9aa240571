// Licensed under the Apache License, Version 2.0.

extension TextInputAutocapitalization {
    /// Returns whether the software keyboard shows capitals after a text.
    func isShifted(after text: String) -> Bool {
        switch self {
        case .characters: return true
        case .words: return text.last.map { $0.isWhitespace } ?? true
        case .sentences:
            guard let last = text.last else { return true }
            if last.isNewline { return true }
            guard last.isWhitespace else { return false }
            guard let end = text.last(where: { !$0.isWhitespace }) else { return true }
            return ".!?…。！？".contains(end)
        default: return false
        }
    }

    /// Returns the form that the software keyboard gives typed letters that follow a text.
    func applied(to typed: String, after before: String) -> String {
        guard self != .never else { return typed }
        var whole = before
        var result = ""
        for character in typed {
            let text = isShifted(after: whole) ? character.uppercased() : String(character)
            whole += text
            result += text
        }
        return result
    }
}
