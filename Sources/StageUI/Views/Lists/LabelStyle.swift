// Licensed under the Apache License, Version 2.0.

import Foundation

/// The properties of a label.
public struct LabelStyleConfiguration {
    /// The title as a view.
    public struct Title: View {
        let view: AnyView
        /// The title.
        public var body: some View { view }
    }
    /// The icon as a view.
    public struct Icon: View {
        let view: AnyView
        /// The icon.
        public var body: some View { view }
    }
    /// The title.
    public let title: Title
    /// The icon.
    public let icon: Icon
}

/// The look of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
    /// The type of the drawn label.
    associatedtype Body: View
    /// The properties of a label.
    typealias Configuration = LabelStyleConfiguration
    /// Draws a label.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A style that makes no labels itself.
protocol PlainLabelStyle: LabelStyle {}

extension DefaultLabelStyle: PlainLabelStyle {}
extension TitleAndIconLabelStyle: PlainLabelStyle {}
extension TitleOnlyLabelStyle: PlainLabelStyle {}
extension IconOnlyLabelStyle: PlainLabelStyle {}

/// The usual look: the icon, then the title.
public struct DefaultLabelStyle: LabelStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Draws a label.
    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
}

/// The icon, then the title.
public struct TitleAndIconLabelStyle: LabelStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Draws a label.
    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIcon(configuration: configuration)
    }
}

/// The icon, then the title, with the space and the width that the views around set.
private struct TitleAndIcon: View, UnnamedView {
    let configuration: LabelStyleConfiguration
    @Environment(\.labelSpacing) private var spacing
    @Environment(\.labelIconWidth) private var width

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: spacing ?? 8) {
            if let width { configuration.icon.frame(width: width) } else { configuration.icon }
            configuration.title
        }
    }
}

/// The title without the icon.
public struct TitleOnlyLabelStyle: LabelStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Draws a label.
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon without the title, which is still read by assistive technology.
public struct IconOnlyLabelStyle: LabelStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Draws a label.
    public func makeBody(configuration: Configuration) -> some View {
        // The title takes no space and is not drawn, but its element stays.
        configuration.icon.overlay { configuration.title.opacity(0) }
    }
}

/// The icon above the title, as in a bar of tabs.
struct TabItemLabelStyle: PlainLabelStyle {
    /// The style of the icon where it is not that of the title.
    var iconStyle: AnyShapeStyle?
    /// The colour of the title where it is not that of the icon.
    var titleColor: Color?

    func makeBody(configuration: Configuration) -> some View {
        if let iconStyle {
            configuration.icon.foregroundStyle(iconStyle)
        } else {
            configuration.icon
        }
        if let titleColor {
            configuration.title.foregroundStyle(titleColor)
        } else {
            configuration.title
        }
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The usual look.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// The icon, then the title.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title without the icon.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The icon without the title.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// A type-erased label style.
struct AnyLabelStyle {
    /// Indicates whether no style was chosen.
    var isUsual = false
    /// Indicates whether it is an app's own, which may make labels.
    var isOfApp = false
    let makeBody: @MainActor (LabelStyleConfiguration) -> AnyView
}

private enum LabelStyleKey: EnvironmentKey {
    static var defaultValue: AnyLabelStyle {
        AnyLabelStyle(isUsual: true) { AnyView(DefaultLabelStyle().makeBody(configuration: $0)) }
    }
}

extension AnyLabelStyle {
    /// Returns the style with labels of its own that look as those around it.
    fileprivate func inside(_ outer: AnyLabelStyle) -> AnyLabelStyle {
        AnyLabelStyle { [makeBody] configuration in
            AnyView(makeBody(configuration).environment(\.labelStyleAround, outer))
        }
    }
}

private enum BarLabelKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    var labelStyle: AnyLabelStyle {
        get { self[LabelStyleKey.self] }
        set {
            // The usual style of a bar is the bar's.
            if newValue.isUsual, self[BarLabelKey.self] { return }
            let outer = self[LabelStyleKey.self]
            self[LabelStyleKey.self] = newValue.isOfApp ? newValue.inside(outer) : newValue
            self[BarLabelKey.self] = false
        }
    }

    /// The look of the labels in a style, which is in no bar.
    fileprivate var labelStyleAround: AnyLabelStyle {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }

    /// Indicates whether labels look as in a bar, the icon alone; an item's own style ends that.
    var hasBarLabels: Bool {
        get { self[BarLabelKey.self] }
        set {
            self[LabelStyleKey.self] =
                newValue
                ? AnyLabelStyle { AnyView(IconOnlyLabelStyle().makeBody(configuration: $0)) }
                : LabelStyleKey.defaultValue
            self[BarLabelKey.self] = newValue
        }
    }
}

extension View {
    /// Sets the look of the labels inside the view.
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        environment(
            \.labelStyle,
            AnyLabelStyle(
                isUsual: style is DefaultLabelStyle, isOfApp: !(style is any PlainLabelStyle)
            ) { configuration in
                AnyView(MadeView(style) { $0.makeBody(configuration: configuration) })
            })
    }
}
