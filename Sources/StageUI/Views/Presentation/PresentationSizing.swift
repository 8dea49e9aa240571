// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The size of a sheet; on phones a sheet is as wide as the screen, whatever it is.
public protocol PresentationSizing: Sendable {}

extension PresentationSizing {
    /// Returns a size that its content limits along axes.
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }
    /// Returns a size that only grows along axes.
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }
}

/// The size that the device gives.
public struct AutomaticPresentationSizing: PresentationSizing {
    /// Creates the size.
    public init() {}
}
/// The size of a form.
public struct FormPresentationSizing: PresentationSizing {
    /// Creates the size.
    public init() {}
}
/// The size of a page.
public struct PagePresentationSizing: PresentationSizing {
    /// Creates the size.
    public init() {}
}
/// The size of the content.
public struct FittedPresentationSizing: PresentationSizing {
    /// Creates the size.
    public init() {}
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
    /// The size that the device gives.
    public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}
extension PresentationSizing where Self == FormPresentationSizing {
    /// The size of a form.
    public static var form: FormPresentationSizing { FormPresentationSizing() }
}
extension PresentationSizing where Self == PagePresentationSizing {
    /// The size of a page.
    public static var page: PagePresentationSizing { PagePresentationSizing() }
}
extension PresentationSizing where Self == FittedPresentationSizing {
    /// The size of the content.
    public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension View {
    /// Sets the size of the sheet that the view is in; it has the size that the device gives, whatever it is.
    public func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }
    /// Shows a view beside this one: in a column of 270 points on wide screens, and in a sheet on narrow ones.
    public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
        InspectedView(content: self, inspector: content(), isPresented: isPresented)
    }
    /// Sets the width of the column of the inspector that the view is in, in points.
    public func inspectorColumnWidth(_ width: CGFloat) -> some View {
        modifier(InspectorWidth(width: width))
    }
    /// Sets the width of the column of the inspector that the view is in, in points; it is the ideal one.
    public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
        modifier(InspectorWidth(width: ideal))
    }
}

private struct InspectorWidthKey: PreferenceKey {
    static var defaultValue: CGFloat? { nil }
    static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = nextValue() ?? value }
}

private struct InspectorWidth: ViewModifier {
    let width: CGFloat

    func body(content: Content) -> some View { content.preference(key: InspectorWidthKey.self, value: width) }
}

private struct InspectedView<Content: View, Inspector: View>: View, UnnamedView {
    let content: Content
    let inspector: Inspector
    let isPresented: Binding<Bool>
    @State private var columnWidth: CGFloat?
    @Environment(\.horizontalSizeClass) private var width

    /// The usual width of the column in points, by eye.
    private static var usualWidth: CGFloat { 270 }

    var body: some View {
        let isColumn = width == .regular
        HStack(spacing: 0) {
            content.frame(maxWidth: .infinity, maxHeight: .infinity)
            if isColumn, isPresented.wrappedValue {
                Divider()
                inspector.onPreferenceChange(InspectorWidthKey.self) { columnWidth = $0 }
                    .frame(width: columnWidth ?? Self.usualWidth).frame(maxHeight: .infinity)
                    .transition(.move(edge: .trailing))
            }
        }
        .sheet(
            isPresented: Binding {
                !isColumn && isPresented.wrappedValue
            } set: {
                if !$0 { isPresented.wrappedValue = false }
            }
        ) { inspector }
    }
}
