// Licensed under the Apache License, Version 2.0.

import Foundation
import SwiftUI
import Testing

@testable import StageUI

@MainActor
private final class Log { var lines: [String] = [] }

/// A list of words into which another one can be dragged.
private struct Words: View {
    @State private var words = ["One", "Two"]
    var body: some View {
        List {
            Text("New").draggable("word")
            ForEach(words, id: \.self) { Text($0) }
                .dropDestination(for: String.self) { new, index in words.insert(contentsOf: new, at: index) }
        }
    }
}

/// A list whose collection is empty at first.
private struct NoWords: View {
    @State private var words: [String] = []
    var body: some View {
        List {
            Text("New").draggable("word")
            Text("Bytes").draggable(Data([1, 2]))
            ForEach(words, id: \.self) { Text($0) }
                .dropDestination(for: String.self) { new, index in words.insert(contentsOf: new, at: index) }
        }
    }
}

@MainActor
@Suite struct RowInsertionTests {
    private let log = Log()

    private func list<Source: View>(@ViewBuilder _ source: () -> Source) -> StageProbe {
        StageProbe(CGSize(width: 400, height: 600)) {
            List {
                source()
                ForEach(["One", "Two"], id: \.self) { Text($0) }
                    .dropDestination(for: String.self) { [log] items, index in
                        log.lines.append("\(items) at \(index)")
                    }
            }
        }
    }

    /// Drags a row to a distance from the middle of another one, in points.
    private func drag(
        _ probe: StageProbe, _ source: String, to target: String, _ down: CGFloat, drops: Bool = true
    ) throws {
        let end = try probe.center(target)
        probe.stage.touchDown(at: try probe.center(source))
        probe.step(40)
        let place = CGPoint(x: end.x, y: end.y + down)
        probe.stage.touchMove(to: place)
        if drops { probe.stage.touchUp(at: place) }
    }

    @Test(arguments: [("One", -15, 0), ("One", 15, 1), ("Two", -15, 1), ("Two", 15, 2)])
    func theHalfOfTheRowDecidesTheIndex(_ target: String, _ down: Int, _ index: Int) throws {
        let probe = list { Text("New").draggable("word") }
        try drag(probe, "New", to: target, CGFloat(down))
        #expect(log.lines == ["[\"word\"] at \(index)"])
    }

    @Test func theAppInsertsTheValue() throws {
        let probe = StageProbe(CGSize(width: 400, height: 600)) { Words() }
        try drag(probe, "New", to: "One", 15)
        probe.step(60)
        #expect(probe.stage.labelsOnScreen == ["New", "One", "word", "Two"])
    }

    private func drop(_ label: String, on probe: StageProbe, at place: CGPoint) throws {
        probe.stage.touchDown(at: try probe.center(label))
        probe.step(40)
        probe.stage.touchMove(to: place)
        probe.stage.touchUp(at: place)
        probe.step(60)
    }

    @Test func aCollectionWithoutRowsTakesTheValueAnywhereOnItsList() throws {
        let probe = StageProbe(CGSize(width: 400, height: 600)) { NoWords() }
        try drop("Bytes", on: probe, at: CGPoint(x: 200, y: 400))
        #expect(probe.stage.labelsOnScreen == ["New", "Bytes"])
        try drop("New", on: probe, at: CGPoint(x: 200, y: 400))
        #expect(probe.stage.labelsOnScreen == ["New", "Bytes", "word"])
    }

    @Test func aCollectionWithRowsTakesNothingFarFromThem() throws {
        let probe = list { Text("New").draggable("word") }
        try drop("New", on: probe, at: CGPoint(x: 200, y: 500))
        #expect(log.lines == [])
    }

    @Test func aLineShowsThePlaceWhileTheValueIsOverTheRow() throws {
        let probe = list { Text("New").draggable("word") }
        func lines() -> Int { probe.rectangles.filter { $0.height == 2 }.count }
        #expect(lines() == 0)
        try drag(probe, "New", to: "One", 15, drops: false)
        probe.step()
        #expect(lines() == 1)
        probe.stage.touchMove(to: try probe.center("New"))
        probe.step()
        #expect(lines() == 0)
    }

    @Test func rowsOfNoCollectionAndOtherKindsAreNotTaken() throws {
        let probe = list {
            Text("New").draggable("word")
            Text("Bytes").draggable(Data([1, 2]))
        }
        try drag(probe, "New", to: "Bytes", 15)
        try drag(probe, "Bytes", to: "One", 15)
        #expect(log.lines == [])
    }

    @Test func anInsertionGetsProvidersWithItsIndex() throws {
        let probe = StageProbe(CGSize(width: 400, height: 600)) {
            List {
                Text("New").onDrag { NSItemProvider(object: "item") }
                ForEach(["One", "Two"], id: \.self) { Text($0) }
                    .onInsert(of: [.plainText]) { [log] index, providers in
                        log.lines.append("\(providers.count) at \(index)")
                    }
            }
        }
        try drag(probe, "New", to: "Two", -15)
        #expect(log.lines == ["1 at 1"])
    }
}
