// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import LaunchKit
import ProofSupport
import StageUI
import Testing

@testable import DuggyBrand

/// The choices that the document leaves open, and what is said about those that it makes.
@MainActor
@Suite(.fewAtATime) struct DuggyOptionTests {
    @Test(.proves("DG-49", "DG-194"))
    func theBarLiesInsideTheSectionsSixtyPoints() async throws {
        let plain = try await SplashProbe.frame(.duggyLoading(), at: 3000)
        let frame = try await SplashProbe.frame(
            .duggyLoading { $0.options.values["bar"] = "true" }, at: 3000)
        let mark = try #require(plain.duggyMark).frame
        let tagline = try #require(plain.duggyTagline).frame
        #expect(frame.duggyMark?.frame == mark)
        #expect(frame.duggyTagline?.frame == tagline)
        #expect(frame.duggyBar.count >= 2)
        let message = try #require(frame.text("Loading configuration...")).frame
        let parts = frame.duggyBar.map(\.frame) + [message, try #require(frame.duggySpinner)]
        let bounds = parts.reduce(parts[0]) { $0.union($1) }
        let words = try #require(plain.text("Loading configuration...")).frame
        let middle = (try #require(plain.duggySpinner).minY + words.maxY) / 2
        #expect(bounds.minY >= middle - 30.5 && bounds.maxY <= middle + 30.5, "\(bounds) around \(middle)")
    }

    @Test(.proves("DG-100", "DG-194"))
    func theBarComesWithTheMessage() async throws {
        let probe = try await SplashProbe.run(
            .duggyLoading { $0.options.values["bar"] = "true" }, at: [1900, 2100])
        func bar(_ at: Int) throws -> [SplashElement] {
            try probe.frame(at).duggyBar.filter(\.isVisible)
        }
        #expect(try bar(1900).isEmpty && bar(2100).count >= 2)
    }

    @Test(.proves("DG-63", "DG-65"), arguments: [("0.1", 0.1), ("1", 1.0)])
    func theFillOfTheCircleIsAChoice(value: String, opacity: Double) async throws {
        let frame = try await SplashProbe.frame(
            .duggyLoading { $0.options.values["fillOpacity"] = value }, at: 300)
        let circle = try #require(frame.duggyCircle)
        #expect(circle.colors.map(\.opacity) == [opacity] && abs(circle.opacity - 0.3) < 0.001)
    }

    @Test(arguments: [("on", 0.75), ("off", 0)])
    func theHandOverOfTheStaticImageIsAChoice(value: String, opacity: Double) async throws {
        let frame = try await SplashProbe.frame(
            .duggyLoading { $0.options.values["handoff"] = value }, at: 50)
        #expect((frame.duggyStaticImage == nil) == (opacity == 0))
        #expect(abs((frame.duggyStaticImage?.opacity ?? 0) - opacity) < 0.001)
        #expect(abs((frame.duggyMark?.opacity ?? 0) - (1 - opacity)) < 0.001)
    }

    @Test func theDocumentsOwnChoicesAreCommentedOn() {
        let lints = AppDescriptor.duggy.lints(AppOptions())
        #expect(lints.map(\.id) == ["C-DG-08", "C-DG-23", "C-DG-32", "C-DG-40", "C-DG-40"])
        #expect(lints.map(\.severity) == [.warning, .warning, .warning, .note, .note])
        #expect(lints[0].message.contains("imperceptible") && lints[0].message.contains("1.08:1"))
        #expect(lints[1].message.contains("100 points") && lints[1].message.contains("24"))
        #expect(lints[2].message.contains("Crash reporting starts last"))
        let seen = AppDescriptor.duggy.lints(AppOptions(["fillOpacity": "1"]))
        #expect(seen.map(\.id) == ["C-DG-23", "C-DG-32", "C-DG-40", "C-DG-40"])
    }

    @Test func whatTheHostHasToGetElsewhereIsNoted() throws {
        var artefacts = try #require(AppDescriptor.duggy.artefacts(AppOptions()))
        let notes = AppDescriptor.duggy.lints(AppOptions()).filter { $0.id == "C-DG-40" }
        #expect(notes[0].message.contains("aps-environment") && notes[0].message.contains("team"))
        #expect(notes[1].message.contains("GoogleService-Info.plist"))
        artefacts.entitlements = [:]
        #expect(DuggyLints.host(artefacts).map(\.severity) == [.error, .note])
    }
}
