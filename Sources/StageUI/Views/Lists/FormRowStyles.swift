// Licensed under the Apache License, Version 2.0.

import Foundation

/// The measures of a row.
enum FormRowMetrics {
    /// The least height of a row, in points.
    static let height: CGFloat = 44
    /// The space above and below the content of a row, in points.
    static let space: CGFloat = 6
    /// The space beside the content of a row, in points.
    static let inset: CGFloat = 16
}

/// A label in a row: its icon in the tint, and as wide as those of the other rows.
private struct RowLabelStyle: PlainLabelStyle {
    @ScaledMetric private var iconWidth: CGFloat = 28

    func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: 12) {
            configuration.icon.usualForeground(.tint).frame(minWidth: iconWidth)
            configuration.title
        }
    }
}

extension View {
    /// Gives the labels of rows their look, where the app has not chosen one.
    func rowStyles() -> some View {
        transformEnvironment(\.labelStyle) { style in
            guard style.isUsual else { return }
            style = AnyLabelStyle { configuration in
                AnyView(MadeView(RowLabelStyle()) { $0.makeBody(configuration: configuration) })
            }
        }
    }
}

/// A title and its value: side by side, and in a row with letters of an accessibility size one below the other.
struct RowPair<Title: View, Value: View>: View, UnnamedView {
    let title: Title
    let value: Value
    @Environment(\.stacksRowPairs) private var isStacked

    var body: some View {
        if isStacked {
            VStack(alignment: .leading, spacing: 4) {
                title
                value
            }
        } else {
            HStack {
                title
                Spacer(minLength: 8)
                value
            }
        }
    }
}

extension EnvironmentValues {
    /// Indicates whether the value of a row stands below its title, because large letters leave no room beside it.
    var stacksRowPairs: Bool { isInForm && dynamicTypeSize.isAccessibilitySize }
}

/// The few words at the end of a row.
struct RowBadge: View, UnnamedView {
    let text: Text

    var body: some View { text.foregroundStyle(Color.secondary).lineLimit(1).fixedSize() }
}

private enum RowBadgeKey: EnvironmentKey { static var defaultValue: Text? { nil } }

extension EnvironmentValues {
    /// The words at the end of the row that the view is in, which a link shows before its sign.
    var rowBadge: Text? {
        get { self[RowBadgeKey.self] }
        set { self[RowBadgeKey.self] = newValue }
    }
}

/// The label of a link to another screen: in a row of a form with the row's badge, and a sign for the way.
struct LinkLabel<Label: View>: View, UnnamedView {
    let label: Label
    @Environment(\.isInForm) private var isInForm
    @Environment(\.navigationLinkIndicatorVisibility) private var sign
    @Environment(\.rowBadge) private var badge

    var body: some View {
        if isInForm {
            SubviewReader(content: label) { parts in
                // A badge of the label counts as one of the row.
                let badge = badge ?? parts.lazy.compactMap { $0.node.trait(BadgeTrait.self)?.text }.first
                HStack(spacing: 8) {
                    HStack { ForEach(parts) { $0 } }.frame(maxWidth: .infinity, alignment: .leading)
                    if let badge { RowBadge(text: badge) }
                    if sign != .hidden { chevron }
                }
            }
            .usualForeground(Color.primary)
        } else {
            label
        }
    }

    private var chevron: some View {
        Image(systemName: "chevron.forward").font(.footnote.weight(.semibold))
            .foregroundStyle(Color.switchedOff).accessibilityHidden(true)
    }
}
