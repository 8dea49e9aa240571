// Licensed under the Apache License, Version 2.0.

public import Foundation
public import Observation

/// A look for objects of a model that fulfil a predicate, in an order.
public struct FetchDescriptor<T: PersistentModel> {
    /// The predicate; nil for all objects.
    public var predicate: Predicate<T>?
    /// The order.
    public var sortBy: [SortDescriptor<T>]
    /// The most objects; nil for all.
    public var fetchLimit: Int?
    /// The objects that are left out at the beginning.
    public var fetchOffset: Int?
    /// Indicates whether objects count that were not saved; they always do here.
    public var includePendingChanges = true
    /// The relationships that are read along, which has no effect on objects in memory.
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []
    /// The variables that are read, which has no effect on objects in memory.
    public var propertiesToFetch: [PartialKeyPath<T>] = []

    /// Creates a descriptor.
    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        (self.predicate, self.sortBy) = (predicate, sortBy)
    }
}

/// The objects of a container's models as somebody works with them.
///
/// Inserting an object inserts those that it refers to. Whoever has fetched objects in a view's body sees each change.
///
/// Unchecked, as a context belongs to the actor that made it, and a container hands its own to the main actor alone.
public final class ModelContext: Observable, Equatable, @unchecked Sendable {
    weak var owner: ModelContainer?
    /// The container.
    public var container: ModelContainer { owner ?? ModelContainer(around: self) }
    /// Indicates whether changes are saved by themselves.
    public var autosaveEnabled = true

    private let registrar = ObservationRegistrar()
    private var objects: [ObjectIdentifier: [any PersistentModel]] = [:]
    private var saved: [ObjectIdentifier: [any PersistentModel]] = [:]

    /// Creates an empty context of a container.
    public init(_ container: ModelContainer) { owner = container }
    init() {}

    /// Indicates whether objects were inserted or deleted since the last save.
    public private(set) var hasChanges = false

    /// All objects, for those who observe them.
    private var everything: [ObjectIdentifier: [any PersistentModel]] {
        get {
            registrar.access(self, keyPath: \.everything)
            return objects
        }
        set {
            registrar.withMutation(of: self, keyPath: \.everything) { objects = newValue }
            hasChanges = true
        }
    }

    /// Adds an object and those that it refers to.
    public func insert<T: PersistentModel>(_ model: T) {
        var found: [any PersistentModel] = []
        collect(model, into: &found)
        guard !found.isEmpty else { return }
        var all = objects
        for model in found {
            all[ObjectIdentifier(type(of: model)), default: []].append(model)
            model._$modelContext = self
        }
        everything = all
    }

    /// Collects an object that is new, and what it refers to.
    private func collect(_ model: any PersistentModel, into found: inout [any PersistentModel]) {
        guard model._$modelContext !== self, !found.contains(where: { $0 === model }) else { return }
        found.append(model)
        for child in Mirror(reflecting: model).children {
            if let other = child.value as? any PersistentModel {
                collect(other, into: &found)
            } else if let others = child.value as? [any PersistentModel] {
                for other in others { collect(other, into: &found) }
            }
        }
    }

    /// Removes an object.
    public func delete<T: PersistentModel>(_ model: T) {
        guard model._$modelContext === self else { return }
        model._$modelContext = nil
        everything[ObjectIdentifier(type(of: model))]?.removeAll { $0 === model }
    }

    /// Removes the objects of a model that fulfil a predicate; all without one.
    public func delete<T: PersistentModel>(
        model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
    ) throws {
        for object in try fetch(FetchDescriptor(predicate: predicate)) { delete(object) }
    }

    /// Returns the objects that a descriptor looks for.
    ///
    /// - Throws: What evaluating the predicate throws.
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        var found = (everything[ObjectIdentifier(T.self)] ?? []).compactMap { $0 as? T }
        if let predicate = descriptor.predicate { found = try found.filter(predicate.evaluate) }
        if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
        if let offset = descriptor.fetchOffset { found = Array(found.dropFirst(offset)) }
        if let limit = descriptor.fetchLimit { found = Array(found.prefix(limit)) }
        return found
    }

    /// Returns the number of objects that a descriptor looks for.
    ///
    /// - Throws: What evaluating the predicate throws.
    public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
        try fetch(descriptor).count
    }

    /// Returns the object with an identity; nil when the context has none of that type.
    public func registeredModel<T: PersistentModel>(for identifier: PersistentIdentifier) -> T? {
        everything[ObjectIdentifier(T.self)]?.first { ObjectIdentifier($0) == identifier.object } as? T
    }

    /// Does nothing: changes are followed as they are made.
    public func processPendingChanges() {}
    /// Keeps the objects that are there, and finds those that objects refer to by now.
    public func save() throws {
        for model in objects.values.joined() {
            for child in Mirror(reflecting: model).children {
                for other in child.value as? [any PersistentModel] ?? [] where other._$modelContext == nil {
                    insert(other)
                }
            }
        }
        (saved, hasChanges) = (objects, false)
    }

    /// Makes changes, and saves them.
    public func transaction(block: () throws -> Void) throws {
        try block()
        try save()
    }

    /// Takes insertions and deletions back that were not saved; variables that were set stay.
    public func rollback() {
        for model in objects.values.joined() { model._$modelContext = nil }
        for model in saved.values.joined() { model._$modelContext = self }
        everything = saved
        hasChanges = false
    }

    func removeAll() {
        for model in objects.values.joined() { model._$modelContext = nil }
        everything = [:]
    }

    /// Returns whether two are the same context.
    public static func == (lhs: ModelContext, rhs: ModelContext) -> Bool { lhs === rhs }
}
