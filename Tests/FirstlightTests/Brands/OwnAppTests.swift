// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import LaunchCore
import LaunchKit
import SwiftUI
import Testing

@testable import FirstlightCommands
@testable import FirstlightLive
@testable import firstlight_soak

/// Apps that somebody declares in a line or two: views alone, and the smallest launch.
@MainActor @Suite struct OwnAppTests {
    private let temporary = TestFolder()
    private var folder: URL { temporary.url }

    /// An app of two views.
    private static let notes = AppDescriptor(
        id: "notes", name: "Notes",
        views: [
            AppView("empty") { Text("Nothing noted yet").font(.title) },
            AppView("one note") {
                Button {
                } label: {
                    Text("Buy bread").foregroundStyle(.black).padding(20)
                }
            },
        ])

    /// An app whose one task asks a server, and that keeps nothing for the time without one.
    private static let weather = AppDescriptor(
        id: "weather", name: "Weather", routes: ["sky"],
        plan: { _ in
            var plan = LaunchPlan()
            plan.task("sky") {}
            return plan
        }, scenarios: { [UInt8](#"{"scenarios": [], "states": []}"#.utf8) }
    ) { setting in
        var plan = LaunchPlan(classify: ServiceError.kind(of:))
        plan.task("sky") { try await setting.answers.answer("sky") }
        let controller = LaunchController(
            plan: plan, policy: LaunchPolicy(timeout: .seconds(4)), clock: setting.clock, date: setting.date,
            route: { _ in "sky" })
        return AppLaunch(controller) { Sky(launch: controller) }
    }

    private struct Sky: View {
        let launch: LaunchController<String>

        var body: some View {
            VStack {
                if launch.failure != nil { Button("Again") { launch.retry() } }
                Text(launch.route ?? "Looking up")
            }
            .onAppear { launch.appear() }
        }
    }

    private func run(
        _ words: [String], apps: [AppDescriptor]? = nil, source: LiveSource = .firstlight
    ) async -> CommandRun {
        await CommandRun(
            words, name: "mine", apps: AppCatalogue(apps ?? [Self.notes, Self.weather]), source: source,
            width: 200)
    }

    /// Runs the words in a program that has every command.
    private func runAll(_ words: [String]) async -> (code: Int32, output: String, notes: String) {
        let recorder = ConsoleRecorder()
        let code = await LiveCommands.runAll(
            words, name: "mine", apps: AppCatalogue([Self.notes, Self.weather]),
            console: recorder.console(width: 200))
        return (code, recorder.output, recorder.diagnostics)
    }

    private func files(_ suffix: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(suffix) }
    }

    // MARK: - Views alone

    @Test func eachViewIsAStateWithAPicture() async throws {
        for state in ["empty", "one note"] {
            let result = await run(["snapshot", "notes", "--state", state, "--into", folder.path])
            #expect(result.code == 0, "\(result.notes)")
        }
        #expect(try files(".png").sorted() == ["notes-empty-1000ms.png", "notes-one note-1000ms.png"])
    }

    @Test func aPictureIsNamedByTheMillisecondsThatWereGiven() async throws {
        let times = [7, 1001, 2007, 2010, 4014, 8191].map { "\($0)ms" }
        let result = await run(
            [
                "snapshot", "notes", "--scale", "1", "--at", times.joined(separator: ","), "--into",
                folder.path,
            ])
        #expect(result.code == 0, "\(result.notes)")
        #expect(try Set(files(".png")) == Set(times.map { "notes-loading-\($0).png" }))
        let half = await run(["snapshot", "notes", "--scale", "1", "--at", "1.5ms", "--into", folder.path])
        #expect(half.output.hasPrefix("\(folder.path)/notes-loading-1.500ms.png"), "\(half.output)")
    }

    /// The app that the words name is meant, although another one comes first.
    @Test func aScenarioWithoutAnAppIsOfTheAppThatWasNamed() async throws {
        let file = folder.appendingPathComponent("d.json").path
        try Data(#"{"name": "d", "state": {"firstLaunch": false}}"#.utf8).write(to: URL(filePath: file))
        for app in ["notes", "weather"] {
            let result = await run(["tree", app, "--scenario", file])
            let words = app == "notes" ? "Nothing noted yet" : "sky"
            #expect(result.code == 0 && result.output.contains(words), "\(app): \(result.notes)")
        }
        try Data(#"{"name": "d", "options": {"gate": "work"}, "services": {}}"#.utf8)
            .write(to: URL(filePath: file))
        let option = await run(["tree", "weather", "--scenario", file])
        #expect(option.code == 65 && option.notes.contains("weather has no 'gate'; it has none at all."))
        try Data(#"{"name": "d", "services": {"sky": [{"after": "1s", "answer": "ok"}]}}"#.utf8)
            .write(to: URL(filePath: file))
        let task = await run(["tree", "notes", "--scenario", file])
        #expect(task.code == 65 && task.notes.contains("notes has no tasks."), "\(task.notes)")
    }

    @Test(arguments: [("empty", "Nothing noted yet"), ("one note", "Buy bread")])
    func theTreeIsThatOfTheView(state: String, label: String) async {
        let result = await run(["tree", "notes", "--state", state])
        #expect(result.code == 0 && result.output.contains("\"\(label)\""), "\(result.output)")
    }

    @Test func theFirstViewIsShownWhereNoneIsNamed() async {
        let result = await run(["tree", "notes"])
        #expect(result.output.contains("Nothing noted yet") && !result.output.contains("Buy bread"))
    }

    @Test func viewsAreAudited() async {
        let result = await run(["audit", "notes"])
        #expect(result.code == 0 && result.output.contains("notes: "), "\(result.output)")
    }

    @Test func viewsAreRecorded() async throws {
        let result = await run(["record", "notes", "--state", "empty", "--fps", "10", "--into", folder.path])
        #expect(result.code == 0, "\(result.notes)")
        #expect(try files(".webp").count == 1)
    }

    @Test(arguments: [
        "trace notes", "explain notes", "faults notes", "run notes", "play notes", "seam notes", "lint notes",
        "lint notes --json", "generate notes --into /nowhere",
    ])
    func whatLaunchesSaysThatThereIsNoLaunch(line: String) async {
        let result = await runAll(line.split(separator: " ").map(String.init))
        #expect(result.code == 64 && result.output.isEmpty, "\(result.output)")
        #expect(result.notes.contains("Notes is views only; it has no launch."), "\(result.notes)")
        #expect(result.notes.contains("Use snapshot, tree, record or audit"), "\(result.notes)")
        #expect(!result.notes.contains("'artefacts'"), "\(result.notes)")
    }

    @Test func aSoakSaysThatThereIsNoLaunchToProve() async {
        let recorder = ConsoleRecorder()
        let code = await FirstlightSoak.run(
            ["run", "--only", "explore.notes"], apps: AppCatalogue([Self.notes, Self.weather]),
            console: recorder.console(width: 200))
        #expect(code == 64 && recorder.output.isEmpty, "\(recorder.output)")
        #expect(
            recorder.diagnostics.contains(
                "Option '--only' was given 'explore.notes', but Notes is views only; it has no launch; it takes "
            ),
            "\(recorder.diagnostics)")
    }

    @Test(arguments: ["lint", "seam"])
    func whereNoAppIsNamedThoseWithALaunchAreMeant(command: String) async {
        let both = await run([command])
        #expect(!both.notes.contains("notes") && !both.output.contains("notes"), "\(both.notes)")
        #expect((both.output + both.notes).contains("weather"), "\(both.output)\(both.notes)")
        let alone = await run([command], apps: [Self.notes])
        #expect(alone.code == 64 && alone.notes.contains("Notes is views only; it has no launch."))
    }

    // MARK: - The smallest launch

    @Test func aLaunchThatOnlyALateAnswerHelpsLeavesNobodyStuck() async {
        let result = await run(["faults", "weather"])
        #expect(result.code == 0, "\(result.output)")
    }

    @Test func anExplanationKnowsTheRoute() async {
        let result = await run(["explain", "weather", "--at", "first-launch"])
        #expect(result.code == 0 && result.output.contains("leads to: sky\n"), "\(result.output)")
    }

    // MARK: - A program that only draws

    @Test(arguments: ["run", "play", "backend"])
    func aProgramThatOnlyDrawsSaysWhatItTakesToLaunch(command: String) async {
        let result = await run([command], source: .none)
        #expect(result.code == 69)
        #expect(result.notes.hasPrefix("mine: This program launches nothing for real."), "\(result.notes)")
        #expect(result.notes.contains("FirstlightProgram"))
    }

    @Test func itListsOnlyWhatItHas() async {
        let help = await run(["--help"], source: .none)
        let names = help.output.split(separator: "\n").filter { $0.hasPrefix("  ") }
            .compactMap { $0.split(separator: " ").first }
        #expect(names.contains("snapshot") && names.contains("new"))
        for name in ["run", "play", "backend"] { #expect(!names.contains(Substring(name))) }
    }
}
