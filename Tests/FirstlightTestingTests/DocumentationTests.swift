// Licensed under the Apache License, Version 2.0.

import FirstlightTesting
import Foundation
import StageUI
import Testing

// The examples of the module's landing page, line for line, with goldens of their own.

struct WelcomeScreen: View {
    var body: some View {
        VStack(spacing: 12) {
            Text("Welcome").font(.largeTitle.bold())
            Text("All that you need, in one place.")
        }
        .padding()
    }
}

struct Counter: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Text("\(count)")
            Button("Add") { Task { count += 1 } }
        }
    }
}

private let goldens = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Goldens/Documentation")

@Suite(.snapshots(SnapshotTestingConfiguration(directory: goldens))) enum DocumentationTests {
    @MainActor @Suite(.snapshots()) struct WelcomeTests {
        @Test func welcome() async {
            await assertSnapshot(of: WelcomeScreen())
        }

        @Test func everySize() async {
            await assertSnapshot(
                of: WelcomeScreen(), as: [.image, .text], named: "sizes",
                on: .matrix(devices: ["iphonese1", "ipadpro13"], textSizes: [.large, .accessibility3]))
        }
    }

    @MainActor @Suite struct CounterTests {
        @Test func `A tap is there at the next look`() async throws {
            let driver = try ViewDriver { Counter() }
            try await driver.tap("Add")
            await assertSnapshot(of: driver, named: "one")
            #expect(driver.labels == ["1", "Add"])
        }
    }
}

/// What the guide "When a symbol is absent" says of what is missing.
@MainActor @Suite struct AbsentSymbolTests {
    @Test func `What a driven view misses is in the issues of its stage`() async throws {
        let driver = try ViewDriver { Image("Harbour") }
        try await driver.settle()
        #expect(driver.stage.issues.map(\.kind) == [.missingResource])
    }
}
