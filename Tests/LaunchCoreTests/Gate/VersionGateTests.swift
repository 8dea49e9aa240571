// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
import ProofSupport
import Testing

@Suite struct VersionGateTests {
    let noon = Date(timeIntervalSinceReferenceDate: 800_000_000)
    let day = 86_400.0

    func version(_ text: String) throws -> SemanticVersion { try #require(SemanticVersion(text)) }

    func document(
        minimum: String, recommended: String? = nil, available: String? = nil, age: Double = 0
    ) throws -> CachedDocument<VersionRequirement> {
        CachedDocument(
            value: VersionRequirement(
                minimum: try version(minimum), recommended: try recommended.map(version),
                available: try available.map(version)),
            savedAt: noon.addingTimeInterval(-age), freshness: .seconds(3600))
    }

    func gate(_ installed: String, _ rules: VersionGate.Rules = .init()) -> VersionGate {
        VersionGate(installed: installed, rules: rules)
    }

    /// The memory of a demand that was first seen some time ago.
    func seen(_ installed: String, ago: Double) throws -> VersionGate.Memory {
        .init(installed: try version(installed), firstSeen: noon.addingTimeInterval(-ago))
    }

    @Test(.proves("DG-14"))
    func aVersionBelowTheMinimumIsClosedOutAfterTheGrace() throws {
        let check = gate("1.9").check(
            try document(minimum: "2.0"), memory: try seen("1.9", ago: 2 * day), at: noon)
        #expect(check.verdict == .updateRequired(version: "2.0"))
        let reason = VersionGate.Reason.tooOld(try version("2.0"))
        #expect(check.reason == reason)
        // The store has just the one that is needed.
        let had = gate("1.9").check(
            try document(minimum: "2.0", available: "2.0"), memory: try seen("1.9", ago: 2 * day), at: noon)
        #expect(had.verdict == .updateRequired(version: "2.0") && had.reason == reason)
        #expect(check.memory?.firstSeen == noon.addingTimeInterval(-2 * day))
    }

    @Test(.proves("DG-13"))
    func aNewerVersionIsOfferedAndDoesNotBlock() throws {
        let check = gate("2.0").check(
            try document(minimum: "2.0", recommended: "2.3", available: "2.3"), memory: nil, at: noon)
        #expect(check.verdict == .updateOffered(version: "2.3") && !check.verdict.isBlocking)
        // The store does not have it yet.
        let early = gate("2.0").check(
            try document(minimum: "2.0", recommended: "2.3", available: "2.0"), memory: nil, at: noon)
        #expect(early.verdict == .open)
    }

    @Test func theGraceCountsFromWhenTheDemandWasFirstSeen() throws {
        let first = gate("1.9").check(try document(minimum: "2.0"), memory: nil, at: noon)
        #expect(first.verdict == .updateOffered(version: "2.0"))
        let memory = try seen("1.9", ago: 0)
        #expect(first.memory == memory)
        let almost = gate("1.9").check(
            try document(minimum: "2.0"), memory: try seen("1.9", ago: day - 1), at: noon)
        #expect(
            almost.verdict == .updateOffered(version: "2.0") && almost.reason == .grace(left: .seconds(1)))
        let over = gate("1.9").check(
            try document(minimum: "2.0"), memory: try seen("1.9", ago: day), at: noon)
        #expect(over.verdict.isBlocking)
    }

    @Test func aDemandThatRisesGivesNoNewGrace() throws {
        let check = gate("1.9").check(
            try document(minimum: "2.1"), memory: try seen("1.9", ago: 2 * day), at: noon)
        #expect(check.verdict == .updateRequired(version: "2.1"))
    }

    @Test func anUpdatedAppThatIsStillTooOldHasAGraceOfItsOwn() throws {
        let check = gate("2.0").check(
            try document(minimum: "2.1"), memory: try seen("1.9", ago: 9 * day), at: noon)
        #expect(check.verdict == .updateOffered(version: "2.1"))
    }

    @Test(arguments: ["2.0", "2.0.0", "2.0.1", "3.0-beta", "10.0"])
    func aVersionThatSatisfiesIsNeverBlocked(installed: String) throws {
        let check = gate(installed, .init(grace: .zero)).check(
            try document(minimum: "2.0"), memory: try seen("1.0", ago: 99 * day), at: noon)
        #expect(check.verdict == .open && check.memory == nil)
    }

    @Test func anUpdateThatTheStoreDoesNotHaveIsNotDemanded() throws {
        let check = gate("1.9", .init(grace: .zero)).check(
            try document(minimum: "2.0", available: "1.9"), memory: nil, at: noon)
        let reason = VersionGate.Reason.notInStore(available: try version("1.9"))
        #expect(check.verdict == .open && check.reason == reason)
    }

    @Test func withoutADocumentTheGateIsOpenAndForgetsNothing() throws {
        let memory = try seen("1.9", ago: 2 * day)
        let check = gate("1.9").check(nil, memory: memory, at: noon)
        #expect(check.verdict == .open && check.reason == .noDocument && check.memory == memory)
    }

    @Test func anUnreadableInstalledVersionIsNeverBlocked() throws {
        let check = gate("dev", .init(grace: .zero)).check(
            try document(minimum: "2.0"), memory: nil, at: noon)
        #expect(check.verdict == .open && check.reason == .installedVersionUnreadable("dev"))
    }

    @Test(
        arguments: [
            (VersionGate.OfflineRule.lastKnown(atMost: .seconds(30 * 86_400)), 29.0, true),
            (.lastKnown(atMost: .seconds(30 * 86_400)), 31, false),
            (.lastKnown(atMost: nil), 4000, true), (.open, 0, true), (.open, 1, false),
        ])
    func offlineTheLastKnownDemandHoldsAsLongAsTheRuleSays(
        _ rule: VersionGate.OfflineRule, age: Double, isBlocked: Bool
    ) throws {
        let check = gate("1.9", .init(grace: .zero, offline: rule)).check(
            try document(minimum: "2.0", age: age * day), memory: try seen("1.9", ago: 5000 * day), at: noon)
        #expect(check.verdict.isBlocking == isBlocked)
        #expect(check.memory != nil)
    }

    @Test func aClockThatWasSetBackGivesTheGraceFromItsBeginning() throws {
        let check = gate("1.9").check(
            try document(minimum: "2.0", age: -50 * day), memory: try seen("1.9", ago: -50 * day), at: noon)
        #expect(check.reason == .grace(left: .seconds(86_400)))
    }

    @Test func theStrictestVerdictDecides() {
        let all: [LaunchVerdict] = [
            .open, .updateOffered(version: "2"), .readOnly(message: ""),
            .maintenance(message: "", retryAfter: nil), .updateRequired(version: "3"),
        ]
        for count in 1...all.count {
            #expect(LaunchVerdict.strictest(Array(all.prefix(count).reversed())) == all[count - 1])
        }
        #expect(LaunchVerdict.strictest([]) == .open)
    }
}
