// Licensed under the Apache License, Version 2.0.

import Testing

@testable import StageUI

/// What is disabled is not done for assistive technology either.
@MainActor
struct DisabledActionTests {
    private func steppers(combined: Bool, log: @escaping () -> Void) -> Stage {
        Stage.fixed {
            HStack {
                Stepper(label: { Text("Cups") }, onIncrement: log, onDecrement: log).disabled(true)
                Text("of tea")
            }
            .accessibilityElement(children: combined ? .combine : .contain)
        }
    }

    @Test func aDisabledAdjustableElementIsDimmedAndNotAdjusted() {
        var count = 0
        let stage = steppers(combined: false) { count += 1 }
        let element = stage.elements.first { $0.label == "Cups" }
        #expect(element?.isEnabled == false)
        #expect(!stage.perform(.increment, label: "Cups"))
        #expect(!stage.perform(.decrement, label: "Cups"))
        #expect(count == 0)
    }

    @Test func actionsOfADisabledViewAreNotOffered() {
        var done: [String] = []
        let stage = Stage.fixed {
            Text("Mail")
                .accessibilityAction(named: "Reply") { done.append("reply") }
                .accessibilityAction(.magicTap) { done.append("tap") }
                .accessibilityAction { done.append("activate") }
                .accessibilityScrollAction { _ in done.append("scroll") }
                .disabled(true)
        }
        for action in [StageAccessibilityAction.named("Reply"), .magicTap, .activate, .scroll(.top)] {
            #expect(!stage.perform(action, label: "Mail"))
        }
        #expect(done.isEmpty)
    }

    @Test func aMergedElementDoesNotDoWhatIsDisabledInside() {
        var count = 0
        let stage = steppers(combined: true) { count += 1 }
        #expect(stage.elements.map(\.label) == ["Cups, of tea"])
        #expect(!stage.perform(.increment, label: "Cups, of tea"))
        #expect(count == 0)
    }
}
