// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchKit
import ProofSupport
import StageCairo
import StageUI
import Testing

@testable import UrbanNestBrand

@MainActor @Suite struct UrbanNestLintTests {
    private func ids(_ options: UrbanNestOptions, fonts: [String] = ["Inter-Bold.otf"]) -> [String] {
        UrbanNest.lints(options, fonts: fonts).map { "\($0.id) \($0.severity.rawValue)" }
    }

    @Test(.proves("UN-41"))
    func theTaglineOnTealIsAWarningWithItsRatio() {
        #expect(ids(UrbanNestOptions()) == ["C-UN-17 warning"])
        let message = UrbanNest.lints(UrbanNestOptions(), fonts: ["Inter-Bold.ttf"])[0].message
        #expect(message.contains("tagline") && message.contains("4.22:1") && message.contains("4.5:1"))
    }

    @Test(.proves("UN-111", "UN-167"))
    func theDocumentsErrorRedOnTealIsAnError() {
        let lints = UrbanNest.lints(UrbanNestOptions(strictColors: true), fonts: ["Inter-Bold.otf"])
        #expect(
            lints.contains { $0.id == "C-UN-16" && $0.severity == .error && $0.message.contains("1.58:1") })
        #expect(lints.contains { $0.id == "C-UN-16" && $0.message.contains("3.61:1") })
    }

    @Test func theDarkVariantIsLookedAtWhereItCanBeShown() {
        #expect(ids(UrbanNestOptions(variant: .white)).isEmpty)
        #expect(ids(UrbanNestOptions(appearance: .dark)).isEmpty)
        #expect(ids(UrbanNestOptions(appearance: .system)) == ["C-UN-17 warning"])
    }

    @Test(.proves("UN-33"))
    func aFontThatTheAppDoesNotBringIsTold() {
        #expect(ids(UrbanNestOptions(variant: .white), fonts: []) == ["C-UN-30 warning"])
    }

    @Test func theAppBringsTheFontThatItNames() {
        #expect(!AppDescriptor.urbanNest.lints(AppOptions()).contains { $0.id == "C-UN-30" })
    }

    @Test func theArtworkLiesInTheSquareThatTheDiscDoesNotCut() {
        #expect(abs(UrbanNestMark.safeSquare.width - 84.85) < 0.01)
        #expect(UrbanNestMark.safeSquare.contains(UrbanNestMark.ink))
    }

    @Test func withoutItsFontTheNameIsSetInTheSystemsBold() throws {
        func frame(_ font: Font) throws -> DisplayList {
            let stage = Stage(
                StageConfiguration(size: CGSize(width: 300, height: 60)), text: try CairoTextShaper()
            ) { Text("UrbanNest").font(font) }
            defer { stage.close() }
            return stage.frame(at: 0)
        }
        func width(_ font: Font) throws -> CGFloat? {
            try frame(font).drawn().texts.first?.frame.width
        }
        let missing = try width(.custom("NoSuchFont-Bold", fixedSize: 32).bold())
        #expect(try missing == width(.system(size: 32, weight: .bold)))
        #expect(try missing != width(.system(size: 32)))
    }
}
