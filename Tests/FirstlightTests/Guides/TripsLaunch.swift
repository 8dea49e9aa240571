// Licensed under the Apache License, Version 2.0.

import LaunchCore
import LaunchKit
import SwiftUI

// The same app with a launch, which says what happens when the server is slow, silent or wrong.

enum TripsRoute: String, CaseIterable { case trips }

struct TripsTasks {
    private(set) var plan = LaunchPlan(classify: ServiceError.kind(of:))
    let trips: LaunchTask<[Trip]>

    init(load: @escaping @Sendable () async throws -> [Trip] = { [] }) {
        trips = plan.task("trips", .critical, "Looking for your trips", timeout: .seconds(5), work: load)
    }
}

@MainActor struct TripsLaunch {
    let tasks: TripsTasks
    let controller: LaunchController<TripsRoute>

    init(_ setting: LaunchSetting, load: @escaping @Sendable () async throws -> [Trip]) {
        tasks = TripsTasks(load: load)
        controller = LaunchController(
            plan: tasks.plan,
            policy: LaunchPolicy(
                minimumDisplay: .milliseconds(600), indicatorDelay: .seconds(1), timeout: .seconds(8)),
            clock: setting.clock, date: setting.date, route: { _ in .trips },
            reduceMotion: setting.reducesMotion)
    }
}

struct TripsRoot: View {
    let launch: TripsLaunch

    var body: some View {
        LaunchWindow(launch.controller, ground: .white) {
            TripsSplash(launch: launch.controller)
        } destination: { _ in
            TripsScreen(trips: launch.controller.results?[launch.tasks.trips] ?? [])
        }
    }
}

struct TripsSplash: View {
    let launch: LaunchController<TripsRoute>

    var body: some View {
        VStack(spacing: 16) {
            Image(systemName: "airplane").font(.largeTitle).accessibilityHidden(true)
            if let failure = launch.failure {
                Text(failure.message).multilineTextAlignment(.center)
                Button("Try again") { launch.retry() }.buttonStyle(TextButton(color: BrandColor(0x0B5CAD)))
            } else if launch.isIndicatorVisible {
                ProgressView()
            }
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .onAppear { launch.appear() }
    }
}

extension AppDescriptor {
    static var trips: AppDescriptor {
        AppDescriptor(
            id: "trips", name: "Trips", routes: TripsRoute.allCases.map(\.rawValue),
            plan: { _ in TripsTasks().plan },
            scenarios: { Array(tripsScenarios.utf8) }
        ) { setting in
            let launch = TripsLaunch(setting) {
                try await setting.answers.answer("trips", with: Trip.examples)
            }
            return AppLaunch(launch.controller) { TripsRoot(launch: launch) }
        }
    }
}

/// What stands in a file `scenarios.json` of an app of one's own.
let tripsScenarios = """
    {
      "scenarios": [
        {"name": "quick", "title": "The server answers at once"},
        {"name": "silent", "title": "The server says nothing; the user tries again",
         "services": {"trips": [{"after": "0s", "answer": "never"}, {"after": "400ms", "answer": "ok"}]},
         "script": [{"at": "6s", "tap": "Try again"}]}
      ],
      "states": [
        {"at": "2s", "scenario": {"name": "waiting", "services": {"trips": [{"after": "0s", "answer": "never"}]}}},
        {"at": "5.5s", "scenario": {"name": "failed", "services": {"trips": [{"after": "0s", "answer": "never"}]}}},
        {"at": "2s", "scenario": {"name": "trips"}}
      ]
    }
    """
