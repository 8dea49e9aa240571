// Licensed under the Apache License, Version 2.0.

import Foundation

/// Controls that belong together, side by side on one ground.
public struct ControlGroup<Content: View>: View {
    private let content: Content
    private let label: AnyView?

    /// Creates a group of controls.
    public init(@ViewBuilder content: () -> Content) { (self.content, label) = (content(), nil) }
    /// Creates a group of controls; the title is for styles that fold the group.
    public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
        (self.content, self.label) = (content(), AnyView(label()))
    }
    /// Creates a group of controls; the title is for styles that fold the group.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        (self.content, label) = (content(), AnyView(Text(titleKey)))
    }

    /// The controls in the style of the view.
    public var body: some View { StyledControlGroup(content: content, label: label) }
}

/// Reads the style in a view of its own.
private struct StyledControlGroup<Content: View>: View, UnnamedView {
    let content: Content
    let label: AnyView?
    @Environment(\.controlGroupStyle) private var style

    var body: some View {
        if let style {
            // Inside its own style a group looks as usual.
            style.makeBody(
                ControlGroupStyleConfiguration(
                    content: .init(view: AnyView(content.environment(\.controlGroupStyle, style))),
                    label: .init(view: label))
            )
            .environment(\.controlGroupStyle, nil)
        } else {
            JoinedControls(content: content)
        }
    }
}

/// The controls in a row; in a menu below each other.
private struct JoinedControls<Content: View>: View, UnnamedView {
    let content: Content
    @Environment(\.isInMenu) private var isInMenu
    @Environment(\.hasBarLabels) private var isInBar

    var body: some View {
        if isInMenu {
            content
        } else if isInBar {
            HStack { content }
        } else {
            SubviewReader(content: content) { controls in
                HStack(spacing: 0) {
                    ForEach(controls) { control in
                        if control.id != controls.first?.id { Divider().frame(height: 20) }
                        control.padding(.horizontal, 12).padding(.vertical, 7)
                    }
                }
                .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 8))
                .fixedSize()
            }
        }
    }
}

/// The properties of a group of controls.
public struct ControlGroupStyleConfiguration {
    /// The controls as a view.
    public struct Content: View {
        let view: AnyView
        /// The controls.
        public var body: some View { view }
    }
    /// The title as a view.
    public struct Label: View {
        let view: AnyView?
        /// The title, or the system's sign for more.
        public var body: some View {
            if let view { view } else { Image(systemName: "ellipsis.circle") }
        }
    }
    /// The controls.
    public let content: Content
    /// The title.
    public let label: Label
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// Creates a group from the properties that a style gets, to draw it as usual.
    public init(_ configuration: ControlGroupStyleConfiguration) {
        (content, label) = (configuration.content, AnyView(configuration.label))
    }
}

/// The look of groups of controls.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    /// The type of the drawn group.
    associatedtype Body: View
    /// The properties of a group of controls.
    typealias Configuration = ControlGroupStyleConfiguration
    /// Draws a group of controls.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The usual look: side by side on one ground.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Draws a group of controls.
    public func makeBody(configuration: Configuration) -> some View {
        JoinedControls(content: configuration.content)
    }
}
/// Side by side, as items of a bar.
public struct NavigationControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Draws a group of controls.
    public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}
/// Side by side, as a palette in a menu.
public struct PaletteControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Draws a group of controls.
    public func makeBody(configuration: Configuration) -> some View {
        JoinedControls(content: configuration.content)
    }
}
/// Behind a button that opens a menu.
public struct MenuControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Draws a group of controls.
    public func makeBody(configuration: Configuration) -> some View {
        Menu {
            configuration.content
        } label: {
            configuration.label
        }
    }
}
/// Side by side, as small items of a menu.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Draws a group of controls.
    public func makeBody(configuration: Configuration) -> some View {
        JoinedControls(content: configuration.content)
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// The usual look.
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// Side by side, as items of a bar.
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    /// Side by side, as a palette in a menu.
    public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// Behind a button that opens a menu.
    public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    /// Side by side, as small items of a menu.
    public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

private enum ControlGroupStyleKey: EnvironmentKey {
    static var defaultValue: DrawnStyle<ControlGroupStyleConfiguration>? { nil }
}

extension EnvironmentValues {
    /// Draws groups of controls; nil for the usual look.
    fileprivate var controlGroupStyle: DrawnStyle<ControlGroupStyleConfiguration>? {
        get { self[ControlGroupStyleKey.self] }
        set { self[ControlGroupStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of the groups of controls inside the view.
    public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        let usual = style is AutomaticControlGroupStyle
        return environment(
            \.controlGroupStyle,
            usual
                ? nil
                : DrawnStyle(style) { $0.makeBody(configuration: $1) })
    }
}
