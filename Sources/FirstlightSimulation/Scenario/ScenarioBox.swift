// Licensed under the Apache License, Version 2.0.

import Foundation

/// A key of any name.
struct AnyKey: CodingKey, ExpressibleByStringLiteral {
    let stringValue: String
    let intValue: Int?
    init(_ name: String) { (stringValue, intValue) = (name, nil) }
    init(_ index: Int) { (stringValue, intValue) = ("\(index)", index) }
    init(stringLiteral value: String) { self.init(value) }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { return nil }
}

extension KeyedDecodingContainer where Key == AnyKey {
    /// Refuses unknown keys; earlier names of keys are read, but not suggested.
    func refuseUnknown(_ known: [String], earlier: [String] = [], _ place: String) throws {
        // In an order, as the keys of an object have none.
        for key in allKeys.sorted(by: { $0.stringValue < $1.stringValue })
        where !known.contains(key.stringValue) && !earlier.contains(key.stringValue) {
            let others = known.isEmpty ? "none at all" : known.joined(separator: ", ")
            throw ScenarioProblem(
                path: codingPath + [key], isKey: true,
                reason: "\(place) has no '\(key.stringValue)'; it has \(others).")
        }
    }

    /// Refuses an object without a required key.
    func demand(_ key: AnyKey, _ takes: @autoclosure () -> String) throws {
        guard !contains(key) else { return }
        throw ScenarioProblem(
            path: codingPath, reason: ScenarioProblem.missing(key, codingPath) + " It takes \(takes()).")
    }

    /// Returns the object of a key; nil when the key is absent, an error when it holds anything else.
    func inner(_ key: AnyKey) throws -> KeyedDecodingContainer<AnyKey>? {
        contains(key) ? try nestedContainer(keyedBy: AnyKey.self, forKey: key) : nil
    }

    func take<Value: Decodable>(_ key: AnyKey, into value: inout Value) throws {
        if let found = try decodeIfPresent(Value.self, forKey: key) { value = found }
    }

    func take<Word: Decodable & RawRepresentable & CaseIterable>(_ key: AnyKey, into value: inout Word) throws
    where Word.RawValue == String {
        if let found: Word = try wordIfPresent(key) { value = found }
    }

    /// Returns one of some words; nil when the key is absent.
    func wordIfPresent<Word: Decodable & RawRepresentable & CaseIterable>(_ key: AnyKey) throws -> Word?
    where Word.RawValue == String {
        contains(key) ? try word(key) : nil
    }

    /// Returns one of some words.
    func word<Word: Decodable & RawRepresentable & CaseIterable>(_ key: AnyKey) throws -> Word
    where Word.RawValue == String {
        let known = Word.allCases.map(\.rawValue).joined(separator: ", ")
        let text: String
        do {
            text = try decode(String.self, forKey: key)
        } catch DecodingError.typeMismatch {
            throw corrupt(key, "a text is wanted here; use \(known)")
        }
        guard let found = Word(rawValue: text) else {
            throw corrupt(key, "'\(text.prefix(40))' is unknown; use \(known)")
        }
        return found
    }

    /// A URL with a scheme; nil when the key is absent.
    func addressIfPresent(_ key: AnyKey) throws -> URL? {
        guard let text = try decodeIfPresent(String.self, forKey: key) else { return nil }
        // An invalid URL is escaped unless that is forbidden.
        guard let url = URL(string: text, encodingInvalidCharacters: false), url.scheme?.isEmpty == false,
            url.host()?.isEmpty == false || !url.path().isEmpty
        else {
            throw corrupt(
                key,
                "'\(text.prefix(40))' is not a URL; write one with its scheme, such as urbannest://services/cleaning"
            )
        }
        return url
    }

    /// Refuses the name of a device that does not exist.
    func check(device key: AnyKey, _ name: String) throws {
        do {
            _ = try DeviceProfile.named(name)
        } catch let error as SimulationError {
            throw ScenarioProblem(path: codingPath + [key], reason: error.description)
        }
    }

    /// Refuses a language that does not exist.
    func check(language key: AnyKey, _ name: String) throws {
        do throws(SimulationError) {
            _ = try DeviceLanguage.named(name)
        } catch {
            throw ScenarioProblem(path: codingPath + [key], reason: error.description)
        }
    }

    func corrupt(_ key: AnyKey, _ reason: String) -> ScenarioProblem {
        ScenarioProblem(path: codingPath + [key], reason: reason + ".")
    }
}
