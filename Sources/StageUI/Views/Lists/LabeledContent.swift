// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A value with its name.
public struct LabeledContent<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content

    /// Creates a value with its name.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// The name and the value in the style of the view.
    public var body: some View { StyledLabeledContent(label: label, content: content) }
}

/// Reads the style in a view of its own.
private struct StyledLabeledContent<Label: View, Content: View>: View, UnnamedView {
    let label: Label
    let content: Content
    @Environment(\.labeledContentStyle) private var style

    var body: some View {
        if let style {
            // Inside its own style a value looks as usual.
            style.makeBody(
                LabeledContentStyleConfiguration(
                    label: .init(view: AnyView(label.environment(\.labeledContentStyle, style))),
                    content: .init(view: AnyView(content.environment(\.labeledContentStyle, style))))
            )
            .environment(\.labeledContentStyle, nil)
        } else {
            RowPair(title: label, value: content.usualForeground(Color.secondary))
                .accessibilityElement(children: .combine)
        }
    }
}

/// The properties of a value with its name.
public struct LabeledContentStyleConfiguration {
    /// The name as a view.
    public struct Label: View {
        let view: AnyView
        /// The name.
        public var body: some View { view }
    }
    /// The value as a view.
    public struct Content: View {
        let view: AnyView
        /// The value.
        public var body: some View { view }
    }
    /// The name.
    public let label: Label
    /// The value.
    public let content: Content
}

/// The look of values with their names.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    /// The type of the drawn value.
    associatedtype Body: View
    /// The properties of a value with its name.
    typealias Configuration = LabeledContentStyleConfiguration
    /// Draws a value with its name.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The usual look: the name at the leading side and the value at the trailing side; below the name where a row has large
/// letters.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Draws a value with its name.
    public func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration) }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The usual look.
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// Creates a value from the properties that a style gets, to draw it as usual.
    public init(_ configuration: LabeledContentStyleConfiguration) {
        (label, content) = (configuration.label, configuration.content)
    }
}

private enum LabeledContentStyleKey: EnvironmentKey {
    static var defaultValue: DrawnStyle<LabeledContentStyleConfiguration>? { nil }
}

extension EnvironmentValues {
    /// Draws values with their names; nil for the usual look.
    fileprivate var labeledContentStyle: DrawnStyle<LabeledContentStyleConfiguration>? {
        get { self[LabeledContentStyleKey.self] }
        set { self[LabeledContentStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of the values with names inside the view.
    public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        let usual = style is AutomaticLabeledContentStyle
        return environment(
            \.labeledContentStyle,
            usual
                ? nil
                : DrawnStyle(style) { $0.makeBody(configuration: $1) })
    }
}

extension LabeledContent where Label == Text {
    /// Creates a value with a name.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
    /// Creates a value with a name.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}
extension LabeledContent where Label == Text, Content == Text {
    /// Creates a text with a name.
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(titleKey) { Text(value) }
    }
    /// Creates a text with a name.
    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(title) { Text(value) }
    }
    /// Creates a value in a format with a name.
    public init<F: FormatStyle & Sendable>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
        self.init(titleKey) { Text(value, format: format) }
    }
    /// Creates a value in a format with a name.
    @_disfavoredOverload
    public init<S: StringProtocol, F: FormatStyle & Sendable>(_ title: S, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
        self.init(title) { Text(value, format: format) }
    }
}
