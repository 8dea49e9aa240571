// Licensed under the Apache License, Version 2.0.

import Foundation

/// A value with its name.
public struct LabeledContent<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content

    /// Creates a value with its name.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// The name at the leading side and the value at the trailing side; below the name where a row has large letters.
    public var body: some View {
        RowPair(title: label, value: content.usualForeground(Color.secondary))
            .accessibilityElement(children: .combine)
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
}
