// Licensed under the Apache License, Version 2.0.

import Foundation

/// The properties of a disclosure group.
@MainActor @preconcurrency
public struct DisclosureGroupStyleConfiguration {
    /// The title as a view.
    public struct Label: View {
        let view: AnyView
        /// The title.
        public var body: some View { view }
    }
    /// The content as a view.
    public struct Content: View {
        let view: AnyView
        /// The content.
        public var body: some View { view }
    }
    /// The title.
    public let label: Label
    /// The content.
    public let content: Content
    /// Indicates whether the content is visible.
    @Binding public var isExpanded: Bool
}

/// The look of disclosure groups.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    /// The type of the drawn group.
    associatedtype Body: View
    /// The properties of a disclosure group.
    typealias Configuration = DisclosureGroupStyleConfiguration
    /// Draws a group.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The usual look: the title, an arrow at the far side, and the content below.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Draws a group.
    public func makeBody(configuration: Configuration) -> some View {
        DisclosureBody(configuration: configuration)
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// The usual look.
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

/// In a form each view of the content is a separate row.
private struct DisclosureBody: View {
    let configuration: DisclosureGroupStyleConfiguration
    @Environment(\.isInForm) private var isInForm

    var body: some View {
        if isInForm {
            DisclosureHeader(configuration: configuration)
            if configuration.isExpanded { configuration.content.padding(.leading, 16) }
        } else {
            VStack(spacing: 0) {
                DisclosureHeader(configuration: configuration)
                if configuration.isExpanded { configuration.content }
            }
            .clipped()
        }
    }
}

/// The title with the arrow, which turns down when the group is open.
private struct DisclosureHeader: View {
    let configuration: DisclosureGroupStyleConfiguration
    @Environment(\.isInForm) private var isInForm

    var body: some View {
        let isExpanded = configuration.isExpanded
        Button {
            withAnimation { configuration.isExpanded = !isExpanded }
        } label: {
            HStack(spacing: 8) {
                configuration.label.usualForeground(isInForm ? Color.primary : Color.accentColor)
                Spacer(minLength: 0)
                DisclosureArrow()
                    .stroke(
                        Color.accentColor,
                        style: StrokeStyle(lineWidth: 2.2, lineCap: .round, lineJoin: .round)
                    )
                    .frame(width: 6.5, height: 11)
                    .rotationEffect(.degrees(isExpanded ? 90 : 0))
                    .frame(width: 12, height: 12)
            }
            .contentShape(Rectangle())
        }
        .buttonStyle(.borderless)
        .accessibilityValue(isExpanded ? "Expanded" : "Collapsed")
    }
}

/// An angle that points in the direction of reading.
private struct DisclosureArrow: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        return path
    }
}

private enum DisclosureGroupStyleKey: EnvironmentKey {
    static var defaultValue: DrawnStyle<DisclosureGroupStyleConfiguration> {
        DrawnStyle { AnyView(AutomaticDisclosureGroupStyle().makeBody(configuration: $0)) }
    }
}

extension EnvironmentValues {
    var disclosureGroupStyle: DrawnStyle<DisclosureGroupStyleConfiguration> {
        get { self[DisclosureGroupStyleKey.self] }
        set { self[DisclosureGroupStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of the disclosure groups inside the view.
    public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        environment(
            \.disclosureGroupStyle,
            DrawnStyle(style) { $0.makeBody(configuration: $1) })
    }
}
