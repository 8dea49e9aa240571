// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import LaunchKit
import StageCairo
import Testing

@testable import FirstlightBrands

// An audit draws hundreds of screens: each brand has a suite, so that each may have a core (Decision 0019).

@Suite(.fewAtATime) @MainActor
struct UrbanNestAuditTests {
    @Test func nothingFailsAndEachWaiverIsNeeded() async throws { try await expectCleanAudit("urbannest") }
}

@Suite(.fewAtATime) @MainActor
struct DuggyAuditTests {
    @Test func nothingFailsAndEachWaiverIsNeeded() async throws { try await expectCleanAudit("duggy") }
}

@Suite(.fewAtATime) @MainActor
struct ShipThatAppAuditTests {
    @Test func nothingFailsAndEachWaiverIsNeeded() async throws { try await expectCleanAudit("shipthatapp") }
}

@Suite(.fewAtATime) @MainActor
struct FonstersAuditTests {
    @Test func nothingFailsAndEachWaiverIsNeeded() async throws { try await expectCleanAudit("fonsters") }
}

@Suite(.fewAtATime) @MainActor
struct LatenAuditTests {
    @Test func nothingFailsAndEachWaiverIsNeeded() async throws { try await expectCleanAudit("laten") }
}

struct AuditedBrandsTests {
    @Test func eachBrandHasItsSuite() {
        let names = ["urbannest", "duggy", "shipthatapp", "fonsters", "laten"]
        #expect(AppCatalogue.firstlight.apps.map(\.id) == names)
    }
}

@MainActor
private func expectCleanAudit(_ brand: String) async throws {
    let app = try AppCatalogue.firstlight.named(brand)
    let findings = try await Audit(app, shaper: CairoTextShaper()).findings()
    let failed = findings.filter { $0.verdict == .fail }
    #expect(failed.isEmpty, "\(failed.map { "\($0.rule) \($0.subject): \($0.figure), \($0.places)" })")
    #expect(Set(findings.map(\.rule)) == Set(AuditRule.allCases), "each rule was applied")
    let reasons = findings.filter { $0.verdict == .waived }.map(\.reason)
    for waiver in try app.auditWaivers {
        let requirement = try #require(waiver.requirement)
        #expect(
            reasons.contains("\(requirement): \(waiver.reason)"),
            "\(waiver.subject) is waived and nothing is wrong with it")
    }
}
