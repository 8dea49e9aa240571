// Licensed under the Apache License, Version 2.0.

public import ActivityKit
public import AppIntents

/// The forms in which a preview shows a live activity.
public struct ActivityPreviewViewKind: Hashable, Sendable {
    /// The forms of the views around the camera.
    public enum DynamicIslandPreviewViewState: Hashable, Sendable {
        /// Before the camera and behind it.
        case compact
        /// When it is held.
        case expanded
        /// Where there are several.
        case minimal
    }
    private let island: DynamicIslandPreviewViewState?
    /// On the locked screen.
    public static let content = ActivityPreviewViewKind(island: nil)
    /// Around the camera.
    public static func dynamicIsland(_ state: DynamicIslandPreviewViewState) -> ActivityPreviewViewKind {
        ActivityPreviewViewKind(island: state)
    }
}

/// Collects the contents that a preview shows.
@resultBuilder
public enum PreviewContentBuilder<Content> {
    /// Takes a content.
    public static func buildExpression(_ content: Content) -> [Content] { [content] }
    /// Takes contents.
    public static func buildBlock(_ contents: [Content]...) -> [Content] { contents.flatMap { $0 } }
}

// Previews of widgets compile, and nobody shows them: their macros make nothing.

/// A preview of a widget with some contents.
@freestanding(declaration)
public macro Preview<Entry: TimelineEntry>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    @PreviewContentBuilder<Entry> timeline: @escaping @MainActor () -> [Entry]
) = #externalMacro(module: "StageMacros", type: "WidgetPreview")

/// A preview of a widget that its provider fills.
@freestanding(declaration)
public macro Preview<Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "StageMacros", type: "WidgetPreview")

/// A preview of a widget with settings and some contents.
@freestanding(declaration)
public macro Preview<Intent: WidgetConfigurationIntent, Entry: TimelineEntry>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Intent,
    widget: @escaping @MainActor () -> any Widget,
    @PreviewContentBuilder<Entry> timeline: @escaping @MainActor () -> [Entry]
) = #externalMacro(module: "StageMacros", type: "WidgetPreview")

/// A preview of a live activity with some contents.
@freestanding(declaration)
public macro Preview<Attributes: ActivityAttributes>(
    _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
    widget: @escaping @MainActor () -> any Widget,
    @PreviewContentBuilder<Attributes.ContentState>
    contentStates: @escaping @MainActor () -> [Attributes.ContentState]
) = #externalMacro(module: "StageMacros", type: "WidgetPreview")
