// Licensed under the Apache License, Version 2.0.

/// Values by key, in the order in which they stand.
package struct OpenStepDictionary: Hashable, Sendable {
    /// A key, its comment and its value.
    package struct Entry: Hashable, Sendable {
        /// The key.
        package var key: String
        /// The comment that follows the key, as Xcode writes one after an object's identifier.
        package var comment: String?
        /// The value.
        package var value: OpenStepValue

        /// Makes an entry.
        package init(_ key: String, comment: String? = nil, _ value: OpenStepValue) {
            (self.key, self.comment, self.value) = (key, comment, value)
        }
    }

    /// The entries in order.
    package private(set) var entries: [Entry] = []
    private var places: [String: Int] = [:]

    /// Makes a dictionary without entries.
    package init() {}

    /// The keys in order.
    package var keys: [String] { entries.map(\.key) }
    /// The number of entries.
    package var count: Int { entries.count }

    /// The value of a key. A new key goes where the alphabet has it, as in Xcode's files; nil removes.
    package subscript(key: String) -> OpenStepValue? {
        get { places[key].map { entries[$0].value } }
        set {
            switch (places[key], newValue) {
            case (let place?, let value?): entries[place].value = value
            case (let place?, nil):
                entries.remove(at: place)
                number(from: place)
            case (nil, let value?): insert(Entry(key, value))
            case (nil, nil): break
            }
        }
    }

    /// Appends an entry; returns false when the key exists already.
    mutating func append(_ entry: Entry) -> Bool {
        guard places[entry.key] == nil else { return false }
        places[entry.key] = entries.count
        entries.append(entry)
        return true
    }

    /// Puts an entry where the alphabet has it, in place of one with its key; `isa` stays first.
    package mutating func insert(_ entry: Entry) {
        if let place = places[entry.key] { return entries[place] = entry }
        let first = entry.key == "isa" ? 0 : nil
        let place = first ?? entries.firstIndex { $0.key != "isa" && entry.key < $0.key } ?? entries.count
        entries.insert(entry, at: place)
        number(from: place)
    }

    private mutating func number(from place: Int) {
        places = places.filter { $0.value < place }
        for (index, entry) in entries.enumerated().dropFirst(place) { places[entry.key] = index }
    }

    /// Compares the entries and their order.
    package static func == (left: OpenStepDictionary, right: OpenStepDictionary) -> Bool {
        left.entries == right.entries
    }

    /// Hashes the entries.
    package func hash(into hasher: inout Hasher) { hasher.combine(entries) }
}
