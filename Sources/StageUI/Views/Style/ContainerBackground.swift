// Licensed under the Apache License, Version 2.0.

import Foundation

/// The container whose background is set.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String
    /// The widget.
    public static let widget = ContainerBackgroundPlacement(name: "widget")
    /// The screen of a navigation stack.
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    /// The columns of a split view.
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
    /// The tab view.
    public static let tabView = ContainerBackgroundPlacement(name: "tabView")
    /// The window.
    public static let window = ContainerBackgroundPlacement(name: "window")
    /// A store of subscriptions.
    public static let subscriptionStore = ContainerBackgroundPlacement(name: "subscriptionStore")
    /// The header of a store of subscriptions.
    public static let subscriptionStoreHeader = ContainerBackgroundPlacement(name: "subscriptionStoreHeader")
    /// A store of subscriptions to its edges.
    public static let subscriptionStoreFullHeight = ContainerBackgroundPlacement(
        name: "subscriptionStoreFullHeight")
}

extension View {
    /// Sets the background of the container that the view is in; it reaches under the bars.
    @_disfavoredOverload
    public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        containerBackground(for: container) { Rectangle().fill(style) }
    }
    /// Sets the background of the container that the view is in; it reaches under the bars.
    @_disfavoredOverload
    public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View {
        frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(alignment: alignment) { content().ignoresSafeArea() }
    }
}
