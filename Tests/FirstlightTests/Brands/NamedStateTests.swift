// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import Foundation
import GalleryApps
import LaunchCore
import LaunchKit
import StageCairo
import StageUI
import Testing

@testable import FirstlightCommands
@testable import FirstlightSimulation

/// A state is reached on every device at every text size, or the command that shows it fails.
@MainActor @Suite struct NamedStateTests {
    nonisolated static let apps = AppCatalogue.firstlight.apps + Gallery.apps

    /// The smallest and the largest device of each kind.
    private static let devices = [
        ("iphonese1", DeviceOrientation.portrait), ("iphonese1", .landscape), ("iphone16promax", .portrait),
        ("ipadpro13", .landscape), ("applewatch45", .portrait), ("appletv", .portrait), ("mac", .portrait),
        ("applevision", .portrait),
    ]
    private static let sizes: [DynamicTypeSize] = [.large, .accessibility3, .accessibility5]

    /// Lays out the instants that matter and draws none: those of the steps, and the frame before each.
    private func missedStep(of state: NamedState, _ app: AppDescriptor, _ text: CairoTextShaper) async
        -> String?
    {
        let instants = state.scenario.script.flatMap { [max($0.at.seconds - 1 / 60, 0), $0.at.seconds] }
        do {
            let run = try Simulation(state.scenario, of: app, text: text, scale: 1)
            try await run.followOnVirtualClock(
                fps: 6, instants: instants + [state.instant], until: state.instant
            ) { _ in .goOn }
            return run.steps.isEmpty ? nil : "not every step was done"
        } catch {
            return "\(error)"
        }
    }

    @Test(arguments: apps.map(\.id))
    func everyStateIsReachedOnEveryDeviceAtEveryTextSize(id: String) async throws {
        let app = try #require(Self.apps.first { $0.id == id })
        let text = try CairoTextShaper()
        var walked: Set<Scenario> = []
        var missed: [String] = []
        // What no step leads to is reached by itself, and what lies on the way to another state with that.
        let states = try app.states
        for state in states
        where !state.scenario.script.isEmpty && !states.contains(where: { Self.goesOn($0, from: state) }) {
            for (device, orientation) in Self.devices {
                for size in Self.sizes {
                    var scenario = state.scenario
                    (scenario.device.profile, scenario.device.orientation) = (device, orientation)
                    scenario.device.textSize = size
                    var alike = scenario
                    (alike.name, alike.title) = ("", nil)
                    guard walked.insert(alike).inserted else { continue }
                    let shown = NamedState(
                        name: state.name, scenario: scenario, instant: state.instant, start: state.start)
                    if let problem = await missedStep(of: shown, app, text) {
                        missed.append("\(state.name), \(device) \(orientation), \(size): \(problem)")
                    }
                }
            }
        }
        #expect(missed.filter { !Self.isKnown($0, of: id) }.isEmpty, "\(missed.joined(separator: "\n"))")
    }

    /// Returns whether a state takes all the steps of another one in the same circumstances, and then more.
    private static func goesOn(_ state: NamedState, from other: NamedState) -> Bool {
        let (long, short) = (state.scenario.script, other.scenario.script)
        var alike = state.scenario
        (alike.name, alike.title, alike.script) = (other.scenario.name, other.scenario.title, short)
        (alike.expect, alike.end) = (other.scenario.expect, other.scenario.end)
        return long.count > short.count && long.starts(with: short) && alike == other.scenario
    }

    /// What the screens of two small apps leave out of reach, because they do not scroll: the command says so.
    private static func isKnown(_ missed: String, of app: String) -> Bool {
        let known = [
            "quiz": ["score, iphonese1 landscape, a", "score, applewatch45 "],
            "onboarding": ["likings, applewatch45 portrait, accessibility5"],
        ]
        return known[app]?.contains { missed.hasPrefix($0) } == true && missed.contains("On the screen are: ")
    }

    private static let far = AppDescriptor(
        id: "far", name: "Far", routes: ["list"], plan: { _ in LaunchPlan() },
        scenarios: {
            [UInt8](
                #"""
                {"scenarios": [], "states": [
                  {"at": "1s", "scenario": {"name": "end", "script": [{"at": "500ms", "tap": "Delete"}], "expect": {"route": "list"}}},
                  {"at": "1s", "scenario": {"name": "paged", "script": [
                    {"at": "400ms", "scroll": "down"}, {"at": "500ms", "scrollTo": "Row 29"}, {"at": "600ms", "scroll": "up"}],
                    "expect": {"route": "list"}}},
                  {"at": "1s", "scenario": {"name": "locked", "script": [{"at": "500ms", "tap": "Locked"}], "expect": {"route": "list"}}},
                  {"at": "1s", "scenario": {"name": "sideways", "script": [{"at": "500ms", "scroll": "left"}], "expect": {"route": "list"}}},
                  {"at": "1s", "scenario": {"name": "nowhere", "script": [{"at": "500ms", "scrollTo": "Row 30"}], "expect": {"route": "list"}}},
                  {"at": "1s", "scenario": {"name": "beside", "script": [{"at": "500ms", "tapAt": [500, 20]}], "expect": {"route": "list"}}}
                ]}
                """#.utf8)
        }
    ) { setting in
        let controller = LaunchController(
            plan: LaunchPlan(), policy: LaunchPolicy(timeout: .seconds(4)), clock: setting.clock,
            date: setting.date, route: { _ in "list" })
        return AppLaunch(controller) { Rows(launch: controller) }
    }

    private struct Rows: View {
        let launch: LaunchController<String>
        @State private var isDeleted = false

        var body: some View {
            ScrollView {
                VStack {
                    Button("Locked") {}.disabled(true)
                    ForEach(0..<30) { Text("Row \($0)").frame(height: 60) }
                    Button(isDeleted ? "Deleted" : "Delete") { isDeleted = true }
                }
            }
            .onAppear { launch.appear() }
        }
    }

    @Test(arguments: [
        ("end", 0, "\"Deleted\""), ("paged", 0, "\"Row 20\""),
        ("locked", 1, "At 500ms 'Locked' is disabled. On the screen are: Locked, Row 0, "),
        ("sideways", 1, "At 500ms nothing scrolls further left. On the screen are: Locked, Row 0, "),
        ("nowhere", 1, "At 500ms there is no element 'Row 30'. On the screen are: Locked, Row 0, "),
        (
            "beside", 1,
            "At 500ms the place 500, 20 is beside the screen of 390 by 844 points. On the screen are: "
        ),
    ])
    func aStateIsScrolledToOrTheCommandFails(state: String, code: Int, words: String) async {
        let ran = await CommandRun(
            ["tree", "far", "--state", state], name: "mine", apps: AppCatalogue([Self.far]), width: 400)
        #expect(ran.code == Int32(code), "\(ran.notes)")
        let told = code == 0 ? ran.output : ran.notes
        #expect(told.contains(words), "\(told)")
    }
}
