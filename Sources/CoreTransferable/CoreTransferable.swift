// Licensed under the Apache License, Version 2.0.

/// A file that imports the module finds Foundation, as on Apple's systems.
@_exported public import Foundation
public import UniformTypeIdentifiers

/// A type whose values can be given to another app and taken from one.
public protocol Transferable: Sendable {
    /// The type of the ways in which values are given and taken.
    associatedtype Representation: TransferRepresentation
    /// The ways in which values are given and taken, the best one first.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A way in which values are given and taken.
public protocol TransferRepresentation<Item>: Sendable {
    /// The type of the values.
    associatedtype Item: Transferable
    /// The type of what it is made of.
    associatedtype Body: TransferRepresentation
    /// The parts that it is made of.
    @TransferRepresentationBuilder<Item> var body: Body { get }
    /// Returns the value in bytes of a kind; nil where there is none. Not for an app's own use.
    func _item(from data: Data, of type: UTType) async throws -> Item?
    /// Returns a value in bytes of a kind; nil where it is not given so. Not for an app's own use.
    func _data(of item: Item, as type: UTType) async throws -> Data?
    /// The kinds in which values are given, the best one first. Not for an app's own use.
    var _given: [UTType] { get }
    /// The kinds in which values are taken, the best one first. Not for an app's own use.
    var _taken: [UTType] { get }
}

extension TransferRepresentation {
    /// Returns the value in bytes of a kind by the body.
    public func _item(from data: Data, of type: UTType) async throws -> Item? {
        try await body._item(from: data, of: type) as? Item
    }
    /// Returns a value in bytes of a kind by the body.
    public func _data(of item: Item, as type: UTType) async throws -> Data? {
        guard let item = item as? Body.Item else { return nil }
        return try await body._data(of: item, as: type)
    }
    /// The kinds of the body.
    public var _given: [UTType] { body._given }
    /// The kinds of the body.
    public var _taken: [UTType] { body._taken }
}

extension TransferRepresentation where Body == Never {
    /// Representations that the library reads itself have no body to ask for.
    public var body: Never {
        preconditionFailure("\(Self.self) is read by the library; it is made of no other representation.")
    }
}

extension Never: Transferable, TransferRepresentation {
    /// There is no value.
    public static var transferRepresentation: Never {
        preconditionFailure("There is no value of type Never to give or to take.")
    }
    /// There is no value.
    public typealias Item = Never
    /// There is no value to ask for a body.
    public typealias Body = Never
    /// Returns nil: there is no value.
    public func _item(from data: Data, of type: UTType) async throws -> Never? { nil }
    /// None.
    public var _given: [UTType] { [] }
    /// None.
    public var _taken: [UTType] { [] }
}

/// Makes a type's representation of others.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
    /// Takes a representation.
    public static func buildExpression<R: TransferRepresentation>(_ content: R) -> R where R.Item == Item {
        content
    }
    /// Begins with a representation.
    public static func buildPartialBlock<R: TransferRepresentation>(first content: R) -> R
    where R.Item == Item { content }
    /// Adds a representation; the first one that has a value counts.
    public static func buildPartialBlock<R: TransferRepresentation, S: TransferRepresentation>(
        accumulated: R, next: S
    ) -> JoinedRepresentation<Item> where R.Item == Item, S.Item == Item {
        JoinedRepresentation(
            readers: [
                { try await accumulated._item(from: $0, of: $1) }, { try await next._item(from: $0, of: $1) },
            ],
            writers: [
                { try await accumulated._data(of: $0, as: $1) }, { try await next._data(of: $0, as: $1) },
            ],
            _given: accumulated._given + next._given, _taken: accumulated._taken + next._taken)
    }
}

/// Several representations in one.
public struct JoinedRepresentation<Item: Transferable>: TransferRepresentation {
    typealias Reader = @Sendable (Data, UTType) async throws -> Item?
    typealias Writer = @Sendable (Item, UTType) async throws -> Data?
    /// Nothing: the library reads it.
    public typealias Body = Never
    let readers: [Reader]
    let writers: [Writer]
    /// The kinds of all of them.
    public let _given: [UTType]
    /// The kinds of all of them.
    public let _taken: [UTType]
    /// Returns the first value that there is.
    public func _item(from data: Data, of type: UTType) async throws -> Item? {
        for read in readers { if let item = try await read(data, type) { return item } }
        return nil
    }
    /// Returns the first bytes that there are.
    public func _data(of item: Item, as type: UTType) async throws -> Data? {
        for write in writers { if let data = try await write(item, type) { return data } }
        return nil
    }
}

/// Values as bytes.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    /// Nothing: the library reads it.
    public typealias Body = Never
    let type: UTType
    let give: (@Sendable (Item) async throws -> Data)?
    let take: (@Sendable (Data) async throws -> Item)?

    /// Creates a representation for both ways.
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        (type, give, take) = (contentType, exporting, importing)
    }
    /// Creates a representation for giving.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        (type, give, take) = (exportedContentType, exporting, nil)
    }
    /// Creates a representation for taking.
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        (type, give, take) = (importedContentType, nil, importing)
    }
    /// Returns the value in bytes of a kind.
    public func _item(from data: Data, of type: UTType) async throws -> Item? {
        guard let take, type.conforms(to: self.type) else { return nil }
        return try await take(data)
    }
    /// Returns a value in bytes of the kind, or of one that it is among.
    public func _data(of item: Item, as type: UTType) async throws -> Data? {
        guard let give, self.type.conforms(to: type) else { return nil }
        return try await give(item)
    }
    /// The kind, if values are given.
    public var _given: [UTType] { give == nil ? [] : [type] }
    /// The kind, if values are taken.
    public var _taken: [UTType] { take == nil ? [] : [type] }
}

/// A file that is given.
public struct SentTransferredFile: Sendable {
    /// The place of the file.
    public let file: URL
    /// Creates the file that is given.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) { self.file = file }
}

/// A file that is taken.
public struct ReceivedTransferredFile: Sendable {
    /// The place of the file.
    public let file: URL
    /// Indicates whether it is the file of the other app itself.
    public let isOriginalFile: Bool
}

/// Values as files.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    /// Nothing: the library reads it.
    public typealias Body = Never
    let type: UTType
    let give: (@Sendable (Item) async throws -> SentTransferredFile)?
    let take: (@Sendable (ReceivedTransferredFile) async throws -> Item)?

    /// Creates a representation for both ways.
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        (type, give, take) = (contentType, exporting, importing)
    }
    /// Creates a representation for giving.
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        (type, give, take) = (exportedContentType, exporting, nil)
    }
    /// Creates a representation for taking.
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        (type, give, take) = (importedContentType, nil, importing)
    }
    /// Writes the bytes into a file, and returns the value in it.
    public func _item(from data: Data, of type: UTType) async throws -> Item? {
        guard let take, type.conforms(to: self.type) else { return nil }
        let name = "transfer-\(UUID().uuidString).\(type.preferredFilenameExtension ?? "data")"
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        try data.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try await take(ReceivedTransferredFile(file: file, isOriginalFile: false))
    }
    /// Returns the bytes of the file in which a value is given.
    public func _data(of item: Item, as type: UTType) async throws -> Data? {
        guard let give, self.type.conforms(to: type) else { return nil }
        return try Data(contentsOf: try await give(item).file)
    }
    /// The kind, if values are given.
    public var _given: [UTType] { give == nil ? [] : [type] }
    /// The kind, if values are taken.
    public var _taken: [UTType] { take == nil ? [] : [type] }
}

/// Values that are encoded.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
    /// Nothing: the library reads it.
    public typealias Body = Never
    let type: UTType
    /// Creates a representation as JSON.
    public init(contentType: UTType) { type = contentType }
    /// Returns the value that is encoded in bytes of the kind.
    public func _item(from data: Data, of type: UTType) async throws -> Item? {
        type.conforms(to: self.type) ? try JSONDecoder().decode(Item.self, from: data) : nil
    }
    /// Returns a value encoded as bytes of the kind.
    public func _data(of item: Item, as type: UTType) async throws -> Data? {
        self.type.conforms(to: type) ? try JSONEncoder().encode(item) : nil
    }
    /// The kind.
    public var _given: [UTType] { [type] }
    /// The kind.
    public var _taken: [UTType] { [type] }
}

/// Values as those of another type.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
    TransferRepresentation
{
    /// Nothing: the library reads it.
    public typealias Body = Never
    let give: (@Sendable (Item) throws -> ProxyRepresentation)?
    let take: (@Sendable (ProxyRepresentation) async throws -> Item)?
    /// Creates a representation for both ways.
    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
    ) {
        (give, take) = (exporting, importing)
    }
    /// Creates a representation for giving.
    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
        (give, take) = (exporting, nil)
    }
    /// Creates a representation for taking.
    public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
        (give, take) = (nil, importing)
    }
    /// Returns the value of the other type's.
    public func _item(from data: Data, of type: UTType) async throws -> Item? {
        guard let take, let other = try await ProxyRepresentation._take(data, of: type) else { return nil }
        return try await take(other)
    }
    /// Returns the other type's value in bytes of a kind.
    public func _data(of item: Item, as type: UTType) async throws -> Data? {
        guard let give else { return nil }
        return try await give(item)._give(as: type)
    }
    /// The kinds of the other type, if values are given.
    public var _given: [UTType] { give == nil ? [] : ProxyRepresentation._givenTypes }
    /// The kinds of the other type, if values are taken.
    public var _taken: [UTType] { take == nil ? [] : ProxyRepresentation._takenTypes }
}

extension Transferable {
    /// The kinds in which values are given, the best one first. Not for an app's own use.
    public static var _givenTypes: [UTType] { transferRepresentation._given }
    /// The kinds in which values are taken, the best one first. Not for an app's own use.
    public static var _takenTypes: [UTType] { transferRepresentation._taken }
    /// Returns the value in bytes of a kind; nil where it is not given so. Not for an app's own use.
    public func _give(as type: UTType) async throws -> Data? {
        guard let item = self as? Representation.Item else { return nil }
        return try await Self.transferRepresentation._data(of: item, as: type)
    }
    /// Returns the value in bytes of a kind; nil where there is none. Not for an app's own use.
    public static func _take(_ data: Data, of type: UTType) async throws -> Self? {
        try await transferRepresentation._item(from: data, of: type) as? Self
    }
}

extension Data: Transferable {
    /// The bytes as they are.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<Data>(contentType: .data, exporting: { $0 }, importing: { $0 })
    }
}

extension String: Transferable {
    /// The text in UTF-8.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<String>(
            contentType: .text, exporting: { Data($0.utf8) },
            importing: { String(decoding: $0, as: UTF8.self) })
    }
}

extension URL: Transferable {
    /// The place as text.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<URL>(
            contentType: .url, exporting: { Data($0.absoluteString.utf8) },
            importing: { data in
                guard let url = URL(string: String(decoding: data, as: UTF8.self)) else {
                    throw CocoaError(.coderInvalidValue)
                }
                return url
            })
    }
}
