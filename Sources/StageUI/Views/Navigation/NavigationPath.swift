// Licensed under the Apache License, Version 2.0.

import Foundation

/// The values of the screens above the first one, of any types.
public struct NavigationPath: Equatable {
    var values: [AnyHashable]
    /// Encodes the values that can be encoded, by the places of the others with nil.
    private var encoders: [((Any) throws -> Data)?]

    /// Creates an empty path.
    public init() {
        values = []
        encoders = []
    }
    /// Creates a path of values.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        values = elements.map { AnyHashable($0) }
        encoders = values.map { _ in nil }
    }
    /// Creates a path of values that can be encoded.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable, S.Element: Codable {
        self.init()
        for element in elements { append(element) }
    }
    /// Creates a path from its encoded form; values of unknown types end it.
    public init(_ codable: CodableRepresentation) { self = codable.path }

    /// The number of values.
    public var count: Int { values.count }
    /// Indicates whether only the first screen is shown.
    public var isEmpty: Bool { values.isEmpty }
    /// The path in a form that can be encoded; nil when one of its values cannot.
    public var codable: CodableRepresentation? {
        encoders.contains { $0 == nil } ? nil : CodableRepresentation(path: self)
    }

    /// Appends a value.
    public mutating func append<V: Hashable>(_ value: V) {
        values.append(AnyHashable(value))
        encoders.append(nil)
    }
    /// Appends a value that can be encoded.
    public mutating func append<V: Hashable & Codable>(_ value: V) {
        values.append(AnyHashable(value))
        encoders.append(Self.encoder(of: AnyHashable(value)))
    }
    /// Removes a number of values from the end.
    public mutating func removeLast(_ k: Int = 1) {
        values.removeLast(k)
        encoders.removeLast(k)
    }

    /// Returns whether two paths have the same values.
    public static func == (a: NavigationPath, b: NavigationPath) -> Bool { a.values == b.values }

    /// The path with other values, keeping how those at its start are encoded.
    func replacing(with new: [AnyHashable]) -> NavigationPath {
        var result = NavigationPath()
        for (index, value) in new.enumerated() {
            result.values.append(value)
            let isSame = index < values.count && values[index] == value
            result.encoders.append(isSame ? encoders[index] : Self.encoder(of: value))
        }
        return result
    }

    private static func encoder(of value: AnyHashable) -> ((Any) throws -> Data)? {
        guard value.base is any Codable else { return nil }
        return { any in
            func encode<V: Encodable>(_ value: V) throws -> Data { try JSONEncoder().encode([value]) }
            guard let encodable = any as? any Encodable else { return Data() }
            return try encode(encodable)
        }
    }
}

extension NavigationPath {
    /// A path as it is kept between runs of an app.
    public struct CodableRepresentation: Codable, Equatable {
        var path: NavigationPath

        init(path: NavigationPath) { self.path = path }

        /// Reads names of types and values, the deepest screen first.
        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var found: [(String, String)] = []
            while !container.isAtEnd {
                found.append((try container.decode(String.self), try container.decode(String.self)))
            }
            path = NavigationPath()
            for (name, json) in found.reversed() {
                guard let type = _typeByName(name) as? any (Hashable & Codable).Type else { break }
                try path.append(type, decoding: Data(json.utf8))
            }
        }

        /// Writes names of types and values, the deepest screen first.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for (value, encode) in zip(path.values, path.encoders).reversed() {
                guard let encode, let name = _mangledTypeName(Swift.type(of: value.base)) else { continue }
                try container.encode(name)
                try container.encode(String(decoding: try encode(value.base), as: UTF8.self))
            }
        }
    }

    fileprivate mutating func append<V: Hashable & Codable>(_ type: V.Type, decoding data: Data) throws {
        for value in try JSONDecoder().decode([V].self, from: data) { append(value) }
    }
}
