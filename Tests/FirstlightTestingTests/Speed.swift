import FirstlightSimulation
// Licensed under the Apache License, Version 2.0.
import Foundation
import StageCairo
import StageUI
import Testing

@testable import FirstlightTesting

struct Settings: View {
    var body: some View {
        NavigationStack {
            Form {
                ForEach(0..<6) { section in
                    Section("Section \(section)") {
                        ForEach(0..<3) { Text("Row \($0) of a settings page") }
                        Toggle("Switch", isOn: .constant(true))
                    }
                }
            }.navigationTitle("Settings")
        }
    }
}

@MainActor @Suite(.serialized) struct Speed {
    @Test func speed() async throws {
        func measure(_ name: String, _ count: Int = 100, _ body: () async throws -> Void) async throws {
            try await body()
            let start = ContinuousClock().now
            for _ in 0..<count { try await body() }
            print("SPEED", name, (ContinuousClock().now - start) / count)
        }
        let folder = TemporaryFolder()
        for (name, view) in [("card", AnyView(Card())), ("settings", AnyView(Settings()))] {
            _ = await complaints {
                await withSnapshotTesting(directory: folder.url) {
                    await assertSnapshot(of: view, named: name)
                }
            }
            try await measure("\(name) check") {
                await withSnapshotTesting(record: .never, directory: folder.url) {
                    await assertSnapshot(of: view, named: name)
                }
            }
            let shaper = try SnapshotTools.shaper.get()
            let configuration = try SnapshotTools.configuration(.standard)
            try await measure("\(name) stage") {
                let s = Stage(configuration, text: shaper) { view }; _ = s.frame(at: 0); s.close()
            }
            let driver = try ViewDriver { view }
            try await driver.settle()
            print("SPEED lines", driver.list.lines().count)
            try await measure("\(name) settle") { try await driver.settle() }
            try await measure("\(name) digest") { _ = driver.list.digest }
            try await measure("\(name) lines") { _ = driver.list.lines() }
            let json = JSONEncoder()
            try await measure("\(name) json") { _ = try json.encode(driver.list) }
            let file = folder.url.appendingPathComponent(folder.names.first { $0.contains(name) }!)
            try await measure("\(name) note") { _ = PixelImage.goldenDrawing(of: try Data(contentsOf: file)) }
            let drawn = DrawnSnapshot(driver.stage, driver.list, as: .image, shaper)
            try await measure("\(name) draw", 5) { _ = drawn.image() }
            try await measure("\(name) draw+hash", 5) { _ = drawn.image().pixelHash }
            try await measure("\(name) tree") {
                _ = DrawnSnapshot(driver.stage, driver.list, as: .text, shaper)
            }
        }
        try await measure("turn", 1000) { _ = await VirtualWork.turn() }
    }
}
