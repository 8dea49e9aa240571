// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import StageUI

/// Each form of `onChange` writes what its closure sees of the body it was made in.
private struct Forms: View {
    let model: Model
    var body: some View {
        let seen = model.a
        Text("\(seen)")
            .onChange(of: seen) { model.log.append("none \(seen)") }
            .onChange(of: seen) { old, new in model.log.append("two \(old) \(new) \(seen)") }
            .onChange(of: seen, perform: { new in model.log.append("one \(new) \(seen)") })
    }
}

private struct Outer: View {
    let model: Model
    var body: some View {
        VStack {
            ForEach(0..<20) { Row(number: $0, model: model) }
            Reads(model: model)
            Constant().equalFont(model.a)
        }
    }
}

private struct Row: View {
    let number: Int
    let model: Model
    var body: some View { Text(number == 7 ? "\(model.b)" : "-") }
}

private struct Reads: View {
    let model: Model
    var body: some View { Text("\(model.a)") }
}

private struct Constant: View {
    var body: some View { Text("constant") }
}

extension View {
    fileprivate func equalFont(_ number: Int) -> some View { font(.system(size: CGFloat(10 + number))) }
}

private struct Writer: View {
    let model: Model
    @State private var name = "old"
    var body: some View { Inner(name: $name, isWriting: model.flag) }
}

private struct Inner: View {
    @Binding var name: String
    let isWriting: Bool
    var body: some View {
        if isWriting { name = "new" }
        return Text(name)
    }
}

private struct Directed: View {
    let model: Model
    var body: some View {
        HStack(spacing: 0) {
            Text("ab").mark("a")
            Text("abcd").mark("b")
        }
        .font(.system(size: model.flag ? 20 : 10))
        .environment(\.layoutDirection, model.a == 1 ? .rightToLeft : .leftToRight)
    }
}

private struct Nested: View {
    let model: Model
    var body: some View {
        VStack {
            Level()
            Level().lineSpacing(CGFloat(model.a))
            VStack { Level().lineSpacing(3) }.lineSpacing(CGFloat(model.a))
        }
    }
}

private struct Level: View {
    @Environment(\.lineSpacing) private var spacing
    var body: some View { Text("\(Int(spacing))") }
}

@MainActor
@Suite struct GraphSemanticsTests {
    let model = Model()

    @Test(.proves("SW-72"))
    func theOneParameterFormSeesTheOldBodyAndTheOthersTheNewOne() {
        let probe = StageProbe { Forms(model: model) }
        model.a = 5
        probe.step()
        #expect(Set(model.log) == ["none 5", "two 0 5 5", "one 5 0"])
    }

    @Test(.proves("SW-73"))
    func oneChangeRunsTheBodiesThatReadItAndNoneBesides() {
        let probe = StageProbe(CGSize(width: 300, height: 900)) { Outer(model: model) }
        let before = probe.stage.bodyCounts
        model.b = 3
        probe.step()
        let ran = probe.stage.bodyCounts.filter { $0.value != before[$0.key] }
        #expect(ran.keys.sorted() == ["Row"])
        #expect(ran["Row"] == (before["Row"] ?? 0) + 1)
        let middle = probe.stage.bodyCounts
        model.a = 1
        probe.step()
        // What is inside did not read the number, and a new font does not change the view.
        let second = probe.stage.bodyCounts.filter {
            $0.value != middle[$0.key] && $0.key != "ForEachContent"
        }
        #expect(second.keys.sorted() == ["Outer", "Reads"])
    }

    @Test(.proves("SW-74"))
    func anEqualWriteOfAModelRunsNoBodyBelow() {
        let probe = StageProbe(CGSize(width: 300, height: 900)) { Outer(model: model) }
        let (list, counts) = (probe.list, probe.stage.bodyCounts)
        model.a = 0
        #expect(probe.step() == list)
        #expect(probe.stage.bodyCounts["Row"] == counts["Row"])
    }

    @Test(.proves("SW-75"))
    func aWriteThroughABindingDuringAnUpdateIsRefusedByName() {
        let probe = StageProbe { Writer(model: model) }
        model.flag = true
        probe.step()
        #expect(probe.texts == ["old"])
        let issue = probe.stage.issues.first { $0.kind == .writeDuringUpdate }
        #expect(issue?.path == "Writer/Inner")
        #expect(issue?.message.contains("A state of Writer was written") == true)
    }

    @Test(.proves("SW-78"))
    func anEnvironmentValueReachesTheSubtreeAndTheNearestOneCounts() {
        let probe = StageProbe { Nested(model: model) }
        #expect(probe.texts == ["0", "0", "3"])
        model.a = 2
        probe.step()
        #expect(probe.texts == ["0", "2", "3"])
        #expect(probe.bodies("Level") == 4)
    }

    @Test(.proves("SW-81"))
    func aNewFontSizeOrDirectionLaysOutAgainWhatDependsOnIt() {
        let probe = StageProbe(CGSize(width: 100, height: 50)) { Directed(model: model) }
        #expect(probe.frame("a") == rect(35, 19, 10, 12))
        model.flag = true
        probe.step()
        #expect(probe.frame("a") == rect(20, 13, 20, 24))
        model.a = 1
        probe.step()
        #expect(probe.frame("a") == rect(60, 13, 20, 24))
        #expect(probe.frame("b") == rect(20, 13, 40, 24))
        probe.stage.configuration.size.width = 200
        probe.step()
        #expect(probe.frame("b") == rect(70, 13, 40, 24))
    }
}
