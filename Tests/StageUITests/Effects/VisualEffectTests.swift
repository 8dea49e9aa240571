// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

@MainActor
@Suite struct VisualEffectTests {
    private func effects(_ probe: StageProbe) -> [DisplayEffect] { probe.leaves.first?.effects ?? [] }

    @Test func anEffectIsMadeOfTheSizeAndThePlaceOfItsView() {
        let probe = StageProbe {
            Color.red.frame(width: 40, height: 20)
                .visualEffect { content, proxy in
                    content.offset(x: proxy.size.width, y: -proxy.frame(in: .global).minY)
                }
                .mark("outside")
        }
        // The layout is as without it.
        #expect(probe.frame("outside") == rect(30, 40, 40, 20))
        #expect(probe.leaves.first?.origin == CGPoint(x: 70, y: 0))
    }

    @Test func effectsAreAppliedOneAfterTheOther() {
        let probe = StageProbe {
            Color.red.frame(width: 20, height: 20).visualEffect { content, _ in
                content.scaleEffect(2).opacity(0.5)
            }
        }
        let effects = effects(probe)
        #expect(effects.first == .opacity(0.5))
        guard case .transform(let transform)? = effects.last else {
            Issue.record("No transform is drawn.")
            return
        }
        #expect(transform.a == 2)
    }

    @Test func eachKindOfEffectDrawsAsTheModifierOfViewsDoes() {
        func lists(_ a: some View, _ b: some View) -> ([DisplayEffect], [DisplayEffect]) {
            (effects(StageProbe { a }), effects(StageProbe { b }))
        }
        let tile = Color.red.frame(width: 20, height: 10)
        let pairs = [
            lists(tile.visualEffect { e, _ in e.blur(radius: 3) }, tile.blur(radius: 3)),
            lists(tile.visualEffect { e, _ in e.brightness(0.3) }, tile.brightness(0.3)),
            lists(tile.visualEffect { e, _ in e.contrast(0.3) }, tile.contrast(0.3)),
            lists(tile.visualEffect { e, _ in e.saturation(0.3) }, tile.saturation(0.3)),
            lists(tile.visualEffect { e, _ in e.grayscale(0.3) }, tile.grayscale(0.3)),
            lists(
                tile.visualEffect { e, _ in e.hueRotation(.degrees(30)) }, tile.hueRotation(.degrees(30))),
            lists(
                tile.visualEffect { e, _ in e.rotationEffect(.degrees(30), anchor: .top) },
                tile.rotationEffect(.degrees(30), anchor: .top)),
            lists(
                tile.visualEffect { e, _ in e.rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0)) },
                tile.rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))),
            lists(
                tile.visualEffect { e, _ in e.scaleEffect(CGSize(width: 2, height: 3)) },
                tile.scaleEffect(CGSize(width: 2, height: 3))),
            lists(
                tile.visualEffect { e, _ in
                    e.transformEffect(ProjectionTransform(CGAffineTransform(scaleX: 2, y: 1)))
                }, tile.transformEffect(CGAffineTransform(scaleX: 2, y: 1))),
        ]
        for (own, view) in pairs {
            #expect(!own.isEmpty)
            #expect(own == view)
        }
    }

    private struct Moving: View {
        let model: Model
        var body: some View {
            let x = CGFloat(model.a)
            Color.red.frame(width: 20, height: 20).visualEffect { content, _ in content.offset(x: x) }
        }
    }

    @Test func anEffectThatChangesUnderAnAnimationMovesToItsNewValue() {
        let model = Model()
        let probe = StageProbe { Moving(model: model) }
        withAnimation(.linear(duration: 0.5)) { model.a = 30 }
        let way = probe.trace(40) { probe.leaves.first?.origin.x ?? 0 }
        #expect(way.contains { $0 > 45 && $0 < 65 })
        #expect(way.last == 70)
        model.a = 0
        probe.step()
        #expect(probe.leaves.first?.origin.x == 40)
    }

    @Test func touchesGoWhereTheViewIsSeen() {
        let model = Model()
        let probe = StageProbe {
            Button("Go") { model.a += 1 }.frame(width: 20, height: 20)
                .visualEffect { content, _ in content.offset(y: 30) }
        }
        probe.stage.tap(at: CGPoint(x: 50, y: 80))
        #expect(model.a == 1)
        probe.stage.tap(at: CGPoint(x: 50, y: 20))
        #expect(model.a == 1)
    }

    @Test func anEffectFollowsWhatIsScrolled() {
        let probe = StageProbe {
            ScrollView {
                Color.red.frame(height: 20).visualEffect { content, proxy in
                    // The view stays at the top of the window.
                    content.offset(y: -proxy.frame(in: .scrollView).minY)
                }
                Color.green.frame(height: 400)
            }
        }
        probe.stage.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 40), lifts: false)
        probe.step()
        #expect(probe.leaves.first?.origin.y == 0)
    }
}
