// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The look of content that scrolls under a bar.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private let name: String
    /// As usual.
    public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
    /// With a line.
    public static let hard = ScrollEdgeEffectStyle(name: "hard")
    /// Fading.
    public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

extension View {
    /// Sets the look of content that scrolls under the bars around; bars have their ground whatever it is.
    @_disfavoredOverload
    public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
        self
    }
    /// Sets whether content that scrolls under the bars around is seen through them as it is.
    public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
        self
    }
    /// Puts a bar above or below this view and takes its height away from it, as `safeAreaInset` does.
    ///
    /// - Parameters:
    ///   - edge: Above or below.
    ///   - alignment: The alignment of the views along the edge.
    ///   - spacing: The distance in points; 8 if there is none.
    ///   - content: The views of the bar.
    public func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }
    /// Puts a bar before or after this view and takes its width away from it, as `safeAreaInset` does.
    ///
    /// - Parameters:
    ///   - edge: Before or after.
    ///   - alignment: The alignment of the views along the edge.
    ///   - spacing: The distance in points; 8 if there is none.
    ///   - content: The views of the bar.
    public func safeAreaBar<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }
    /// Continues the view under the bars around, mirrored and blurred; here it ends where it does.
    @_disfavoredOverload
    public func backgroundExtensionEffect() -> some View { self }
    /// Continues the view under the bars around, mirrored and blurred, if that is wanted; here it ends where it does.
    @_disfavoredOverload
    public func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }
    /// Performs an action when the view comes into sight of the scroll view around, and when it leaves it.
    ///
    /// - Parameters:
    ///   - threshold: The share of the view that has to be in sight, 0 to 1.
    ///   - action: Receives whether the view is in sight.
    @_disfavoredOverload
    public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View {
        onGeometryChange(for: Bool.self) { proxy in
            guard let window = proxy.bounds(of: .scrollView) else { return true }
            let own = CGRect(origin: .zero, size: proxy.size)
            let seen = own.intersection(window)
            guard !seen.isNull, own.width > 0, own.height > 0 else { return false }
            let share = seen.width * seen.height / (own.width * own.height)
            return threshold > 0 ? share >= threshold : share > 0
        } action: {
            action($0)
        }
    }
}
