// Licensed under the Apache License, Version 2.0.

public import Observation

/// A class whose objects a context finds; `@Model` makes a class one.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {
    /// The context that the object was inserted into.
    var _$modelContext: ModelContext? { get set }
}

extension PersistentModel {
    /// The identity of the object.
    public var persistentModelID: PersistentIdentifier {
        PersistentIdentifier(object: ObjectIdentifier(self))
    }
    /// The identity of the object.
    public var id: PersistentIdentifier { persistentModelID }
    /// The context that the object was inserted into; nil outside of any.
    public var modelContext: ModelContext? { _$modelContext }
    /// Returns whether two are the same object.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }
    /// Hashes the identity of the object.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The identity of a model's object.
public struct PersistentIdentifier: Hashable, Sendable {
    let object: ObjectIdentifier
}

/// Makes a class one whose objects a context finds: its stored variables are observed.
@attached(
    member, names: named(_$observationRegistrar), named(_$modelContext), named(access), named(withMutation),
    named(shouldNotifyObservers))
@attached(memberAttribute)
@attached(extension, conformances: Observable, PersistentModel, Hashable, Identifiable)
public macro Model() = #externalMacro(module: "StageMacros", type: "Model")

/// Says how a variable is kept, which has no effect on objects in memory.
@attached(peer)
public macro Attribute(
    _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "StageMacros", type: "Remark")

/// Says how a variable is kept, which has no effect on objects in memory.
@attached(peer)
public macro Relationship(
    _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
    minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
    inverse: AnyKeyPath? = nil,
    hashModifier: String? = nil
) = #externalMacro(module: "StageMacros", type: "Remark")

/// Says that a variable is not kept.
@attached(peer)
public macro Transient() = #externalMacro(module: "StageMacros", type: "Remark")

/// Says that no two objects have the same values, which has no effect on objects in memory.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
    #externalMacro(module: "StageMacros", type: "Remark")

/// Says what objects are looked up by, which has no effect on objects in memory.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
    #externalMacro(module: "StageMacros", type: "Remark")
