// Licensed under the Apache License, Version 2.0.

import Foundation

/// The parts of the screen that views may be kept out of.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
    /// The raw value, with one bit for each region.
    public let rawValue: UInt
    /// Creates regions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The area that the device covers.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The area that the keyboard covers.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// Both.
    public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// A border that keeps views inside off an edge: the device's, the keyboard's, or that of an inset.
struct SafeAreaLayer: Equatable {
    var region: SafeAreaRegions
    /// All of the space on the canvas, before transforms.
    var outer: CGRect
    /// The free area.
    var inner: CGRect
}

/// A box that keeps the views inside off its edges.
@MainActor
protocol SafeAreaProvider: LayoutBox {
    /// Its borders, the innermost first.
    var safeAreaLayers: [SafeAreaLayer] { get }
}

extension LayoutBox {
    /// The nearest box around that keeps this one off an edge.
    final var safeAreaProvider: (any SafeAreaProvider)? {
        var above = superbox
        while let box = above {
            if let provider = box.edgeKeeper { return provider }
            above = box.superbox
        }
        return nil
    }

    /// A rectangle of the canvas, grown over the borders that it touches.
    final func extended(_ rect: CGRect, edges: Edge.Set, regions: SafeAreaRegions) -> CGRect {
        var result = rect
        var provider = safeAreaProvider
        while let current = provider {
            result = extended(result, over: current.safeAreaLayers, edges: edges, regions: regions)
            provider = current.safeAreaProvider
        }
        return result
    }

    fileprivate final func extended(
        _ rect: CGRect, over layers: [SafeAreaLayer], edges: Edge.Set, regions: SafeAreaRegions
    ) -> CGRect {
        let mirrored = readsFromRight
        let goesLeft = edges.contains(mirrored ? .trailing : .leading)
        let goesRight = edges.contains(mirrored ? .leading : .trailing)
        var (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        for layer in layers where regions.contains(layer.region) {
            let (inner, outer) = (layer.inner, layer.outer)
            if goesLeft, left <= inner.minX + 0.01 { left = min(left, outer.minX) }
            if goesRight, right >= inner.maxX - 0.01 { right = max(right, outer.maxX) }
            if edges.contains(.top), top <= inner.minY + 0.01 { top = min(top, outer.minY) }
            if edges.contains(.bottom), bottom >= inner.maxY - 0.01 { bottom = max(bottom, outer.maxY) }
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The box's own rectangle, grown over the borders that it touches: content that moves inside is visible under the
    /// bars of the system and under insets.
    var windowReachingScreen: CGRect {
        let here = CGRect(origin: globalOrigin, size: frame.size)
        return extended(here, edges: .all, regions: .all).offsetBy(
            dx: -globalOrigin.x, dy: -globalOrigin.y)
    }
}

struct IgnoresSafeArea: BoxModifier {
    var regions: SafeAreaRegions
    var edges: Edge.Set

    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        UnsafeBox(owner: owner, content: content) { [unowned owner] in owner.modifier }
    }
}

/// A box that reaches past the safe area wherever it touches its edge.
private final class UnsafeBox: WrapperBox {
    private let modifier: () -> IgnoresSafeArea

    init(owner: Node, content: LayoutBox, modifier: @escaping () -> IgnoresSafeArea) {
        self.modifier = modifier
        super.init(owner: owner, content: content)
    }

    /// The view counts for its container as if it ended at the safe area: the extension beyond is added to the offer
    /// and subtracted from the answer. Only the borders of the screen count here: those of insets have no place before
    /// they are placed, and a size must not depend on an earlier layout.
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let modifier = modifier()
        let safe = screenSafeRect
        let borders = (stage.rootBox as (any SafeAreaProvider)?)?.safeAreaLayers ?? []
        let reach = extended(safe, over: borders, edges: modifier.edges, regions: modifier.regions)
        func extra(_ axis: Axis) -> CGFloat {
            guard let offered = proposal[axis], safe.size[axis] > 0,
                offered >= safe.size[axis] - 0.01
            else { return 0 }
            return reach.size[axis] - safe.size[axis]
        }
        let wider = extra(.horizontal)
        let taller = extra(.vertical)
        let inner = content.size(
            for: ProposedViewSize(
                width: proposal.width.map { $0 + wider }, height: proposal.height.map { $0 + taller }))
        return CGSize(width: max(0, inner.width - wider), height: max(0, inner.height - taller))
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let modifier = modifier()
        let here = CGRect(origin: globalOrigin, size: size)
        let larger = extended(here, edges: modifier.edges, regions: modifier.regions)
        let offered = ProposedViewSize(larger.size)
        let fitted = content.size(for: offered)
        content.place(
            at: CGPoint(
                x: larger.midX - here.minX - fitted.width / 2,
                y: larger.midY - here.minY - fitted.height / 2),
            proposal: offered)
    }
}

extension View {
    /// Lets the view reach past the safe area on some sides.
    @_disfavoredOverload
    public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View {
        modified(IgnoresSafeArea(regions: regions, edges: edges))
    }
}

extension View {
    /// Lets the view reach past the device's safe area on some sides.
    @available(*, deprecated, message: "Use ignoresSafeArea(_:edges:).")
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        ignoresSafeArea(.container, edges: edges)
    }
}
