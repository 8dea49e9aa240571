// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// A wheel of ten years in the middle of the screen: 216 points high, with rows of 32.
private struct Years: View {
    @Bindable var model: Model
    var isEnabled = true
    var refuses = false

    var body: some View {
        Picker("Year", selection: refuses ? .constant(model.a) : $model.a) {
            ForEach(0..<10, id: \.self) { Text(verbatim: "year \($0)") }
        }
        .pickerStyle(.wheel)
        .disabled(!isEnabled)
        .onChange(of: model.a) { model.log.append("\(model.a)") }
    }
}

/// The wheel until the flag goes up.
private struct Going: View {
    let model: Model
    var body: some View { if !model.flag { Years(model: model) } }
}

@MainActor
@Suite struct WheelPickerTests {
    let model = Model()
    private let middle = CGPoint(x: 200, y: 400)

    private func stage(
        isEnabled: Bool = true, refuses: Bool = false, direction: LayoutDirection = .leftToRight
    ) -> Stage {
        let stage = Stage.shown(direction: direction) {
            Years(model: model, isEnabled: isEnabled, refuses: refuses)
        }
        return stage
    }

    /// Moves a finger slowly, so that the wheel has no speed when it is let go.
    private func pull(_ stage: Stage, by way: CGFloat) {
        stage.touchDown(at: middle)
        for step in 1...8 {
            stage.touchMove(to: CGPoint(x: middle.x, y: middle.y + way * CGFloat(step) / 8))
            _ = stage.frame(at: stage.time + 1.0 / 60)
        }
        _ = stage.frame(at: stage.time + 0.5)
        stage.touchUp(at: CGPoint(x: middle.x, y: middle.y + way))
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func theChosenRowStandsInTheMiddleAndTheOthersAroundIt(_ direction: LayoutDirection) throws {
        model.a = 3
        let texts = stage(direction: direction).drawn.texts
        let chosen = try #require(texts["year 3"])
        #expect(abs(chosen.midY - 400) < 1e-9)
        #expect(abs(chosen.midX - 200) < 1e-9)
        let above = try #require(texts["year 2"])
        let below = try #require(texts["year 4"])
        #expect(abs((above.midY + below.midY) / 2 - 400) < 1e-9)
        #expect(above.midY < 400 - 30 && above.midY > 400 - 32)
        // A row that is turned away is seen lower, and one on the back of the wheel not at all.
        #expect(above.height < chosen.height)
        #expect(texts["year 8"] != nil && texts["year 9"] == nil)
    }

    @Test func aWheelThatIsLetGoComesToRestAtARowAndChoosesItThen() {
        let stage = stage()
        pull(stage, by: -70)
        #expect(model.a == 0)
        stage.settle()
        #expect(model.a == 2)
        #expect(abs((stage.drawn.texts["year 2"]?.midY ?? 0) - 400) < 1e-9)
        #expect(model.log == ["2"])
    }

    @Test func aFlickTurnsTheWheelFurther() {
        let stage = stage()
        stage.touchDown(at: middle)
        for step in 1...6 {
            stage.touchMove(to: CGPoint(x: middle.x, y: middle.y - CGFloat(step) * 12))
            _ = stage.frame(at: stage.time + 1.0 / 60)
        }
        stage.touchUp(at: CGPoint(x: middle.x, y: middle.y - 72))
        stage.settle()
        #expect(model.a > 3)
        #expect(model.log.count == 1)
    }

    @Test func theEndsOfTheWheelAreItsFirstAndItsLastRow() {
        let stage = stage()
        pull(stage, by: 150)
        stage.settle()
        #expect(model.a == 0)
        for _ in 0..<2 { pull(stage, by: -360) }
        stage.settle()
        #expect(model.a == 9)
    }

    @Test func aTouchChoosesTheRowThatIsSeenThere() throws {
        let stage = stage()
        // Far from the middle the rows are seen closer to each other.
        let row = try #require(stage.drawn.texts["year 4"])
        stage.tap(at: CGPoint(x: row.midX, y: row.midY))
        stage.settle()
        #expect(model.a == 4)
    }

    @Test func aFingerStopsAWheelBeforeItChooses() {
        let stage = stage()
        pull(stage, by: -70)
        _ = stage.frame(at: stage.time + 1.0 / 60)
        pull(stage, by: 70)
        stage.settle()
        #expect(model.a == 0)
        #expect(model.log.isEmpty)
    }

    @Test func aWheelThatComesBackToItsRowChoosesNothing() {
        let stage = Stage.shown {
            Picker(
                "Year",
                selection: Binding {
                    0
                } set: { _ in
                    model.b += 1
                }
            ) {
                ForEach(0..<10, id: \.self) { Text(verbatim: "year \($0)") }
            }
            .pickerStyle(.wheel)
        }
        pull(stage, by: -12)
        stage.settle()
        #expect(model.b == 0)
    }

    @Test func aWheelFollowsWhatTheAppChooses() throws {
        let stage = stage()
        model.a = 5
        #expect(abs((stage.drawn.texts["year 5"]?.midY ?? 0) - 400) < 1e-9)
        withAnimation(.linear(duration: 1)) { model.a = 6 }
        _ = stage.frame(at: stage.time)
        #expect(!stage.isSettled)
        stage.settle()
        #expect(abs((stage.drawn.texts["year 6"]?.midY ?? 0) - 400) < 1e-9)
    }

    /// The box of the wheel, which a drawing or a touch may keep a little longer than its picker.
    private func wheel(_ stage: Stage) -> WheelBox? {
        func find(_ box: LayoutBox) -> WheelBox? {
            (box as? WheelBox) ?? box.children.lazy.compactMap(find).first
        }
        return stage.rootBox.flatMap(find)
    }

    @Test(arguments: [false, true]) func aWheelThatGoesWhileItTurnsChoosesNothing(isAnimated: Bool) {
        let stage = Stage.shown { Going(model: model) }
        let kept = wheel(stage)
        pull(stage, by: -70)
        withAnimation(isAnimated ? .linear(duration: 0.1) : nil) { model.flag = true }
        for _ in 0..<12 { _ = stage.frame(at: stage.time + 1.0 / 60) }
        stage.settle()
        withExtendedLifetime(kept) {
            #expect(kept != nil && wheel(stage) == nil)
            #expect(model.a == 0)
            #expect(model.log.isEmpty)
        }
    }

    @Test func aPickerThatDoesNotTakeTheRowTurnsBack() {
        let stage = stage(refuses: true)
        pull(stage, by: -70)
        stage.settle()
        #expect(model.a == 0)
        #expect(abs((stage.drawn.texts["year 0"]?.midY ?? 0) - 400) < 1e-9)
    }

    @Test func aStepThatThePickerDoesNotTakeTurnsTheWheelBack() {
        let stage = stage(refuses: true)
        stage.perform(.increment, label: "Year")
        stage.settle()
        #expect(abs((stage.drawn.texts["year 0"]?.midY ?? 0) - 400) < 1e-9)
        #expect(stage.elements.first?.value == "year 0")
    }

    @Test func assistiveTechnologySeesOneElementThatGoesRowByRow() throws {
        let stage = stage()
        #expect(stage.elements.count == 1)
        #expect(stage.elements.first?.label == "Year")
        #expect(stage.elements.first?.value == "year 0")
        #expect(stage.elements.first?.isAdjustable == true)
        stage.perform(.increment, label: "Year")
        // The wheel turns to the row.
        #expect(!stage.isSettled)
        stage.perform(.increment, label: "Year")
        stage.perform(.decrement, label: "Year")
        #expect(model.a == 1)
        stage.perform(.decrement, label: "Year")
        stage.perform(.decrement, label: "Year")
        #expect(model.a == 0)
        stage.settle()
        #expect(stage.elements.first?.value == "year 0")
    }

    @Test func aDisabledWheelIsFaintAndDoesNotTurn() {
        let stage = stage(isEnabled: false)
        pull(stage, by: -70)
        stage.settle()
        #expect(model.a == 0)
        #expect(stage.elements.first?.isEnabled == false)
        #expect(stage.elements.first?.isAdjustable == false)
        #expect(opacities(isEnabled: false)["year 0"] == 0.5)
    }

    /// How clear each row is drawn on a wheel that stands at its first one.
    private func opacities(isEnabled: Bool) -> [String: Double] {
        let probe = StageProbe(CGSize(width: 400, height: 800)) { Years(model: model, isEnabled: isEnabled) }
        var result: [String: Double] = [:]
        for (leaf, opacity) in zip(probe.leaves, probe.opacities) {
            guard case .text(let layout) = leaf.item.content else { continue }
            result[layout.lines.flatMap(\.runs).map(\.string).joined()] = opacity
        }
        return result
    }

    @Test func theRowsAreFainterTheFurtherTheyAreFromTheMiddle() {
        let seen = (0..<6).map { opacities(isEnabled: true)["year \($0)"] ?? 0 }
        #expect(seen[0] == 1)
        #expect(zip(seen, seen.dropFirst()).allSatisfy { $0 > $1 })
    }

    @Test func aWheelIsAsWideAsItMayBeAndNoHigherThanItsRowsNeed() {
        let probe = StageProbe(CGSize(width: 300, height: 600)) { Years(model: model).mark("wheel") }
        #expect(probe.frame("wheel") == rect(0, 192, 300, 216))
        let small = StageProbe(CGSize(width: 300, height: 600)) {
            Years(model: model).mark("wheel").frame(width: 90, height: 100)
        }
        #expect(small.frame("wheel") == rect(105, 250, 90, 100))
        // The rows above and below it are cut off.
        let cuts = small.leaves.map { leaf in
            leaf.effects.contains { effect in
                guard case .clip(.rectangle(let area), _) = effect else { return false }
                return area == rect(0, 0, 90, 100)
            }
        }
        #expect(cuts.count > 3 && cuts.allSatisfy { $0 })
    }

    @Test func aWheelOfWhichNoRowIsChosenShowsItsFirstRow() {
        let stage = stage()
        model.a = 5
        stage.settle()
        model.a = 99
        stage.settle()
        #expect(abs((stage.drawn.texts["year 0"]?.midY ?? 0) - 400) < 1e-9)
        #expect(stage.elements.first?.value == nil)
        stage.perform(.increment, label: "Year")
        #expect(model.a == 0)
    }

    @Test func anInlinePickerOutsideOfAFormIsAWheel() {
        let stage = Stage.fixed {
            Picker("Year", selection: .constant(1)) {
                Text(verbatim: "zero").tag(0)
                Text(verbatim: "one").tag(1)
            }
            .pickerStyle(.inline)
        }
        #expect(stage.elements.map(\.value) == ["one"])
        #expect(abs((stage.drawn.texts["one"]?.midY ?? 0) - 400) < 1e-9)
    }
}
