// Licensed under the Apache License, Version 2.0.

import Foundation

/// Views on a separate background, with a title.
public struct GroupBox<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content

    /// Creates a box with a title.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// The title and the views in the style of the view.
    public var body: some View { StyledGroupBox(label: label, content: content) }
}

/// Reads the style in a view of its own.
private struct StyledGroupBox<Label: View, Content: View>: View, UnnamedView {
    let label: Label
    let content: Content
    @Environment(\.groupBoxStyle) private var style

    var body: some View {
        if let style {
            // Inside its own style a box looks as usual.
            style.makeBody(
                GroupBoxStyleConfiguration(
                    label: .init(view: AnyView(label.environment(\.groupBoxStyle, style))),
                    content: .init(view: AnyView(content.environment(\.groupBoxStyle, style))))
            )
            .environment(\.groupBoxStyle, nil)
        } else {
            VStack(alignment: .leading, spacing: 8) {
                label.font(.headline).accessibilityAddTraits(.isHeader)
                content
            }
            .padding(16)
            .background(BoxGround())
        }
    }
}

/// The properties of a box of views.
public struct GroupBoxStyleConfiguration {
    /// The title as a view.
    public struct Label: View {
        let view: AnyView
        /// The title.
        public var body: some View { view }
    }
    /// The views as one.
    public struct Content: View {
        let view: AnyView
        /// The views.
        public var body: some View { view }
    }
    /// The title.
    public let label: Label
    /// The views.
    public let content: Content
}

/// The look of boxes of views.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    /// The type of the drawn box.
    associatedtype Body: View
    /// The properties of a box of views.
    typealias Configuration = GroupBoxStyleConfiguration
    /// Draws a box of views.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The usual look: the title above the views, on a ground.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Draws a box of views.
    public func makeBody(configuration: Configuration) -> some View { GroupBox(configuration) }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// The usual look.
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// Creates a box from the properties that a style gets, to draw it as usual.
    public init(_ configuration: GroupBoxStyleConfiguration) {
        (label, content) = (configuration.label, configuration.content)
    }
}

private enum GroupBoxStyleKey: EnvironmentKey {
    static var defaultValue: DrawnStyle<GroupBoxStyleConfiguration>? { nil }
}

extension EnvironmentValues {
    /// Draws boxes of views; nil for the usual look.
    fileprivate var groupBoxStyle: DrawnStyle<GroupBoxStyleConfiguration>? {
        get { self[GroupBoxStyleKey.self] }
        set { self[GroupBoxStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of the boxes of views inside the view.
    public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        let usual = style is DefaultGroupBoxStyle
        return environment(
            \.groupBoxStyle,
            usual
                ? nil
                : DrawnStyle(style) { $0.makeBody(configuration: $1) })
    }
}

private struct BoxGround: View {
    @Environment(\.colorScheme) private var colorScheme
    var body: some View {
        RoundedRectangle(cornerRadius: 8).fill(
            colorScheme == .dark
                ? Color(red: 28.0 / 255, green: 28.0 / 255, blue: 30.0 / 255)
                : Color(red: 242.0 / 255, green: 242.0 / 255, blue: 247.0 / 255))
    }
}

extension GroupBox where Label == EmptyView {
    /// Creates a box without a title.
    public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}
extension GroupBox where Label == Text {
    /// Creates a box with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
    /// Creates a box with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}
