// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightSimulation
import Foundation
import LaunchStore
import Testing

@testable import FirstlightCommands
@testable import firstlight_soak

/// The proof of flipped bits, for some bits and with real processes, and its judge.
@Suite struct StoreFlipsTests {
    private let sample = StoreSample(
        file: [0, 0], log: [0], records: ["'a'": "1", "the flag 'b'": "true", "'c'": "3"])

    private func judge(_ records: [String: String], _ lines: [String] = [], fault: String? = nil) -> [String]
    {
        sample.judge(.init(records: records, fault: fault), lines: lines).violations
    }

    @Test func aRecordIsRightOrReportedLost() {
        #expect(judge(sample.records) == [])
        let lost = sample.judge(
            .init(records: ["'a'": "1", "the flag 'b'": "true"], fault: nil), lines: ["…; lost: 'c'."])
        #expect(lost.violations == [] && lost.losses == 1)
    }

    @Test func whatIsLostWithoutAWordOrWrongOrMadeUpIsSeen() {
        let silent = judge(["'a'": "1", "the flag 'b'": "true"], ["…; lost: 'd'."])
        #expect(silent == ["'c' is lost without a word"])
        let wrong = judge(["'a'": "1", "the flag 'b'": "false", "'c'": "3"], ["…; lost: the flag 'b'."])
        #expect(wrong == ["the flag 'b' says false instead of true"])
        #expect(judge(sample.records.merging(["'d'": "4"]) { $1 }) == ["'d' was never stored"])
        #expect(
            judge(sample.records, fault: "it is twice there") == ["After it was opened, it is twice there"])
    }

    @Test func eachBitOfBothFilesCanBeFlipped() {
        #expect(sample.bitCount == 24)
        let (first, last) = (sample.flipping(9), sample.flipping(23))
        #expect(first.file == [0, 2] && first.log == [0])
        #expect(last.file == [0, 0] && last.log == [128])
    }

    @Test func whicheverBitIsFlippedALaunchReachesItsScreen() async throws {
        let result = try await ShortSoak.run(
            {
                StoreFlipsProof(
                    flips: 12, scenarios: try AppCatalogue.firstlight.storeScenarios, setting: $0)
            }, jobs: 1)
        #expect(result.violations == [])
        #expect(result.figures.first?.figure == 12)
        #expect(result.figures.contains { $0.name == "store-flips.mended" && $0.figure > 0 })
    }
}
