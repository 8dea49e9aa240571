// Licensed under the Apache License, Version 2.0.

import Foundation

/// A font that no machine has: Inter's bold one by another name.
///
/// Text in it looks like text in Inter-Bold where it is found, and is set in the interface font's regular weight where
/// it is not.
public enum EmberFont {
    /// Its PostScript name.
    public static let name = "Ember-Bold"
    /// The name of its family.
    public static let family = "Ember"
    /// The name of its file.
    public static let file = "Ember-Bold.otf"

    /// The bytes of its file.
    ///
    /// - Throws: What reading throws on a machine without Inter.
    public static func bytes() throws -> [UInt8] {
        var data = try Data(
            contentsOf: URL(fileURLWithPath: "/usr/share/fonts/opentype/inter/Inter-Bold.otf"))
        // As long as the old name, so that nothing else moves; a font's table of names has two bytes for a letter.
        for encoding in [String.Encoding.utf16BigEndian, .utf8] {
            guard let old = "Inter".data(using: encoding), let new = family.data(using: encoding) else {
                continue
            }
            while let place = data.range(of: old) { data.replaceSubrange(place, with: new) }
        }
        return [UInt8](data)
    }
}
