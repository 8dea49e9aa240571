// Licensed under the Apache License, Version 2.0.

import Foundation
import StageUI
import Testing

private struct Switch: View {
    @State var isOn = false
    var body: some View { Toggle("Sound", isOn: $isOn).frame(width: 300) }
}

@MainActor
@Suite struct ToggleTests {
    @Test func aTouchOnTheSwitchTurnsItOnAndOff() {
        let stage = Stage.fixed { Switch() }
        #expect(stage.elements.map(\.value) == ["off"])
        stage.tap(at: CGPoint(x: 320, y: 400))
        #expect(stage.elements.map(\.value) == ["on"])
        stage.tap(at: CGPoint(x: 320, y: 400))
        #expect(stage.elements.map(\.value) == ["off"])
        stage.tap(at: CGPoint(x: 60, y: 400))
        #expect(stage.elements.map(\.value) == ["off"])
    }

    @Test func aToggleForSeveralValuesIsOnWhereAllAreAndSetsAll() {
        struct Several: View {
            @State var first = true
            @State var second = false
            var body: some View {
                Toggle("All", sources: [$first, $second], isOn: \.self).frame(width: 300)
                Text("\(first) \(second)")
            }
        }
        let stage = Stage.fixed { Several() }
        #expect(stage.elements.map(\.value).first == "mixed")
        stage.activate(label: "All")
        #expect(stage.elements.map(\.value).first == "on")
        #expect(stage.drawn.texts["true true"] != nil)
        stage.activate(label: "All")
        #expect(stage.elements.map(\.value).first == "off")
        #expect(stage.drawn.texts["false false"] != nil)
    }

    @Test(arguments: [(LayoutDirection.leftToRight, 321.0), (.rightToLeft, 52)])
    func theKnobStandsWhereReadingStartsWhileOff(_ direction: LayoutDirection, _ knob: Double) {
        let stage = Stage.fixed(direction: direction) { Switch() }
        let off = stage.drawn.fills(255, 255, 255)
        #expect(off.map(\.width) == [27])
        stage.activate(label: "Sound")
        stage.settle()
        let isMirrored = direction == .rightToLeft
        #expect(stage.drawn.fills(255, 255, 255).first?.minX == CGFloat(knob))
        #expect(off.first?.minX == CGFloat(isMirrored ? knob + 20 : knob - 20))
    }

    @Test func withoutItsLabelItIsAsLargeAsTheSwitch() {
        let stage = Stage.fixed { Toggle("Sound", isOn: .constant(true)).labelsHidden() }
        #expect(stage.elements.map(\.label) == ["Sound"])
        #expect(stage.elements.first?.frame.size == CGSize(width: 51, height: 31))
    }

    @Test func aDisabledToggleStaysAsItIs() {
        let stage = Stage.fixed { Switch().disabled(true) }
        stage.tap(at: CGPoint(x: 320, y: 400))
        #expect(stage.activate(label: "Sound") == false)
        #expect(stage.elements.map(\.value) == ["off"])
    }
}
