// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

private struct Names: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}
private struct Widest: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}
private struct Bounds: PreferenceKey {
    static var defaultValue: [String: Anchor<CGRect>] { [:] }
    static func reduce(
        value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]
    ) {
        value.merge(nextValue()) { $1 }
    }
}

private struct NamedRows: View {
    let model: Model
    var body: some View {
        VStack {
            ForEach(model.names, id: \.self) { Color.red.preference(key: Names.self, value: [$0]) }
            if model.flag { Color.red.preference(key: Names.self, value: ["flag"]) }
        }
        .onPreferenceChange(Names.self) { model.log.append($0.joined()) }
    }
}

private struct EqualWidths: View {
    @State private var width: CGFloat?
    var body: some View {
        VStack(spacing: 0) {
            row(20).mark("short")
            row(70).mark("long")
        }
        .onPreferenceChange(Widest.self) { width = $0 }
    }
    private func row(_ length: CGFloat) -> some View {
        Color.red.frame(width: length, height: 10)
            .background(GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) })
            .frame(width: width)
    }
}

private struct Underlined: View {
    let model: Model
    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Color.red.frame(width: 20, height: 10)
                .anchorPreference(key: Bounds.self, value: .bounds) { ["a": $0] }
            Color.red.frame(width: CGFloat(30 + model.a), height: 10)
                .anchorPreference(key: Bounds.self, value: .bounds) { ["b": $0] }
        }
        .frame(width: 80, height: 60, alignment: .topLeading)
        .overlayPreferenceValue(Bounds.self, alignment: .topLeading) { anchors in
            GeometryReader { proxy in
                let place = anchors["b"].map { proxy[$0] } ?? .zero
                Color.blue.mark("line").frame(width: place.width, height: 2)
                    .offset(x: place.minX, y: place.maxY).mark("all")
            }
        }
    }
}

@MainActor
@Suite struct PreferenceKeyTests {
    @Test func valuesGoUpInTheOrderOfTheViewsAndChangesAreTold() {
        let model = Model()
        let probe = StageProbe { NamedRows(model: model) }
        #expect(model.log == ["xyz"])
        model.names = ["x", "z"]
        model.flag = true
        probe.step()
        #expect(model.log == ["xyz", "xzflag"])
        probe.step(3)
        #expect(model.log.count == 2)
    }

    @Test func aValueStandsInPlaceOfThoseInsideAndCanBeChanged() {
        var seen: [[String]] = []
        _ = StageProbe {
            VStack {
                HStack { Color.red.preference(key: Names.self, value: ["in"]) }
                    .preference(key: Names.self, value: ["out"])
                Color.red.preference(key: Names.self, value: ["b"])
                    .transformPreference(Names.self) { $0.append("c") }
                Color.red.transformPreference(Names.self) { $0.append("d") }
            }
            .onPreferenceChange(Names.self) { seen.append($0) }
        }
        #expect(seen == [["out", "b", "c", "d"]])
    }

    @Test func whereNoViewSendsAValueTheDefaultIsRead() {
        var seen: [[String]] = []
        _ = StageProbe { Color.red.onPreferenceChange(Names.self) { seen.append($0) } }
        #expect(seen == [[]])
    }

    @Test func sizesThatGoUpCanChangeTheLayoutInTheSameFrame() {
        let probe = StageProbe { EqualWidths() }
        #expect(probe.frame("short")?.width == 70)
        #expect(probe.frame("long")?.width == 70)
    }

    @Test func aLayerIsMadeFromWhatTheContentSends() {
        let probe = StageProbe {
            Color.red.preference(key: Names.self, value: ["a", "b"])
                .backgroundPreferenceValue(Names.self) { Text($0.joined()) }
        }
        #expect(probe.texts == ["ab"])
    }

    @Test(arguments: [(false, 10.0), (true, 60)])
    func anAnchorIsReadInTheCoordinatesOfTheReader(_ rtl: Bool, _ x: Double) {
        let model = Model()
        let probe = StageProbe(rtl: rtl) {
            Underlined(model: model)
        }
        #expect(probe.frame("line") == rect(CGFloat(x), 20, 30, 2))
        #expect(probe.rectangles.last == rect(CGFloat(x), 40, 30, 2))
        model.a = 25
        probe.step()
        #expect(probe.frame("line")?.width == 55)
    }
}
