// Licensed under the Apache License, Version 2.0.

import Foundation

/// The drawing of a view on its way through the scroll view around it.
@MainActor
struct ScrollTransition {
    let leading: ScrollTransitionConfiguration
    let trailing: ScrollTransitionConfiguration
    let axis: Axis?
    let effect: @MainActor (ScrollTransitionPhase) -> [VisualStep]

    func steps(of box: VisualEffectBox) -> (steps: [VisualStep], animation: Animation?) {
        guard let (offset, container, view) = place(of: box) else { return (effect(.identity), nil) }
        let phase: ScrollTransitionPhase = offset < 0 ? .topLeading : .bottomTrailing
        let configuration = offset < 0 ? leading : trailing
        let share = configuration.point.share(of: abs(offset), container: container, view: view)
        switch configuration.mode {
        case .identity: return (effect(.identity), nil)
        case .animated: return (effect(share > 0 ? phase : .identity), configuration.motion)
        case .interactive(let curve):
            // The curve goes from a hidden view to one in sight.
            let rest = 1 - curve.value(at: 1 - share)
            let steps = effect(.identity).interpolated(towards: effect(phase), amount: rest)
            return (steps, configuration.motion)
        }
    }

    /// Returns the distance of the middle of the view from that of the scroll view along the axis, and both their
    /// lengths.
    private func place(of box: VisualEffectBox) -> (offset: CGFloat, container: CGFloat, view: CGFloat)? {
        var above = box.enclosingScroll
        while let scroll = above {
            let axis = axis ?? (scroll.axes.contains(.vertical) ? .vertical : .horizontal)
            if scroll.axes.contains(axis == .vertical ? .vertical : .horizontal) {
                let rect = CGRect(origin: .zero, size: box.frame.size)
                    .applying(box.toCanvas.concatenating(scroll.toCanvas.inverted()))
                let window = scroll.visibleSize
                guard window[axis] > 0 else { return nil }
                if axis == .vertical {
                    return (rect.midY - window.height / 2, window.height, rect.height)
                }
                let offset = rect.midX - window.width / 2
                return (scroll.readsFromRight ? -offset : offset, window.width, rect.width)
            }
            above = scroll.enclosingScroll
        }
        return nil
    }
}

extension View {
    /// Draws the view changed while it comes into sight and leaves it in the scroll view around it.
    ///
    /// - Parameters:
    ///   - configuration: The way in which the view changes at both sides.
    ///   - axis: The direction of scrolling that counts; nil for that of the scroll view.
    ///   - transition: The change in each phase; none is expected in sight.
    @_disfavoredOverload
    public func scrollTransition<E: VisualEffect>(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @MainActor @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> E
    ) -> some View {
        scrollTransition(
            topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }
    /// Draws the view changed while it comes into sight and leaves it in the scroll view around it.
    ///
    /// - Parameters:
    ///   - topLeading: The way in which the view changes where the content begins.
    ///   - bottomTrailing: The way in which the view changes where the content continues.
    ///   - axis: The direction of scrolling that counts; nil for that of the scroll view.
    ///   - transition: The change in each phase; none is expected in sight.
    @_disfavoredOverload
    public func scrollTransition<E: VisualEffect>(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
        axis: Axis? = nil,
        transition: @escaping @MainActor @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> E
    ) -> some View {
        modified(
            VisualEffectModifier { box in
                ScrollTransition(leading: topLeading, trailing: bottomTrailing, axis: axis) {
                    transition(EmptyVisualEffect(), $0).steps
                }.steps(of: box)
            })
    }
}
