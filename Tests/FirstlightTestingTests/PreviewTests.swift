// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import LaunchKit
import StageCairo
import SwiftUI
import Testing

@testable import FirstlightTesting

#Preview { Text(verbatim: "first") }

#Preview("Counter", traits: .fixedLayout(width: 120, height: 80)) {
    @Previewable @State var count = 3
    let words = "count \(count)"
    Button(words) { count += 1 }
}

#Preview("Lying", traits: .landscapeLeft, .modifier(Sampled())) { Text(verbatim: "wide") }

#Preview("Size", arguments: [12, 24]) { Text(verbatim: "size \($0)").font(.system(size: CGFloat($0))) }

private struct Sampled: PreviewModifier {
    static func makeSharedContext() async throws -> String { "sampled" }
    func body(content: Content, context: String) -> some View {
        VStack {
            content
            Text(verbatim: context)
        }
    }
}

private struct Older_Previews: PreviewProvider {
    static var previews: some View {
        Text(verbatim: "one").previewDisplayName("One")
        Text(verbatim: "two").previewLayout(.fixed(width: 60, height: 40))
        Text(verbatim: "three").previewDevice("iPad Pro 13-inch").previewInterfaceOrientation(.landscapeRight)
    }
}

#Preview("hollow") { Color.white }
#Preview("twin of the first") { Text(verbatim: "first") }
#Preview("trap") { Trapping(words: []) }

private struct Trapping: View {
    let words: [String]
    var body: some View { Text(verbatim: words[1]) }
}

/// The previews of a program are found, shown as they say, and compared in one line of a test.
@MainActor @Suite struct PreviewTests {
    private let folder = TemporaryFolder()

    private func previews() throws -> AppDescriptor {
        try #require(
            try AppDescriptor.previews(of: ["FirstlightTestingTests"], text: { try CairoTextShaper() }))
    }

    /// The guide's line, which would write goldens.
    private func documented() async {
        await assertPreviews(on: .matrix(textSizes: [.large, .accessibility3]))
    }

    private static let names = [
        "PreviewTests 1", "PreviewTests Counter", "PreviewTests Lying", "PreviewTests Size 12",
        "PreviewTests Size 24", "PreviewTests hollow", "PreviewTests twin of the first", "PreviewTests trap",
        "Older_Previews One", "Older_Previews 2", "Older_Previews 3",
    ]

    @Test func `Each is a state with a name, in the order of its file`() throws {
        #expect(
            try previews().states.map(\.name) == Self.names.map { $0.replacing("_", with: " ") })
        #expect(try AppDescriptor.previews(of: ["Elsewhere"], text: { try CairoTextShaper() }) == nil)
    }

    @Test func `Its file, traits and argument are told`() throws {
        let titles = try previews().states.map { $0.scenario.title }
        let file = "FirstlightTestingTests/PreviewTests.swift"
        #expect(
            titles == [
                file, "\(file), 120 × 80 points", "\(file), landscape, modifier Sampled",
                "\(file), argument “12”",
                "\(file), argument “24”", file, file, file,
                "FirstlightTestingTests.Older_Previews",
                "FirstlightTestingTests.Older_Previews, 60 × 40 points",
                "FirstlightTestingTests.Older_Previews, iPad Pro 13-inch, landscape",
            ])
    }

    /// What a preview shows, and the size of its screen in points.
    @Test(arguments: [
        ("PreviewTests 1", ["first"], CGSize(width: 390, height: 844)),
        ("PreviewTests Counter", ["count 3"], CGSize(width: 120, height: 80)),
        ("PreviewTests Lying", ["wide", "sampled"], CGSize(width: 844, height: 390)),
        ("PreviewTests Size 24", ["size 24"], CGSize(width: 390, height: 844)),
        ("Older Previews One", ["one"], CGSize(width: 390, height: 844)),
        ("Older Previews 2", ["two"], CGSize(width: 60, height: 40)),
        ("Older Previews 3", ["three"], CGSize(width: 1376, height: 1032)),
    ])
    func `It is shown as it says`(name: String, texts: [String], size: CGSize) async throws {
        let app = try previews()
        let state = try #require(try app.states.first { $0.name == name })
        let run = try Simulation(state.scenario, of: app, text: try CairoTextShaper())
        var shown: [[String]] = []
        try await run.followOnVirtualClock(instants: [1], until: 1) { frame in
            guard frame.time >= 1 - 1e-9, let stage = run.launch?.stage else { return .goOn }
            #expect(stage.configuration.size == size)
            shown.append(stage.accessibilityTree().flattened.compactMap(\.label))
            if name.hasSuffix("Counter") {
                _ = stage.tap(label: "count 3")
                _ = stage.frame(at: 1.1)
                shown.append(stage.accessibilityTree().flattened.compactMap(\.label))
            }
            return .stop
        }
        run.launch?.close()
        #expect(shown == (name.hasSuffix("Counter") ? [texts, ["count 4"]] : [texts]))
    }

    @Test func `One line compares all of them, and refuses those that hold nothing`() async throws {
        func compare(_ record: SnapshotTestingConfiguration.Record) async -> [String] {
            await complaints {
                await withSnapshotTesting(record: record, directory: folder.url) {
                    await assertPreviews(
                        in: ["FirstlightTestingTests"], on: [SnapshotVariant(device: "120x80")])
                }
            }
        }
        // The one that traps is told first, in words of the compiler's.
        func trap(_ complaints: [String]) -> Bool {
            complaints.contains {
                $0.hasPrefix(
                    "The preview 'PreviewTests trap' (FirstlightTestingTests/PreviewTests.swift) traps: ")
            }
        }
        let first = await compare(.missing)
        #expect(trap(first))
        let refused = [
            "The preview 'PreviewTests hollow' shows nothing, so its golden would hold nothing.",
            "The preview 'PreviewTests twin of the first' looks like 'PreviewTests 1', so its golden would "
                + "hold nothing.",
        ]
        #expect(first.count { $0.hasPrefix("There was no golden") } == 10)
        #expect(folder.names.contains { $0.hasSuffix(".PreviewTests-Counter.120x80-light-large-ltr.png") })
        #expect(await compare(.never).filter { !$0.contains(" traps: ") } == refused)
        #expect(
            await complaints { await assertPreviews(in: ["Elsewhere"]) }.first?.hasPrefix(
                "There is no preview in Elsewhere. Previews are a part of debug builds;") == true)
    }
}
