// Licensed under the Apache License, Version 2.0.

import Combine
import CoreData
import LaunchMotion
import SwiftUI
import Testing

@testable import StageUI

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

extension StageProbe {
    /// The texts without those of the buttons.
    fileprivate var found: [String] { texts.filter { !["Add", "Shorten", "Turn", "Remove"].contains($0) } }
}

/// What screens show of Core Data's objects.
@MainActor @Suite struct CoreDataTests {
    let container = Journeys.container()
    var context: NSManagedObjectContext { container.viewContext }

    @discardableResult func trip(
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
}
