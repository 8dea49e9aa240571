// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// What is read of several views at once, and what answers.
@MainActor
@Suite struct AccessibilityEdgeCaseTests {
    @Test func viewsReadAsOneAreReadFromTheTop() {
        let stage = Stage.shown {
            ZStack(alignment: .topLeading) {
                Text("lower").offset(y: 60)
                Text("upper")
            }.accessibilityElement(children: .combine)
        }
        #expect(stage.elements.compactMap(\.label).first?.hasPrefix("upper") == true)
    }

    @Test func whatIsInsideAnIgnoringElementIsNotRead() {
        let stage = Stage.shown {
            VStack {
                Text("a")
                Text("b")
            }.accessibilityElement(children: .ignore).accessibilityLabel("both")
        }
        #expect(stage.accessibilityTree().flattened.compactMap(\.label) == ["both"])
        let unnamed = Stage.shown {
            VStack { Text("a") }.accessibilityElement(children: .ignore).accessibilityIdentifier("x")
        }
        #expect(unnamed.accessibilityTree().flattened.compactMap(\.label) == [])
    }

    @Test func whatIsSwitchedOffDoesNotAct() {
        var count = 0
        let stage = Stage.shown {
            Button("Go") { count += 1 }.disabled(true)
        }
        #expect(!stage.tap(label: "Go"))
        for node in stage.accessibilityTree().flattened {
            #expect(!stage.perform(.activate, on: node))
        }
        #expect(count == 0)
    }

    @Test func aViewAnswersToItsOtherNames() {
        var count = 0
        let stage = Stage.shown {
            Button("Send") { count += 1 }.accessibilityInputLabels([Text("Post"), Text("Mail")])
        }
        #expect(stage.tap(label: "Mail"))
        #expect(count == 1)
    }

    @Test func anEmptyValueIsNone() {
        let stage = Stage.shown { Text("a").accessibilityValue("") }
        #expect(stage.accessibilityTree().flattened.compactMap(\.value) == [])
    }
}
