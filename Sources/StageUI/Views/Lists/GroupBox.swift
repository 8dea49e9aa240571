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

    /// The title above the views.
    public var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            label.font(.headline).accessibilityAddTraits(.isHeader)
            content
        }
        .padding(16)
        .background(BoxGround())
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
