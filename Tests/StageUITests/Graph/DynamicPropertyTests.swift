// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// A group of properties with one of its own inside another.
private struct Doubled: DynamicProperty {
    struct Inner: DynamicProperty {
        @State var count = 1
        @Environment(\.lineSpacing) var spacing
        var updates = 0
        mutating func update() { updates = count * 10 }
    }
    var inner = Inner()
    var value = 0
    mutating func update() { value = inner.updates * 2 + Int(inner.spacing) }
}

private struct Grouped: View {
    var doubled = Doubled()
    var body: some View {
        Button("value \(doubled.value)") { doubled.inner.count += 1 }.accessibilityIdentifier("b")
    }
}

private struct Spaced: View {
    let model: Model
    var body: some View { Grouped().lineSpacing(CGFloat(model.a)) }
}

private struct CountingStyle: ButtonStyle {
    @State private var count = 0
    @Environment(\.colorScheme) private var colorScheme
    @ScaledMetric private var width = 10.0
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) {
            configuration.label
            Text("\(count) \(colorScheme) \(Int(width))").onTapGesture { count += 1 }
        }
    }
}

private struct Modified: ViewModifier {
    var doubled = Doubled()
    let name: String
    func body(content: Content) -> some View {
        VStack {
            content
            Button("\(name) \(doubled.value)") { doubled.inner.count += 1 }
        }
    }
}

private struct Keeping: View {
    let model: Model
    var body: some View { Text("k").modifier(Modified(name: "m\(model.a)")) }
}

@MainActor
@Suite struct DynamicPropertyTests {
    @Test func aGroupOfPropertiesIsUpdatedBeforeEachBodyFromTheInsideOut() {
        let model = Model()
        let probe = StageProbe { Spaced(model: model) }
        #expect(probe.texts == ["value 20"])
        probe.stage.activate(label: "value 20")
        probe.step()
        #expect(probe.texts == ["value 40"])
        model.a = 3
        probe.step()
        #expect(probe.texts == ["value 43"])
    }

    @Test func aStyleHasStateAndEnvironmentOfItsOwn() {
        let probe = StageProbe(CGSize(width: 400, height: 100)) {
            Button("b") {}.buttonStyle(CountingStyle())
        }
        #expect(probe.texts == ["b", "0 light 10"])
        probe.stage.configuration.colorScheme = .dark
        probe.stage.configuration.dynamicTypeSize = .accessibility5
        probe.step()
        #expect(probe.texts.last?.hasPrefix("0 dark") == true)
        #expect(probe.texts.last != "0 dark 10")
    }

    @Test func propertiesInsideAViewModifierKeepTheirStateWhenItHasNewValues() {
        let model = Model()
        let probe = StageProbe(CGSize(width: 400, height: 100)) { Keeping(model: model) }
        probe.stage.activate(label: "m0 20")
        probe.step()
        model.a = 1
        probe.step()
        #expect(probe.texts == ["k", "m1 40"])
    }
}
