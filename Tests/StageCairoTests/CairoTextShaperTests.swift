// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import StageCairo
import StageUI
import Testing

@MainActor
@Suite struct CairoTextShaperTests {
    let shaper: CairoTextShaper
    let white = ResolvedColor(red: 1, green: 1, blue: 1)

    init() throws { shaper = try CairoTextShaper() }

    func request(
        _ string: String, _ family: ResolvedFont.Family = .system, _ size: CGFloat = 14,
        tracking: CGFloat = 0
    ) -> TextRequest {
        TextRequest(runs: [
            TextRun(
                string: string, font: ResolvedFont(family: family, size: size), tracking: tracking,
                color: white)
        ])
    }

    @Test func widths() {
        print(shaper.layout(request("UrbanNest", .named("Inter-Bold"), 32, tracking: -0.5)))
        print(shaper.layout(request("Trusted services, delivered smartly")))
    }
}
