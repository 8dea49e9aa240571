// Licensed under the Apache License, Version 2.0.

import Foundation

/// Decides where a browser may be sent.
struct RedirectRule: Sendable {
    /// Schemes that a browser must not be sent to, whatever the list says.
    private static let closed: Set = ["data", "file", "javascript", "vbscript"]
    /// Further schemes by which nothing comes back to an app, so that a setting with one is a mistake.
    ///
    /// They are not refused to requests: GoTrue has no such list.
    private static let idle: Set = [
        "about", "blob", "filesystem", "ftp", "ftps", "mailto", "sftp", "sms", "tel", "urn", "view-source",
        "ws", "wss",
    ]

    let siteURL: String
    private let patterns: [GlobPattern]

    init(siteURL: String, patterns: [String]) {
        self.siteURL = siteURL
        self.patterns = patterns.flatMap(GlobPattern.patterns)
    }

    /// Returns why a text cannot be the site's URL; nil for one that can.
    static func problem(siteURL text: String) -> String? {
        guard text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }), let parts = URLComponents(string: text),
            let scheme = parts.scheme, !scheme.isEmpty, !isHostAndPort(text)
        else { return "it has no scheme, as http://localhost:3000 and myapp://auth/callback have" }
        if ["http", "https"].contains(scheme.lowercased()) {
            guard let host = parts.host, !host.isEmpty else { return "it has no host" }
            if host.contains("*") { return "its host is a pattern" }
            if let port = parts.port, !(1...65_535).contains(port) {
                return "its port is not between 1 and 65535"
            }
        }
        return problem(scheme: scheme)
    }

    /// Returns why a text cannot be a pattern of the list; nil for one that can.
    ///
    /// It is compared with whole addresses, which begin with their schemes.
    static func problem(pattern text: String) -> String? {
        if let reason = GlobPattern.problem(text) { return reason }
        let noScheme = "it has no scheme, as https://*.example.com/** and myapp://** have"
        let start = text.prefix { !":*?[{\\".contains($0) }
        let rest = text[start.endIndex...]
        // A wildcard may stand for the colon, as in http?//a; nothing that begins with a digit is a scheme.
        let mayHaveColon = text.contains(":") || text.contains("**") || text.contains(/[?*\]]\/\//)
        guard start.utf8.allSatisfy(isSchemeByte), start.first?.isLetter ?? true, !isHostAndPort(text),
            mayHaveColon, !rest.hasPrefix(":") || !start.isEmpty
        else { return noScheme }
        return rest.hasPrefix(":") ? problem(scheme: String(start)) : nil
    }

    private static func problem(scheme: String) -> String? {
        closed.union(idle).contains(scheme.lowercased()) ? "a browser may not be sent to '\(scheme):'" : nil
    }

    private static func isSchemeByte(_ byte: UInt8) -> Bool {
        let character = Character(Unicode.Scalar(byte))
        return byte < 0x80 && (character.isLetter || character.isNumber || "+-.".contains(character))
    }

    /// Returns whether the text is `localhost:3000`, which reads as a scheme and a path, or `[::1]:3000`,
    /// which reads as one of several characters.
    ///
    /// A word before digits may as well be a scheme: `myapp:123`.
    private static func isHostAndPort(_ text: String) -> Bool {
        if text.hasPrefix("["), let end = text.firstIndex(of: "]") {
            return !text.hasPrefix("[!") && text[..<end].contains(":")
        }
        guard let colon = text.firstIndex(of: ":") else { return false }
        let (host, rest) = (text[..<colon].lowercased(), text[text.index(after: colon)...])
        if host == "localhost" { return !rest.isEmpty && !rest.hasPrefix("/") }
        let port = rest.prefix { !"/?#*".contains($0) }
        return host.contains(".") && !port.isEmpty && port.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }

    /// Returns the first requested URL that is allowed; otherwise the site's own URL, silently.
    func address(_ wishes: [String?]) -> String {
        wishes.lazy.compactMap { $0 }.first { allows($0) } ?? siteURL
    }

    /// Returns whether the list allows the URL.
    func allows(_ address: String) -> Bool {
        // Nothing that could end a header line, or that another parser could read as another URL.
        guard (1...2048).contains(address.utf8.count),
            address.utf8.allSatisfy({ (0x21...0x7E).contains($0) && !Array("\"<>\\^`{|}".utf8).contains($0) }
            ),
            let parts = URLComponents(string: address), let scheme = parts.scheme?.lowercased(),
            !Self.closed.contains(scheme)
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
