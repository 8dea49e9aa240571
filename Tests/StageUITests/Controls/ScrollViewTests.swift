// Licensed under the Apache License, Version 2.0.

import Foundation
import StageUI
import Testing

private struct Going<Column: View>: View {
    let model: Model
    let column: Column
    var body: some View {
        if model.a == 0 { VStack { ScrollView { column } } } else { Text("gone") }
    }
}

@MainActor
@Suite struct ScrollViewTests {
    private func column() -> some View {
        VStack(spacing: 0) {
            Color.red.frame(width: 100, height: 500)
            Color.blue.frame(width: 100, height: 500)
        }
    }

    private func red(_ stage: Stage) -> CGRect? { stage.drawn.fills(255, 59, 48).first }

    @Test func itTakesTheWholeProposalAlongItsAxisAndItsContentsSizeAcross() {
        let stage = Stage.fixed { ScrollView { column() }.background(Color.green, ignoresSafeAreaEdges: []) }
        #expect(stage.drawn.fills(52, 199, 89) == [CGRect(x: 150, y: 0, width: 100, height: 800)])
        #expect(red(stage) == CGRect(x: 150, y: 0, width: 100, height: 500))
    }

    @Test func theContentFollowsTheFingerAndStopsAtItsEnds() {
        let stage = Stage.fixed { ScrollView { column() } }
        stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 350))
        #expect(red(stage)?.minY == -50)
        stage.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 100))
        stage.settle()
        #expect(red(stage)?.minY == -200)
        stage.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 700))
        stage.settle()
        #expect(red(stage)?.minY == 0)
    }

    @Test func contentThatFitsGoesBackToItsPlace() {
        let stage = Stage.fixed { ScrollView { Color.red.frame(width: 100, height: 300) } }
        stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 100))
        stage.settle()
        #expect(red(stage) == CGRect(x: 150, y: 0, width: 100, height: 300))
    }

    @Test func itDoesNotScrollAcrossItsAxis() {
        let stage = Stage.fixed { ScrollView { column() } }
        stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 100, y: 370))
        #expect(red(stage)?.minY == 0)
    }

    @Test func drawingAndTouchesAreCutAtItsEdge() {
        var taps = 0
        let stage = Stage.fixed {
            ScrollView {
                Color.red.frame(width: 100, height: 500)
                Color.blue.frame(width: 100, height: 500).onTapGesture { taps += 1 }
            }.frame(height: 400)
        }
        let clips = stage.frame(at: 0).items.filter {
            if case .group(.clip(.rectangle(let rect), _), _) = $0.content {
                return rect == CGRect(x: 0, y: 0, width: 100, height: 400) && $0.origin.y == 200
            }
            return false
        }
        #expect(clips.count == 1)
        stage.tap(at: CGPoint(x: 200, y: 750))
        #expect(taps == 0)
        stage.drag(from: CGPoint(x: 200, y: 550), to: CGPoint(x: 200, y: 250))
        stage.tap(at: CGPoint(x: 200, y: 550))
        #expect(taps == 1)
    }

    @Test func contentIsSeenUnderTheSystemsBarsWhereTheViewTouchesTheSafeArea() {
        let safe = EdgeInsets(top: 50, leading: 0, bottom: 34, trailing: 0)
        let stage = Stage.fixed(safeArea: safe) { ScrollView { column().frame(maxWidth: .infinity) } }
        guard case .group(.clip(.rectangle(let window), _), _)? = stage.frame(at: 0).items.first?.content
        else {
            Issue.record("The content is not clipped.")
            return
        }
        #expect(window == CGRect(x: 0, y: -50, width: 400, height: 800))
        #expect(red(stage)?.minY == 50)
        stage.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 60))
        stage.settle()
        #expect(stage.drawn.fills(0, 122, 255).first?.maxY == 766)
    }

    @Test func aDragThatScrollsTakesTheTouchFromAButton() {
        var presses = 0
        let stage = Stage.fixed {
            ScrollView { Button("Press") { presses += 1 }.frame(width: 100, height: 1000) }
        }
        stage.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 480))
        #expect(presses == 0)
        stage.tap(at: CGPoint(x: 200, y: 480))
        #expect(presses == 1)
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func aRowStartsWhereReadingStarts(_ direction: LayoutDirection) {
        let stage = Stage.fixed(direction: direction) {
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    Color.red.frame(width: 300, height: 100)
                    Color.blue.frame(width: 300, height: 100)
                }
            }
        }
        let mirrored = direction == .rightToLeft
        #expect(red(stage)?.minX == (mirrored ? 100 : 0))
        stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: mirrored ? 260 : 140, y: 400))
        #expect(red(stage)?.minX == (mirrored ? 160 : -60))
    }

    @Test func oneThatGoesWhileItMovesIsForgotten() {
        let model = Model()
        let stage = Stage.fixed {
            VStack { Going(model: model, column: column()) }
        }
        stage.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 690))
        stage.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300))
        model.a = 1
        stage.settle()
        #expect(stage.drawn.texts["gone"] != nil)
        #expect(stage.isSettled)
    }

}
