// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

private struct Hero: View {
    let model: Model
    @Namespace private var space
    var body: some View {
        ZStack(alignment: .topLeading) {
            Color.clear
            if model.flag {
                Color.red.matchedGeometryEffect(id: "hero", in: space).frame(width: 80, height: 60)
            } else {
                Color.blue.matchedGeometryEffect(id: "hero", in: space).frame(width: 20, height: 20)
                    .padding(.leading, 40)
            }
        }
    }
}

private struct Underline: View {
    let model: Model
    @Namespace private var space
    var body: some View {
        ZStack(alignment: .topLeading) {
            Color.clear
            HStack(spacing: 0) {
                ForEach(0..<2) { index in
                    Color.gray.frame(width: CGFloat(20 + 20 * index), height: 10)
                        .matchedGeometryEffect(id: index, in: space)
                }
            }
            Color.red.matchedGeometryEffect(id: model.a, in: space, isSource: false)
        }
    }
}

/// Follows a source that can go.
private struct Followed: View {
    let model: Model
    @Namespace private var space
    var body: some View {
        ZStack(alignment: .topLeading) {
            if !model.flag {
                Color.gray.frame(width: 30, height: 10).matchedGeometryEffect(id: 0, in: space)
            }
            Color.red.matchedGeometryEffect(id: 0, in: space, isSource: false)
        }
    }
}

/// A view that changes its place with a number, and what it shows with a flag.
private struct Replaced: View {
    let model: Model
    @Namespace private var space
    var body: some View {
        HStack {
            if model.a.isMultiple(of: 2) {
                content.matchedGeometryEffect(id: 0, in: space)
                Color.gray.frame(width: 20)
            } else {
                Color.gray.frame(width: 20)
                content.matchedGeometryEffect(id: 0, in: space).frame(width: 40)
            }
        }
    }

    @ViewBuilder private var content: some View {
        if model.flag { AnyView(Color.red.padding(2)) } else { AnyView(Color.blue.frame(width: 9)) }
    }
}

/// A view seen only where another one lies.
private struct MatchedMask: View {
    @Namespace private var space
    var body: some View {
        ZStack(alignment: .topLeading) {
            Color.red.frame(width: 30, height: 10).matchedGeometryEffect(id: 1, in: space)
            Color.blue.mask {
                Color.green.matchedGeometryEffect(id: 1, in: space, isSource: false)
                    .frame(width: 5, height: 5)
            }
        }
    }
}

@MainActor
@Suite struct MatchedGeometryTests {
    let model = Model()

    @Test func aViewThatComesInStartsWhereItsMatchIsSeen() {
        let probe = StageProbe { Hero(model: model) }
        withAnimation(.linear(duration: 1)) { model.flag = true }
        probe.step(2)
        #expect(probe.rectangles.allSatisfy { $0 == rect(40, 0, 20, 20) })
        probe.step(30)
        // Both are half way, one fading in and the other fading out.
        #expect(probe.rectangles.count == 2)
        for seen in probe.rectangles {
            #expect(abs(seen.minX - 20) < 1e-6 && abs(seen.width - 50) < 1e-6 && abs(seen.height - 40) < 1e-6)
        }
        probe.step(40)
        #expect(probe.rectangles == [rect(0, 0, 80, 60)])
        #expect(probe.stage.isSettled)
        withAnimation(.linear(duration: 1)) { model.flag = false }
        probe.step(80)
        #expect(probe.rectangles == [rect(40, 0, 20, 20)])
    }

    @Test func withoutAnAnimationItIsThereAtOnce() {
        let probe = StageProbe { Hero(model: model) }
        model.flag = true
        probe.step()
        #expect(probe.rectangles == [rect(0, 0, 80, 60)])
    }

    @Test func aViewThatIsNoSourceGoesWhereTheSourceIs() {
        let probe = StageProbe { Underline(model: model) }
        probe.step()
        #expect(probe.rectangles.last == rect(0, 0, 20, 10))
        withAnimation(.linear(duration: 1)) { model.a = 1 }
        probe.step(32)
        let seen = probe.rectangles.last ?? .zero
        #expect(abs(seen.minX - 10) < 1e-6 && abs(seen.width - 30) < 1e-6)
        probe.step(40)
        #expect(probe.rectangles.last == rect(20, 0, 40, 10))
    }

    @Test func withoutASourceAViewIsWhereItsOwnLayoutPutsIt() {
        let probe = StageProbe { Followed(model: model) }
        #expect(probe.rectangles.last == rect(0, 0, 30, 10))
        model.flag = true
        probe.step(2)
        #expect(probe.rectangles == [rect(0, 0, 100, 100)])
    }

    @Test func aViewThatGoesWhileItsMatchMovesIsLeftAlone() {
        let probe = StageProbe { Replaced(model: model) }
        withAnimation(.linear(duration: 0.5)) { model.a = 1 }
        probe.step(5)
        // The content of the moving view becomes another one in the middle of the way.
        for number in 2..<12 {
            withAnimation(.linear(duration: 0.1)) { model.a = number }
            model.flag.toggle()
            probe.step(3)
        }
        probe.step(60)
        #expect(probe.stage.isSettled)
        #expect(probe.rectangles.count == 2)
    }

    @Test func aViewInAMaskGoesWhereItsSourceIs() {
        let probe = StageProbe { MatchedMask() }
        guard case .mask(let holes)? = probe.leaves.last?.effects.last else {
            Issue.record("There is no mask.")
            return
        }
        let rects = Drawn(DisplayList(size: .zero, items: holes)).fills.map(\.rect)
        #expect(rects == [rect(0, 0, 30, 10)])
    }
}
