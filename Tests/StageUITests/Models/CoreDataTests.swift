// Licensed under the Apache License, Version 2.0.

import CoreData
import LaunchMotion
import SwiftUI
import Testing

@testable import StageUI

final class Journey: NSManagedObject, Identifiable {
    var name: String? {
        get { value(forKey: "name") as? String }
        set { setValue(newValue, forKey: "name") }
    }
    var days: Int32 {
        get { value(forKey: "days") as? Int32 ?? 0 }
        set { setValue(newValue, forKey: "days") }
    }

    override class func entity() -> NSEntityDescription {
        let days = NSAttributeDescription()
        (days.name, days.attributeType, days.defaultValue) = ("days", .integer32AttributeType, 3)
        let journey = NSEntityDescription()
        (journey.name, journey.managedObjectClassName, journey.properties) = (
            "Journey", NSStringFromClass(Journey.self), [days]
        )
        return journey
    }
}

final class Trip: NSManagedObject, Identifiable {
    var name: String? {
        get { value(forKey: "name") as? String }
        set { setValue(newValue, forKey: "name") }
    }
    var days: Int32 {
        get { value(forKey: "days") as? Int32 ?? 0 }
        set { setValue(newValue, forKey: "days") }
    }
    var start: Date? {
        get { value(forKey: "start") as? Date }
        set { setValue(newValue, forKey: "start") }
    }
    var stops: NSSet? {
        get { value(forKey: "stops") as? NSSet }
        set { setValue(newValue, forKey: "stops") }
    }
    override func awakeFromInsert() { start = Date(timeIntervalSinceReferenceDate: 0) }

    override class func entity() -> NSEntityDescription { Journeys.model().entities[0] }
    class func fetchRequest() -> NSFetchRequest<Trip> { NSFetchRequest(entityName: "Trip") }
}

final class Stop: NSManagedObject {
    var place: String? {
        get { value(forKey: "place") as? String }
        set { setValue(newValue, forKey: "place") }
    }
    var trip: Trip? {
        get { value(forKey: "trip") as? Trip }
        set { setValue(newValue, forKey: "trip") }
    }
}

/// The model of two entities that refer to each other.
enum Journeys {
    static func model() -> NSManagedObjectModel {
        let (name, days, place) = (
            NSAttributeDescription(), NSAttributeDescription(), NSAttributeDescription()
        )
        (name.name, name.attributeType, name.isOptional) = ("name", .stringAttributeType, false)
        (days.name, days.attributeType, days.defaultValue) = ("days", .integer32AttributeType, 3)
        (place.name, place.attributeType) = ("place", .stringAttributeType)
        let (stops, trip) = (NSRelationshipDescription(), NSRelationshipDescription())
        (stops.name, stops.deleteRule, stops.inverseRelationship) = ("stops", .cascadeDeleteRule, trip)
        (trip.name, trip.maxCount, trip.inverseRelationship) = ("trip", 1, stops)
        let (first, second) = (NSEntityDescription(), NSEntityDescription())
        (first.name, first.managedObjectClassName) = ("Trip", NSStringFromClass(Trip.self))
        (second.name, second.managedObjectClassName) = ("Stop", NSStringFromClass(Stop.self))
        (first.properties, second.properties) = ([name, days, stops], [place, trip])
        let model = NSManagedObjectModel()
        model.entities = [first, second]
        return model
    }

    /// A container in memory.
    static func container() -> NSPersistentContainer {
        let container = NSPersistentContainer(name: "Journeys", managedObjectModel: model())
        container.persistentStoreDescriptions.first?.url = URL(fileURLWithPath: "/dev/null")
        container.loadPersistentStores { _, _ in }
        return container
    }
}

private struct TripRow: View {
    @ObservedObject var trip: Trip
    var body: some View { Text("\(trip.name ?? ""), \(Int(trip.days))") }
}

private struct TripList: View {
    @Environment(\.managedObjectContext) private var context
    @FetchRequest(
        sortDescriptors: [NSSortDescriptor(keyPath: \Trip.name, ascending: true)],
        predicate: NSPredicate(format: "days > %d", 1), animation: .default)
    private var trips: FetchedResults<Trip>
    @FetchRequest(sortDescriptors: []) private var all: FetchedResults<Trip>

    var body: some View {
        VStack {
            ForEach(trips) { TripRow(trip: $0) }
            Text("\(all.count) trips")
            Button("Add") {
                let trip = Trip(context: context)
                (trip.name, trip.days) = ("Madrid", 7)
            }
            Button("Shorten") { all.first { $0.name == "Lisbon" }?.days = 1 }
            Button("Turn") { trips.nsSortDescriptors = [NSSortDescriptor(key: "name", ascending: false)] }
            Button("Remove") { for trip in all { context.delete(trip) } }
        }
    }
}

private struct SectionedList: View {
    @SectionedFetchRequest(
        sectionIdentifier: \Trip.days, sortDescriptors: [SortDescriptor(\.days), SortDescriptor(\.name)])
    private var sections: SectionedFetchResults<Int32, Trip>

    var body: some View {
        VStack {
            ForEach(sections) { section in
                Text("\(Int(section.id)) days")
                ForEach(section) { Text($0.name ?? "") }
            }
        }
    }
}

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

extension StageProbe {
    /// The texts without those of the buttons.
    fileprivate var found: [String] { texts.filter { !["Add", "Shorten", "Turn", "Remove"].contains($0) } }
}

/// What screens show of Core Data's objects.
@MainActor @Suite struct CoreDataTests {
    private let container = Journeys.container()
    private var context: NSManagedObjectContext { container.viewContext }

    @discardableResult private func trip(
        _ name: String, _ days: Int32 = 3, in other: NSManagedObjectContext? = nil
    ) -> Trip {
        let trip = Trip(context: other ?? context)
        (trip.name, trip.days) = (name, days)
        return trip
    }

    @Test func `A fetch request shows what fulfils its predicate, in its order, and follows each change`() {
        trip("Porto", 2)
        trip("Lisbon", 5)
        trip("Faro", 1)
        let probe = StageProbe(CGSize(width: 400, height: 400)) { [context] in
            TripList().environment(\.managedObjectContext, context)
        }
        #expect(probe.found == ["Lisbon, 5", "Porto, 2", "3 trips"])
        probe.stage.activate(label: "Add")
        probe.step()
        #expect(probe.found == ["Lisbon, 5", "Madrid, 7", "Porto, 2", "4 trips"])
        probe.stage.activate(label: "Shorten")
        probe.step()
        #expect(probe.found == ["Madrid, 7", "Porto, 2", "4 trips"])
        probe.stage.activate(label: "Turn")
        probe.step()
        #expect(probe.found == ["Porto, 2", "Madrid, 7", "4 trips"])
        probe.stage.activate(label: "Remove")
        probe.step()
        #expect(probe.found == ["0 trips"])
    }

    @Test func `A view that observes an object shows a value that is set elsewhere`() {
        let lisbon = trip("Lisbon", 5)
        let probe = StageProbe { TripRow(trip: lisbon) }
        lisbon.days = 6
        probe.step()
        #expect(probe.texts == ["Lisbon, 6"])
    }

    @Test func `A sectioned request has a section for each value, in the order of its objects`() {
        trip("Porto", 2)
        trip("Lisbon", 5)
        trip("Faro", 2)
        let probe = StageProbe(CGSize(width: 400, height: 400)) { [context] in
            SectionedList().environment(\.managedObjectContext, context)
        }
        #expect(probe.texts == ["2 days", "Faro", "Porto", "5 days", "Lisbon"])
    }

    @Test func `A container that wants its objects on disk, and a view without one, are told`() {
        let onDisk = NSPersistentContainer(name: "Journeys", managedObjectModel: Journeys.model())
        onDisk.loadPersistentStores { _, _ in }
        let probe = StageProbe { TripList().environment(\.managedObjectContext, onDisk.viewContext) }
        #expect(probe.stage.issues.contains { "\($0)".contains("the next launch begins without any") })
        let other = StageProbe { [context] in TripList().environment(\.managedObjectContext, context) }
        #expect(!other.stage.issues.contains { "\($0)".contains("Core Data") })
        let without = StageProbe { TripList() }
        #expect(without.stage.issues.contains { "\($0)".contains("finds nothing") })
    }

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
