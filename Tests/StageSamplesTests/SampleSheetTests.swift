// Licensed under the Apache License, Version 2.0.

import Foundation
import StageCairo
import StageSamples
import StageUI
import Testing

/// Draws the sheet for a person to look at, where `make samples` asks for it.
@MainActor @Suite struct SampleSheetTests {
    private nonisolated static let file = ProcessInfo.processInfo.environment["FIRSTLIGHT_SAMPLES"]

    @Test(.enabled(if: file != nil, "make samples asks for it"))
    func everySampleIsDrawnOnOneSheet() throws {
        let file = try #require(Self.file)
        let shaper = try CairoTextShaper()
        let sheet = SampleSheet(shaper: shaper)
        let list = sheet.list()
        let renderer = CairoRenderer(size: list.size, scale: 1, shaper: shaper)
        renderer.render(list)
        try renderer.pngData(level: 3).write(to: URL(fileURLWithPath: file), options: .atomic)
        #expect(sheet.issues.isEmpty, "\(sheet.issues)")
    }
}
