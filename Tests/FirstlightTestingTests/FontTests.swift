// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import LaunchKit
import ProofSupport
import StageUI
import Testing

@testable import FirstlightTesting

/// Snapshots and driven views in the fonts that an app brings along.
@MainActor @Suite struct FontTests {
    private let folder = TemporaryFolder()
    private let small = SnapshotVariant(device: "240x80")

    private struct Title: View {
        let font: String

        var body: some View { Text("Good morning").font(.custom(font, size: 32)) }
    }

    private func ember() throws -> AppFont {
        let bytes = try EmberFont.bytes()
        return AppFont(EmberFont.file) {
            bytes
        } licence: {
            []
        }
    }

    /// Compares a view in the mode `never`, in which nothing is written.
    private func complaints(
        record: SnapshotTestingConfiguration.Record = .never, _ assert: () async -> Void
    ) async -> [String] {
        await FirstlightTestingTests.complaints {
            await withSnapshotTesting(record: record, directory: folder.url) { await assert() }
        }
    }

    @Test func `A view alone is drawn in the fonts that it is given`() async throws {
        // What the font is a copy of.
        #expect(
            await complaints(record: .all) {
                await assertSnapshot(of: Title(font: "Inter-Bold"), named: "title", on: [small])
            }.count == 1)
        let fonts = [try ember()]
        #expect(
            await complaints {
                await assertSnapshot(
                    of: Title(font: EmberFont.name), named: "title", on: [small], fonts: fonts)
            } == [])
        let without = await complaints {
            await assertSnapshot(of: Title(font: EmberFont.name), named: "title", on: [small])
        }
        #expect(without.contains { $0.contains("There is no font named 'Ember-Bold'") }, "\(without)")
        #expect(without.contains { $0.contains("pixels differ") }, "\(without)")
    }

    @Test func `A state of an app is drawn in the app's fonts`() async throws {
        func app(_ font: String, _ fonts: [AppFont]) -> AppDescriptor {
            AppDescriptor(
                id: "letters", name: "Letters", fonts: fonts, views: [AppView("title") { Title(font: font) }])
        }
        let inter = app("Inter-Bold", [])
        #expect(
            await complaints(record: .all) {
                await assertSnapshot(of: inter, state: "title", on: [small])
            }.count == 1)
        let own = app(EmberFont.name, [try ember()])
        #expect(await complaints { await assertSnapshot(of: own, state: "title", on: [small]) } == [])
    }

    @Test func `A driven view finds the fonts that it is given`() async throws {
        for (fonts, missed) in [([try ember()], 0), ([], 1)] {
            let driver = try ViewDriver(fonts: fonts) { Title(font: EmberFont.name) }
            try await driver.settle()
            #expect(driver.stage.issues.count == missed)
        }
    }
}
