// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// A field, and a scroll view that ends where the keyboard begins.
private struct Typing: View {
    let model: Model
    @State private var text = ""
    @FocusState private var isFocused: Bool
    var body: some View {
        VStack(spacing: 0) {
            TextField("Name", text: $text).focused($isFocused).frame(height: 10)
            ScrollView { Color.red.frame(height: 300) }.frame(height: 30)
            Spacer(minLength: 0)
        }
        .onChange(of: model.flag) { isFocused = false }
    }
}

@MainActor
@Suite struct SafeAreaTests {
    private func probe<V: View>(@ViewBuilder _ content: () -> V) -> StageProbe {
        StageProbe {
            $0.safeArea = EdgeInsets(top: 10, leading: 0, bottom: 20, trailing: 0)
            $0.keyboardHeight = 50
        } content: {
            content()
        }
    }

    @Test func whatIgnoresTheSafeAreaReachesUnderAnInset() {
        let probe = probe {
            ZStack {
                Color.red.ignoresSafeArea().mark("ground")
                Color.blue.mark("content")
            }
            .safeAreaInset(edge: .bottom, spacing: 0) { Color.green.frame(height: 15).mark("bar") }
        }
        #expect(probe.frame("content") == rect(0, 10, 100, 55))
        #expect(probe.frame("bar") == rect(0, 65, 100, 15))
        #expect(probe.rectangles.first == rect(0, 0, 100, 100))
    }

    @Test func aScrollViewShowsItsContentUnderAnInset() {
        let probe = probe {
            ScrollView { Color.red.frame(height: 300) }
                .safeAreaInset(edge: .bottom, spacing: 0) { Color.green.frame(height: 15) }
        }
        guard case .group(.clip(.rectangle(let window), _), _)? = probe.list.items.first?.content else {
            Issue.record("The content is not clipped.")
            return
        }
        #expect(window == rect(0, -10, 100, 100))
    }

    @Test(arguments: [
        (SafeAreaRegions.container, Edge.Set.top, rect(0, 0, 100, 80)), (.all, .bottom, rect(0, 10, 100, 90)),
        (.keyboard, .all, rect(0, 10, 100, 70)),
    ])
    func regionsAndEdgesAreHonoured(_ regions: SafeAreaRegions, _ edges: Edge.Set, _ expected: CGRect) {
        let probe = probe { Color.red.mark("c").ignoresSafeArea(regions, edges: edges) }
        #expect(probe.rectangles == [expected])
    }

    @Test func paddingOfTheSafeAreaCanBeIgnored() {
        let probe = probe {
            ZStack {
                Color.red.ignoresSafeArea(edges: .horizontal).mark("wide")
                Color.blue.mark("content")
            }.safeAreaPadding(.horizontal, 12)
        }
        #expect(probe.frame("content") == rect(12, 10, 76, 70))
        #expect(probe.rectangles.first == rect(0, 10, 100, 70))
    }

    /// The size of what reaches over the border depends on the screen, not on what it is offered.
    @Test func sizesThatDependOnTheSafeAreaAreMeasuredAnewWithIt() {
        let probe = probe {
            ScrollView {
                Color.red.frame(minHeight: 100).mark("c").ignoresSafeArea().frame(height: 90).mark("f")
            }
            .frame(height: 60)
        }
        let before = probe.frame("c")
        probe.stage.configuration.safeArea.bottom = 0
        probe.step()
        let fresh = StageProbe {
            $0 = probe.stage.configuration
        } content: {
            ScrollView {
                Color.red.frame(minHeight: 100).mark("c").ignoresSafeArea().frame(height: 90).mark("f")
            }
            .frame(height: 60)
        }
        #expect(before != nil)
        #expect(probe.frame("c") == fresh.frame("c"))
        #expect(probe.frame("f") == fresh.frame("f"))
    }

    @Test func whatTouchedTheKeyboardIsCutAnewWhenItGoes() {
        let model = Model()
        let probe = probe { Typing(model: model) }
        probe.stage.tap(at: CGPoint(x: 50, y: 15))
        probe.step(60)
        let up = probe.list
        model.flag = true
        probe.step(60)
        #expect(probe.list != up)
        let fresh = StageProbe {
            $0 = probe.stage.configuration
        } content: {
            Typing(model: Model())
        }
        #expect(probe.list.lines() == fresh.list.lines())
    }
}

/// A field with the focus on a screen whose keyboard is 50 points high.
private struct FieldScreen: View {
    let model: Model
    @FocusState private var isFocused: Bool
    var body: some View {
        VStack(spacing: 0) {
            Color.red.mark("content")
            TextField("Name", text: .constant("")).focused($isFocused).mark("field")
        }
        .background { Color.green.ignoresSafeArea(.keyboard).mark("ground") }
        .onChange(of: model.flag) { isFocused = model.flag }
    }
}

@MainActor
@Suite struct KeyboardAreaTests {
    private func probe(height: CGFloat = 50) -> (StageProbe, Model) {
        let model = Model()
        let probe = StageProbe {
            $0.keyboardHeight = height
            $0.safeArea = EdgeInsets(top: 0, leading: 0, bottom: 20, trailing: 0)
        } content: {
            FieldScreen(model: model)
        }
        return (probe, model)
    }

    @Test func aFocusedFieldBringsTheKeyboardUpAndTheContentMakesRoom() {
        let (probe, model) = probe()
        #expect(probe.frame("field")?.maxY == 80)
        model.flag = true
        let way = probe.trace(60) { probe.frame("field")?.maxY ?? 0 }
        #expect(way.last == 50)
        // A spring without overshoot, slow at first: never back, and half way within 0.1 s.
        #expect(zip(way, way.dropFirst()).allSatisfy { $0.0 >= $0.1 })
        #expect(way[12] < 65)
        #expect(probe.stage.isSettled || probe.stage.activity == [])
        model.flag = false
        probe.step(60)
        #expect(probe.frame("field")?.maxY == 80)
    }

    @Test func whatIgnoresTheKeyboardStays() {
        let (probe, model) = probe()
        model.flag = true
        probe.step(60)
        #expect(probe.rectangles.first == rect(0, 0, 100, 80))
    }

    @Test func withoutASoftwareKeyboardNothingMoves() {
        let (probe, model) = probe(height: 0)
        model.flag = true
        probe.step(60)
        #expect(probe.frame("field")?.maxY == 80)
    }

    @Test func aScrollViewShowsTheFieldThatTheKeyboardWouldCover() {
        let model = Model()
        let probe = StageProbe {
            $0.keyboardHeight = 50
        } content: {
            ScrollView { FieldScreen(model: model).frame(height: 100) }
        }
        model.flag = true
        probe.step(60)
        #expect(abs((probe.frame("field")?.maxY ?? 0) - 50) < 1e-6)
    }
}
