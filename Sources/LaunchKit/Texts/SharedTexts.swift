// Licensed under the Apache License, Version 2.0.

import CAppFiles
import Foundation

/// The translations of this module's own screens: the sign-in, the account, the onboarding and what a launch says when it
/// fails, in German and Arabic beside English.
///
/// On a device an app finds all of its texts in one String Catalog. An app with these screens hands the catalogue that this
/// makes to its descriptor; a project that is generated for it has the same.
public enum SharedTexts {
    /// Returns an app's String Catalog with the texts of this module's screens in it; a key that the app has itself stays as
    /// it is.
    ///
    /// What is no String Catalog comes back as it is, so that whoever reads it says what is wrong with it.
    public static func joined(with own: [UInt8]) -> [UInt8] {
        let shared = AppFile.kit_Localizable_xcstrings.bytes
        guard let texts = CatalogueEntries(own), let more = CatalogueEntries(shared) else { return own }
        let keys = Set(texts.entries.map(\.key))
        var result = Array(own[..<texts.start])
        var isFirst = true
        for entry in more.entries where !keys.contains(entry.key) {
            if !isFirst { result += ",\n    ".utf8 }
            result += shared[entry.place]
            isFirst = false
        }
        if !isFirst, !texts.entries.isEmpty { result += ",".utf8 }
        return result + own[texts.start...]
    }
}

/// The entries of a String Catalog by their places in the file.
///
/// Two catalogues are joined without their values being read: as values and back, that took two fifths of the time of a
/// first picture.
private struct CatalogueEntries {
    /// The place behind the bracket that opens the entries.
    private(set) var start = 0
    private(set) var entries: [(key: String, place: Range<Int>)] = []

    /// Finds the entries; nil for a file that is no catalogue.
    init?(_ file: [UInt8]) {
        let isWhole = file.withUnsafeBytes { bytes in
            var scanner = Scanner(bytes: bytes)
            return scanner.enter()
                && scanner.members { key, scanner in
                    guard key == "strings", start == 0 else { return scanner.skipValue() }
                    guard scanner.enter() else { return false }
                    start = scanner.place
                    return scanner.members { key, scanner in
                        let first = scanner.keyPlace
                        guard scanner.skipValue() else { return false }
                        entries.append((key, first..<scanner.place))
                        return true
                    }
                }
        }
        guard isWhole, start > 0 else { return nil }
    }

    /// A walk over the brackets and strings of JSON.
    private struct Scanner {
        let bytes: UnsafeRawBufferPointer
        private(set) var place = 0
        /// The place of the last member's key.
        private(set) var keyPlace = 0

        init(bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

        /// The next byte that is no white space.
        private var next: UInt8? {
            mutating get {
                while place < bytes.count, bytes[place] <= UInt8(ascii: " ") { place += 1 }
                return place < bytes.count ? bytes[place] : nil
            }
        }

        private mutating func take(_ mark: Unicode.Scalar) -> Bool {
            guard next == UInt8(ascii: mark) else { return false }
            place += 1
            return true
        }

        mutating func enter() -> Bool { take("{") }

        /// Visits the members of the object that was entered, and leaves it.
        mutating func members(_ visit: (String, inout Scanner) -> Bool) -> Bool {
            if take("}") { return true }
            repeat {
                _ = next
                keyPlace = place
                guard skipString() else { return false }
                guard let key = text(keyPlace..<place), take(":"), visit(key, &self) else { return false }
            } while take(",")
            return take("}")
        }

        private func text(_ place: Range<Int>) -> String? {
            let quoted = bytes[place]
            guard quoted.contains(UInt8(ascii: "\\")) else {
                return String(decoding: quoted.dropFirst().dropLast(), as: UTF8.self)
            }
            return try? JSONDecoder().decode(String.self, from: Data(quoted))
        }

        private mutating func skipString() -> Bool {
            guard take("\""), let start = bytes.baseAddress else { return false }
            while let mark = memchr(start + place, Int32(UInt8(ascii: "\"")), bytes.count - place) {
                place = start.distance(to: UnsafeRawPointer(mark)) + 1
                var slashes = 0
                while bytes[place - 2 - slashes] == UInt8(ascii: "\\") { slashes += 1 }
                if slashes.isMultiple(of: 2) { return true }
            }
            return false
        }

        mutating func skipValue() -> Bool {
            var depth = 0
            while let byte = next {
                switch byte {
                case UInt8(ascii: "\""): guard skipString() else { return false }
                case UInt8(ascii: "{"), UInt8(ascii: "["):
                    depth += 1
                    place += 1
                    continue
                case UInt8(ascii: "}"), UInt8(ascii: "]"):
                    guard depth > 0 else { return false }
                    depth -= 1
                    place += 1
                case UInt8(ascii: ","), UInt8(ascii: ":"):
                    guard depth > 0 else { return false }
                    place += 1
                    continue
                default:
                    while let byte = place < bytes.count ? bytes[place] : nil, byte > UInt8(ascii: " "),
                        !",:]}".utf8.contains(byte)
                    {
                        place += 1
                    }
                }
                if depth == 0 { return true }
            }
            return false
        }
    }
}
