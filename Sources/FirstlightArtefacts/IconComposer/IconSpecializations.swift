// Licensed under the Apache License, Version 2.0.

// A value of an icon's document stands plain, for all icons, or in a list `…-specializations`: one entry without a condition,
// and others for an appearance, a kind of device, a language or a direction. Of both, the compiler takes the plain one, and
// reads none of the list; so says what people saw who wrote both, as Apple describes no form.
extension JSONObject {
    private static let ending = "-specializations"

    /// The value of a member in an appearance: the plain one, or that of the appearance, or that of any.
    func specialized(_ key: String, in appearance: IconAppearance) -> JSONValue? {
        if let plain = plain(key) { return plain }
        func value(_ name: String?) -> JSONValue? { place(key, name).flatMap { list(key)[$0]["value"] } }
        let usual = value(nil) ?? value("base")
        // The icon that people have who choose none is the light one.
        return appearance == .any ? value("light") ?? usual : value(appearance.rawValue) ?? usual
    }

    /// Sets the value of a member in an appearance; nil removes it. Entries for kinds of devices and languages stay.
    mutating func specialize(_ key: String, _ value: JSONValue?, in appearance: IconAppearance) {
        let name = appearance == .any ? nil : appearance.rawValue
        let usual = plain(key)
        if name == nil, list(key).isEmpty || usual != nil && value != nil {
            for spelling in Self.spellings(key) where spelling != key { self[spelling] = nil }
            self[key] = value
            return
        }
        // Beside a list the tool writes the value of any appearance as the list's first entry.
        if let usual {
            put(key, usual, nil)
            for spelling in Self.spellings(key) { self[spelling] = nil }
        }
        if name == nil { for other in ["light", "base"] { put(key, nil, other) } }
        put(key, value, name)
    }

    /// The keys of the lists beside which the same value stands plain, unless they say nothing else.
    var hiddenLists: [String] {
        keys.filter { name in
            guard name.hasSuffix(Self.ending), let entries = self[name]?.array, !entries.isEmpty,
                let plain = plain(String(name.dropLast(Self.ending.count)))
            else { return false }
            return !entries.allSatisfy { $0["value"] == plain }
        }
    }

    /// Both spellings of a member: those of a Boolean have a word more in some documents, and their lists do not.
    private static func spellings(_ key: String) -> [String] {
        key == "hidden" || key == "glass" ? [key, "is-" + key] : [key]
    }

    private func plain(_ key: String) -> JSONValue? {
        Self.spellings(key).lazy.compactMap { self[$0] }.first { $0 != .null }
    }

    private func list(_ key: String) -> [JSONValue] { self[key + Self.ending]?.array ?? [] }

    /// The place of the entry for an appearance, or for any: it has no other condition.
    private func place(_ key: String, _ appearance: String?) -> Int? {
        list(key).firstIndex { entry in
            entry["appearance"]?.string == appearance
                && entry.object?.keys.allSatisfy { ["appearance", "value"].contains($0) } == true
        }
    }

    private mutating func put(_ key: String, _ value: JSONValue?, _ appearance: String?) {
        var entries = list(key)
        var entry = JSONObject()
        if let appearance { entry["appearance"] = .string(appearance) }
        entry["value"] = value
        switch (place(key, appearance), value) {
        case (let place?, nil): entries.remove(at: place)
        case (let place?, _): entries[place] = .object(entry)
        case (nil, nil): break
        case (nil, _): entries.insert(.object(entry), at: appearance == nil ? 0 : entries.count)
        }
        self[key + Self.ending] = entries.isEmpty ? nil : .array(entries)
    }
}
