// Licensed under the Apache License, Version 2.0.

import Foundation

/// Controls that belong together, side by side on one ground.
public struct ControlGroup<Content: View>: View {
    private let content: Content
    @Environment(\.isInMenu) private var isInMenu
    @Environment(\.hasBarLabels) private var isInBar

    /// Creates a group of controls.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    /// Creates a group of controls; the title is for places where the group is folded, which there are none of.
    public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
        self.content = content()
    }
    /// Creates a group of controls; the title is for places where the group is folded, which there are none of.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// The controls in a row; in a menu below each other.
    public var body: some View {
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
