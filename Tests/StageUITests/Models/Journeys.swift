// Licensed under the Apache License, Version 2.0.

import CoreData
import Foundation

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
