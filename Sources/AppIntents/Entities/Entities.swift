// Licensed under the Apache License, Version 2.0.

public import StageUI

/// The words and the picture for a thing.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Hashable, Sendable {
    /// A picture.
    public struct Image: Hashable, Sendable {
        let name: String
        /// Creates a picture by its name in the app.
        public init(named name: String, isTemplate: Bool? = nil) { self.name = name }
        /// Creates a picture of a symbol.
        public init(systemName: String, isTemplate: Bool? = nil) { name = systemName }
    }
    /// The title.
    public var title: LocalizedStringResource
    /// The second title; nil for none.
    public var subtitle: LocalizedStringResource?
    /// The picture; nil for none.
    public var image: Image?
    /// Creates words with a picture.
    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil
    ) { (self.title, self.subtitle, self.image) = (title, subtitle, image) }
    /// Creates words from a literal.
    public init(stringLiteral value: String) {
        self.init(title: LocalizedStringResource(stringLiteral: value))
    }
}

/// The words for a kind of things.
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Hashable, Sendable {
    /// The name.
    public var name: LocalizedStringResource
    /// The name with a number; nil for none.
    public var numericFormat: LocalizedStringResource?
    /// Creates words.
    public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) {
        (self.name, self.numericFormat) = (name, numericFormat)
    }
    /// Creates words from a literal.
    public init(stringLiteral value: String) {
        self.init(name: LocalizedStringResource(stringLiteral: value))
    }
}

/// A kind of things that has words.
public protocol TypeDisplayRepresentable {
    /// The words for the kind.
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// An enumeration whose cases users choose from.
public protocol AppEnum: TypeDisplayRepresentable, CaseIterable, RawRepresentable, Hashable, Sendable {
    /// The words for each case.
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}
extension AppEnum {
    /// The title of the case.
    public var localizedStringResource: LocalizedStringResource {
        Self.caseDisplayRepresentations[self]?.title ?? LocalizedStringResource(stringLiteral: "\(rawValue)")
    }
}

/// A thing of the app that users choose.
public protocol AppEntity: TypeDisplayRepresentable, Identifiable, Sendable {
    /// The object that finds things.
    associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
    /// The object that finds things.
    static var defaultQuery: DefaultQuery { get }
    /// The words for the thing.
    var displayRepresentation: DisplayRepresentation { get }
}
extension AppEntity {
    /// A value of the thing that users see.
    public typealias Property<Value> = IntentParameter<Value>
}

/// Finds the values that users choose from.
public protocol DynamicOptionsProvider: Sendable {
    /// The values.
    associatedtype Result
    /// The value where users choose none.
    associatedtype DefaultValue = Never
    /// Returns the values.
    func results() async throws -> Result
}

/// Finds things of the app.
public protocol EntityQuery: DynamicOptionsProvider {
    /// The kind of things.
    associatedtype Entity: AppEntity where Entity.DefaultQuery.Entity == Entity
    /// The values.
    associatedtype Result = [Entity]
    /// Returns the things of some names.
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    /// Returns the things that are offered at first.
    func suggestedEntities() async throws -> [Entity]
    /// Returns the thing where users choose none.
    func defaultResult() async -> Entity?
}
extension EntityQuery {
    /// Returns nothing.
    public func suggestedEntities() async throws -> [Entity] { [] }
    /// Returns nothing.
    public func defaultResult() async -> Entity? { nil }
    /// Returns the things that are offered at first.
    public func results() async throws -> [Entity] { try await suggestedEntities() }
}

/// Finds things of the app by words.
public protocol EntityStringQuery: EntityQuery {
    /// Returns the things that fit words.
    func entities(matching string: String) async throws -> [Entity]
}

/// Finds all things of the app.
public protocol EnumerableEntityQuery: EntityQuery {
    /// Returns the things.
    func allEntities() async throws -> [Entity]
}
