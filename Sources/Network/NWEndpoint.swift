// Licensed under the Apache License, Version 2.0.

public import Foundation

/// An endpoint of a connection.
public enum NWEndpoint: Hashable, Sendable, CustomDebugStringConvertible {
    /// A host and a port.
    case hostPort(host: Host, port: Port)
    /// A service that is announced with Bonjour.
    case service(name: String, type: String, domain: String, interface: NWInterface?)
    /// A Unix domain socket, by its path.
    case unix(path: String)
    /// A URL.
    case url(URL)

    /// A host, by its name or address.
    public enum Host: Hashable, Sendable, CustomDebugStringConvertible, ExpressibleByStringLiteral {
        /// A name.
        case name(String, NWInterface?)
        /// An IPv4 address.
        case ipv4(IPv4Address)
        /// An IPv6 address.
        case ipv6(IPv6Address)
        /// Creates a host from its name or address.
        public init(_ string: String) {
            if let address = IPv4Address(string) {
                self = .ipv4(address)
            } else if let address = IPv6Address(string) {
                self = .ipv6(address)
            } else {
                self = .name(string, nil)
            }
        }
        /// Creates a host from its name or address.
        public init(stringLiteral value: String) { self.init(value) }
        /// The name or the address.
        public var debugDescription: String {
            switch self {
            case .name(let name, _): name
            case .ipv4(let address): address.debugDescription
            case .ipv6(let address): address.debugDescription
            }
        }
    }

    /// A port of a host.
    public struct Port: Hashable, Sendable, RawRepresentable, CustomDebugStringConvertible,
        ExpressibleByIntegerLiteral
    {
        /// The number.
        public let rawValue: UInt16
        /// Creates a port from its number.
        public init(rawValue: UInt16) { self.rawValue = rawValue }
        /// Creates a port from its number.
        public init(integerLiteral value: UInt16) { rawValue = value }
        /// Creates a port from the text of its number; nil for any other text.
        public init?(_ service: String) {
            guard let number = UInt16(service) else { return nil }
            rawValue = number
        }
        /// The number.
        public var debugDescription: String { String(rawValue) }
        /// Any port.
        public static let any: Port = 0
        /// SSH.
        public static let ssh: Port = 22
        /// SMTP, which sends mail.
        public static let smtp: Port = 25
        /// HTTP.
        public static let http: Port = 80
        /// POP, which fetches mail.
        public static let pop: Port = 110
        /// IMAP, which reads mail.
        public static let imap: Port = 143
        /// HTTPS.
        public static let https: Port = 443
        /// IMAP over TLS.
        public static let imaps: Port = 993
        /// SOCKS.
        public static let socks: Port = 1080
    }

    /// The host and the port, or the service, the path or the URL.
    public var debugDescription: String {
        switch self {
        case .hostPort(let host, let port):
            if case .ipv6 = host { "\(host).\(port)" } else { "\(host):\(port)" }
        case .service(let name, let type, let domain, _): "\(name).\(type)\(domain)"
        case .unix(let path): path
        case .url(let url): url.absoluteString
        }
    }
}

/// The address of a host.
public protocol IPAddress: Hashable, Sendable, CustomDebugStringConvertible {
    /// The bytes.
    var rawValue: Data { get }
}

/// An IPv4 address.
public struct IPv4Address: IPAddress {
    /// The four bytes.
    public let rawValue: Data
    /// Creates an address from its bytes; nil for another number of them.
    public init?(_ rawValue: Data) {
        guard rawValue.count == 4 else { return nil }
        self.rawValue = rawValue
    }
    /// Creates an address from its text; nil for any other text.
    public init?(_ string: String) {
        var place = in_addr()
        guard inet_pton(AF_INET, string, &place) == 1 else { return nil }
        rawValue = withUnsafeBytes(of: place) { Data($0) }
    }
    /// The address of the device itself.
    public static var loopback: IPv4Address { IPv4Address([127, 0, 0, 1]) }
    /// The address that stands for any of the device.
    public static var any: IPv4Address { IPv4Address([0, 0, 0, 0]) }
    private init(_ bytes: [UInt8]) { rawValue = Data(bytes) }
    /// The text.
    public var debugDescription: String { rawValue.map { String($0) }.joined(separator: ".") }
}

/// An IPv6 address.
public struct IPv6Address: IPAddress {
    /// The sixteen bytes.
    public let rawValue: Data
    /// Creates an address from its bytes; nil for another number of them.
    public init?(_ rawValue: Data) {
        guard rawValue.count == 16 else { return nil }
        self.rawValue = rawValue
    }
    /// Creates an address from its text; nil for any other text.
    public init?(_ string: String) {
        var place = in6_addr()
        guard inet_pton(AF_INET6, string, &place) == 1 else { return nil }
        rawValue = withUnsafeBytes(of: place) { Data($0) }
    }
    /// The text, as RFC 5952 shortens it.
    public var debugDescription: String {
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        let bytes = [UInt8](rawValue)
        guard inet_ntop(AF_INET6, bytes, &text, socklen_t(text.count)) != nil else { return "" }
        return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
