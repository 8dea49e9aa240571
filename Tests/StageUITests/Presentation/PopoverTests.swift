// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

private struct Screen<Content: View>: View {
    let model: Model
    var alignment = Alignment.center
    var anchor = PopoverAttachmentAnchor.rect(.bounds)
    @ViewBuilder let content: () -> Content

    var body: some View {
        @Bindable var model = model
        Color.gray.frame(width: 100, height: 40)
            .popover(isPresented: $model.flag, attachmentAnchor: anchor, content: content)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
    }
}

private struct Sheet<Content: View>: View {
    let model: Model
    @ViewBuilder let content: () -> Content

    var body: some View {
        @Bindable var model = model
        Color.gray.sheet(isPresented: $model.flag, content: content)
    }
}

@MainActor
@Suite struct PopoverTests {
    private let model = Model()
    private let phone = CGSize(width: 390, height: 844)
    private let tablet = CGSize(width: 1024, height: 768)

    private func probe<V: View>(_ size: CGSize, @ViewBuilder _ content: () -> V) -> StageProbe {
        let probe = StageProbe(size, content: content)
        model.flag = true
        probe.step(60)
        return probe
    }

    /// The frame of what is presented, as assistive technology sees it.
    private func frame(_ probe: StageProbe) -> CGRect? {
        probe.stage.accessibilityTree().children.first { $0.traits.contains(.isModal) }?.frame
    }

    /// Whether the ground of the bubble covers a place.
    private func covers(_ probe: StageProbe, _ x: CGFloat, _ y: CGFloat) -> Bool {
        probe.leaves.contains {
            guard case .fill(.path(let path), _, _) = $0.item.content else { return false }
            return path.contains(CGPoint(x: x, y: y))
        }
    }

    private var content: some View { Color.red.frame(width: 200, height: 100).mark("content") }

    @Test func onAWideScreenItPointsAtItsViewAndIsAsLargeAsItsContent() {
        let probe = probe(tablet) { Screen(model: model) { content } }
        // The view is at (462, 364); the arrow of 13 points begins at the middle of its lower edge.
        #expect(frame(probe) == CGRect(x: 412, y: 417, width: 200, height: 100))
        #expect(probe.frame("content") == CGRect(x: 412, y: 417, width: 200, height: 100))
        #expect(covers(probe, 512, 405) && covers(probe, 505, 415))
        #expect(!covers(probe, 490, 410) && !covers(probe, 512, 403))
    }

    @Test func whereThereIsNoRoomBelowItStandsAbove() {
        let probe = probe(tablet) { Screen(model: model, alignment: .bottom) { content } }
        #expect(frame(probe) == CGRect(x: 412, y: 615, width: 200, height: 100))
        #expect(covers(probe, 512, 727) && !covers(probe, 512, 729))
    }

    @Test func atTheSideItStaysOnTheScreen() {
        let probe = probe(tablet) { Screen(model: model, alignment: .leading) { content } }
        #expect(frame(probe) == CGRect(x: 10, y: 417, width: 200, height: 100))
        #expect(covers(probe, 50, 405))
    }

    @Test func aPointIsPointedAt() {
        let probe = probe(tablet) { Screen(model: model, anchor: .point(.topTrailing)) { content } }
        #expect(frame(probe) == CGRect(x: 462, y: 377, width: 200, height: 100))
        #expect(covers(probe, 562, 365))
    }

    @Test func aTouchBesideItDismissesItAndOneOnItDoesNot() {
        let probe = probe(tablet) { Screen(model: model) { content } }
        probe.stage.tap(at: CGPoint(x: 420, y: 430))
        probe.step(60)
        #expect(model.flag)
        probe.stage.tap(at: CGPoint(x: 100, y: 100))
        probe.step(60)
        #expect(!model.flag && frame(probe) == nil)
        #expect(probe.stage.isSettled)
    }

    @Test func onANarrowScreenItIsASheet() {
        let probe = probe(phone) { Screen(model: model) { content } }
        #expect(frame(probe) == CGRect(x: 0, y: 10, width: 390, height: 834))
    }

    @Test(arguments: [PresentationAdaptation.none, .popover])
    func aPopoverStaysOneOnANarrowScreenWhereItsContentWantsThat(_ adaptation: PresentationAdaptation) {
        let probe = probe(phone) {
            Screen(model: model) { content.presentationCompactAdaptation(adaptation) }
        }
        // The view is at (145, 402).
        #expect(frame(probe) == CGRect(x: 95, y: 455, width: 200, height: 100))
    }

    @Test func aSheetCanCoverANarrowScreen() {
        let probe = probe(phone) {
            Sheet(model: model) { content.presentationCompactAdaptation(.fullScreenCover) }
        }
        #expect(frame(probe) == CGRect(x: 0, y: 0, width: 390, height: 844))
    }

    @Test func onALowScreenASheetDoesNotCoverItWhereItsContentDoesNotWantThat() {
        let low = CGSize(width: 844, height: 390)
        let covering = probe(low) { Sheet(model: model) { content } }
        #expect(frame(covering) == CGRect(x: 0, y: 0, width: 844, height: 390))
        model.flag = false
        let free = probe(low) { Sheet(model: model) { content.presentationCompactAdaptation(.none) } }
        #expect(frame(free)?.width == 704)
    }

    @Test func aSheetOnALargeScreenHasTheSizeThatItsContentWants() {
        func size(_ sizing: some PresentationSizing) -> CGSize? {
            model.flag = false
            return frame(probe(tablet) { Sheet(model: model) { content.presentationSizing(sizing) } })?.size
        }
        #expect(size(.fitted) == CGSize(width: 200, height: 100))
        #expect(
            size(PagePresentationSizing().fitted(horizontal: false, vertical: true))
                == CGSize(width: 704, height: 100))
        #expect(size(.form) == CGSize(width: 540, height: 620))
        #expect(size(.page) == CGSize(width: 704, height: 728))
    }

    @Test func aFittedSheetFollowsItsContentAndAStickyOneOnlyGrows() {
        struct Growing: View {
            let model: Model
            var body: some View { Color.red.frame(width: 200, height: model.amount) }
        }
        func heights(_ sizing: some PresentationSizing) -> [CGFloat?] {
            (model.flag, model.amount) = (false, 100)
            let probe = probe(tablet) {
                Sheet(model: model) { Growing(model: model).presentationSizing(sizing) }
            }
            return [100, 300, 200].map {
                model.amount = $0
                probe.step(2)
                return frame(probe)?.height
            }
        }
        #expect(heights(.fitted) == [100, 300, 200])
        #expect(heights(FittedPresentationSizing().sticky(vertical: true)) == [100, 300, 300])
    }
}
