// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// A window of 100 points on ten rows of 50, each of which changes on its way.
@MainActor
@Suite struct ScrollTransitionTests {
    private func probe(
        _ configuration: ScrollTransitionConfiguration = .interactive(timingCurve: .linear)
    ) -> StageProbe {
        StageProbe {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<10) { row in
                        Text("\(row)").frame(width: 100, height: 50)
                            .scrollTransition(configuration) { content, phase in
                                content.opacity(phase.isIdentity ? 1 : 0.2)
                                    .offset(x: phase.value * 10)
                            }
                    }
                }
            }
        }
    }

    private func look(_ probe: StageProbe, _ row: Int) -> (opacity: CGFloat, x: CGFloat)? {
        for leaf in probe.leaves {
            guard case .text(let layout) = leaf.item.content,
                layout.lines.first?.runs.first?.string == "\(row)"
            else { continue }
            var opacity: CGFloat = 1
            for case .opacity(let share) in leaf.effects { opacity = share }
            return (opacity, leaf.origin.x)
        }
        return nil
    }

    private func drag(_ probe: StageProbe, by distance: CGFloat) {
        probe.stage.drag(
            from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 90 - distance), lifts: false)
        probe.step()
    }

    @Test func theChangeFollowsTheFingerUntilTheViewIsInSight() throws {
        let probe = probe()
        #expect(look(probe, 0)?.opacity == 1)
        let rest = try #require(look(probe, 0)).x
        // The first row is half out of sight at the top, the third half in sight at the bottom.
        drag(probe, by: 25)
        let first = try #require(look(probe, 0))
        #expect(abs(first.opacity - 0.6) < 1e-6)
        #expect(abs(first.x - rest + 5) < 1e-6)
        let third = try #require(look(probe, 2))
        #expect(abs(third.opacity - 0.6) < 1e-6)
        #expect(abs(third.x - rest - 5) < 1e-6)
        #expect(look(probe, 1)?.opacity == 1)
    }

    @Test func anAnimatedChangeWaitsForHalfOfTheViewAndHasAMotion() throws {
        let probe = probe(.animated(.linear(duration: 0.5)))
        drag(probe, by: 20)
        probe.step(40)
        // The third row is less than half in sight.
        #expect(look(probe, 2)?.opacity == 0.2)
        probe.stage.touchMove(to: CGPoint(x: 50, y: 60))
        let way = probe.trace(40) { look(probe, 2)?.opacity ?? 0 }
        #expect(way.contains { $0 > 0.3 && $0 < 0.9 })
        #expect(way.last == 1)
    }

    @Test func withoutAChangeTheViewIsAsInSight() {
        let probe = probe(.identity)
        drag(probe, by: 25)
        #expect(look(probe, 0)?.opacity == 1)
    }

    @Test(arguments: [
        (ScrollTransitionConfiguration.Threshold.visible, 25.0), (.hidden, 75), (.centered, 0),
        (.visible(0.5), 50), (.visible.inset(by: 5), 20),
        (.hidden.interpolated(towards: .centered, amount: 0.5), 37.5),
    ])
    func aThresholdIsADistanceFromTheMiddle(
        threshold: ScrollTransitionConfiguration.Threshold, distance: CGFloat
    ) {
        // A view of 50 points in a window of 100.
        #expect(threshold.share(of: distance - 0.01, container: 100, view: 50) == 0)
        #expect(threshold.share(of: distance + 1, container: 100, view: 50) > 0)
        #expect(threshold.share(of: 75, container: 100, view: 50) == 1)
    }

    @Test func eachSideHasAConfigurationOfItsOwn() {
        let probe = StageProbe {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<10) { row in
                        Text("\(row)").frame(width: 100, height: 50)
                            .scrollTransition(topLeading: .identity, bottomTrailing: .interactive) {
                                $0.opacity($1.isIdentity ? 1 : 0.2)
                            }
                    }
                }
            }
        }
        drag(probe, by: 25)
        #expect(look(probe, 0)?.opacity == 1)
        #expect((look(probe, 2)?.opacity ?? 1) < 1)
    }

    @Test func theContentBeginsAtItsAnchorAndStaysThereWhileItGrows() {
        let model = Model()
        model.a = 10
        let probe = StageProbe { Chat(model: model) }
        #expect(probe.frame("9")?.maxY == 100)
        model.a = 12
        probe.step()
        #expect(probe.frame("11")?.maxY == 100)
        // A user who has scrolled away stays where they are.
        probe.stage.drag(from: CGPoint(x: 50, y: 10), to: CGPoint(x: 50, y: 60))
        probe.step(120)
        let place = probe.frame("5")
        model.a = 13
        probe.step()
        #expect(probe.frame("5") == place)
    }

    @Test func contentThatFitsStandsAtTheAnchor() {
        let model = Model()
        model.a = 1
        #expect(StageProbe { Chat(model: model) }.frame("0")?.maxY == 100)
    }

    private struct Chat: View {
        let model: Model
        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<model.a, id: \.self) { Color.red.frame(height: 50).mark("\($0)") }
                }
            }
            .defaultScrollAnchor(.bottom)
        }
    }
}
