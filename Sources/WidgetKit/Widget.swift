// Licensed under the Apache License, Version 2.0.

public import AppIntents
import Foundation
public import StageUI

/// A widget, or a live activity. The stage has no home screen: it compiles, and nobody shows it.
@MainActor
@preconcurrency
public protocol Widget {
    /// The kind of its settings.
    associatedtype Body: WidgetConfiguration
    /// Its settings.
    var body: Body { get }
    /// Creates the widget.
    init()
}
extension Widget {
    /// Ends a program of a widget: it cannot be run here.
    public static func main() { NoHomeScreen.end() }
}

/// Several widgets.
@MainActor
@preconcurrency
public protocol WidgetBundle {
    /// The kind of the widgets.
    associatedtype Body: Widget
    /// The widgets.
    @WidgetBundleBuilder var body: Body { get }
    /// Creates the widgets.
    init()
}
extension WidgetBundle {
    /// Ends a program of widgets: it cannot be run here.
    public static func main() { NoHomeScreen.end() }
}

private enum NoHomeScreen {
    static func end() {
        FileHandle.standardError.write(Data("A widget is shown by Apple's systems only.\n".utf8))
    }
}

/// Several widgets as one.
private struct WidgetGroup: Widget {
    var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

/// Collects widgets.
@MainActor
@resultBuilder
public enum WidgetBundleBuilder {
    /// Takes a widget.
    public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }
    /// Takes widgets.
    public static func buildBlock(_ components: (any Widget)...) -> some Widget { WidgetGroup() }
    /// Takes widgets or none.
    public static func buildOptional(_ component: (any Widget)?) -> some Widget { WidgetGroup() }
    /// Takes the first of two.
    public static func buildEither(first component: some Widget) -> some Widget { WidgetGroup() }
    /// Takes the second of two.
    public static func buildEither(second component: some Widget) -> some Widget { WidgetGroup() }
    /// Takes what newer systems have.
    public static func buildLimitedAvailability(_ component: some Widget) -> some Widget { WidgetGroup() }
}

/// The settings of a widget.
@MainActor
@preconcurrency
public protocol WidgetConfiguration {}

/// No settings.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
    /// Creates none.
    public nonisolated init() {}
}

/// The settings of a widget that its user does not change.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
    /// Creates settings.
    ///
    /// - Parameters:
    ///   - kind: The name of the kind.
    ///   - provider: Makes the contents.
    ///   - content: Returns the view of a content.
    public init<Provider: TimelineProvider>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {}
}

/// The settings of a widget that its user changes.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration {
    /// Creates settings.
    ///
    /// - Parameters:
    ///   - kind: The name of the kind.
    ///   - intent: The kind of what the user changes.
    ///   - provider: Makes the contents.
    ///   - content: Returns the view of a content.
    public init<Provider: AppIntentTimelineProvider>(
        kind: String, intent: Intent.Type = Intent.self, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {}
}

/// The places of widgets.
public struct WidgetLocation: Hashable, Sendable {
    private let name: String
    /// The home screen.
    public static let homeScreen = WidgetLocation(name: "homeScreen")
    /// The locked screen.
    public static let lockScreen = WidgetLocation(name: "lockScreen")
    /// The screen of a phone that stands on its side.
    public static let standBy = WidgetLocation(name: "standBy")
}

extension WidgetConfiguration {
    /// Sets the name that users read.
    public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration {
        self
    }
    /// Sets the name that users read.
    @_disfavoredOverload
    public func configurationDisplayName(_ displayName: some StringProtocol) -> some WidgetConfiguration {
        self
    }
    /// Sets the name that users read.
    public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration { self }
    /// Sets the words that users read.
    public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration { self }
    /// Sets the words that users read.
    @_disfavoredOverload
    public func description(_ description: some StringProtocol) -> some WidgetConfiguration { self }
    /// Sets the words that users read.
    public func description(_ description: Text) -> some WidgetConfiguration { self }
    /// Sets the sizes.
    public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
    /// Leaves the margins out.
    public func contentMarginsDisabled() -> some WidgetConfiguration { self }
    /// Sets whether the background can be left out.
    public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { self }
    /// Has the user asked for settings at first.
    public func promptsForUserConfiguration() -> some WidgetConfiguration { self }
    /// Sets the places in which widgets of some sizes are not offered first.
    public func disfavoredLocations(
        _ locations: [WidgetLocation], for families: [WidgetFamily]
    ) -> some WidgetConfiguration { self }
    /// Takes loads that end in the background; none do.
    public func onBackgroundURLSessionEvents(
        matching: String? = nil, _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration { self }
}
