// Licensed under the Apache License, Version 2.0.

import Combine
import CoreData
import LaunchMotion
import SwiftUI
import Testing

@testable import StageUI

/// Writes down what a controller says of its objects.
private final class Listener: NSFetchedResultsControllerDelegate {
    var told: [String] = []

    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
        told.append("will")
    }
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
        let place = (indexPath?.last).map { "\($0)" } ?? "-"
        told.append("\(type) \((anObject as? Trip)?.name ?? "") \(place) \(newIndexPath?.last ?? -1)")
    }
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
        told.append("did \(controller.fetchedObjects?.count ?? 0)")
    }
}

/// Objects, contexts and controllers, without a screen.
extension CoreDataTests {
    @Test func `An object has its default values and what its class adds when it is inserted`() {
        let trip = Trip(context: context)
        #expect(trip.days == 3 && trip.start == Date(timeIntervalSinceReferenceDate: 0))
        #expect(trip.isInserted && context.hasChanges && trip.objectID.isTemporaryID)
    }

    @Test func `A class that describes its entity is found without a model`() throws {
        let container = NSPersistentContainer(name: "Journeys")
        let journey = Journey(context: container.viewContext)
        #expect(journey.days == 3 && journey.entity.name == "Journey")
        journey.name = "Rome"
        try container.viewContext.save()
        let request = NSFetchRequest<Journey>(entityName: "Journey")
        request.predicate = NSPredicate(format: "name == %@", "Rome")
        #expect(try container.newBackgroundContext().fetch(request).map(\.days) == [3])
    }

    @Test func `A deletion that a relationship denies fails while there are others`() throws {
        let lisbon = trip("Lisbon")
        lisbon.entity.relationshipsByName["stops"]?.deleteRule = .denyDeleteRule
        let stop = Stop(context: context)
        stop.trip = lisbon
        try context.save()
        context.delete(lisbon)
        #expect(throws: NSError.self) { try context.save() }
        context.delete(stop)
        try context.save()
        #expect(lisbon.managedObjectContext == nil && context.registeredObjects.isEmpty)
    }

    @Test func `An object without a context keeps its values, and is inserted later`() throws {
        let trip = Trip()
        trip.name = "Lisbon"
        #expect(trip.managedObjectContext == nil && trip.name == "Lisbon" && trip.days == 3)
        context.insert(trip)
        try context.save()
        #expect(try context.fetch(Trip.fetchRequest()) == [trip])
    }

    @Test func `A container and its objects are gone with their last owner`() throws {
        var container: NSPersistentContainer? = Journeys.container()
        let trip = Trip(context: try #require(container?.viewContext))
        (trip.name, Stop(context: try #require(container?.viewContext)).trip) = ("Lisbon", trip)
        try container?.viewContext.save()
        weak let context = container?.viewContext
        container = nil
        #expect(context == nil && trip.managedObjectContext == nil)
    }

    @Test func `The other end of a relationship is set, and a deletion goes on by the rule`() throws {
        let (lisbon, porto) = (trip("Lisbon"), trip("Porto"))
        let stop = Stop(context: context)
        stop.trip = lisbon
        #expect(lisbon.stops as? Set<Stop> == [stop])
        porto.mutableSetValue(forKey: "stops").add(stop)
        #expect(stop.trip === porto && lisbon.stops?.count == 0)
        try context.save()
        context.delete(porto)
        #expect(stop.isDeleted && context.deletedObjects == [porto, stop])
        try context.save()
        #expect(stop.managedObjectContext == nil && !context.hasChanges)
        #expect(try context.count(for: Trip.fetchRequest()) == 1)
    }

    @Test func `A save without a value that is not optional fails with the error of Cocoa`() {
        _ = Trip(context: context)
        let error = #expect(throws: NSError.self) { try context.save() }
        #expect(error?.code == 1570 && error?.domain == "NSCocoaErrorDomain" && context.hasChanges)
    }

    @Test
    func `A background context's objects are others, and reach a context that merges once they are saved`()
        throws
    {
        let lisbon = trip("Lisbon", 5)
        try context.save()
        let other = container.newBackgroundContext()
        let copy = try #require(other.object(with: lisbon.objectID) as? Trip)
        copy.days = 9
        trip("Porto", in: other)
        #expect(copy !== lisbon && lisbon.days == 5)
        #expect(try context.fetch(Trip.fetchRequest()).map(\.name) == ["Lisbon"])
        try other.save()
        #expect(
            try context.fetch(Trip.fetchRequest()).map(\.name) == ["Lisbon", "Porto"] && lisbon.days == 5)
        context.refresh(lisbon, mergeChanges: true)
        #expect(lisbon.days == 9)
        context.automaticallyMergesChangesFromParent = true
        copy.days = 11
        try other.save()
        #expect(lisbon.days == 11)
    }

    @Test func `A child's save goes to its parent, which can take it back`() throws {
        let lisbon = trip("Lisbon", 5)
        try context.save()
        let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        child.parent = context
        (child.object(with: lisbon.objectID) as? Trip)?.days = 8
        trip("Porto", in: child)
        #expect(lisbon.days == 5 && !context.hasChanges)
        try child.save()
        #expect(lisbon.days == 8 && context.hasChanges)
        #expect(try context.count(for: Trip.fetchRequest()) == 2)
        context.rollback()
        #expect(lisbon.days == 5 && !context.hasChanges)
        #expect(try context.count(for: Trip.fetchRequest()) == 1)
    }

    @Test func `A task with a context of its own ends with its result, and a failure reaches who waits`()
        async throws
    {
        struct Refused: Error {}
        let count = try await container.performBackgroundTask { context in
            let trip = NSEntityDescription.insertNewObject(forEntityName: "Trip", into: context)
            trip.setValue("Lisbon", forKey: "name")
            try context.save()
            return try context.count(for: NSFetchRequest<any NSFetchRequestResult>(entityName: "Trip"))
        }
        #expect(count == 1)
        #expect(try context.fetch(Trip.fetchRequest()).first?.name == "Lisbon")
        await #expect(throws: Refused.self) {
            try await container.viewContext.perform { () throws -> Int in throw Refused() }
        }
    }

    @Test func `A request leaves out and limits, and gives identities and dictionaries when asked`() throws {
        for number in 1...5 { trip("\(number)", Int32(number)) }
        let request = Trip.fetchRequest()
        request.sortDescriptors = [NSSortDescriptor(keyPath: \Trip.days, ascending: false)]
        (request.fetchOffset, request.fetchLimit) = (1, 2)
        #expect(try context.fetch(request).map(\.name) == ["4", "3"])
        let names = NSFetchRequest<NSDictionary>(entityName: "Trip")
        (names.resultType, names.propertiesToFetch) = (.dictionaryResultType, ["name"])
        #expect(try context.fetch(names).compactMap { $0["name"] as? String } == ["1", "2", "3", "4", "5"])
        let ids = NSFetchRequest<NSManagedObjectID>(entityName: "Trip")
        ids.resultType = .managedObjectIDResultType
        #expect(Set(try context.fetch(ids)) == Set(context.registeredObjects.map(\.objectID)))
    }

    @Test func `A batch removes what was saved, and says which`() throws {
        for number in 1...3 { trip("\(number)", Int32(number)) }
        try context.save()
        let old: NSFetchRequest<any NSFetchRequestResult> = Trip.fetchRequest()
        old.predicate = NSPredicate(format: "days < 3")
        let batch = NSBatchDeleteRequest(fetchRequest: old)
        batch.resultType = .resultTypeCount
        let result = try context.execute(batch) as? NSBatchDeleteResult
        #expect(result?.result as? Int == 2)
        #expect(try context.fetch(Trip.fetchRequest()).map(\.name) == ["3"])
    }

    @Test func `A controller's delegate learns of each object that is new, gone, changed or moved`() throws {
        let (faro, porto) = (trip("Faro", 1), trip("Porto", 2))
        context.processPendingChanges()
        let request = Trip.fetchRequest()
        request.predicate = NSPredicate(format: "days < 5")
        request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
        let controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
        let listener = Listener()
        controller.delegate = listener
        try controller.performFetch()
        #expect(controller.fetchedObjects == [faro, porto] && controller.sections?.count == 1)
        #expect(controller.object(at: IndexPath(indexes: [0, 1])) === porto)
        trip("Braga", 3)
        context.processPendingChanges()
        #expect(listener.told == ["will", "insert Braga - 0", "did 3"])
        listener.told = []
        faro.days = 9
        porto.name = "Aveiro"
        context.processPendingChanges()
        #expect(listener.told == ["will", "delete Faro 1 -1", "move Aveiro 2 0", "did 2"])
        listener.told = []
        trip("Rome", 8)
        context.processPendingChanges()
        #expect(listener.told.isEmpty)
    }

    @Test func `A save is followed by a notification with its objects`() throws {
        var told: [Set<NSManagedObject>] = []
        let watch = NotificationCenter.default.publisher(for: .NSManagedObjectContextDidSave).sink { note in
            told.append(note.userInfo?[NSInsertedObjectsKey] as? Set<NSManagedObject> ?? [])
        }
        let lisbon = trip("Lisbon")
        try context.save()
        #expect(told.contains([lisbon]))
        watch.cancel()
    }
}
