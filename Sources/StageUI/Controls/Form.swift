// Licensed under the Apache License, Version 2.0.

import Foundation

/// Rows for settings, in groups on a grey ground, that can be scrolled.
///
/// The system's form is a list; this one is a column that looks like it.
public struct Form<Content: View>: View {
    private let content: Content

    /// Creates a form; rows outside of sections make a group of their own.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The groups below each other.
    public var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 0) { content.environment(\.isInForm, true) }
                .padding(.horizontal, 20)
                .padding(.vertical, 16)
        }
        .background(FormGround())
    }
}

private struct FormGround: View {
    @Environment(\.colorScheme) private var colorScheme
    var body: some View {
        (colorScheme == .dark ? Color.black : Color(red: 242.0 / 255, green: 242.0 / 255, blue: 247.0 / 255))
            .ignoresSafeArea()
    }
}

/// The white ground of a group of rows.
struct GroupGround: View {
    @Environment(\.colorScheme) private var colorScheme
    var body: some View {
        RoundedRectangle(cornerRadius: 10)
            .fill(colorScheme == .dark ? Color(red: 28.0 / 255, green: 28.0 / 255, blue: 30.0 / 255) : .white)
    }
}

private enum FormKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    var isInForm: Bool {
        get { self[FormKey.self] }
        set { self[FormKey.self] = newValue }
    }
}
