// Licensed under the Apache License, Version 2.0.

public import Foundation

// Foundation on Linux lacks it; it is here, as Foundation brings this module along (Decision 0074).

/// Writes the items of a list as a part of a sentence, such as "a, b, and c", in the language of a locale.
///
/// Unchecked, as open and changeable as Apple's: whoever shares one does not change it.
open class ListFormatter: Formatter, @unchecked Sendable {
    /// The locale.
    open var locale = Locale.autoupdatingCurrent
    /// Writes each item; without one, texts are taken as they are, and other values as they describe themselves.
    open var itemFormatter: Formatter?

    /// Returns texts as a list in the user's language.
    open class func localizedString(byJoining strings: [String]) -> String {
        strings.formatted(.list(type: .and))
    }
    /// Returns items as a list; nil where one cannot be written.
    open func string(from items: [Any]) -> String? {
        var texts: [String] = []
        for item in items {
            guard let text = itemFormatter.map({ $0.string(for: item) }) ?? "\(item)" else { return nil }
            texts.append(text)
        }
        return texts.formatted(.list(type: .and).locale(locale))
    }
    /// Returns the items of a list in words; nil for a value that is no list.
    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
