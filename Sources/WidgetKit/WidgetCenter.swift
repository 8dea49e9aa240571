// Licensed under the Apache License, Version 2.0.

/// A file that imports the module finds Foundation, as on Apple's systems.
@_exported public import Foundation
public import StageUI

/// The sizes of widgets.
public enum WidgetFamily: Int, Hashable, Sendable, CaseIterable {
    /// A square.
    case systemSmall
    /// Two squares beside each other.
    case systemMedium
    /// Four squares.
    case systemLarge
    /// Eight squares, on a tablet.
    case systemExtraLarge
    /// A circle on the locked screen.
    case accessoryCircular
    /// A rectangle on the locked screen.
    case accessoryRectangular
    /// A line on the locked screen.
    case accessoryInline
    /// A corner of a watch.
    case accessoryCorner
}
extension WidgetFamily: CustomStringConvertible {
    /// The name of the size.
    public var description: String {
        switch self {
        case .systemSmall: "systemSmall"
        case .systemMedium: "systemMedium"
        case .systemLarge: "systemLarge"
        case .systemExtraLarge: "systemExtraLarge"
        case .accessoryCircular: "accessoryCircular"
        case .accessoryRectangular: "accessoryRectangular"
        case .accessoryInline: "accessoryInline"
        case .accessoryCorner: "accessoryCorner"
        }
    }
}

/// A widget that the user has added; there is none here.
public struct WidgetInfo: Identifiable, Hashable, Sendable {
    /// The name of its kind.
    public let kind: String
    /// The size.
    public let family: WidgetFamily
    /// The name of its kind and its size.
    public var id: String { "\(kind) \(family)" }
}

/// The widgets that the user has added. The simulated device has no home screen: there are none, so nothing is drawn anew.
public final class WidgetCenter: Sendable {
    /// The app's widgets.
    public static let shared = WidgetCenter()
    /// Has all widgets drawn anew: none.
    public func reloadAllTimelines() {}
    /// Has the widgets of a kind drawn anew: none.
    public func reloadTimelines(ofKind kind: String) {}
    /// Has the recommended settings read anew, which nobody reads.
    public func invalidateConfigurationRecommendations() {}
    /// Calls back with the widgets: none.
    public func getCurrentConfigurations(
        _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
    ) { completion(.success([])) }
    /// Returns the widgets: none.
    public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}

/// The controls that the user has added: none.
public final class ControlCenter: Sendable {
    /// The app's controls.
    public static let shared = ControlCenter()
    /// Has all controls drawn anew: none.
    public func reloadAllControls() {}
    /// Has the controls of a kind drawn anew: none.
    public func reloadControls(ofKind kind: String) {}
}

/// The ways in which a widget is coloured.
public struct WidgetRenderingMode: Hashable, Sendable {
    private let name: String
    /// In all colours.
    public static let fullColor = WidgetRenderingMode(name: "fullColor")
    /// In two colours.
    public static let accented = WidgetRenderingMode(name: "accented")
    /// In one colour, as on the locked screen.
    public static let vibrant = WidgetRenderingMode(name: "vibrant")
}

private enum WidgetFamilyKey: EnvironmentKey {
    static var defaultValue: WidgetFamily { .systemSmall }
}
private enum WidgetRenderingModeKey: EnvironmentKey {
    static var defaultValue: WidgetRenderingMode { .fullColor }
}
private enum WidgetContentMarginsKey: EnvironmentKey {
    static var defaultValue: EdgeInsets { EdgeInsets() }
}
private enum WidgetContainerBackgroundKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// The size of the widget.
    public var widgetFamily: WidgetFamily {
        get { self[WidgetFamilyKey.self] }
        set { self[WidgetFamilyKey.self] = newValue }
    }
    /// The way in which the widget is coloured.
    public var widgetRenderingMode: WidgetRenderingMode {
        get { self[WidgetRenderingModeKey.self] }
        set { self[WidgetRenderingModeKey.self] = newValue }
    }
    /// The margins of the widget.
    public var widgetContentMargins: EdgeInsets {
        get { self[WidgetContentMarginsKey.self] }
        set { self[WidgetContentMarginsKey.self] = newValue }
    }
    /// Indicates whether the background of the widget is drawn.
    public var showsWidgetContainerBackground: Bool {
        get { self[WidgetContainerBackgroundKey.self] }
        set { self[WidgetContainerBackgroundKey.self] = newValue }
    }
}

/// The soft background of widgets on the locked screen.
public struct AccessoryWidgetBackground: View {
    /// Creates a background.
    public init() {}
    /// The background.
    public var body: some View { Rectangle().fill(Color.secondary.opacity(0.2)) }
}

/// The place of a preview of a widget.
public struct WidgetPreviewContext: Hashable, Sendable {
    let family: WidgetFamily
    /// Creates a place of a size.
    public init(family: WidgetFamily) { self.family = family }
}
extension View {
    /// Draws the preview of a widget in a size: the view finds it in its environment.
    public func previewContext(_ context: WidgetPreviewContext) -> some View {
        environment(\.widgetFamily, context.family)
    }
    /// Sets the text beside a widget of a watch, which has no effect.
    public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }
    /// Sets the text beside a widget of a watch, which has no effect.
    public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }
}
