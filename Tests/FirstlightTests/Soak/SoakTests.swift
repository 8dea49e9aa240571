// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightSimulation
import Foundation
import LaunchKit
import ProofSupport
import Testing

@testable import FirstlightCommands
@testable import firstlight_soak

/// A short seed of the long proofs, through the same code and with real processes.
@Suite struct SoakTests {
    let folder: URL
    let setting: SoakSetting

    init() throws {
        let made = FileManager.default.temporaryDirectory
            .appendingPathComponent("soak-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
        folder = made
        setting = SoakSetting(
            program: try BuiltProgram.file("firstlight-soak"), folder: made, seed: 1, table: ChildTable(),
            clock: ContinuousClock())
    }

    private func run(_ proof: any SoakProof, jobs: Int = 3) async throws -> Soak.Result {
        defer {
            setting.table.close()
            try? FileManager.default.removeItem(at: folder)
        }
        return try await Soak(proofs: [proof], jobs: jobs, seed: setting.seed).run { _ in }
    }

    @Test func aBackendKilledInTheMiddleOfARequestNeverMisleadsTheLaunch() async throws {
        let result = try await run(BackendKilledProof(count: 6, setting: setting))
        #expect(result.violations == [])
        let failed = try #require(result.figures.first { $0.name == "backend-killed.failed-first" })
        // Two thirds are killed while a request is open, so at least those must have failed.
        #expect(failed.figure >= 4)
    }

    @Test func anAppKilledAtAnyMomentLosesNothingThatWasWritten() async throws {
        let result = try await run(AppKilledProof(kills: 24, setting: setting), jobs: 2)
        #expect(result.violations == [])
        #expect(result.figures.first?.figure == 24)
    }

    @Test(arguments: AppCatalogue.firstlight.ids)
    func aBrandThatIsKilledTwiceInARowIsCarefulOnce(brand: String) async throws {
        let proof = GuardProof(
            app: try AppCatalogue.firstlight.named(brand), count: 1, setting: setting)
        let result = try await run(proof)
        #expect(result.violations == [])
        #expect((result.figures.first?.figure ?? 0) >= 2)
    }

    @Test func repeatedScenariosGiveTheSameFramesInEachProcess() async throws {
        let names = ["fresh-install", "connection-reset"]
        let scenarios = try Scenario.embedded().filter { names.contains($0.name) }
        let result = try await run(
            DeterminismProof(repetitions: 4, scenarios: scenarios, setting: setting))
        #expect(result.violations == [])
        #expect(result.figures.first?.figure == 8)
    }

    @Test(.proves("UN-186"), arguments: AppCatalogue.firstlight.apps.map(\.id))
    func aSplashAtThreePixelsAPointStaysSmall(brand: String) async throws {
        // The same scenario each time: four launches are too few to have warmed what the others draw.
        let proof = MemoryProof(
            app: brand, launches: 4, scenarios: Array(try Scenario.embedded(brand).prefix(1)),
            setting: setting)
        let result = try await run(proof)
        #expect(result.violations == [])
        let added = try #require(result.figures.first { $0.name == "memory.\(brand).splash" })
        // At least the picture itself is there: 1170 by 2532 pixels of four bytes.
        #expect(added.figure > 11)
    }

    @Test func whateverAServerDoesTheProcessLivesAndEachRequestEndsAsItMust() async throws {
        let result = try await run(TransportProof(requests: 700, setting: setting, busyLoops: 1))
        #expect(result.violations == [])
        #expect(result.figures.first?.figure == 700)
        let tried = Set(result.figures.filter { $0.figure > 0 }.map(\.name))
        for name in HostileBehavior.allCases.map(\.rawValue) + ["cancelled"] {
            #expect(tried.contains("transport.\(name)"))
        }
    }

    @Test func anExplorationTellsHowFarItCame() async throws {
        let result = try await run(
            ExplorationProof(
                try await AppCatalogue.firstlight.named("fonsters").model(options: AppOptions()),
                waysOut: nil, limit: 100_000, setting: setting))
        #expect(result.violations == [])
        let figures = Dictionary(uniqueKeysWithValues: result.figures.map { ($0.name, $0.figure) })
        #expect((figures["explore.fonsters"] ?? 0) > 10_000)
        #expect(figures["explore.fonsters.fixed-point"] == 1)
    }

    @Test func anExplorationThatStopsEarlyProvesNothing() async throws {
        let proof = ExplorationProof(
            try await AppCatalogue.firstlight.named("duggy").model(), waysOut: nil, limit: 20_000,
            setting: setting)
        let figures = proof.summary(of: [try await proof.run(0)]).details
        #expect(figures.first { $0.name == "fixed-point" }?.figure == 0)
    }
}
