// Licensed under the Apache License, Version 2.0.

import Foundation

/// Decides which texts can be the names that requests arrive with: a value that no client ever sends would allow nothing.
enum NameRule {
    /// Returns why a text cannot be the name of a host; nil for one that can.
    static func problem(host text: String) -> String? {
        if text.contains("*") { return "a '*' stands alone, for every name" }
        // Requests by an address are taken anyway.
        if isSix(text) || text.hasPrefix("[") && text.hasSuffix("]") && isSix(text.dropFirst().dropLast()) {
            return nil
        }
        guard text.utf8.allSatisfy({ $0 < 0x80 }) else {
            return "write non-ASCII letters in their xn-- form"
        }
        let labels = text.split(separator: ".", omittingEmptySubsequences: false)
        return text.utf8.count <= 253 && labels.allSatisfy(isLabel) ? nil : "it is not a host name"
    }

    /// Returns why a text cannot be the domain of passkeys; nil for one that can.
    ///
    /// Web Authentication knows no addresses, and browsers compare with the name in lower case.
    static func problem(domain text: String) -> String? {
        guard !text.contains("*"), !text.contains(":") else { return "it is no domain" }
        if let reason = problem(host: text) { return reason.hasPrefix("it is") ? "it is no domain" : reason }
        guard text == text.lowercased() else { return "a domain is written in lower case" }
        // A last part in digits makes the whole an address (URL Standard, "ends in a number").
        let isAddress = text.split(separator: ".").last?.allSatisfy(\.isNumber) ?? true
        return isAddress || text.contains("_") ? "it is no domain" : nil
    }

    /// Returns why a text cannot be an origin of web pages; nil for one that can.
    ///
    /// Pages without an origin of their own send `null`, and those of web views and extensions a scheme of
    /// their own, whose hosts are no names of the network.
    static func problem(origin text: String) -> String? {
        if text == "null" { return nil }
        let shape = "an origin is a scheme, a host and perhaps a port"
        guard let parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased(),
            parts.user == nil, parts.path.isEmpty, parts.query == nil,
            parts.fragment == nil, !text.hasSuffix(":"), let start = text.range(of: "://")?.upperBound
        else { return shape }
        // Read from the text: the parts have their own ideas of what is to be escaped.
        let authority = text[start...]
        guard ["http", "https"].contains(scheme) else {
            if authority.contains("*") { return problem(host: "*") }
            return parts.host?.isEmpty ?? true ? shape : nil
        }
        if authority.hasPrefix("["), let end = authority.firstIndex(of: "]") {
            guard isSix(authority[..<end].dropFirst()) else { return shape }
        } else {
            let host = String(authority.prefix { $0 != ":" })
            if let reason = problem(host: host) { return host.isEmpty ? shape : reason }
        }
        if let port = parts.port, !(1...65_535).contains(port) {
            return "its port is not between 1 and 65535"
        }
        return nil
    }

    /// The form in which browsers name an origin: in lower case, without the port that its scheme has anyway.
    static func browserForm(origin text: String) -> String {
        let text = text.lowercased()
        for (scheme, port) in [("http://", ":80"), ("https://", ":443")]
        where text.hasPrefix(scheme) && text.hasSuffix(port) {
            return String(text.dropLast(port.count))
        }
        return text
    }

    /// Returns whether a text is an address of IPv6.
    private static func isSix(_ text: some StringProtocol) -> Bool {
        var six = in6_addr()
        return inet_pton(AF_INET6, String(text), &six) == 1
    }

    /// Letters, digits, hyphens inside, and the underscores that networks of containers have.
    private static func isLabel(_ label: Substring) -> Bool {
        (1...63).contains(label.utf8.count) && !label.hasPrefix("-") && !label.hasSuffix("-")
            && label.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
    }
}
