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

/// The matrices of the brands' usual launches, each made once: they are the same for all who look at them.
@MainActor
private final class BrandMatrices {
    private var made: [String: Task<FaultMatrix, any Error>] = [:]

    func of(_ brand: String) async throws -> FaultMatrix {
        let task =
            made[brand]
            ?? Task {
                try await FaultMatrix.make(
                    for: try AppCatalogue.firstlight.named(brand), text: try CairoTextShaper())
            }
        made[brand] = task
        return try await task.value
    }
}

@MainActor
@Suite struct FaultMatrixTests {
    private static let matrices = BrandMatrices()

    /// The brands, with a scenario where the usual launch of one has no task that could go wrong.
    nonisolated static let launches: [(brand: String, scenario: String?)] = [
        ("urbannest", nil), ("duggy", nil), ("shipthatapp", "gated-quick"), ("fonsters", nil),
        ("laten", nil),
    ]

    @Test(.proves("DG-07", "DG-195", "DG-208"), arguments: launches)
    func whateverGoesWrongThereIsAWayOutInTime(brand: String, scenario: String?) async throws {
        let matrix: FaultMatrix
        if let scenario {
            let options = try #require(Scenario.embedded(brand).first { $0.name == scenario }).options
            matrix = try await FaultMatrix.make(
                for: try AppCatalogue.firstlight.named(brand), options: options, text: try CairoTextShaper())
        } else {
            matrix = try await Self.matrices.of(brand)
        }
        #expect(matrix.problems.map(\.problem) == [])
        let ceremonies = Set(try AppCatalogue.firstlight.named(brand).launches.ceremonies.map(\.name))
        let ofTasks = matrix.cells.filter {
            $0.fault.service == nil && !ceremonies.contains($0.task.rawValue)
        }
        let tasks = Set(ofTasks.map(\.task))
        #expect(!tasks.isEmpty)
        // Seven faults of each task, and those of the services; each in three situations.
        let services = brand == "fonsters" ? 4 : 8
        #expect(matrix.cells.count == (tasks.count * 7 + services) * 3 + ceremonies.count * 3)
        #expect(matrix.cells.allSatisfy { ($0.seconds ?? .infinity) <= $0.limit })
        // What a store that cannot be opened holds is unknown, and unknown is not a new device: nobody is signed out.
        let usual = ["urbannest": "home", "duggy": "home", "shipthatapp": "landing", "laten": "explore"]
        let unopened = matrix.cells.filter { $0.fault == .unopenable && $0.situation == .returning }
        #expect(unopened.map(\.route) == usual[brand].map { [$0] } ?? unopened.map(\.route), "\(brand)")
    }

    // A store that is opened and then cannot be read is unknown, and nothing that it keeps is removed for that (Decisions 0063
    // and 0064). One that cannot be written keeps nobody from anything.
    @Test(arguments: launches)
    func whoeverMeetsAStoreThatFailsHasAWayOut(brand: String, scenario: String?) async throws {
        let matrix = try await Self.matrices.of(brand)
        let unread = matrix.cells.filter { $0.fault == .unreadable }
        let unwritten = matrix.cells.filter { $0.fault == .unwritable }
        #expect(unread.map(\.situation) == [.firstLaunch, .returning, .offline])
        #expect(unwritten.map(\.situation) == [.firstLaunch, .returning, .offline])
        // The matrix compares what is kept before and afterwards, and says what is missing.
        #expect((unread + unwritten).map(\.problem).allSatisfy { $0 == nil }, "\(brand)")
        let usual = [
            "urbannest": "home", "duggy": "home", "shipthatapp": "landing", "fonsters": "content",
            "laten": "explore",
        ]
        #expect(unwritten.first { $0.situation == .returning }?.route == usual[brand], "\(brand)")
        let returning = try #require(unread.first { $0.situation == .returning })
        if brand == "duggy" {
            #expect(returning.waysOut == ["Retry", "Contact Support"])
            #expect(returning.presses == ["Retry", "Retry", "Retry"] && returning.route == nil)
        } else {
            #expect(returning.route == usual[brand] && returning.presses == [], "\(brand)")
        }
    }

    private nonisolated static let accounts = [
        "deletion", "new-password", "new-email", "link-by-mail", "mail-code", "mail-code-sign-in",
        "factor-key",
        "factor-on", "factor-off", "factor-sign-in", "sign-up", "sign-out-everywhere",
    ]

    @Test(
        "Each ceremony of an account that fails says so, and can be done again", .proves("ST26-AC-17"),
        arguments: [
            ("urbannest", accounts), ("duggy", accounts), ("shipthatapp", accounts),
            (
                "laten",
                accounts + [
                    "code-by-mail", "passkey-new", "passkey-sign-in", "passkey-rename", "passkey-deletion",
                    "recovery-codes", "recovery-code-sign-in",
                ]
            ),
        ] as [(String, [String])])
    func ceremonies(brand: String, names: [String]) async throws {
        let matrix = try await Self.matrices.of(brand)
        for name in names {
            let cells = matrix.cells.filter { $0.task.rawValue == name }
            #expect(cells.map(\.fault) == [.fails, .hangs, .malformed], "\(name)")
            for cell in cells {
                #expect(cell.problem == nil, "\(name) \(cell.fault.rawValue)")
                // What cannot be read where nothing is read counts as done, and a question is asked again by itself.
                // The user is signed out here at once, whatever the server says.
                if name == "sign-out-everywhere" {
                    #expect(cell.presses == [] && (cell.seconds ?? .infinity) < 3, "\(cell.fault.rawValue)")
                    continue
                }
                if cell.fault != .malformed, name != "factor-key" {
                    #expect(cell.presses.count == 1, "\(name) \(cell.fault.rawValue)")
                }
                if cell.fault == .hangs { #expect((cell.seconds ?? 0) > 29, "\(name)") }
            }
        }
    }

    @Test func urbanNestsWayOutLeadsToItsUsualScreen() async throws {
        let matrix = try await Self.matrices.of("urbannest")
        #expect(matrix.unscripted == [])
        let cells = matrix.cells.filter { !Self.accounts.contains($0.task.rawValue) }
        #expect(
            Set(cells.map(\.task)) == [
                "loadCities", "loadConfig", "checkAuth", "vault", "sensor", "store", "server",
            ])
        for cell in cells where cell.fault.service == nil {
            #expect(cell.route == (cell.situation == .firstLaunch ? "onboarding" : "home"))
        }
    }

    @Test func everyFaultTakesEffectOnline() async throws {
        let matrix = try await Self.matrices.of("urbannest")
        let online = matrix.cells.filter {
            $0.situation != .offline && !Self.accounts.contains($0.task.rawValue)
        }
        // On a first launch nobody is signed in, so nothing of the session is asked of the server.
        let unreached = online.filter { !$0.isReached }
        #expect(Set(unreached.map(\.task)) == ["checkAuth"])
        #expect(Set(unreached.map(\.situation)) == [.firstLaunch])
        #expect(unreached.count == 7)
        for cell in online where cell.isReached && cell.fault.service == nil {
            switch cell.fault {
            case .slow: #expect(cell.outcome == .arrived && cell.presses == [])
            case .crashes: #expect(cell.outcome == .relaunched)
            // The session on the device counts until the server refuses it (C-LA-20).
            case .fails where cell.task == "checkAuth":
                #expect(cell.outcome == .arrived && cell.presses == [])
            case .fails, .hangs, .empty, .malformed, .cancelled:
                #expect(cell.outcome == .offered && cell.presses == ["Retry"], "\(cell)")
            default: break
            }
        }
    }

    // A locked vault is said on the screen in time, tried again by hand, and gone on from by itself (C-LA-19, C-X-07).
    @Test(arguments: ["urbannest", "duggy", "shipthatapp", "laten"])
    func whoeverMeetsALockedVaultHasAWayOut(brand: String) async throws {
        let matrix = try await Self.matrices.of(brand)
        // Without a connection Duggy goes on with the club that it has kept, before it asks who is signed in, and UrbanNest
        // says so before the lock has had its time.
        let situations: [FaultSituation] =
            ["duggy", "urbannest"].contains(brand) ? [.returning] : [.returning, .offline]
        let cells = matrix.cells.filter { $0.task == "vault" && situations.contains($0.situation) }
        for cell in cells where cell.fault == .lockedForAWhile {
            #expect(cell.outcome == .offered && cell.phase == .failed && cell.presses == [], "\(cell)")
            #expect(cell.waysOut.contains("Retry") && (cell.seconds ?? 0) >= 10, "\(cell)")
            #expect((cell.seconds ?? .infinity) < 11.5, "\(cell)")
            #expect(cell.route != nil, "\(cell)")
        }
        for cell in cells where cell.fault == .locked {
            #expect(cell.outcome == .offered && cell.presses == ["Retry", "Retry", "Retry"], "\(cell)")
            #expect(cell.route == nil)
        }
        #expect(cells.count { $0.fault == .locked } == situations.count)
        #expect(cells.count { $0.fault == .lockedForAWhile } == situations.count)
    }

    // C-DG-13, C-DG-29.
    @Test func withAKeptClubASilentServerIsNoDeadEnd() async throws {
        let matrix = try await Self.matrices.of("duggy")
        let silent = matrix.cells.filter { $0.fault == .silent }
        let returning = try #require(silent.first { $0.situation == .returning })
        #expect(returning.waysOut == ["Retry", "Continue Offline", "Contact Support"])
        #expect(returning.presses == ["Continue Offline"] && returning.route == "offline")
        let first = try #require(silent.first { $0.situation == .firstLaunch })
        #expect(first.waysOut == ["Retry", "Contact Support"])
    }

    @Test func theMatrixIsPrintedWithItsLegend() async throws {
        let recorder = ConsoleRecorder()
        FaultTable.print(
            try await Self.matrices.of("urbannest"), name: "UrbanNest", console: recorder.console())
        let output = recorder.output
        #expect(output.contains("123 of 123 launches leave nobody stuck."))
        #expect(output.contains("10 s [Retry]: onboarding") && output.contains("reaches home by itself"))
    }

    @Test func theReportNamesTheAppByTheKeyOfAllReports() throws {
        let matrix = FaultMatrix(app: "a", cells: [], unscripted: ["push"])
        let json = try JSONEncoder().encode(matrix)
        let object = try JSONSerialization.jsonObject(with: json) as? NSDictionary
        #expect(object == ["app": "a", "cells": [], "unscripted": ["push"]] as NSDictionary)
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
        #expect(recorder.output.contains("0 of 1 launch leaves nobody stuck."))
    }
}
