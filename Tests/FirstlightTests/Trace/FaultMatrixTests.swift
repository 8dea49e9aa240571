// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightSimulation
import Foundation
import LaunchCore
import LaunchKit
import ProofSupport
import StageCairo
import Testing

@testable import FirstlightCommands

@MainActor
@Suite struct FaultMatrixTests {
    /// The brands, with a scenario where the usual launch of one has no task that could go wrong.
    nonisolated static let launches: [(brand: String, scenario: String?)] = [
        ("urbannest", nil), ("duggy", nil), ("shipthatapp", "gated-quick"), ("fonsters", nil),
        ("laten", nil),
    ]

    @Test(.proves("DG-07", "DG-195", "DG-208"), arguments: launches)
    func whateverGoesWrongThereIsAWayOutInTime(brand: String, scenario: String?) async throws {
        let options = try scenario.map { name in
            try #require(Scenario.embedded(brand).first { $0.name == name }).options
        }
        let matrix = try await FaultMatrix.make(
            for: try AppCatalogue.firstlight.named(brand), options: options ?? AppOptions(),
            text: try CairoTextShaper())
        #expect(matrix.problems.map(\.problem) == [])
        let tasks = Set(matrix.cells.map(\.task))
        #expect(!tasks.isEmpty)
        #expect(matrix.cells.count == tasks.count * FaultKind.allCases.count * FaultSituation.allCases.count)
        #expect(matrix.cells.allSatisfy { ($0.seconds ?? .infinity) <= $0.limit })
    }

    @Test func urbanNestsWayOutLeadsToItsUsualScreen() async throws {
        let matrix = try await FaultMatrix.make(
            for: try AppCatalogue.firstlight.named("urbannest"), text: try CairoTextShaper())
        #expect(matrix.unscripted == [])
        #expect(Set(matrix.cells.map(\.task)) == ["loadCities", "loadConfig", "checkAuth"])
        for cell in matrix.cells {
            #expect(cell.route == (cell.situation == .firstLaunch ? "onboarding" : "home"))
        }
    }

    @Test func everyFaultTakesEffectOnline() async throws {
        let brand = try AppCatalogue.firstlight.named("urbannest")
        let matrix = try await FaultMatrix.make(for: brand, text: try CairoTextShaper())
        let online = matrix.cells.filter { $0.situation != .offline }
        // On a first launch nobody is signed in, so nothing of the session is asked of the server.
        let unreached = online.filter { !$0.isReached }
        #expect(Set(unreached.map(\.task)) == ["checkAuth"])
        #expect(Set(unreached.map(\.situation)) == [.firstLaunch])
        #expect(unreached.count == FaultKind.allCases.count)
        for cell in online where cell.isReached {
            switch cell.fault {
            case .slow: #expect(cell.outcome == .arrived && cell.presses == [])
            case .crashes: #expect(cell.outcome == .relaunched)
            // The session on the device counts until the server refuses it (C-LA-20).
            case .fails where cell.task == "checkAuth":
                #expect(cell.outcome == .arrived && cell.presses == [])
            case .fails, .hangs, .empty, .malformed, .cancelled:
                #expect(cell.outcome == .offered && cell.presses == ["Retry"], "\(cell)")
            }
        }
    }

    @Test func theMatrixIsPrintedWithItsLegend() async {
        let recorder = ConsoleRecorder()
        #expect(
            await DrawingCommands.run(
                ["faults", "urbannest"], apps: .firstlight, console: recorder.console()) == 0)
        let output = recorder.output
        #expect(output.contains("63 of 63 launches leave nobody stuck."))
        #expect(output.contains("10 s [Retry]: onboarding") && output.contains("reaches home by itself"))
    }

    @Test func theReportNamesTheAppByTheKeyOfAllReports() throws {
        let matrix = FaultMatrix(app: "a", cells: [], unscripted: ["push"])
        let json = try JSONEncoder().encode(matrix)
        #expect(String(decoding: json, as: UTF8.self).contains(#""brand":"a""#))
        #expect(try JSONDecoder().decode(FaultMatrix.self, from: json) == matrix)
    }

    @Test func aMatrixWithSomebodyStuckSaysWhere() {
        var cell = FaultCell(
            task: "config", fault: .hangs, situation: .returning, outcome: .stuck, phase: .holding, limit: 10)
        cell.problem = "Nothing to press and no destination within 10.0 s."
        let recorder = ConsoleRecorder()
        FaultTable.print(
            FaultMatrix(app: "a", cells: [cell], unscripted: ["push"]), name: "A",
            console: recorder.console())
        #expect(recorder.output.contains("STUCK"))
        #expect(recorder.output.contains("config hangs, returning: Nothing to press"))
        #expect(recorder.output.contains("No scenario can make these tasks go wrong: push."))
        #expect(recorder.output.contains("0 of 1 launches leave nobody stuck."))
    }
}
