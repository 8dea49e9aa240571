// Licensed under the Apache License, Version 2.0.

/// The symbols that have forms of others.
extension SymbolLibrary {
    /// Symbols that look like others, or are others by another name.
    static let aliases: [String: String] = [
        "chevron.forward": "chevron.right", "chevron.backward": "chevron.left",
        "arrow.forward": "arrow.right", "arrow.backward": "arrow.left",
        "line.horizontal.3": "line.3.horizontal",
    ]

    /// Symbols that the subset has no drawing of, and those that are drawn in their place.
    static let standIns: [String: String] = [
        "gearshape.2": "gearshape", "ellipsis.message": "text.bubble",
        "phone.fill.arrow.up.right": "phone.fill", "message.badge": "message",
        "location.north.fill": "location.fill", "laptopcomputer": "desktopcomputer",
        "person.crop.square": "person.crop.circle", "pencil.line": "pencil",
        "slider.horizontal.2.square": "slider.horizontal.3",
    ]

    /// Symbols that exist in a circle and in a square, empty and filled.
    static let framed: Set<String> = [
        "xmark", "checkmark", "plus", "minus", "questionmark", "arrow.right", "arrow.left", "arrow.up",
        "arrow.down", "chevron.right", "chevron.left", "chevron.up", "chevron.down", "play", "dollarsign",
        "arrow.up.right", "arrow.forward", "arrow.backward", "chevron.forward", "chevron.backward",
    ]
    /// Symbols that exist in a circle, empty and filled.
    static let circled: Set<String> = [
        "exclamationmark", "info", "ellipsis", "envelope", "lock", "bell", "star", "heart", "house", "tag",
        "bolt", "location", "link", "phone", "message", "flag", "bookmark", "cart", "key", "pause", "mic",
        "camera", "calendar", "trash", "paperplane", "arrow.clockwise", "arrow.counterclockwise", "globe",
        "arrow.triangle.2.circlepath", "number", "at", "book", "map", "person", "gift", "doc", "folder",
        "creditcard", "magnifyingglass", "arrow.uturn.backward", "line.3.horizontal", "moon", "drop", "flame",
        "leaf", "pawprint", "car", "airplane", "clock", "cloud", "bubble.left", "pencil", "lock.open", "eye",
        "chevron.up.chevron.down", "line.3.horizontal.decrease", "play", "square.and.arrow.up", "video",
        "photo", "faceid", "info", "lightbulb", "bag", "bicycle", "music.note", "hourglass", "power",
    ]
    static let squared: Set<String> = ["ellipsis", "square.and.arrow.up", "calendar", "heart", "star", "at"]
    /// Symbols that exist struck through.
    static let slashed: Set<String> = [
        "bell", "lock", "mic", "video", "speaker", "person", "bolt", "icloud", "cloud", "heart", "star",
        "location", "antenna.radiowaves.left.and.right", "iphone", "camera", "tag", "cart", "bookmark",
        "flag", "phone", "message", "moon", "key", "bubble.left", "person.crop.circle", "shield",
        "hand.raised", "eye", "trash", "pencil", "drop", "flame", "calendar", "bag",
    ]
}
