// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

private struct Shift: GeometryEffect {
    var amount: Double
    var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: size.width * amount, y: 0))
    }
}

private struct Fading: AnimatableModifier {
    var amount: Double
    var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }
    func body(content: Content) -> some View { content.opacity(amount) }
}

private struct Framed: ViewModifier {
    @State private var count = 0
    func body(content: Content) -> some View {
        content.padding(10).onTapGesture { count += 1 }.accessibilityValue("\(count)")
    }
}

extension View {
    fileprivate func inFrame() -> ModifiedContent<Self, Framed> { modifier(Framed()) }
}

private struct Moving: View {
    let model: Model
    var body: some View {
        Color.red.frame(width: 20, height: 20).modifier(Shift(amount: model.amount))
            .modifier(Fading(amount: 1 - model.amount / 2))
    }
}

private struct OldScreen: View {
    @Environment(\.presentationMode) private var mode
    var body: some View {
        Button("Back \(mode.wrappedValue.isPresented)") { mode.wrappedValue.dismiss() }
    }
}

private struct OldStack: View {
    @State private var isShown = false
    var body: some View {
        Button("Open") { isShown = true }.sheet(isPresented: $isShown) { OldScreen() }
    }
}

@MainActor
@Suite struct OlderNamesTests {
    private let model = Model()

    private func stage<Content: View>(@ViewBuilder _ content: () -> Content) -> Stage {
        Stage.fixed(content: content)
    }

    @Test func aSectionTakesItsHeaderAndFooterFirst() {
        let old = stage {
            List {
                Section(header: Text("A"), footer: Text("C")) { Text("b") }
                Section(header: Text("D")) { Text("e") }
                Section(footer: Text("g")) { Text("f") }
            }
        }
        #expect(Set(old.drawn.texts.keys) == ["A", "b", "C", "D", "e", "f", "g"])
        #expect(old.elements.filter { $0.traits.contains(.isHeader) }.map(\.label) == ["A", "D"])
    }

    @Test func controlsTakeTheirLabelsFirst() {
        let stage = stage {
            VStack {
                Picker(selection: model.binding(\.a), label: Text("Town")) {
                    Text("Lund").tag(0)
                    Text("Turku").tag(1)
                }
                .pickerStyle(.segmented)
                Stepper(onIncrement: { model.a += 1 }, onDecrement: nil) { Text("More") }
                Stepper(value: model.binding(\.b), in: 0...1, onEditingChanged: { _ in }) { Text("One") }
                Slider(
                    value: model.binding(\.amount), minimumValueLabel: Text("least"),
                    maximumValueLabel: Text("most")
                ) { Text("Share") }
                GroupBox(label: Text("Box")) { Text("inside") }
            }
        }
        stage.perform(.increment, label: "More")
        #expect(model.a == 1)
        stage.perform(.increment, label: "One")
        #expect(model.b == 1)
        stage.perform(.increment, label: "Share")
        #expect(model.amount > 0)
        #expect(stage.drawn.texts["least"] != nil && stage.drawn.texts["inside"] != nil)
        stage.activate(label: "Lund")
        #expect(model.a == 0)
    }

    @Test func aModifierOfOnesOwnHasANameAsAView() {
        let stage = stage { Text("a").inFrame().frame(width: 100, height: 100) }
        stage.tap(at: CGPoint(x: 200, y: 400))
        #expect(stage.elements.first { $0.label == "a" }?.value == "1")
    }

    @Test func aPresentationIsEndedByItsMode() {
        let stage = stage { OldStack() }
        stage.activate(label: "Open")
        stage.settle()
        stage.activate(label: "Back true")
        stage.settle()
        #expect(stage.drawn.texts["Open"] != nil)
        #expect(stage.elements.map(\.label) == ["Open"])
        #expect(self.stage { OldScreen() }.drawn.texts["Back false"] != nil)
    }

    @Test func olderModifiersDoWhatTheNewerOnesDo() {
        let colors = stage {
            VStack {
                Button("tinted") {}.accentColor(.red)
                Text("dark").colorScheme(.dark)
            }
        }.drawn.textColors
        #expect(colors["tinted"] == ResolvedColor(hex: 0xFF3B30))
        #expect(colors["dark"] == ResolvedColor(hex: 0xFFFFFF))
        let element = stage {
            Color.red.frame(width: 10, height: 10)
                .accessibility(label: Text("name")).accessibility(value: Text("value"))
                .accessibility(hint: Text("hint")).accessibility(identifier: "id")
                .accessibility(addTraits: [.isButton, .isHeader]).accessibility(removeTraits: .isHeader)
        }.elements.first
        #expect(element?.label == "name" && element?.value == "value" && element?.hint == "hint")
        #expect(element?.identifier == "id" && element?.traits == .isButton)
        #expect(stage { Text("a").accessibility(hidden: true) }.elements.isEmpty)
    }

    @Test(arguments: [
        (UITextAutocapitalizationType.none, false), (.words, true), (.sentences, true),
        (.allCharacters, true),
    ])
    func fieldsStartWithACapitalAsTheirStyleSays(_ style: UITextAutocapitalizationType, _ expected: Bool) {
        let stage = stage { TextField("a", text: .constant("")).autocapitalization(style) }
        stage.tap(at: CGPoint(x: 200, y: 400))
        #expect(stage.textInput?.isShifted == expected)
    }

    @Test func aSwitchHasTheTintOfItsStyle() {
        let stage = stage {
            Toggle("a", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .red)).tint(.blue)
        }
        #expect(stage.drawn.fills(255, 59, 48).count == 1)
        #expect(stage.drawn.fills(0, 122, 255).isEmpty)
    }

    @Test func twoFingersHaveAShareAndAnAngle() {
        var share: CGFloat = 0
        var angle = Angle.zero
        let probe = StageProbe {
            Color.red.gesture(
                MagnificationGesture().onChanged { share = $0 }
                    .simultaneously(with: RotationGesture().onChanged { angle = $0 }))
        }
        probe.stage.touchDown(at: CGPoint(x: 40, y: 50), finger: 0)
        probe.stage.touchDown(at: CGPoint(x: 60, y: 50), finger: 1)
        probe.stage.touchMove(to: CGPoint(x: 40, y: 90), finger: 1)
        #expect(abs(share - 2) < 1e-9)
        #expect(abs(angle.degrees - 90) < 1e-9)
    }

    @Test func aShapeOfASizeStandsAtTheCorner() {
        let probe = StageProbe { Rectangle().size(width: 20, height: 10).fill(.red) }
        #expect(Drawn(probe.list).fills(255, 59, 48) == [rect(0, 0, 20, 10)])
        let other = StageProbe { Circle().size(CGSize(width: 20, height: 10)).fill(.red) }
        let circles = Drawn(other.list).fills(255, 59, 48)
        #expect(circles.count == 1 && abs(circles[0].minX - 5) < 1e-9 && abs(circles[0].minY) < 1e-9)
        #expect(circles.first?.size == CGSize(width: 10, height: 10))
    }

    @Test func aGeometryEffectMovesTheDrawingAndNotTheLayout() {
        let probe = StageProbe {
            Color.red.frame(width: 20, height: 20).mark("box").modifier(Shift(amount: 0.5))
        }
        #expect(probe.frame("box") == rect(40, 40, 20, 20))
        #expect(Drawn(probe.list).fills(255, 59, 48) == [rect(50, 40, 20, 20)])
    }

    /// Linear over a tenth of a second: after the first two frames it moves on by a sixth each.
    @Test func effectsAndModifiersMoveByTheirNumbers() {
        let model = model
        let probe = StageProbe { Moving(model: model) }
        withAnimation(.linear(duration: 0.1)) { model.amount = 1 }
        let places = probe.trace(14) { Drawn(probe.list).fills(255, 59, 48).first?.minX ?? 0 }
        #expect(places.first == 40 && places.last == 60)
        #expect(places.contains { $0 > 45 && $0 < 55 })
        #expect(probe.opacities == [0.5])
    }

    @Test func aColorIsWrittenAsALiteral() {
        let probe = StageProbe { Color(#colorLiteral(red: 0, green: 0.4, blue: 1, alpha: 1)) }
        #expect(Drawn(probe.list).fills(0, 102, 255).count == 1)
    }
}

/// A preview whose body has state of its own compiles, and is no part of the program.
#Preview {
    @Previewable @State var count = 0
    Button("\(count)") { count += 1 }
}
