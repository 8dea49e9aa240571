// Licensed under the Apache License, Version 2.0.

import Foundation

/// A first screen and the screens that are put on top of it, as screens were written before `NavigationStack`.
public struct NavigationView<Content: View>: View {
    private let content: Content

    /// Creates a stack of screens.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The screens.
    public var body: some View { NavigationStack { content } }
}

/// The way in which a navigation view shows its screens; on a phone each style is a stack.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

/// The style that fits the device.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public nonisolated init() {}
}

/// One screen at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public nonisolated init() {}
}

/// Columns side by side; the stage shows a stack, as a phone does.
public struct ColumnNavigationViewStyle: NavigationViewStyle {}

/// Two columns side by side; the stage shows a stack, as a phone does.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public nonisolated init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// The style that fits the device.
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// One screen at a time.
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// Columns side by side.
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
    /// Sets how navigation views inside the view show their screens; the stage has stacks only.
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
