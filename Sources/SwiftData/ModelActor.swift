// Licensed under the Apache License, Version 2.0.

/// The one that runs the jobs of an actor with a context.
public protocol ModelExecutor: AnyObject, Sendable {
    /// The context.
    var modelContext: ModelContext { get }
}

/// An executor that runs one job after the other.
public final class DefaultSerialModelExecutor: ModelExecutor {
    /// The context.
    public let modelContext: ModelContext
    /// Creates an executor with a context.
    public init(modelContext: ModelContext) { self.modelContext = modelContext }
    /// Creates an executor with the context of a container, which has all of its objects in memory.
    public convenience init(sharedBy container: ModelContainer) {
        self.init(modelContext: container.context)
    }
}

/// An actor that works with a context of its own; `@ModelActor` makes an actor one.
///
/// Its jobs run on the main thread, as the objects that it works with are those that views show.
public protocol ModelActor: Actor {
    /// The container.
    nonisolated var modelContainer: ModelContainer { get }
    /// The one that runs its jobs.
    nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
    /// The context.
    public var modelContext: ModelContext { modelExecutor.modelContext }
    /// Returns the object with an identity; nil when the context has none of that type.
    public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
        modelContext.registeredModel(for: id)
    }
}

/// Makes an actor one with a context, and gives it `init(modelContainer:)`.
@attached(
    member, names: named(modelExecutor), named(modelContainer), named(unownedExecutor), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "StageMacros", type: "ModelActor")

/// Makes an actor one with a context, with an initialiser of its own.
@attached(
    member, names: named(modelExecutor), named(modelContainer), named(unownedExecutor), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor(disableGenerateInit: Bool) = #externalMacro(module: "StageMacros", type: "ModelActor")
