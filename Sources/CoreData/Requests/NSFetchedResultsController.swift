// Licensed under the Apache License, Version 2.0.

import Combine
public import Foundation

/// The kinds of changes of an object in a list.
public enum NSFetchedResultsChangeType: UInt, Sendable {
    /// It is new in the list.
    case insert = 1
    /// It is no longer in the list.
    case delete = 2
    /// It has another place.
    case move = 3
    /// A value was set.
    case update = 4
}

/// The objects of a controller with the same value.
public protocol NSFetchedResultsSectionInfo {
    /// The value, as a text.
    var name: String { get }
    /// The number of objects.
    var numberOfObjects: Int { get }
    /// The objects.
    var objects: [Any]? { get }
}

/// One who is notified of the changes of a controller's objects.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
    /// Called before the changes of the objects are told.
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    /// Called for each object that is new, gone or changed.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
    /// Called after the changes of the objects were told.
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
}

extension NSFetchedResultsControllerDelegate {
    /// Does nothing.
    public func controllerWillChangeContent(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) {}
    /// Does nothing.
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {}
    /// Does nothing.
    public func controllerDidChangeContent(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) {}
}

/// The objects that a request finds, for a model that follows their changes.
///
/// Its delegate gets a controller of the same objects without their type, as types of Swift are not exchanged.
open class NSFetchedResultsController<ResultType>: NSObject {
    private struct Section: NSFetchedResultsSectionInfo {
        let name: String
        var objects: [Any]?
        var numberOfObjects: Int { objects?.count ?? 0 }
    }

    /// The request.
    public let fetchRequest: NSFetchRequest<ResultType>
    /// The context.
    public let managedObjectContext: NSManagedObjectContext
    /// The path of keys to the value that the objects of a section share.
    public let sectionNameKeyPath: String?
    /// The name of a file with the sections, of which there is none.
    public let cacheName: String?
    /// The one who is notified of changes.
    open weak var delegate: (any NSFetchedResultsControllerDelegate)?
    /// The objects; nil before they were looked for.
    open private(set) var fetchedObjects: [ResultType]?

    private var watch: AnyCancellable?
    private var untyped: NSFetchedResultsController<any NSFetchRequestResult>?

    /// Creates a controller of what a request looks for.
    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
    ) {
        (self.fetchRequest, managedObjectContext) = (fetchRequest, context)
        (self.sectionNameKeyPath, cacheName) = (sectionNameKeyPath, name)
        super.init()
    }

    /// Looks for the objects, and follows their changes from now on.
    open func performFetch() throws {
        fetchedObjects = try managedObjectContext.fetch(fetchRequest)
        guard watch == nil else { return }
        watch = NotificationCenter.default
            .publisher(for: .NSManagedObjectContextObjectsDidChange, object: managedObjectContext)
            .sink { [weak self] note in
                self?.follow(note.userInfo?[NSUpdatedObjectsKey] as? Set<NSManagedObject> ?? [])
            }
    }

    /// The sections, in the order of their objects; one where there is no path to a value.
    open var sections: [any NSFetchedResultsSectionInfo]? {
        guard let fetchedObjects else { return nil }
        guard let sectionNameKeyPath else { return [Section(name: "", objects: fetchedObjects)] }
        let keys = sectionNameKeyPath.split(separator: ".").map(String.init)
        var sections: [Section] = []
        for object in fetchedObjects {
            let name = KeyedValue.value(of: object, at: keys).map { "\($0)" } ?? ""
            if sections.last?.name == name {
                sections[sections.count - 1].objects?.append(object)
            } else {
                sections.append(Section(name: name, objects: [object]))
            }
        }
        return sections
    }

    /// Returns the place of an object: its section and its number there; nil where it is not in the list.
    open func indexPath(forObject object: ResultType) -> IndexPath? {
        for (section, info) in (sections ?? []).enumerated() {
            let place = info.objects?.firstIndex { $0 as AnyObject === object as AnyObject }
            if let place { return IndexPath(indexes: [section, place]) }
        }
        return nil
    }

    /// Notifies the delegate of what is otherwise than before.
    private func follow(_ updated: Set<NSManagedObject>) {
        let (old, places) = (list, paths)
        fetchedObjects = (try? managedObjectContext.fetch(fetchRequest)) ?? []
        let (new, newPlaces) = (list, paths)
        let known = Set(old)
        guard old != new || !updated.isDisjoint(with: known) else { return }
        guard let delegate else { return }
        let controller = withoutType()
        delegate.controllerWillChangeContent(controller)
        for object in old where newPlaces[object] == nil {
            delegate.controller(
                controller, didChange: object, at: places[object], for: .delete, newIndexPath: nil)
        }
        for object in new {
            let (before, after) = (places[object], newPlaces[object])
            if before == nil {
                delegate.controller(
                    controller, didChange: object, at: nil, for: .insert, newIndexPath: after)
            } else if updated.contains(object) {
                delegate.controller(
                    controller, didChange: object, at: before, for: before == after ? .update : .move,
                    newIndexPath: after)
            }
        }
        delegate.controllerDidChangeContent(controller)
    }

    private var list: [NSManagedObject] { (fetchedObjects ?? []).compactMap { $0 as? NSManagedObject } }

    private var paths: [NSManagedObject: IndexPath] {
        var paths: [NSManagedObject: IndexPath] = [:]
        for (section, info) in (sections ?? []).enumerated() {
            for (place, object) in (info.objects ?? []).enumerated() {
                if let object = object as? NSManagedObject {
                    paths[object] = IndexPath(indexes: [section, place])
                }
            }
        }
        return paths
    }

    private func withoutType() -> NSFetchedResultsController<any NSFetchRequestResult> {
        if let same = self as? NSFetchedResultsController<any NSFetchRequestResult> { return same }
        let other =
            untyped
            ?? NSFetchedResultsController<any NSFetchRequestResult>(
                fetchRequest: NSFetchRequest(), managedObjectContext: managedObjectContext,
                sectionNameKeyPath: sectionNameKeyPath, cacheName: cacheName)
        other.fetchedObjects = fetchedObjects?.compactMap { $0 as? any NSFetchRequestResult }
        untyped = other
        return other
    }
}

extension NSFetchedResultsController {
    /// Returns the object at a place: the number of its section, and its own there.
    public func object(at indexPath: IndexPath) -> ResultType {
        let before = (sections ?? []).prefix(indexPath.first ?? 0).reduce(0) { $0 + $1.numberOfObjects }
        return (fetchedObjects ?? [])[before + (indexPath.last ?? 0)]
    }
}
