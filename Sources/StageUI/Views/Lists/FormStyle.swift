// Licensed under the Apache License, Version 2.0.

import Foundation

/// The properties of a form.
public struct FormStyleConfiguration {
    /// The content as a view.
    public struct Content: View {
        let view: AnyView
        /// The content.
        public var body: some View { view }
    }
    /// The content.
    public let content: Content
}

/// The look of forms.
@MainActor @preconcurrency
public protocol FormStyle {
    /// The type of the drawn form.
    associatedtype Body: View
    /// The properties of a form.
    typealias Configuration = FormStyleConfiguration
    /// Draws a form.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The usual look, which is that of groups.
public struct AutomaticFormStyle: FormStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Draws a form.
    public func makeBody(configuration: Configuration) -> some View {
        GroupedForm(content: configuration.content)
    }
}

/// Groups of rows on a grey background.
public struct GroupedFormStyle: FormStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Draws a form.
    public func makeBody(configuration: Configuration) -> some View {
        GroupedForm(content: configuration.content)
    }
}

/// The place between the names and the values of columns.
private enum ValueEdge: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
}

extension HorizontalAlignment {
    fileprivate static var valueEdge: HorizontalAlignment { HorizontalAlignment(ValueEdge.self) }
}

/// A name at the end of its column, and a value at the start of the next one.
private struct ColumnsLabeledContentStyle: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstTextBaseline) {
            configuration.label
            configuration.content.foregroundStyle(.secondary).alignmentGuide(.valueEdge) { $0[.leading] }
        }
        .accessibilityElement(children: .combine)
    }
}

/// Rows without a background, that are not scrolled: names stand in a column beside that of the values.
public struct ColumnsFormStyle: FormStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Draws a form.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .valueEdge, spacing: 10) { configuration.content }
            .labeledContentStyle(ColumnsLabeledContentStyle())
    }
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The usual look.
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
    /// Groups of rows on a grey background.
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
    /// Rows without a background.
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

private enum FormStyleKey: EnvironmentKey {
    static var defaultValue: DrawnStyle<FormStyleConfiguration>? { nil }
}

extension EnvironmentValues {
    /// The style that was set; nil for the usual one.
    var formStyle: DrawnStyle<FormStyleConfiguration>? {
        get { self[FormStyleKey.self] }
        set { self[FormStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of the forms inside the view.
    public func formStyle<S: FormStyle>(_ style: S) -> some View {
        environment(
            \.formStyle,
            DrawnStyle(style) { $0.makeBody(configuration: $1) })
    }
}
