// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The way in which a screen of a navigation stack, a sheet or a cover comes.
public protocol NavigationTransition {}

/// The usual way: the screen is pushed.
public struct AutomaticNavigationTransition: NavigationTransition, Sendable {
    /// Creates the transition.
    public init() {}
}

/// The screen grows out of a view of the one before.
public struct ZoomNavigationTransition: NavigationTransition {
    let key: ZoomSources.Key
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// The usual way: the screen is pushed.
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
    /// The screen grows out of a view of the screen before, which `matchedTransitionSource` marks; without one it is pushed.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition(key: ZoomSources.Key(id: AnyHashable(sourceID), namespace: namespace))
    }
}

/// The look of a view while a screen grows out of it.
@MainActor @preconcurrency
public protocol MatchedTransitionSourceConfiguration {}

/// A view as it is, out of which a screen grows.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}

/// A view with a look of its own.
private struct ChangedSourceConfiguration: MatchedTransitionSourceConfiguration {
    var look: ZoomLook
}

extension MatchedTransitionSourceConfiguration {
    /// The look that was given so far.
    fileprivate var look: ZoomLook { (self as? ChangedSourceConfiguration)?.look ?? ZoomLook() }

    private func changed(_ change: (inout ZoomLook) -> Void) -> ChangedSourceConfiguration {
        var look = look
        change(&look)
        return ChangedSourceConfiguration(look: look)
    }

    /// Returns the view on a colour.
    public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration {
        changed { $0.ground = style }
    }
    /// Returns the view in a shape.
    public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
        changed { $0.cornerRadius = shape.cornerSize.width }
    }
    /// Returns the view with a shadow; lengths are in points.
    public func shadow(
        color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some MatchedTransitionSourceConfiguration {
        changed { $0.shadow = (color, radius, CGSize(width: x, height: y)) }
    }
}

extension ToolbarContent {
    /// Marks the item out of which a screen grows.
    public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID
    ) -> some ToolbarContent { self }
}

extension View {
    /// Sets the way in which the screen of a stack, the sheet or the cover comes that the view is.
    @_disfavoredOverload
    public func navigationTransition(_ style: some NavigationTransition) -> some View {
        modified(ZoomScreenModifier(key: (style as? ZoomNavigationTransition)?.key))
    }
    /// Marks the view out of which a screen grows.
    @_disfavoredOverload
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        modified(ZoomSourceModifier(key: ZoomSources.Key(id: AnyHashable(id), namespace: namespace)))
    }
    /// Marks the view out of which a screen grows, with its look meanwhile.
    @_disfavoredOverload
    public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) ->
            some MatchedTransitionSourceConfiguration
    ) -> some View {
        modified(
            ZoomSourceModifier(
                key: ZoomSources.Key(id: AnyHashable(id), namespace: namespace),
                look: configuration(EmptyMatchedTransitionSourceConfiguration()).look))
    }
}
