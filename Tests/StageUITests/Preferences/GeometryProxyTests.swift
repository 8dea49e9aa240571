// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// A view with another one at its place, by its anchor.
private struct Framed: View {
    let model: Model
    var body: some View {
        Color.red.frame(width: model.flag ? 60 : 20, height: 10)
            .anchorPreference(key: FrameKey.self, value: .bounds) { [$0] }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            .overlayPreferenceValue(FrameKey.self) { anchors in
                GeometryReader { proxy in
                    Color.blue.frame(width: anchors.first.map { proxy[$0].width } ?? 1, height: 10)
                }
            }
    }
}

@MainActor
@Suite struct GeometryProxyTests {
    private final class Log {
        var frames: [CGRect] = []
        var insets: [EdgeInsets] = []
        var changes: [[CGFloat]] = []
    }

    @Test func framesAreToldInNamedSpaces() {
        let log = Log()
        _ = StageProbe {
            VStack(spacing: 0) {
                Color.red.frame(height: 10)
                GeometryReader { proxy in
                    Color.red.onAppear {
                        log.frames = [
                            proxy.frame(in: .local), proxy.frame(in: .named("outer")),
                            proxy.frame(in: .global),
                            proxy.bounds(of: .named("outer")) ?? .zero,
                        ]
                    }
                }.frame(width: 20, height: 20)
            }
            .frame(width: 50, height: 50, alignment: .top)
            .coordinateSpace(.named("outer"))
        }
        #expect(
            log.frames == [
                rect(0, 0, 20, 20), rect(15, 10, 20, 20), rect(40, 35, 20, 20), rect(-15, -10, 50, 50),
            ])
    }

    @Test func insetsAreWhatTheSafeAreaKeepsTheViewOff() {
        let log = Log()
        func read<V: View>(@ViewBuilder _ view: (GeometryReader<AnyView>) -> V) {
            _ = StageProbe {
                $0.safeArea = EdgeInsets(top: 10, leading: 0, bottom: 20, trailing: 0)
            } content: {
                view(
                    GeometryReader { proxy in
                        AnyView(Color.red.onAppear { log.insets.append(proxy.safeAreaInsets) })
                    })
            }
        }
        read { $0 }
        read { $0.ignoresSafeArea() }
        read { $0.frame(width: 10, height: 10) }
        read { $0.safeAreaPadding(.bottom, 5) }
        #expect(log.insets.map(\.top) == [10, 0, 0, 10])
        #expect(log.insets.map(\.bottom) == [20, 0, 0, 25])
    }

    @Test func aChangeOfPlaceIsToldWithBothValues() {
        let log = Log()
        let model = Model()
        let probe = StageProbe { Sized(model: model) { log.changes.append([$0, $1]) } }
        #expect(log.changes == [[10, 10]])
        model.a = 5
        probe.step()
        #expect(log.changes == [[10, 10], [10, 15]])
    }

    @Test func anAnchorFollowsAFrameOnItsWay() {
        let model = Model()
        let probe = StageProbe { Framed(model: model) }
        #expect(probe.rectangles.last == rect(0, 0, 20, 10))
        withAnimation(.linear(duration: 1)) { model.flag = true }
        probe.step(32)
        #expect(probe.rectangles.last.map { abs($0.width - 40) < 1e-6 } == true)
        probe.step(40)
        #expect(probe.rectangles.last == rect(0, 0, 60, 10))
    }
}

private struct Sized: View {
    let model: Model
    let told: (CGFloat, CGFloat) -> Void
    var body: some View {
        Color.red.frame(width: CGFloat(10 + model.a))
            .onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: {
                told($0, $1)
            }
    }
}
