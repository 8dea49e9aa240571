// Licensed under the Apache License, Version 2.0.

public import ActivityKit
public import StageUI

/// The live activity that a view is made for.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
    /// The name of the activity.
    public let activityID: String
    /// The part of it that stays the same.
    public let attributes: Attributes
    /// The part of it that changes.
    public let state: Attributes.ContentState
    /// Indicates whether the content is out of date.
    public let isStale: Bool
}

/// The settings of a live activity. It compiles, and nobody shows it.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
    /// Creates settings.
    ///
    /// - Parameters:
    ///   - attributesType: The kind.
    ///   - content: Returns the view of the locked screen.
    ///   - dynamicIsland: Returns the views around the camera.
    public init<Content: View>(
        for attributesType: Attributes.Type,
        @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
        dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
    ) {}
}

/// The sizes in which a live activity is shown.
public enum ActivityFamily: Int, Hashable, Sendable, CaseIterable {
    /// On a watch and in a car.
    case small
    /// On a phone.
    case medium
}

/// The views around the camera of a phone.
@MainActor
@preconcurrency
public struct DynamicIsland {
    /// Creates views.
    ///
    /// - Parameters:
    ///   - expanded: The parts when it is held.
    ///   - compactLeading: The view before the camera.
    ///   - compactTrailing: The view behind the camera.
    ///   - minimal: The view where there are several.
    public init<Expanded, Leading: View, Trailing: View, Minimal: View>(
        @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
        @ViewBuilder compactLeading: @escaping () -> Leading,
        @ViewBuilder compactTrailing: @escaping () -> Trailing,
        @ViewBuilder minimal: @escaping () -> Minimal
    ) {}
    /// Sets the link that a touch opens.
    public func widgetURL(_ url: URL?) -> DynamicIsland { self }
    /// Sets the colour of the edge.
    public func keylineTint(_ color: Color?) -> DynamicIsland { self }
    /// Sets margins.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
    ) -> DynamicIsland { self }
}

/// The forms of the views around the camera.
public struct DynamicIslandMode: Hashable, Sendable {
    private let name: String
    /// Before the camera.
    public static let compactLeading = DynamicIslandMode(name: "compactLeading")
    /// Behind the camera.
    public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
    /// Where there are several.
    public static let minimal = DynamicIslandMode(name: "minimal")
    /// When it is held.
    public static let expanded = DynamicIslandMode(name: "expanded")
}

/// The places around the camera.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
    private let name: String
    /// Before the camera.
    public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
    /// Behind the camera.
    public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
    /// Below the camera.
    public static let center = DynamicIslandExpandedRegionPosition(name: "center")
    /// Below the others.
    public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

/// The places of a view beside the camera or below it.
public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
    private let name: String
    /// Beside the camera.
    public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(name: "default")
    /// Below the camera where it is too wide.
    public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(name: "belowIfTooWide")
}

/// A view at a place around the camera.
@MainActor
@preconcurrency
public struct DynamicIslandExpandedRegion<Content: View> {
    /// Creates a view at a place.
    ///
    /// - Parameters:
    ///   - position: The place.
    ///   - priority: The weight where room is scarce.
    ///   - content: The view.
    public init(
        _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
        @ViewBuilder content: @escaping () -> Content
    ) {}
    /// Sets margins.
    public func contentMargins(_ edges: Edge.Set = .all, _ length: Double) -> DynamicIslandExpandedRegion {
        self
    }
}

/// Views at places around the camera.
@MainActor
@preconcurrency
public struct DynamicIslandExpandedContent<Content: View> {
    init() {}
}

/// Collects views at places around the camera.
@MainActor
@preconcurrency
@resultBuilder
public enum DynamicIslandExpandedContentBuilder {
    /// Takes a view at a place.
    public static func buildExpression<Content: View>(
        _ content: DynamicIslandExpandedRegion<Content>
    ) -> DynamicIslandExpandedContent<Content> { DynamicIslandExpandedContent() }
    /// Takes what a function of the same kind returns.
    public static func buildExpression<Content: View>(
        _ content: DynamicIslandExpandedContent<Content>
    ) -> DynamicIslandExpandedContent<Content> { content }
    /// Takes several.
    public static func buildBlock<each Content: View>(
        _ content: repeat DynamicIslandExpandedContent<each Content>
    ) -> DynamicIslandExpandedContent<EmptyView> { DynamicIslandExpandedContent() }
    /// Takes several or none.
    public static func buildOptional(
        _ content: DynamicIslandExpandedContent<EmptyView>?
    ) -> DynamicIslandExpandedContent<EmptyView> { DynamicIslandExpandedContent() }
    /// Takes the first of two.
    public static func buildEither(
        first content: DynamicIslandExpandedContent<EmptyView>
    ) -> DynamicIslandExpandedContent<EmptyView> { content }
    /// Takes the second of two.
    public static func buildEither(
        second content: DynamicIslandExpandedContent<EmptyView>
    ) -> DynamicIslandExpandedContent<EmptyView> { content }
    /// Takes what newer systems have.
    public static func buildLimitedAvailability(
        _ content: DynamicIslandExpandedContent<EmptyView>
    ) -> DynamicIslandExpandedContent<EmptyView> { content }
}

private enum ActivityFamilyKey: EnvironmentKey {
    static var defaultValue: ActivityFamily { .medium }
}
private enum ActivityFullscreenKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// The size of the live activity.
    public var activityFamily: ActivityFamily {
        get { self[ActivityFamilyKey.self] }
        set { self[ActivityFamilyKey.self] = newValue }
    }
    /// Indicates whether the live activity fills the screen of a phone that stands on its side.
    public var isActivityFullscreen: Bool {
        get { self[ActivityFullscreenKey.self] }
        set { self[ActivityFullscreenKey.self] = newValue }
    }
}

extension WidgetConfiguration {
    /// Sets the further sizes of a live activity.
    public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration {
        self
    }
}

extension View {
    /// Sets the ground of a live activity, which nobody shows.
    public func activityBackgroundTint(_ color: Color?) -> some View { self }
    /// Sets the colour of the system's button beside a live activity, which nobody shows.
    public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
    /// Sets the place of a view beside the camera, which nobody shows.
    public func dynamicIsland(
        verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
    ) -> some View { self }
}
