// Licensed under the Apache License, Version 2.0.

public import Foundation
public import StageUI

/// A property that has the objects of a model, and follows each change.
@MainActor
@preconcurrency
@propertyWrapper
public struct Query<Element: PersistentModel, Result: RangeReplaceableCollection>: DynamicProperty
where Result.Element == Element {
    @Environment(\.modelContext) private var context
    private let descriptor: FetchDescriptor<Element>

    /// The context that the objects are found in.
    public var modelContext: ModelContext { context }
    private var found: Swift.Result<[Element], any Error> {
        Swift.Result { try context.fetch(descriptor) }
    }
    /// The objects, in the order that was asked for; none where the predicate cannot be evaluated, which ``fetchError`` tells.
    public var wrappedValue: Result { Result((try? found.get()) ?? []) }
    /// The error of the predicate; nil where the objects were found.
    public var fetchError: (any Error)? {
        guard case .failure(let error) = found else { return nil }
        return error
    }

    /// Creates a query of all objects, in the order in which they were inserted.
    public init() { descriptor = FetchDescriptor() }
}

extension Query where Result == [Element] {
    /// Creates a query by a descriptor.
    public init(_ descriptor: FetchDescriptor<Element>, animation: Animation = .default) {
        self.descriptor = descriptor
    }
    /// Creates a query of all objects that fulfil a predicate, in an order.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        animation: Animation = .default
    ) {
        self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), animation: animation)
    }
    /// Creates a query of all objects that fulfil a predicate, in the order of a variable.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward,
        animation: Animation = .default
    ) {
        self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], animation: animation)
    }
    /// Creates a query of all objects that fulfil a predicate, in the order of a variable; those without a value come first.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, animation: Animation = .default
    ) {
        self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], animation: animation)
    }
}

// With the transaction in which a change is shown; changes are shown at once here, as with an animation.
extension Query where Result == [Element] {
    /// Creates a query by a descriptor, with the transaction of changes.
    public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction?) { self.init(descriptor) }
    /// Creates a query of all objects that fulfil a predicate, in an order, with the transaction of changes.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        transaction: Transaction?
    ) { self.init(filter: filter, sort: descriptors) }
    /// Creates a query of all objects that fulfil a predicate, in the order of a variable, with the transaction of changes.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, transaction: Transaction?
    ) { self.init(filter: filter, sort: keyPath, order: order) }
    /// Creates a query of all objects that fulfil a predicate, in the order of a variable that may be missing, with the
    /// transaction of changes; those without a value come first.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, transaction: Transaction?
    ) { self.init(filter: filter, sort: keyPath, order: order) }
}
