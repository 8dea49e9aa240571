// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// A card that grows, with a mark in its far corner that is there only while the flag is set.
private struct Card: View {
    let model: Model
    var body: some View {
        ZStack(alignment: .bottomTrailing) {
            Color.red
            if model.flag { Color.blue.frame(width: 10, height: 10).transition(.identity) }
        }
        .geometryGroup().mark("group")
        .frame(width: 40 + model.amount, height: 40 + model.amount)
        .frame(width: 100, height: 100, alignment: .topLeading)
    }
}

/// A row whose view at the end has no motion of its own.
private struct Ended: View {
    let model: Model
    var body: some View {
        Color.red.frame(width: 10, height: 10)
            .frame(maxWidth: .infinity, alignment: .trailing)
            .animation(nil, value: model.amount)
            .padding(.horizontal, 5)
            .geometryGroup()
            .frame(width: 40 + model.amount)
            .frame(width: 100, alignment: .leading)
    }
}

/// A group whose content another one replaces.
private struct Replaced: View {
    let model: Model
    var body: some View {
        Group {
            if model.flag {
                Color.blue.frame(maxWidth: .infinity, maxHeight: 10).padding(5)
            } else {
                Color.red.frame(maxWidth: .infinity, maxHeight: 10).padding(5)
            }
        }
        .geometryGroup()
        .frame(width: 40 + model.amount, height: 20)
        .frame(width: 100, alignment: .leading)
    }
}

/// A space that tells its width with each body.
private struct Reading: View {
    let model: Model
    var body: some View {
        GeometryReader { proxy in
            Color.red.frame(width: proxy.size.width / 2, height: 10)
        }
        .geometryGroup()
        .frame(width: 40 + model.amount, height: 10)
        .frame(width: 100, alignment: .leading)
    }
}

/// A column whose rows have a width of their own, in a group that hugs them.
private struct Hugging: View {
    let model: Model
    var body: some View {
        VStack(spacing: 0) {
            Color.red.frame(width: 20 + model.amount, height: 10)
            Color.blue.frame(width: 20, height: 10)
        }
        .geometryGroup()
        .frame(width: 100, alignment: .leading)
    }
}

/// A view with a width and a ground of its own, in a group that hugs both, without a motion.
private struct SnapshotVariant: View {
    let model: Model
    var body: some View {
        Color.red.frame(width: 20 + model.amount, height: 10)
            .background { Color.blue }
            .animation(nil, value: model.amount)
            .geometryGroup()
            .frame(width: 100, alignment: .leading)
    }
}

/// A view seen through a group that grows.
private struct Masked: View {
    let model: Model
    var body: some View {
        Color.red.frame(width: 100, height: 100)
            .mask(alignment: .leading) {
                Color.blue.geometryGroup().frame(width: 40 + model.amount, height: 10)
            }
    }
}

@MainActor
@Suite struct GeometryGroupTests {
    let model = Model()

    @Test func whatComesIntoAGroupThatGrowsStartsFromWhereTheGroupIsSeen() {
        let probe = StageProbe { Card(model: model) }
        withAnimation(.linear(duration: 1)) {
            model.amount = 60
            model.flag = true
        }
        let corners = probe.trace(63) {
            probe.rectangles.count == 2 ? probe.rectangles[1].maxX - probe.rectangles[0].maxX : nil
        }
        #expect(corners.allSatisfy { $0.map { abs($0) < 1e-9 } ?? false })
        #expect(probe.rectangles == [rect(0, 0, 100, 100), rect(90, 90, 10, 10)])
        #expect(probe.stage.isSettled)
    }

    @Test func whatComesInOnTheWayJoinsTheGroupWhereItIs() {
        let probe = StageProbe { Card(model: model) }
        withAnimation(.linear(duration: 1)) { model.amount = 60 }
        probe.step(32)
        model.flag = true
        probe.step()
        #expect(abs(probe.rectangles[0].width - 71) < 1e-9)
        #expect(abs(probe.rectangles[1].maxX - 71) < 1e-9)
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func aViewWithoutAMotionInsideOfAGroupGoesAlongWithIt(_ direction: LayoutDirection) {
        let probe = StageProbe(configure: { $0.layoutDirection = direction }) { Ended(model: model) }
        withAnimation(.linear(duration: 1)) { model.amount = 60 }
        probe.step(32)
        // Half of the way: the group is 70 wide, with 5 points of padding at the view's side.
        let place: CGFloat = direction == .leftToRight ? 55 : 100 - 70 + 5
        #expect(abs((probe.rectangles.first?.minX ?? -1) - place) < 1e-9)
        probe.step(40)
        #expect(probe.rectangles.first?.minX == (direction == .leftToRight ? 85 : 5))
    }

    @Test func aReaderInsideOfAGroupReadsTheSizesOnTheWay() {
        let probe = StageProbe { Reading(model: model) }
        withAnimation(.linear(duration: 1)) { model.amount = 60 }
        let widths = probe.trace(62) { probe.rectangles.first?.width ?? 0 }
        #expect(widths[1] == 20)
        #expect(abs(widths[31] - 35) < 1e-9)
        #expect(widths[61] == 50)
    }

    @Test func whatAGroupHugsChangesUnderItsOwnMotionFromTheGroupsOrigin() {
        let probe = StageProbe { Hugging(model: model) }
        withAnimation(.linear(duration: 1)) { model.amount = 60 }
        probe.step(32)
        #expect(abs(probe.rectangles[0].width - 50) < 1e-9)
        #expect(probe.rectangles[0].minX == 0)
        probe.step(40)
        #expect(probe.rectangles == [rect(0, 40, 80, 10), rect(30, 50, 20, 10)])
    }

    @Test func whatAGroupHugsHasTheSizeOfTheGroupWhereItHasNoMotion() {
        let probe = StageProbe { SnapshotVariant(model: model) }
        withAnimation(.linear(duration: 1)) { model.amount = 60 }
        probe.step(32)
        // The ground goes along with the group, and what stands on it does not move.
        #expect(abs(probe.rectangles[0].width - 50) < 1e-9)
        #expect(probe.rectangles[1].width == 80)
        probe.step(40)
        #expect(probe.rectangles == [rect(0, 45, 80, 10), rect(0, 45, 80, 10)])
    }

    @Test func contentThatIsReplacedOnTheWayIsLeftAlone() {
        let probe = StageProbe { Replaced(model: model) }
        withAnimation(.linear(duration: 1)) { model.amount = 60 }
        probe.step(20)
        model.flag = true
        probe.step(60)
        #expect(probe.rectangles == [rect(5, 45, 90, 10)])
        #expect(probe.stage.isSettled)
    }

    @Test func aGroupInAMaskTakesItsContentWithIt() {
        let probe = StageProbe { Masked(model: model) }
        withAnimation(.linear(duration: 1)) { model.amount = 60 }
        let widths = probe.trace(62) { holes(probe).first?.width ?? 0 }
        #expect(widths[1] == 40)
        #expect(abs(widths[31] - 70) < 1e-9)
        #expect(widths[61] == 100)
    }

    /// The rectangles through which the first view is seen.
    private func holes(_ probe: StageProbe) -> [CGRect] {
        guard case .mask(let holes)? = probe.leaves.first?.effects.last else { return [] }
        return Drawn(DisplayList(size: .zero, items: holes)).fills.map(\.rect)
    }

    @Test func aSpringThatSwingsBelowNothingLeavesNoSizesBelowNothing() {
        let probe = StageProbe { Card(model: model) }
        withAnimation(.spring(duration: 0.5, bounce: 0.6)) { model.amount = -40 }
        let widths = probe.trace(20) { probe.rectangles.first?.width ?? 0 }
        // The spring arrives in the twelfth frame, and swings beyond for more than those that are left.
        #expect(widths[10] > 0)
        #expect(widths[13...].allSatisfy { $0 == 0 })
        #expect(probe.frame("group")?.size == .zero)
        probe.step(240)
        #expect(probe.rectangles.isEmpty)
        #expect(probe.stage.isSettled)
    }

    @Test func aGroupTurnedBackOnItsWayTakesItsContentWithIt() {
        let probe = StageProbe { Card(model: model) }
        model.flag = true
        probe.step()
        withAnimation(.easeInOut(duration: 0.5)) { model.amount = 60 }
        probe.step(15)
        withAnimation(.spring(duration: 0.4, bounce: 0.2)) { model.amount = 0 }
        let misses = probe.trace(40) {
            let group = probe.frame("group")?.height ?? 0
            return max(abs(probe.rectangles[0].height - group), abs(probe.rectangles[1].maxY - group))
        }
        #expect(misses.allSatisfy { $0 < 1e-9 })
        #expect(probe.rectangles[0].height < 60)
    }
}
