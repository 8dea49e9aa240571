// Licensed under the Apache License, Version 2.0.

import DevBackend
import FirstlightBrands
import FirstlightSimulation
import Foundation
import LaunchStore
import ProofSupport
import Testing

@testable import FirstlightCommands
@testable import firstlight_soak

/// The rules of the soak see what is wrong.
@Suite struct SoakJudgementTests {
    /// A run in which the answer to a request was held back for ever.
    private let held = BackendKilledCase(seed: 1, index: 1)

    private func phases(_ names: [(Double, String)]) -> [SoakNote] {
        names.map { SoakNote(kind: .phase, at: $0.0, text: $0.1) }
    }

    private func violations(_ notes: [SoakNote], hasEnded: Bool = true) -> [String] {
        BackendKilledProof.judge(notes, held, hasEnded: hasEnded).violations
    }

    @Test func whoNotesSomethingNowAndThenIsNotSilentHoweverLongItTakes() {
        let start = ContinuousClock().now
        var silence = SoakSilence(since: start)
        #expect(silence.length(0, at: start + .seconds(299)) == .seconds(299))
        for second in stride(from: 299, through: 3_000, by: 299) {
            #expect(silence.length(second, at: start + .seconds(second)) == .zero)
        }
        #expect(silence.length(2_990, at: start + .seconds(3_290)) == .seconds(300))
    }

    @Test func aFailureWithRetryIsRight() throws {
        let plans = (1..<50).map { BackendKilledCase(seed: 1, index: $0) }
        let plan = try #require(plans.first { $0.user == .waits })
        let notes =
            phases([(0, "entering"), (1.2, "failed")])
            + [SoakNote(kind: .button, at: 1.3, text: "Retry")]
        #expect(BackendKilledProof.judge(notes, plan, hasEnded: true).violations == [])
    }

    @Test func aWrongRouteIsSeen() {
        let notes =
            phases([(0, "entering"), (1, "failed")])
            + [SoakNote(kind: .route, at: 1, text: "elsewhere"), SoakNote(kind: .button, text: "Retry")]
        #expect(violations(notes).contains { $0.hasPrefix("The route is elsewhere") })
    }

    @Test func aFailureWithoutAWayOutIsSeen() {
        #expect(violations(phases([(0, "entering"), (1, "failed")])).contains { $0.contains("no way out") })
    }

    @Test func aLaunchThatGoesOnWithoutTheAnswerIsSeen() {
        let finished = phases([(0, "entering"), (1, "finished")])
        #expect(violations(finished).contains { $0.contains("never answered") })
    }

    @Test func aLaunchThatForgetsASessionUnheardIsSeen() throws {
        let plans = (1..<50).map { BackendKilledCase(seed: 1, index: $0) }
        let plan = try #require(plans.first { $0.unanswered == .token && $0.user == .waits })
        let phases = phases([(0, "entering"), (1.2, "finished")])
        func violations(_ route: String) -> [String] {
            let notes = phases + [SoakNote(kind: .route, at: 1.2, text: route)]
            return BackendKilledProof.judge(notes, plan, hasEnded: true).violations
        }
        #expect(violations("home") == [])
        #expect(
            violations(plan.content.route) == [
                "Nobody has heard the server, and the launch led to \(plan.content.route)"
            ])
    }

    @Test func aHangIsSeen() {
        let late = phases([(0, "entering"), (11, "failed")])
        #expect(violations(late).contains { $0.hasPrefix("It took 11.0 s") })
        #expect(violations(phases([(0, "slow")]), hasEnded: false).count >= 2)
    }

    @Test func theSameSeedDrawsTheSameRunAndAnotherIndexAnother() {
        let first = BackendKilledCase(seed: 7, index: 3)
        #expect(first.description == BackendKilledCase(seed: 7, index: 3).description)
        #expect(first.description != BackendKilledCase(seed: 7, index: 6).description)
        #expect(first.description != BackendKilledCase(seed: 8, index: 3).description)
    }

    @Test func growthComparesTheEndWithTheFirstQuarter() {
        #expect(MemoryProof.growth([1, 9, 50, 50, 50, 50, 50, 50]) == 0)
        #expect(MemoryProof.growth((0..<40).map(Double.init)) > 20)
    }

    @Test func memoryIsCountedInMillionsOfBytes() {
        #expect(MemoryProof.megabytes(kibibytes: 1_000_000) == 1024)
    }

    private func memory(launches: Int) throws -> MemoryProof {
        MemoryProof(
            app: "duggy", launches: launches, scenarios: try Scenario.embedded("duggy"),
            setting: SoakSetting(
                program: FileManager.default.temporaryDirectory,
                folder: FileManager.default.temporaryDirectory, seed: 1, table: ChildTable(),
                clock: ContinuousClock()))
    }

    @Test(.proves("UN-186"), arguments: [(49.5, true), (50.5, false)])
    func aSplashMayAddFiftyMegabytes(added: Double, isRight: Bool) throws {
        var outcome = SoakOutcome()
        try memory(launches: 1).judge(splash: [10, 10 + added], &outcome)
        #expect(outcome.violations.isEmpty == isRight && outcome.measures["splash"] == added)
    }

    @Test func memoryThatGrowsOrLaunchesThatAreMissingAreSeen() throws {
        let proof = try memory(launches: 40)
        var flat = SoakOutcome()
        proof.judge(launches: Array(repeating: 30, count: 40), &flat)
        #expect(flat.violations == [])
        var growing = SoakOutcome()
        proof.judge(launches: (0..<40).map { 30 + Double($0) / 4 }, &growing)
        #expect(growing.violations.count == 1)
        var short = SoakOutcome()
        proof.judge(launches: Array(repeating: 30, count: 39), &short)
        #expect(short.violations == ["39 of 40 launches ended"])
    }

    /// Notes of 40 requests: the memory in KiB, and how many ended rightly.
    private func requests(_ sizes: [Int], right: Int = 40) -> [SoakNote] {
        sizes.map { SoakNote(kind: .memory, number: $0) } + [
            SoakNote(kind: .course, text: "whole", number: right)
        ]
    }

    @Test func requestsThatEndWronglyOrNotAtAllOrGoAstrayAreSeen() throws {
        let proof = TransportProof(requests: 40, setting: try memory(launches: 1).setting)
        func violations(_ notes: [SoakNote], astray: Int = 0) -> [String] {
            var outcome = SoakOutcome()
            proof.judge(notes, astray: astray, &outcome)
            return outcome.violations
        }
        let flat = Array(repeating: 50_000, count: 20)
        #expect(violations(requests(flat)) == [])
        #expect(violations(requests(flat, right: 39)) == ["39 of 40 requests ended"])
        #expect(violations(requests(flat), astray: 2) == ["2 connections went where no request may go"])
        let wrong = SoakNote(kind: .wrong, text: "bomb ended as 'body'", number: 7)
        #expect(violations(requests(flat, right: 39) + [wrong]) == ["Request 7: bomb ended as 'body'"])
        #expect(violations(requests(flat + [150_000])).count == 1)
        #expect(violations(requests(flat + Array(repeating: 80_000, count: 20))).count == 1)
        #expect(violations(requests([])).count == 1)
    }

    @Test func aViolationNamesTheCommandThatRepeatsIt() {
        let violation = SoakViolation(proof: "app-killed", index: 12, text: "", seed: 7)
        #expect(
            violation.command(of: "firstlight-soak")
                == "firstlight-soak run --only app-killed --seed 7 --case 12")
        // It is refused where nothing is drawn from it.
        let explored = SoakViolation(proof: "explore.laten", index: 1, text: "", seed: 7)
        #expect(
            explored.command(of: "firstlight-soak") == "firstlight-soak run --only explore.laten --case 1")
    }

    @Test func aLossInTheCacheIsSeen() async throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("soak-cache-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let cache = SoakCache(file: folder.appendingPathComponent("cache.sqlite"))
        let content = SoakCache.Content(isFirstLaunch: false, session: .signedIn, isFilled: true)
        try await cache.fill(content)
        #expect(await cache.check(content) == [])
        #expect(await cache.check(content, acknowledged: 3).count == 1)
        // All but what says whose file it is.
        try (Data(contentsOf: cache.file).prefix(4096) + Data(repeating: 7, count: 5000)).write(
            to: cache.file)
        let wrong = await cache.check(content)
        #expect(wrong.contains { $0.contains("moved aside") })
        #expect(wrong.contains { $0.contains("lost the data") })
        // The flag went with the file: it is unknown, and nobody is taken for new.
        #expect(!wrong.contains { $0.contains("onboarding is lost") })
    }
}
