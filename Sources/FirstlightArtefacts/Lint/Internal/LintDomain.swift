// Licensed under the Apache License, Version 2.0.

/// An entry of the associated domains: a service, a host, and for whom it counts.
struct LintDomain {
    /// The words after `mode=`.
    private static let modes = ["developer", "managed", "developer+managed"]

    /// The whole entry.
    let entry: String
    /// The word before the colon; the whole entry where there is none.
    let service: Substring
    /// The part between the colon and a question mark; nil without a colon.
    let host: Substring?
    /// The part behind the question mark; nil without one.
    private let query: Substring?

    init(_ entry: String) {
        self.entry = entry
        let parts = entry.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        service = parts[0]
        let rest =
            parts.count == 2
            ? parts[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false) : []
        host = rest.first
        query = rest.count == 2 ? rest[1] : nil
    }

    /// The mode that the entry counts in alone; nil for one that always counts.
    var mode: Substring? { query.flatMap { $0.hasPrefix("mode=") ? $0.dropFirst("mode=".count) : nil } }
    /// Indicates whether it counts for an app that people have from the store.
    var countsInStore: Bool { query == nil }

    /// The apps that it counts for, in words.
    var audience: String {
        switch mode {
        case "managed": "apps that an organisation installs on its devices"
        case "developer+managed": "apps signed for development and apps that an organisation installs"
        default: "apps signed for development"
        }
    }

    /// The fault of its form; nil for one without, or with a part that is a build setting.
    var fault: String? {
        guard !entry.contains("$(") else { return nil }
        let services = SiteAssociation.Service.allCases.map(\.rawValue)
        guard let host else {
            return "\u{201C}\(entry)\u{201D} has no service: put \(services[0]): before it"
        }
        // There are services of managed devices, too.
        let small = service.lowercased()
        if services.contains(small), !services.contains(String(service)) {
            return "\u{201C}\(service)\u{201D} is no service, \(small) is"
        }
        func after(_ what: String) -> String {
            "\u{201C}\(entry)\u{201D} has \(what): only the host stands after the service"
        }
        if entry.contains(where: \.isWhitespace) {
            return "\u{201C}\(entry)\u{201D} has a blank: nothing stands between service, colon and host"
        }
        if host.contains("//") { return after("a scheme") }
        if host.contains("/") { return after("a path") }
        if host.contains(":") { return after("a port") }
        if host.isEmpty { return "\u{201C}\(entry)\u{201D} names no host" }
        if let query, mode.map({ Self.modes.contains(String($0)) }) != true {
            return "\u{201C}?\(query)\u{201D} is no mode: there are mode=developer, mode=managed and "
                + "mode=developer+managed"
        }
        return nil
    }
}
