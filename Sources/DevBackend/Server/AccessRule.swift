// Licensed under the Apache License, Version 2.0.

import Foundation

/// Decides by which names the server may be asked, and which pages of a browser may read its answers.
struct AccessRule: Sendable {
    /// The headers that a page may send: GoTrue's (`internal/api/api.go`, 2.196), and those of the gateway before it.
    private static let headers: Set = [
        "accept", "authorization", "content-type", "x-client-ip", "x-client-info", "x-jwt-aud",
        "x-use-cookie",
        "x-supabase-api-version", "apikey", "redirect_to",
    ]
    private static let methods: Set = ["GET", "POST", "PUT", "PATCH", "DELETE"]

    private let hosts: Set<String>
    private let origins: Set<String>

    init(_ configuration: DevBackendConfiguration) {
        hosts = Set(
            (configuration.allowedHosts + [configuration.host] + Self.ownNames).map { $0.lowercased() })
        let site = URLComponents(string: configuration.auth.siteURL)
        var own: [String] = []
        if let site, let scheme = site.scheme?.lowercased(), ["http", "https"].contains(scheme),
            let host = site.host
        {
            own = ["\(scheme)://\(host)" + (site.port.map { ":\($0)" } ?? "")]
        }
        origins = Set((configuration.allowedOrigins + own).map(NameRule.browserForm))
    }

    /// This machine's name, alone and in its local network.
    private static var ownNames: [String] {
        var bytes = [CChar](repeating: 0, count: 256)
        guard gethostname(&bytes, bytes.count - 1) == 0 else { return [] }
        let name = String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return name.isEmpty ? [] : [name, name + ".local"]
    }

    /// Returns whether a request may name the server so.
    ///
    /// A page of another site reaches this machine when the name of that site leads here, and is then taken for the server's own
    /// (DNS rebinding). It cannot do so with an address, nor with a name that always means this machine.
    func allows(host header: String?) -> Bool {
        guard let header else { return true }
        let host = Self.name(header)
        return hosts.contains("*") || hosts.contains(host) || Self.isLocal(host) || Self.isAddress(host)
    }

    /// The name in a `Host` header, in lower case, without the port.
    private static func name(_ header: String) -> String {
        let text = header.lowercased()
        if text.hasPrefix("["), let end = text.firstIndex(of: "]") {
            return String(text[text.index(after: text.startIndex)..<end])
        }
        let name = text.prefix { $0 != ":" }
        return String(name.hasSuffix(".") ? name.dropLast() : name)
    }

    /// Names that lead to this machine in every network (RFC 6761, section 6.3).
    private static func isLocal(_ host: String) -> Bool {
        host == "localhost" || host.hasSuffix(".localhost")
    }

    private static func isAddress(_ host: String) -> Bool {
        var (four, six) = (in_addr(), in6_addr())
        return inet_pton(AF_INET, host, &four) == 1 || inet_pton(AF_INET6, host, &six) == 1
    }

    /// Returns whether a page of this origin may read answers.
    private func allows(origin: String) -> Bool {
        if origins.contains("*") || origins.contains(origin.lowercased()) { return true }
        guard let parts = URLComponents(string: origin),
            ["http", "https"].contains(parts.scheme?.lowercased()),
            let host = parts.host?.lowercased()
        else { return false }
        let name = host.trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
        return Self.isLocal(name) || name == "::1" || (name.hasPrefix("127.") && Self.isAddress(name))
    }

    private func origin(_ origin: String) -> [(name: String, value: String)] {
        [
            ("Access-Control-Allow-Origin", origins.contains("*") ? "*" : origin),
            ("Access-Control-Allow-Credentials", "true"),
        ]
    }

    /// The headers with which a browser lets a page read an answer; nothing is said to other pages.
    func headers(origin: String?) -> [(name: String, value: String)] {
        guard let origin else { return [] }
        let vary: [(name: String, value: String)] = [("Vary", "Origin")]
        guard allows(origin: origin) else { return vary }
        return vary + self.origin(origin) + [
            ("Access-Control-Expose-Headers", "X-Total-Count, Link, X-Supabase-Api-Version")
        ]
    }

    /// The answer to a browser that asks before it sends a request; nil for a request that is none of this kind.
    func preflight(_ message: ServerMessage) -> BackendResponse? {
        guard message.method == "OPTIONS", let origin = message.header("Origin"),
            let method = message.header("Access-Control-Request-Method")
        else { return nil }
        let asked = message.header("Access-Control-Request-Headers") ?? ""
        let names = asked.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
        var response = BackendResponse(
            status: 204,
            headers: [("Vary", "Origin, Access-Control-Request-Method, Access-Control-Request-Headers")],
            body: [])
        guard allows(origin: origin), Self.methods.contains(method.uppercased()),
            names.allSatisfy(Self.headers.contains)
        else { return response }
        response.headers += self.origin(origin) + [("Access-Control-Allow-Methods", method.uppercased())]
        if !asked.isEmpty { response.headers.append(("Access-Control-Allow-Headers", asked)) }
        return response
    }
}
