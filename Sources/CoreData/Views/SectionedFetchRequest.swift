// Licensed under the Apache License, Version 2.0.

public import Foundation
public import StageUI

/// A property that has the objects of a class in sections of those with the same value, and follows each change.
///
/// The order has to keep the objects of a section together.
@MainActor
@preconcurrency
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSManagedObject>: DynamicProperty {
    @FetchRequest private var results: FetchedResults<Result>
    private let section: KeyPath<Result, SectionIdentifier>

    private init(_ request: FetchRequest<Result>, _ section: KeyPath<Result, SectionIdentifier>) {
        (_results, self.section) = (request, section)
    }

    /// Creates a property of the objects of a class that fulfil a predicate, in an order.
    public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(FetchRequest(sortDescriptors: sortDescriptors, predicate: predicate), sectionIdentifier)
    }
    /// Creates a property of the objects of a class that fulfil a predicate, in an order.
    @_disfavoredOverload
    public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(FetchRequest(sortDescriptors: sortDescriptors, predicate: predicate), sectionIdentifier)
    }
    /// Creates a property of the objects of an entity that fulfil a predicate, in an order.
    public init(
        entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(
            FetchRequest(entity: entity, sortDescriptors: sortDescriptors, predicate: predicate),
            sectionIdentifier)
    }
    /// Creates a property of what a request looks for.
    public init(
        fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        animation: Animation? = nil
    ) {
        self.init(FetchRequest(fetchRequest: fetchRequest), sectionIdentifier)
    }

    /// The sections, in the order of their objects.
    public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
        SectionedFetchResults(results, by: section)
    }
}

/// The sections of objects that a fetch request found.
@MainActor
@preconcurrency
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSManagedObject> {
    /// The objects with the same value.
    public struct Section: Identifiable, RandomAccessCollection {
        /// The value.
        public let id: SectionIdentifier
        fileprivate var found: [Result]

        /// The first index.
        public var startIndex: Int { 0 }
        /// The index after the last.
        public var endIndex: Int { found.count }
        /// Returns the object at an index.
        public subscript(position: Int) -> Result { found[position] }
    }

    private let results: FetchedResults<Result>
    private var sections: [Section] = []

    fileprivate init(_ results: FetchedResults<Result>, by key: KeyPath<Result, SectionIdentifier>) {
        self.results = results
        for object in results {
            let id = object[keyPath: key]
            if sections.last?.id == id {
                sections[sections.count - 1].found.append(object)
            } else {
                sections.append(Section(id: id, found: [object]))
            }
        }
    }

    /// The predicate; the view looks again when it is set.
    public var nsPredicate: NSPredicate? {
        get { results.nsPredicate }
        nonmutating set { results.nsPredicate = newValue }
    }
    /// The order; the view looks again when it is set.
    public var nsSortDescriptors: [NSSortDescriptor] {
        get { results.nsSortDescriptors }
        nonmutating set { results.nsSortDescriptors = newValue }
    }
    /// The order by the types of values; the view looks again when it is set.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { results.sortDescriptors }
        nonmutating set { results.sortDescriptors = newValue }
    }
}

extension SectionedFetchResults: @preconcurrency RandomAccessCollection {
    /// The first index.
    public var startIndex: Int { 0 }
    /// The index after the last.
    public var endIndex: Int { sections.count }
    /// Returns the section at an index.
    public subscript(position: Int) -> Section { sections[position] }
}
