// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

private struct Doubling: PrimitiveButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(isEnabled ? 1 : 0.25)
            .onTapGesture {
                configuration.trigger()
                configuration.trigger()
            }
    }
}

private struct Inside: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Button(configuration).opacity(0.5) }
}

private struct Counting: ButtonStyle {
    @State private var presses = 0
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Text("\(presses)")
        }
        .onChange(of: configuration.isPressed) { if $1 { presses += 1 } }
    }
}

private struct Check: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack {
                Text(configuration.isOn ? "yes" : "no")
                configuration.label
            }
        }
    }
}

private struct Switching: View {
    @State private var isOn = false
    var body: some View { Toggle("Wifi", isOn: $isOn).toggleStyle(Check()) }
}

@MainActor
@Suite struct ButtonStyleTests {
    private let model = Model()
    private let middle = CGPoint(x: 50, y: 50)

    private func fill(_ probe: StageProbe) -> (rect: CGRect, color: ResolvedColor)? {
        for leaf in probe.leaves {
            guard case .fill(let outline, .color(let color), _) = leaf.item.content else { continue }
            return (outline.boundingBox.offsetBy(dx: leaf.origin.x, dy: leaf.origin.y), color)
        }
        return nil
    }

    private func color(_ probe: StageProbe) -> ResolvedColor? {
        probe.leaves.lazy.compactMap { leaf -> ResolvedColor? in
            guard case .text(let layout) = leaf.item.content else { return nil }
            return layout.lines.first?.runs.first?.color
        }.first
    }

    @Test(arguments: [(ControlSize.small, 31.0), (.regular, 38), (.large, 54)])
    func aToggleAsAButtonHasTheSizeOfButtons(_ size: ControlSize, _ height: Double) {
        let toggle = StageProbe {
            Toggle("a", isOn: .constant(true)).toggleStyle(.button).controlSize(size)
        }
        let button = StageProbe { Button("a") {}.buttonStyle(.bordered).controlSize(size) }
        #expect(fill(toggle)?.rect.size == fill(button)?.rect.size)
        #expect(fill(toggle).map { abs($0.rect.height - height) < 4 } == true)
    }

    @Test func aPrimitiveStyleDecidesWhatMakesTheButtonAct() {
        let probe = StageProbe { Button("b") { model.a += 1 }.buttonStyle(Doubling()) }
        probe.stage.tap(at: middle)
        #expect(model.a == 2)
        #expect(probe.stage.activate(label: "b"))
        #expect(model.a == 3)
        #expect(StageProbe { Button("b") {}.buttonStyle(Doubling()).disabled(true) }.opacities == [0.25])
    }

    @Test func aPrimitiveStyleMayShowAButtonAgain() {
        let probe = StageProbe { Button("b") { model.a += 1 }.buttonStyle(Inside()) }
        #expect(probe.opacities == [0.5])
        probe.stage.tap(at: middle)
        #expect(model.a == 1)
        #expect(probe.stage.accessibilityTree().children.map(\.label) == ["b"])
    }

    @Test func aStyleKeepsItsOwnState() {
        let probe = StageProbe { Button("b") {}.buttonStyle(Counting()) }
        probe.stage.tap(at: middle)
        probe.stage.tap(at: middle)
        probe.step()
        #expect(probe.texts == ["b", "2"])
    }

    /// One letter of 17 points is 8.5 by 20.4.
    @Test(arguments: [(ControlSize.small, 27.5, 28), (.regular, 32.5, 34.4), (.large, 48.5, 50.4)])
    func aBorderedButtonHasTheSystemsMeasures(_ size: ControlSize, _ width: Double, _ height: Double) {
        let probe = StageProbe { Button("b") {}.buttonStyle(.bordered).controlSize(size) }
        #expect(abs(Double(fill(probe)?.rect.width ?? 0) - width) < 0.6)
        #expect(abs(Double(fill(probe)?.rect.height ?? 0) - height) < 0.6)
    }

    @Test func aProminentButtonIsWhiteOnTheTint() {
        let probe = StageProbe { Button("b") {}.buttonStyle(.borderedProminent).tint(.green) }
        #expect(fill(probe)?.color == ResolvedColor(hex: 0x34C759))
        #expect(color(probe) == ResolvedColor(hex: 0xFFFFFF))
        let destructive = StageProbe { Button("b", role: .destructive) {}.buttonStyle(.borderedProminent) }
        #expect(fill(destructive)?.color == ResolvedColor(hex: 0xFF3B30))
    }

    @Test func aButtonSwitchedOffIsGrey() {
        let probe = StageProbe { Button("b") {}.disabled(true) }
        #expect(color(probe)?.opacity == 0.3)
        #expect(StageProbe { Button("b") {}.buttonStyle(.plain).disabled(true) }.opacities == [0.5])
        let prominent = StageProbe { Button("b") {}.buttonStyle(.borderedProminent).disabled(true) }
        #expect(fill(prominent)?.color.opacity == 0.12)
    }

    @Test func aButtonUnderAFingerIsFainter() {
        let probe = StageProbe { Button("b") {} }
        #expect(probe.opacities == [1])
        probe.stage.touchDown(at: CGPoint(x: 50, y: 50))
        probe.step()
        #expect(probe.opacities == [0.2])
        let plain = StageProbe { Button("b") {}.buttonStyle(.plain) }
        plain.stage.touchDown(at: CGPoint(x: 50, y: 50))
        plain.step()
        #expect(plain.opacities == [0.75])
    }

    @Test(arguments: [ButtonBorderShape.capsule, .circle, .roundedRectangle(radius: 4)])
    func theGroundHasTheShapeThatWasAskedFor(_ shape: ButtonBorderShape) {
        let probe = StageProbe { Button("b") {}.buttonStyle(.bordered).buttonBorderShape(shape) }
        let content = probe.leaves.first?.item.content
        switch (shape.kind, content) {
        case (.circle, .fill(.ellipse, _, _)): break
        case (.capsule, .fill(.roundedRectangle(let rect, let corner), _, _)):
            // The corners are as round as the shorter side allows.
            #expect(corner.height == min(rect.width, rect.height) / 2)
        case (.rounded, .fill(.roundedRectangle(_, let corner), _, _)): #expect(corner.height == 4)
        // A smooth corner is a path: the ground touches its rectangle's side a little past the radius.
        case (.rounded, .fill(.path(let path), _, _)): #expect(path.boundingRect.width > 8)
        default: Issue.record("another shape: \(String(describing: content))")
        }
    }

    @Test func theOutlineOfButtonsIsThatOfTheEnvironment() {
        func outline(_ shape: some Shape, _ border: ButtonBorderShape = .automatic) -> DisplayOutline? {
            let probe = StageProbe(CGSize(width: 40, height: 40)) {
                shape.fill(Color.red).buttonBorderShape(border)
            }
            guard case .fill(let outline, _, _)? = probe.leaves.first?.item.content else { return nil }
            return outline
        }
        #expect(outline(.buttonBorder, .capsule) == outline(.capsule))
        #expect(outline(.buttonBorder, .circle) == outline(.circle))
        #expect(outline(.buttonBorder, .roundedRectangle(radius: 4)) == outline(.rect(cornerRadius: 4)))
        #expect(outline(ButtonBorderShape.circle, .capsule) == outline(.circle))
        #expect(
            ButtonBorderShape.circle.inset(by: 5).path(in: rect(0, 0, 80, 40)).boundingRect
                == Circle().inset(by: 5).path(in: rect(0, 0, 80, 40)).boundingRect)
    }

    @Test func aToggleStyleDrawsAndFlips() {
        let probe = StageProbe { Switching() }
        #expect(probe.texts == ["no", "Wifi"])
        probe.stage.tap(at: middle)
        probe.step()
        #expect(probe.texts == ["yes", "Wifi"])
        let node = probe.stage.accessibilityTree().children.first
        #expect(node?.value == "on")
        #expect(node?.traits.contains(.isToggle) == true)
        #expect(probe.stage.activate(label: node?.label ?? ""))
        probe.step()
        #expect(probe.texts == ["no", "Wifi"])
    }
}

private struct Sliding: View {
    let model: Model
    var body: some View {
        Slider(
            value: model.binding(\.amount), in: 0...10, step: 1.0,
            label: { Text("Volume") })
    }
}

private struct Stepping: View {
    @State private var count = 1
    var body: some View { Stepper("Count \(count)", value: $count, in: 0...2) }
}

@MainActor
@Suite struct ValueControlTests {
    private let model = Model()

    @Test func aSliderFollowsTheFingerInSteps() {
        let probe = StageProbe(CGSize(width: 127, height: 100)) { Sliding(model: model) }
        probe.stage.touchDown(at: CGPoint(x: 13.5, y: 50))
        probe.stage.touchMove(to: CGPoint(x: 13.5 + 42, y: 50))
        #expect(model.amount == 4)
        probe.stage.touchUp(at: CGPoint(x: 200, y: 50))
        #expect(model.amount == 4)
        #expect(probe.stage.perform(.increment, label: "Volume"))
        #expect(model.amount == 5)
        #expect(probe.stage.accessibilityTree().children.map(\.value) == ["50%"])
    }

    @Test func aStepperEndsAtItsBounds() {
        let probe = StageProbe(CGSize(width: 300, height: 100)) { Stepping() }
        probe.stage.tap(at: CGPoint(x: 290, y: 50))
        probe.step()
        #expect(probe.texts == ["Count 2"])
        probe.stage.tap(at: CGPoint(x: 290, y: 50))
        #expect(probe.stage.perform(.decrement, label: "Count 2"))
        probe.step()
        #expect(probe.texts == ["Count 1"])
    }

    @Test func aFormGroupsItsRows() {
        let probe = StageProbe(CGSize(width: 300, height: 300)) {
            Form {
                Section("Account") {
                    LabeledContent("Name", value: "Anna")
                }
            }
        }
        #expect(probe.texts == ["ACCOUNT", "Name", "Anna"])
        let nodes = probe.stage.accessibilityTree().flattened
        #expect(nodes.contains { $0.label == "Account" && $0.traits.contains(.isHeader) })
        #expect(nodes.contains { $0.label == "Name, Anna" })
    }
}
