// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

private struct Amount: View {
    let model: Model
    var prefix = ""
    let transition: @MainActor (Model) -> ContentTransition
    var body: some View {
        Text(verbatim: "\(prefix)\(model.a)").contentTransition(transition(model))
    }
}

private struct Pictured: View {
    let model: Model
    var body: some View {
        Text("\(Image(systemName: "star.fill")) \(model.a)").contentTransition(.numericText())
    }
}

@MainActor
@Suite struct NumericTextTests {
    let model = Model()

    /// The characters of the second text that stay, by the places that they had.
    private func stays(_ old: String, _ new: String) -> [Int?] {
        CharacterMatch(from: Array(old), to: Array(new)).predecessors
    }

    @Test func onlyDigitsThatAreOthersRoll() {
        #expect(stays("129", "139") == [0, nil, 2])
        #expect(stays("$19.99", "$18.99") == [0, 1, nil, 3, 4, 5])
    }

    @Test func aDigitBelongsToItsDecimalPlaceWhereANumberGetsLonger() {
        #expect(stays("9", "10") == [nil, nil])
        #expect(stays("10", "110") == [nil, 0, 1])
        #expect(stays("$9.50", "$10.50") == [0, nil, nil, 2, 3, 4])
        #expect(stays("100 %", "99 %") == [nil, nil, 3, 4])
    }

    private func probe(
        _ start: Int, prefix: String = "",
        _ transition: @escaping @MainActor (Model) -> ContentTransition = { _ in .numericText() }
    ) -> StageProbe {
        model.a = start
        return StageProbe { Amount(model: model, prefix: prefix, transition: transition) }
    }

    private func change(_ probe: StageProbe, to value: Int, frames: Int = 32) {
        withAnimation(.linear(duration: 1)) { model.a = value }
        probe.step(frames)
    }

    @Test func whatStaysIsDrawnAsItWasAndTheRestRollsPast() {
        let probe = probe(129)
        let home = probe.leaves[0].origin.y
        change(probe, to: 139)
        #expect(probe.texts == ["2", "1", "3", "9"])
        let ways = probe.leaves.map { ($0.origin.y - home) / 20.4 }
        // Half of the way of half a line, of 20.4 points.
        #expect(zip(ways, [-0.25, 0, 0.25, 0]).allSatisfy { abs($0 - $1) < 1e-9 })
        #expect(zip(probe.opacities, [0.5, 1, 0.5, 1]).allSatisfy { abs($0 - $1) < 1e-9 })
        probe.step(40)
        #expect(probe.texts == ["139"])
        #expect(probe.stage.isSettled)
    }

    @Test func whatStaysMovesToItsNewPlace() {
        let probe = probe(9, prefix: "n ")
        change(probe, to: 10)
        // The text is 8.5 points a character wide, and stands in the middle.
        func left(_ text: String) -> CGFloat? {
            zip(probe.texts, probe.leaves).first { $0.0 == text }.map { _, leaf in
                guard case .text(let layout) = leaf.item.content else { return 0 }
                return leaf.origin.x + layout.lines[0].x
            }
        }
        let middle = left("n ")
        probe.step(40)
        let end = left("n 10")
        #expect(middle.map { middle in end.map { middle - $0 } } == 2.125)
    }

    @Test func aValueThatShrinksRollsTheOtherWay() {
        let byValue: @MainActor (Model) -> ContentTransition = { .numericText(value: Double($0.a)) }
        let growing = probe(1, byValue)
        let home = growing.leaves[0].origin.y
        change(growing, to: 2)
        #expect(growing.texts == ["1", "2"])
        #expect(growing.leaves[0].origin.y < home && growing.leaves[1].origin.y > home)
        growing.step(40)
        change(growing, to: 1)
        #expect(growing.texts == ["2", "1"])
        #expect(growing.leaves[0].origin.y > home && growing.leaves[1].origin.y < home)
    }

    @Test func aChangeOnTheWayLetsWhatRollsGoOn() {
        let probe = probe(11)
        change(probe, to: 12)
        let before = probe.leaves.map(\.origin.y)
        change(probe, to: 22, frames: 3)
        // The first digit begins; the second goes on from where it was, as does the one that leaves.
        #expect(probe.texts == ["1", "1", "2", "2"])
        let expected = [0.45, 0.983, 0.017, 0.55]
        #expect(zip(probe.opacities, expected).allSatisfy { abs($0 - $1) < 0.001 })
        #expect(abs(probe.leaves[0].origin.y - before[0]) < 0.6)
        probe.step(80)
        #expect(probe.texts == ["22"])
        #expect(probe.stage.isSettled)
    }

    @Test func aTextWithAPictureRollsAsAWholeSoThatThePictureStays() {
        let probe = StageProbe { Pictured(model: model) }
        let pictures = { probe.leaves.count - probe.texts.count }
        let atRest = pictures()
        withAnimation(.linear(duration: 1)) { model.a = 1 }
        probe.step(32)
        #expect(atRest > 0 && pictures() == 2 * atRest)
    }

    @Test func aTextThatIsReplacedWithoutMotionOnTheWayIsShownWhole() {
        let probe = probe(11)
        change(probe, to: 12)
        model.a = 3456
        probe.step()
        #expect(probe.texts.joined().filter("3456".contains).count == 4)
    }
}
