// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI

// The app of the guide "From an existing app" as it was: written for Xcode, and shown on Linux as it is.

struct Trip: Codable, Hashable, Identifiable, Sendable {
    let id: Int
    let place: String
    let days: Int

    static let examples = [Trip(id: 1, place: "Lisbon", days: 4), Trip(id: 2, place: "Oslo", days: 9)]
}

struct TripsScreen: View {
    let trips: [Trip]

    var body: some View {
        NavigationStack {
            ScrollView {
                LazyVStack(spacing: 16) {
                    ForEach(trips) { trip in
                        LabeledContent(trip.place, value: "\(trip.days) days")
                    }
                }
                .padding()
            }
            .overlay {
                if trips.isEmpty {
                    ContentUnavailableView("No trips yet", systemImage: "airplane")
                }
            }
            .navigationTitle("Trips")
        }
    }
}

/// It waits for ever when the server is silent, and shows an empty list when the answer is an error.
struct OldTripsRoot: View {
    @State private var trips: [Trip]?
    let load: () async throws -> [Trip]

    var body: some View {
        if let trips {
            TripsScreen(trips: trips)
        } else {
            ProgressView().task { trips = (try? await load()) ?? [] }
        }
    }
}

extension AppDescriptor {
    static var tripsScreens: AppDescriptor {
        AppDescriptor(
            id: "trips", name: "Trips",
            views: [
                AppView("trips") { TripsScreen(trips: Trip.examples) },
                AppView("no trips") { TripsScreen(trips: []) },
            ])
    }
}
