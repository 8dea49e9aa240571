// Licensed under the Apache License, Version 2.0.

import Foundation

/// The parts of the screen that views may be kept out of.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
    /// One bit for each region.
    public let rawValue: UInt
    /// Creates regions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// What the device covers.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// What the keyboard covers.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// Both.
    public static let all: SafeAreaRegions = [.container, .keyboard]
}

struct IgnoresSafeArea: BoxModifier {
    var edges: Edge.Set

    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        UnsafeBox(owner: owner, content: content) { [unowned owner] in owner.modifier.edges }
    }
}

/// A box that reaches past the safe area wherever it touches its edge.
private final class UnsafeBox: WrapperBox {
    private let edges: () -> Edge.Set

    init(owner: Node, content: LayoutBox, edges: @escaping () -> Edge.Set) {
        self.edges = edges
        super.init(owner: owner, content: content)
    }

    /// The view counts for its container as if it ended at the safe area: what it reaches beyond is
    /// added to the offer and taken off the answer.
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let safe = owner.stage.rootBox?.safeRect ?? .zero
        let insets = owner.stage.configuration.safeArea
        let edges = edges()
        func extra(_ axis: Axis, _ first: (Edge.Set, CGFloat), _ second: (Edge.Set, CGFloat)) -> CGFloat {
            guard let offered = proposal[axis], offered >= safe.size[axis] - 0.01 else { return 0 }
            return (edges.contains(first.0) ? first.1 : 0) + (edges.contains(second.0) ? second.1 : 0)
        }
        let wider = extra(.horizontal, (.leading, insets.leading), (.trailing, insets.trailing))
        let taller = extra(.vertical, (.top, insets.top), (.bottom, insets.bottom))
        let inner = content.size(
            for: ProposedViewSize(
                width: proposal.width.map { $0 + wider }, height: proposal.height.map { $0 + taller }))
        return CGSize(width: max(0, inner.width - wider), height: max(0, inner.height - taller))
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let safe = owner.stage.rootBox?.safeRect ?? .zero
        let screen = owner.stage.configuration.size
        let edges = edges()
        let here = CGRect(origin: globalOrigin, size: size)
        let mirrored = owner.environment.layoutDirection == .rightToLeft
        let left: Edge.Set = mirrored ? .trailing : .leading
        let right: Edge.Set = mirrored ? .leading : .trailing
        func reach(_ edge: Edge.Set, _ distance: CGFloat, touches: Bool) -> CGFloat {
            edges.contains(edge) && touches ? max(0, distance) : 0
        }
        let top = reach(.top, here.minY, touches: here.minY <= safe.minY + 0.01)
        let bottom = reach(.bottom, screen.height - here.maxY, touches: here.maxY >= safe.maxY - 0.01)
        let west = reach(left, here.minX, touches: here.minX <= safe.minX + 0.01)
        let east = reach(right, screen.width - here.maxX, touches: here.maxX >= safe.maxX - 0.01)
        let larger = CGSize(width: size.width + west + east, height: size.height + top + bottom)
        let offered = ProposedViewSize(larger)
        let fitted = content.size(for: offered)
        content.place(
            at: CGPoint(
                x: -west + (larger.width - fitted.width) / 2,
                y: -top + (larger.height - fitted.height) / 2),
            proposal: offered)
    }
}

extension View {
    /// Lets the view reach past the safe area on some sides.
    public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View {
        modified(IgnoresSafeArea(edges: regions.contains(.container) ? edges : []))
    }
}
