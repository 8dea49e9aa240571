// Licensed under the Apache License, Version 2.0.

public import Foundation
public import StageUI

/// A property that has the objects of an entity in a context, and follows each change.
@MainActor
@preconcurrency
@propertyWrapper
public struct FetchRequest<Result>: DynamicProperty {
    /// The predicate and the order of a request.
    public struct Configuration {
        /// The predicate; nil for all objects.
        public var nsPredicate: NSPredicate?
        /// The order.
        public var nsSortDescriptors: [NSSortDescriptor]
        /// The order by the types of values, where it was said so.
        public var sortDescriptors: [SortDescriptor<Result>] {
            didSet { nsSortDescriptors = sortDescriptors.map { NSSortDescriptor($0) } }
        }
    }

    @Environment(\.managedObjectContext) private var context
    @State private var chosen: Configuration?
    private let request: NSFetchRequest<Result>
    private let type: NSManagedObject.Type?
    private let usual: Configuration

    /// Creates a property of what a request looks for.
    public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
        (request, type) = (fetchRequest, nil)
        usual = Configuration(
            nsPredicate: fetchRequest.predicate, nsSortDescriptors: fetchRequest.sortDescriptors ?? [],
            sortDescriptors: [])
    }
    /// Creates a property of what a request looks for, whose changes are a part of a transaction.
    public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
        self.init(fetchRequest: fetchRequest)
    }
    /// Creates a property of the objects of an entity that fulfil a predicate, in an order.
    public init(
        entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {
        (request, type) = (NSFetchRequest(entity: entity), nil)
        usual = Configuration(
            nsPredicate: predicate, nsSortDescriptors: sortDescriptors, sortDescriptors: [])
    }

    /// The objects, in the order that was asked for.
    public var wrappedValue: FetchedResults<Result> {
        let choice = chosen ?? usual
        if request.entity == nil, let type { request.entity = context.entity(for: type) }
        (request.predicate, request.sortDescriptors) = (choice.nsPredicate, choice.nsSortDescriptors)
        return FetchedResults(found: context.shown(request), choice: projectedValue)
    }

    /// A binding to the predicate and the order.
    public var projectedValue: Binding<Configuration> {
        let (chosen, usual) = ($chosen, usual)
        return Binding(get: { chosen.wrappedValue ?? usual }, set: { chosen.wrappedValue = $0 })
    }
}

extension FetchRequest where Result: NSManagedObject {
    /// Creates a property of the objects of a class that fulfil a predicate, in an order.
    public init(
        sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        (request, type) = (NSFetchRequest(), Result.self)
        usual = Configuration(
            nsPredicate: predicate, nsSortDescriptors: sortDescriptors.map { NSSortDescriptor($0) },
            sortDescriptors: sortDescriptors)
    }
    /// Creates a property of the objects of a class that fulfil a predicate, in an order.
    @_disfavoredOverload
    public init(
        sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        (request, type) = (NSFetchRequest(), Result.self)
        usual = Configuration(
            nsPredicate: predicate, nsSortDescriptors: sortDescriptors, sortDescriptors: [])
    }
}

/// The objects that a fetch request found.
@MainActor
@preconcurrency
public struct FetchedResults<Result> {
    fileprivate let found: [Result]
    fileprivate let choice: Binding<FetchRequest<Result>.Configuration>

    /// The predicate; the view looks again when it is set.
    public var nsPredicate: NSPredicate? {
        get { choice.wrappedValue.nsPredicate }
        nonmutating set { choice.wrappedValue.nsPredicate = newValue }
    }
    /// The order; the view looks again when it is set.
    public var nsSortDescriptors: [NSSortDescriptor] {
        get { choice.wrappedValue.nsSortDescriptors }
        nonmutating set { choice.wrappedValue.nsSortDescriptors = newValue }
    }
    /// The order by the types of values; the view looks again when it is set.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { choice.wrappedValue.sortDescriptors }
        nonmutating set { choice.wrappedValue.sortDescriptors = newValue }
    }
}

extension FetchedResults: @preconcurrency RandomAccessCollection {
    /// The first index.
    public var startIndex: Int { 0 }
    /// The index after the last.
    public var endIndex: Int { found.count }
    /// Returns the object at an index.
    public subscript(position: Int) -> Result { found[position] }
}

extension NSSortDescriptor {
    /// Creates a descriptor that sorts as one of Swift's does.
    public convenience init<Compared>(_ sortDescriptor: SortDescriptor<Compared>) {
        self.init(
            keyPath: \Any.self, ascending: true,
            comparator: { a, b in
                guard let a = a as? Compared, let b = b as? Compared else { return .orderedSame }
                return sortDescriptor.compare(a, b)
            })
    }
}

extension NSManagedObjectContext {
    /// Returns the objects that a view shows of a request: the body that runs now runs again after each change.
    @MainActor func shown<Result>(_ request: NSFetchRequest<Result>) -> [Result] {
        observed.read()
        if persistentStoreCoordinator == nil {
            Stage.current?.tell(
                "A fetch request finds nothing: write .environment(\\.managedObjectContext, context) above its view."
            )
        } else if persistentStoreCoordinator?.isOnDisk == true {
            Stage.current?.tell(
                "Core Data keeps objects in memory here: the next launch begins without any, as after an installation."
            )
        }
        return (try? fetch(request)) ?? []
    }
}
