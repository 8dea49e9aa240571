// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

private struct Group: View {
    let model: Model
    var body: some View {
        @Bindable var model = model
        VStack(spacing: 0) {
            DisclosureGroup("More", isExpanded: $model.flag) {
                Text("inside").frame(height: 40).mark("inside")
            }
            .mark("group")
            Spacer(minLength: 0)
        }
    }
}

@MainActor
@Suite struct DisclosureGroupTests {
    private let size = CGSize(width: 200, height: 200)

    @Test func aTouchOnTheTitleShowsTheContentAndAnotherOneHidesIt() {
        let model = Model()
        let probe = StageProbe(size) { Group(model: model) }
        let closed = probe.frame("group")?.height ?? 0
        #expect(probe.texts == ["More"])
        #expect(probe.stage.tap(label: "More"))
        probe.step(180)
        #expect(model.flag)
        #expect(probe.texts.contains("inside"))
        #expect(probe.frame("group")?.height == closed + 40)
        probe.stage.tap(label: "More")
        probe.step(180)
        #expect(!model.flag)
        #expect(probe.texts == ["More"])
        #expect(probe.frame("group")?.height == closed)
    }

    @Test func theContentComesWithAMotion() {
        let model = Model()
        let probe = StageProbe(size) { Group(model: model) }
        probe.stage.tap(label: "More")
        let shares = probe.trace(20) {
            probe.leaves.compactMap { leaf -> CGFloat? in
                guard case .text(let layout) = leaf.item.content,
                    layout.lines.first?.runs.first?.string == "inside"
                else { return nil }
                for case .opacity(let share) in leaf.effects { return share }
                return 1
            }.first ?? 0
        }
        #expect(shares.contains { $0 > 0 && $0 < 1 })
    }

    @Test func aGroupKeepsItsOwnState() {
        let probe = StageProbe(size) { DisclosureGroup("Own") { Text("inside") } }
        #expect(probe.texts == ["Own"])
        probe.stage.tap(label: "Own")
        probe.step(60)
        #expect(probe.texts.contains("inside"))
    }

    @Test func aScreenReaderIsToldWhetherTheGroupIsOpen() {
        let model = Model()
        let probe = StageProbe(size) { Group(model: model) }
        func title() -> AccessibilityNode? { probe.stage.elements.first { $0.label == "More" } }
        #expect(title()?.value == "Collapsed")
        #expect(title()?.traits.contains(.isButton) == true)
        probe.stage.activate(label: "More")
        probe.step(60)
        #expect(title()?.value == "Expanded")
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func theArrowIsAtTheFarSide(direction: LayoutDirection) throws {
        let probe = StageProbe(size) {
            $0.layoutDirection = direction
        } content: {
            DisclosureGroup("More") { Text("inside") }
        }
        let arrow = try #require(
            probe.leaves.first { if case .stroke = $0.item.content { true } else { false } })
        #expect(direction == .leftToRight ? arrow.origin.x > 150 : arrow.origin.x < 50)
    }

    @Test func inAFormEachViewOfTheContentIsARow() throws {
        let probe = StageProbe(CGSize(width: 300, height: 600)) {
            Form {
                DisclosureGroup("More", isExpanded: .constant(true)) {
                    Text("one").mark("one")
                    Text("two").mark("two")
                }
            }
        }
        let (one, two) = (try #require(probe.frame("one")), try #require(probe.frame("two")))
        #expect(two.minY - one.minY >= 44)
        #expect(one.minX == two.minX)
    }

    private struct Signed: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button(configuration.isExpanded ? "-" : "+") { configuration.isExpanded.toggle() }
            if configuration.isExpanded { configuration.content }
        }
    }

    @Test func aStyleOfOnesOwnDrawsTheGroup() {
        let probe = StageProbe(size) {
            VStack { DisclosureGroup("Own") { Text("inside") }.disclosureGroupStyle(Signed()) }
        }
        #expect(probe.texts == ["+"])
        probe.stage.tap(label: "+")
        probe.step(60)
        #expect(Set(probe.texts) == ["-", "inside"])
    }
}
