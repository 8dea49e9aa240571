// Licensed under the Apache License, Version 2.0.

import Foundation

/// Decides where a browser may be sent.
struct RedirectRule: Sendable {
    let siteURL: String
    private let patterns: [GlobPattern]

    init(siteURL: String, patterns: [String]) {
        self.siteURL = siteURL
        self.patterns = patterns.flatMap(GlobPattern.patterns)
    }

    /// Returns the first requested URL, when it is allowed; otherwise the site's own URL, silently.
    func address(_ wishes: [String?]) -> String {
        let wish = wishes.lazy.compactMap { $0 }.first { !$0.isEmpty }
        guard let wish, allows(wish) else { return siteURL }
        return wish
    }

    /// Returns whether the list allows the URL.
    func allows(_ address: String) -> Bool {
        // Nothing that could end a header line, or that another parser could read as another URL.
        guard (1...2048).contains(address.utf8.count),
            address.utf8.allSatisfy({ (0x21...0x7E).contains($0) && !Array("\"<>\\^`{|}".utf8).contains($0) }
            ),
            let parts = URLComponents(string: address), let scheme = parts.scheme?.lowercased(),
            !["javascript", "data", "vbscript", "file"].contains(scheme)
        else { return false }
        let host = parts.host?.lowercased() ?? ""
        if let site = URLComponents(string: siteURL), site.scheme?.lowercased() == scheme, !host.isEmpty,
            site.host?.lowercased() == host, parts.user == nil,
            site.port == parts.port || Self.isLoopback(host)
        {
            return true
        }
        if !host.isEmpty, host.utf8.allSatisfy({ (0x30...0x39).contains($0) }) { return false }
        if Self.isLiteral(host), !Self.isLoopback(host) { return false }
        let text = String(address.prefix { $0 != "#" })
        return patterns.contains { $0.matches(text) }
    }

    private static func isLoopback(_ host: String) -> Bool {
        host == "localhost" || host == "::1" || host == "[::1]"
            || (host.hasPrefix("127.") && isLiteral(host))
    }

    private static func isLiteral(_ host: String) -> Bool {
        if host.contains(":") { return true }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts.allSatisfy { UInt8($0) != nil }
    }
}

/// A pattern of the redirect list: `*` and `?` stop at `.` and `/`, `**` does not; also `[a-z]` and `{a,b}`.
struct GlobPattern: Sendable {
    private enum Part {
        case byte(UInt8)
        case one
        case many
        case all
        case set(ClosedRange<UInt8>?, [UInt8], isNegated: Bool)
    }

    private let parts: [Part]

    /// The patterns without braces that a pattern stands for, at most 64.
    static func patterns(_ text: String) -> [GlobPattern] {
        guard let open = text.firstIndex(of: "{"), let close = text[open...].firstIndex(of: "}") else {
            return [GlobPattern(text)]
        }
        let choices = text[text.index(after: open)..<close].split(
            separator: ",", omittingEmptySubsequences: false)
        let (before, after) = (String(text[..<open]), String(text[text.index(after: close)...]))
        return Array(choices.flatMap { patterns(before + String($0) + after) }.prefix(64))
    }

    private init(_ text: String) {
        var parts: [Part] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "*"):
                if rest.first == byte {
                    rest.removeFirst()
                    parts.append(.all)
                } else {
                    parts.append(.many)
                }
            case UInt8(ascii: "?"): parts.append(.one)
            case UInt8(ascii: "\\"): if let next = rest.popFirst() { parts.append(.byte(next)) }
            case UInt8(ascii: "["):
                guard let end = rest.firstIndex(of: UInt8(ascii: "]")) else {
                    parts.append(.byte(byte))
                    continue
                }
                var members = Array(rest[rest.startIndex..<end])
                rest = rest[(end + 1)...]
                let isNegated = members.first == UInt8(ascii: "!")
                if isNegated { members.removeFirst() }
                if members.count == 3, members[1] == UInt8(ascii: "-"), members[0] <= members[2] {
                    parts.append(.set(members[0]...members[2], [], isNegated: isNegated))
                } else {
                    parts.append(.set(nil, members, isNegated: isNegated))
                }
            default: parts.append(.byte(byte))
            }
        }
        self.parts = parts
    }

    /// Returns whether the whole text matches; the work is at most the product of both lengths.
    func matches(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        // reached[i]: the first i bytes match the parts so far.
        var reached = [true] + [Bool](repeating: false, count: bytes.count)
        for part in parts {
            var next = [Bool](repeating: false, count: bytes.count + 1)
            switch part {
            case .many, .all:
                var isOpen = false
                for index in 0...bytes.count {
                    if index > 0, case .many = part, Self.isSeparator(bytes[index - 1]) { isOpen = false }
                    isOpen = isOpen || reached[index]
                    next[index] = isOpen
                }
            default:
                for index in bytes.indices where reached[index] {
                    next[index + 1] = Self.matches(part, bytes[index])
                }
            }
            reached = next
        }
        return reached[bytes.count]
    }

    private static func isSeparator(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ".") || byte == UInt8(ascii: "/")
    }

    private static func matches(_ part: Part, _ byte: UInt8) -> Bool {
        switch part {
        case .byte(let wanted): wanted == byte
        case .one: !isSeparator(byte)
        case .set(let range, let members, let isNegated):
            (range?.contains(byte) ?? members.contains(byte)) != isNegated
        case .many, .all: true
        }
    }
}
