// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightSimulation
import Foundation
import LaunchKit
import ProofSupport
import StageCairo
import StageUI
import Testing

/// A device that is opened or closed, and a window that is split, while an app starts: nobody is stuck, and nothing jumps
/// but what the other screen or window asks for.
@MainActor @Suite struct FoldingTests {
    /// The frames of a launch, by their times.
    private struct Run {
        var frames: [Int: DisplayList] = [:]
        var finishedAt: Double?
        var complaint: String?
    }

    private func run(
        _ app: AppDescriptor, _ device: String, _ steps: [String] = [], window: [CGFloat]? = nil
    ) async throws -> Run {
        var scenario = Scenario(name: "fold", of: app, device: device)
        scenario.device.orientation = device == "iphoneduoopen" ? .landscape : .portrait
        scenario.device.window = window
        scenario.script = try steps.map {
            try JSONDecoder().decode(Scenario.Step.self, from: Data($0.utf8))
        }
        let simulation = try Simulation(scenario, of: app, text: CairoTextShaper(), scale: 1)
        var run = Run()
        try await simulation.runOnVirtualClock(fps: 10, until: 8) { frame in
            if let index = frame.index { run.frames[index] = frame.list }
        }
        (run.finishedAt, run.complaint) = (simulation.finishedAt, simulation.complaint)
        return run
    }

    @Test(.proves("ST26-DV-02"), arguments: ["iphoneduo", "iphoneduoopen"], [0.15, 0.75, 2.35])
    func whoFoldsWhileAnAppStartsSeesWhatTheOtherScreenShows(device: String, instant: Double) async throws {
        let app = try #require(AppCatalogue.firstlight.apps.first { $0.id == "shipthatapp" })
        let (pose, other) = device == "iphoneduo" ? ("open", "iphoneduoopen") : ("closed", "iphoneduo")
        let folded = try await run(app, device, [#"{"at": "\#(instant)s", "pose": "\#(pose)"}"#])
        let whole = try await run(app, other)
        #expect(folded.complaint == nil, "\(folded.complaint ?? "")")
        #expect(folded.finishedAt == whole.finishedAt)
        let size = try #require(whole.frames[0]?.size)
        let isFoldedSince = Set(folded.frames.keys.map { Double($0) / 10 >= instant })
        #expect(isFoldedSince == [false, true])
        for (index, list) in folded.frames.sorted(by: { $0.key < $1.key }) {
            let isOver = Double(index) / 10 >= instant
            #expect((list.size == size) == isOver, "frame \(index)")
            guard isOver else { continue }
            #expect(list == whole.frames[index], "frame \(index)")
        }
    }

    @Test(.proves("ST26-DV-02"), arguments: ["urbannest", "duggy", "shipthatapp", "fonsters", "laten"])
    func eachAppMayBeFoldedAtAnyInstant(id: String) async throws {
        let app = try #require(AppCatalogue.firstlight.apps.first { $0.id == id })
        let check = FoldCheck(app, shaper: try CairoTextShaper())
        // The long proofs take each twentieth of a second.
        let folds = try await check.folds(every: 1.4)
        #expect(
            Set(folds.map(\.device)) == ["iphoneduo", "iphoneduoopen", "ipadpro13", "mac", "applevision"])
        #expect(Set(folds.map(\.orientation)) == [.portrait, .landscape])
        let (poses, windows) = (folds.filter { $0.pose != nil }, folds.filter { $0.pose == nil })
        #expect(poses.count >= 8)
        // Each window once, as there are many.
        let kinds = Dictionary(grouping: windows) { "\($0.device) \($0.orientation) \($0.change.words)" }
        #expect(kinds.count == 12)
        for fold in poses + kinds.values.map({ $0[$0.count / 2] }) {
            let problem = try await check.problem(of: fold)
            #expect(problem == nil, "\(fold): \(problem ?? "")")
        }
    }

    @Test(.proves("ST26-DV-02"))
    func aWindowIsSplitAndFillsTheScreenAgainAndKeepsItsInsetsWhereItIsAsTall() async throws {
        let app = try #require(AppCatalogue.firstlight.apps.first { $0.id == "shipthatapp" })
        let split = try await run(
            app, "ipadpro13",
            [#"{"at": "450ms", "window": [511, 1376]}"#, #"{"at": "850ms", "window": [1032, 1376]}"#])
        let half = try await run(app, "ipadpro13", window: [511, 1376])
        let whole = try await run(app, "ipadpro13")
        #expect(whole.frames[0]?.size == CGSize(width: 1032, height: 1376))
        #expect(half.frames[0]?.size == CGSize(width: 511, height: 1376))
        for index in 0..<20 {
            #expect(split.frames[index] == (5...8 ~= index ? half : whole).frames[index], "frame \(index)")
        }
        #expect(split.finishedAt == whole.finishedAt && split.complaint == nil)
        // The open Duo splits at its hinge alone, so that it is whole when it is turned.
        let turned = try await run(
            app, "iphoneduoopen",
            [
                #"{"at": "450ms", "window": [475.5, 669]}"#,
                #"{"at": "850ms", "orientation": "portrait"}"#,
            ])
        #expect(turned.frames[6]?.size == CGSize(width: 475.5, height: 669))
        #expect(turned.frames[12]?.size == CGSize(width: 669, height: 951))
        let windows: [[CGFloat]] = [[511, 1376], [600, 700]]
        let insets = try windows.map { window in
            var device = Scenario(name: "window", of: app, device: "ipadpro13").device
            device.window = window
            return try SimulatedDevice(device).configuration.safeArea
        }
        #expect(insets == [EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0), EdgeInsets()])
    }

    @Test(arguments: [
        ("iphone17", "[300, 400]", "At 1000ms: 'iPhone 17' shows one app on its whole screen."),
        (
            "ipadpro13", "[1400, 700]",
            "At 1000ms: A window of 1400 by 700 points is larger than the screen of 'iPad Pro"
        ),
        ("mac", "[1400, 9000]", "At 1000ms: A window is given as [width, height], each 16 to 4096 points."),
        ("mac", "[4, 300]", "each 16 to 4096 points."),
    ])
    func aWindowThatNobodyHasSaysSo(device: String, window: String, words: String) async throws {
        let app = try #require(AppCatalogue.firstlight.apps.first { $0.id == "shipthatapp" })
        let error = try await #require(throws: SimulationError.self) {
            _ = try await run(app, device, [#"{"at": "1s", "window": \#(window)}"#])
        }
        #expect(error.description.contains(words), "\(error)")
    }

    @Test func aWindowOfOneNumberIsNone() throws {
        let error = try #require(throws: (any Error).self) {
            try JSONDecoder().decode(Scenario.Step.self, from: Data(#"{"at": "1s", "window": [300]}"#.utf8))
        }
        #expect("\(error)".contains("give two numbers, the width and the height in points"), "\(error)")
    }

    /// A screen that keeps the width that it had first.
    private struct Stiff: View {
        @State private var first: CGFloat?

        var body: some View {
            GeometryReader { proxy in
                Rectangle().frame(width: first ?? 1, height: 10).onAppear { first = proxy.size.width }
            }
        }
    }

    @Test func aScreenThatKeepsTheOtherScreensWidthIsFound() async throws {
        let base = try #require(AppCatalogue.firstlight.apps.first { $0.id == "fonsters" })
        let app = AppDescriptor(
            id: base.id, name: base.name, routes: base.routes, plan: base.plan,
            unscriptedTasks: base.unscriptedTasks, scenarios: base.scenarios,
            make: { setting in
                let launch = try await base.make(setting)
                return AppLaunch(launch.controller) { launch.root.overlay { Stiff() } }
            })
        let check = FoldCheck(app, shaper: try CairoTextShaper())
        let fold = try #require(try await check.folds(every: 0.5).first { $0.instant > 0.5 })
        let problem = try await check.problem(of: fold)
        #expect(problem == "The frame at 550 ms is not that of iphoneduoopen.", "\(problem ?? "")")
    }

    @Test func aDeviceThatDoesNotFoldSaysSo() async throws {
        let app = try #require(AppCatalogue.firstlight.apps.first { $0.id == "shipthatapp" })
        let error = try await #require(throws: SimulationError.self) {
            _ = try await run(app, "iphone17", [#"{"at": "1s", "pose": "open"}"#])
        }
        #expect(error.description.contains("'iPhone 17' has no other pose"), "\(error)")
    }
}

extension FoldCheck.Fold {
    fileprivate var pose: DevicePose? {
        guard case .pose(let pose) = change else { return nil }
        return pose
    }
}
