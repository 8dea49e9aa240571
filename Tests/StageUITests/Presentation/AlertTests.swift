// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// A screen with an alert whose buttons write to a log.
private struct Screen<Actions: View>: View {
    let model: Model
    @ViewBuilder let actions: () -> Actions

    var body: some View {
        @Bindable var model = model
        Button("Below") { model.log.append("below") }
            .alert("Sign out?", isPresented: $model.flag, actions: actions) { Text("You can come back.") }
    }
}

@MainActor
@Suite struct AlertTests {
    private let model = Model()
    private let screen = CGSize(width: 390, height: 844)

    private func probe<Actions: View>(@ViewBuilder _ actions: @escaping () -> Actions) -> StageProbe {
        let probe = StageProbe(screen) { Screen(model: model, actions: actions) }
        model.flag = true
        probe.step(40)
        return probe
    }

    private func frames(_ probe: StageProbe) -> [String: CGRect] {
        Dictionary(
            probe.stage.accessibilityTree().flattened.compactMap { node in node.label.map { ($0, node.frame) }
            },
            uniquingKeysWith: { first, _ in first })
    }

    @Test func anIconOfDialogsHasNoEffect() {
        func list(_ icon: Image?) -> DisplayList {
            model.flag = false
            let probe = StageProbe(screen) { Screen(model: model) {}.dialogIcon(icon) }
            model.flag = true
            return probe.step(40)
        }
        #expect(list(Image(systemName: "trash")) == list(nil))
    }

    @Test func theCardIs270WideInTheMiddleOfTheScreen() throws {
        let probe = probe { Button("Stay", role: .cancel) {} }
        let modal = try #require(probe.stage.accessibilityTree().children.first)
        #expect(modal.traits.contains(.isModal))
        // Title 20.4, gap 4, message 15.6, 20 above and below, a hairline and the button.
        #expect(modal.frame.width == 270)
        #expect(modal.frame.midX == 195)
        #expect(modal.frame.midY == 422)
        #expect(abs(modal.frame.height - (20 + 20.4 + 4 + 15.6 + 20 + 0.5 + 44)) < 0.01)
    }

    @Test func theCardIsNoWiderThanAWatch() throws {
        let probe = StageProbe(CGSize(width: 184, height: 224)) {
            Screen(model: model) { Button("Stay", role: .cancel) {} }
        }
        model.flag = true
        probe.step(40)
        let modal = try #require(probe.stage.accessibilityTree().children.first)
        #expect(modal.traits.contains(.isModal))
        #expect(modal.frame.minX == 8 && modal.frame.maxX == 176)
    }

    @Test func theDefaultActionIsBoldAndReturnDoesIt() {
        let probe = probe {
            Button("Leave") { model.log.append("leave") }.keyboardShortcut(.defaultAction)
            Button("Later") {}
        }
        var weights: [String: Int] = [:]
        for leaf in probe.leaves {
            guard case .text(let layout) = leaf.item.content, let run = layout.lines.first?.runs.first else {
                continue
            }
            weights[run.string] = run.font.weight
        }
        #expect(weights["Leave"] == 600 && weights["Later"] == 400)
        probe.stage.press(.return)
        probe.step(40)
        #expect(model.log == ["leave"] && !model.flag)
    }

    @Test func twoShortButtonsStandSideBySideWithCancelFirst() throws {
        let probe = probe {
            Button("Leave", role: .destructive) {}
            Button("Stay", role: .cancel) {}
        }
        let frames = frames(probe)
        #expect(frames["Stay"]?.minX == 60)
        let right: CGFloat = 60 + 270 - 134.75
        #expect(frames["Leave"]?.minX == right)
        #expect(frames["Stay"]?.minY == frames["Leave"]?.minY)
        #expect(frames["Stay"]?.height == 44)
    }

    @Test func buttonsThatDoNotFitAreStackedWithCancelLast() throws {
        let probe = probe {
            Button("Stay", role: .cancel) {}
            Button("Leave for a while and come back") {}
        }
        let frames = frames(probe)
        let stay = try #require(frames["Stay"])
        let leave = try #require(frames["Leave for a while and come back"])
        #expect(stay.minY == leave.maxY + 0.5)
        #expect(stay.width == 270)
    }

    @Test func threeButtonsAreStacked() throws {
        let probe = probe {
            Button("Stay", role: .cancel) {}
            Button("One") {}
            Button("Two") {}
        }
        let frames = frames(probe)
        let tops = try ["One", "Two", "Stay"].map { try #require(frames[$0]).minY }
        #expect(tops == tops.sorted())
    }

    @Test func anAlertWithoutButtonsGetsOne() {
        let probe = probe { EmptyView() }
        #expect(probe.stage.tap(label: "OK"))
        #expect(!model.flag)
    }

    @Test(arguments: ["Leave", "Stay"])
    func anyButtonEndsTheAlertAfterItsAction(label: String) {
        let probe = probe {
            Button("Leave", role: .destructive) { model.log.append("Leave \(model.flag)") }
            Button("Stay", role: .cancel) { model.log.append("Stay \(model.flag)") }
        }
        #expect(probe.stage.tap(label: label))
        #expect(model.log == ["\(label) true"])
        #expect(!model.flag)
        probe.step(60)
        #expect(probe.texts == ["Below"])
        #expect(probe.stage.tap(label: "Below"))
    }

    @Test func whatIsBelowCannotBeTouchedOrRead() {
        let probe = probe { Button("Stay", role: .cancel) {} }
        #expect(frames(probe)["Below"] == nil)
        probe.stage.tap(at: CGPoint(x: 195, y: 60))
        probe.stage.tap(at: CGPoint(x: 195, y: 422))
        #expect(model.log.isEmpty)
        #expect(model.flag)
    }

    @Test func itComesWithDimmingAndATenthLarger() throws {
        let probe = StageProbe(screen) { Screen(model: model) { Button("Stay", role: .cancel) {} } }
        model.flag = true
        func dim() -> Double {
            probe.leaves.compactMap { leaf -> Double? in
                guard case .fill(.rectangle(let rect), .color(let color), _) = leaf.item.content,
                    rect.size == screen
                else { return nil }
                return color.opacity
            }.last ?? 0
        }
        let dims = probe.trace(50, dim)
        #expect(dims[0] == 0 && dims[1] == 0)
        #expect(dims[2] > 0)
        #expect(dims == dims.sorted())
        #expect(dims.last == 0.2)
    }

    @Test func aBindingWrittenByCodeEndsIt() {
        let probe = probe { Button("Stay", role: .cancel) {} }
        model.flag = false
        probe.step(60)
        #expect(probe.texts == ["Below"])
        #expect(probe.stage.isSettled)
    }

    @Test func itCanBeEndedWhileItAppears() {
        let probe = StageProbe(screen) { Screen(model: model) { Button("Stay", role: .cancel) {} } }
        model.flag = true
        probe.step(6)
        model.flag = false
        probe.step(60)
        #expect(probe.texts == ["Below"])
        model.flag = true
        probe.step(60)
        #expect(probe.texts.contains("Sign out?"))
    }

    @Test func aScreenReadersEscapeCancels() {
        let probe = probe {
            Button("Leave") {}
            Button("Stay", role: .cancel) { model.log.append("stay") }
        }
        #expect(probe.stage.escape())
        #expect(model.log == ["stay"])
        #expect(!model.flag)
        let other = AlertTests()
        let forced = other.probe { Button("Leave") {} }
        #expect(!forced.stage.escape())
    }
}
