// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

@MainActor
private final class Seen {
    var places: [CGFloat] = []
}

/// A reader that is pushed to the left by what grows beside it.
private struct Pushed: View {
    let model: Model
    let seen: Seen
    var body: some View {
        HStack(spacing: 0) {
            GeometryReader { proxy in
                let _ = seen.places.append(proxy.frame(in: .global).minX)
                Color.red
            }
            .frame(width: 10, height: 10)
            Color.blue.frame(width: model.flag ? 40 : 0, height: 10)
        }
    }
}

/// A view that is drawn as far to the right as it is wide, and framed there by its anchor.
private struct Shifted: View {
    let model: Model
    let seen: Seen
    var body: some View {
        GeometryReader { proxy in
            let _ = seen.places.append(proxy.frame(in: .global).minX)
            Color.red
        }
        .frame(width: model.flag ? 40 : 20, height: 10)
        .anchorPreference(key: EdgeKey.self, value: .leading) { $0 }
        .visualEffect { content, proxy in content.offset(x: proxy.size.width) }
        .overlayPreferenceValue(EdgeKey.self) { anchor in
            GeometryReader { proxy in
                if let anchor { Color.blue.frame(width: proxy[anchor].x, height: 1).mark("way") }
            }
        }
    }
}

/// A reader that looks at its size alone, in a view that grows on the screen; its button asks where it is.
private struct Grown: View {
    let model: Model
    let seen: Seen
    var body: some View {
        GeometryReader { proxy in
            let _ = seen.places.append(proxy.size.width)
            Button("Where") { seen.places.append(proxy.frame(in: .global).minX) }.buttonStyle(.plain)
        }
        .frame(width: 40 + model.amount, height: 20)
        .scaleEffect(model.flag ? 2 : 1)
    }
}

/// A view that keeps the proxy of the reader around it, and asks it by itself.
private struct Keeper: View {
    let proxy: GeometryProxy
    let seen: Seen
    var body: some View {
        let _ = seen.places.append(proxy.size.width)
        Color.red
    }
}

/// A reader whose content is made by another view.
private struct Kept: View {
    let model: Model
    let seen: Seen
    var body: some View {
        GeometryReader { Keeper(proxy: $0, seen: seen) }.frame(width: 40 + model.amount, height: 20)
    }
}

private struct EdgeKey: PreferenceKey {
    static var defaultValue: Anchor<CGPoint>? { nil }
    static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
        value = value ?? nextValue()
    }
}

/// A page with a view that tells of its place, and one without.
private struct Pages: View {
    let model: Model
    let seen: Seen
    var body: some View {
        TabView(selection: .constant(model.a)) {
            VStack {
                if !model.flag {
                    Color.red.onGeometryChange(for: CGFloat.self) {
                        $0.frame(in: .global).minX
                    } action: {
                        seen.places.append($0)
                    }
                }
                Color.blue
            }
            .tag(0)
            Color.green.tag(1)
        }
    }
}

@MainActor
@Suite struct GeometryWatcherTests {
    private let model = Model()
    private let seen = Seen()

    @Test func aGeometryReaderThatMovesWithItsLayoutKnowsWhereItEndsUp() {
        let probe = StageProbe { Pushed(model: model, seen: seen) }
        #expect(seen.places == [45])
        withAnimation(.linear(duration: 0.1)) { model.flag = true }
        probe.step(12)
        #expect(seen.places == seen.places.sorted(by: >))
        #expect(seen.places.last == 25)
        #expect(probe.stage.isSettled)
    }

    @Test func aReaderThatAsksForItsSizeAloneIsNotMadeAgainWhenItMoves() {
        let probe = StageProbe { Grown(model: model, seen: seen) }
        #expect(seen.places == [40])
        withAnimation(.linear(duration: 0.1)) { model.flag = true }
        probe.step(12)
        // Once with the view around it, which has changed, and not with the frames of its motion.
        #expect(seen.places == [40, 40])
        // What asks later is told what is so then; from then on it is made again when that changes.
        probe.stage.tap(at: CGPoint(x: 20, y: 30))
        #expect(seen.places == [40, 40, 10])
        withAnimation(.linear(duration: 0.1)) { model.flag = false }
        probe.step(12)
        #expect(seen.places.count > 8)
        model.amount = 10
        probe.step()
        #expect(seen.places.last == 50)
    }

    @Test func aViewThatKeepsAProxyIsMadeAgainWhenWhatItAskedForChanges() {
        let probe = StageProbe { Kept(model: model, seen: seen) }
        model.amount = 10
        probe.step()
        #expect(seen.places == [40, 50])
    }

    @Test func anEffectOfAViewThatGrowsEndsAsItsLastSizeSays() {
        let probe = StageProbe { Shifted(model: model, seen: seen) }
        #expect(probe.leaves.first?.origin.x == 60)
        withAnimation(.linear(duration: 0.1)) { model.flag = true }
        probe.step(12)
        #expect(probe.leaves.first?.origin.x == 70)
        // What is inside is told where the effect draws it, and what reads its anchor, too.
        #expect(seen.places.last == 70)
        #expect(probe.frame("way")?.width == 40)
    }

    @Test func aViewThatGoesWhileItsPageIsNotShownTellsNothingMore() {
        let probe = StageProbe { Pages(model: model, seen: seen) }
        #expect(seen.places == [0])
        model.a = 1
        probe.step()
        // The page is not laid out again, so what was in it is still held there.
        model.flag = true
        probe.step()
        probe.stage.configuration.size.width = 80
        probe.step()
        #expect(seen.places == [0])
    }
}
