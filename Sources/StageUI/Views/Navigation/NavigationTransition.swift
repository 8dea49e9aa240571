// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The way in which a screen of a navigation stack comes; a screen is pushed, whatever it is.
public protocol NavigationTransition {}

/// The usual way: the screen is pushed.
public struct AutomaticNavigationTransition: NavigationTransition, Sendable {
    /// Creates the transition.
    public init() {}
}

/// The screen grows out of a view of the screen before; here it is pushed.
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// The usual way: the screen is pushed.
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
    /// The screen grows out of a view of the screen before, which `matchedTransitionSource` marks; here it is pushed.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition()
    }
}

/// The look of a view while a screen grows out of it.
@MainActor @preconcurrency
public protocol MatchedTransitionSourceConfiguration {}

/// A view as it is, out of which a screen grows.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}

extension MatchedTransitionSourceConfiguration {
    /// Returns the view on a colour.
    public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }
    /// Returns the view in a shape.
    public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }
    /// Returns the view with a shadow; lengths are in points.
    public func shadow(
        color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some MatchedTransitionSourceConfiguration { self }
}

extension ToolbarContent {
    /// Marks the item out of which a screen grows.
    public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID
    ) -> some ToolbarContent { self }
}

extension View {
    /// Sets the way in which the screen comes that the view is; a screen is pushed, whatever it is.
    public func navigationTransition(_ style: some NavigationTransition) -> some View { self }
    /// Marks the view out of which a screen grows.
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
    /// Marks the view out of which a screen grows, with its look meanwhile.
    public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) ->
            some MatchedTransitionSourceConfiguration
    ) -> some View { self }
}
