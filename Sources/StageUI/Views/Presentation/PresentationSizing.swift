// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The size of a sheet on a large screen; on phones a sheet is as wide as the screen, whatever it is.
public protocol PresentationSizing: Sendable {}

extension PresentationSizing {
    /// Returns a size that follows its content along axes.
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
        var rule = rule
        rule.fitted.formUnion(Axis.Set(horizontal, vertical))
        return RuledPresentationSizing(rule: rule)
    }
    /// Returns a size that only grows along axes.
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
        var rule = rule
        rule.sticky.formUnion(Axis.Set(horizontal, vertical))
        return RuledPresentationSizing(rule: rule)
    }
    /// The rule of a sizing of the system.
    var rule: PresentationSizingRule {
        (self as? any SystemPresentationSizing)?.systemRule ?? PresentationSizingRule()
    }
}

/// The size of a sheet in points, and the axes along which its content counts.
struct PresentationSizingRule: Sendable {
    /// UIKit's page, at the full height of the screen.
    var width: CGFloat = 704
    var height = CGFloat.infinity
    var fitted: Axis.Set = []
    var sticky: Axis.Set = []

    /// The same rule for a screen whose letters are larger.
    func scaled(by scale: CGFloat) -> PresentationSizingRule {
        var rule = self
        (rule.width, rule.height) = ((width * scale).rounded(), (height * scale).rounded())
        return rule
    }

    /// The size in a room, not below another one along the axes that only grow.
    func size(in room: CGSize, least: CGSize, content: (ProposedViewSize) -> CGSize) -> CGSize {
        var size = CGSize(width: min(width, room.width), height: min(height, room.height))
        guard !fitted.isEmpty else { return size }
        let (fitsX, fitsY) = (fitted.contains(.horizontal), fitted.contains(.vertical))
        var wanted = content(
            ProposedViewSize(width: fitsX ? nil : size.width, height: fitsY ? nil : size.height))
        if fitsX, wanted.width > room.width {
            wanted = content(ProposedViewSize(width: room.width, height: fitsY ? nil : size.height))
        }
        if fitsX {
            size.width = min(max(wanted.width, sticky.contains(.horizontal) ? least.width : 0), room.width)
        }
        if fitsY {
            size.height = min(max(wanted.height, sticky.contains(.vertical) ? least.height : 0), room.height)
        }
        return size
    }
}

/// A sizing whose rule is known.
private protocol SystemPresentationSizing: PresentationSizing {
    var systemRule: PresentationSizingRule { get }
}

private struct RuledPresentationSizing: SystemPresentationSizing {
    let rule: PresentationSizingRule
    var systemRule: PresentationSizingRule { rule }
}

/// The size that the device gives.
public struct AutomaticPresentationSizing: PresentationSizing {
    /// Creates the size.
    public init() {}
}
/// The size of a form.
public struct FormPresentationSizing: SystemPresentationSizing {
    /// Creates the size.
    public init() {}
    // UIKit's form.
    fileprivate var systemRule: PresentationSizingRule { PresentationSizingRule(width: 540, height: 620) }
}
/// The size of a page.
public struct PagePresentationSizing: PresentationSizing {
    /// Creates the size.
    public init() {}
}
/// The size of the content.
public struct FittedPresentationSizing: SystemPresentationSizing {
    /// Creates the size.
    public init() {}
    fileprivate var systemRule: PresentationSizingRule {
        PresentationSizingRule(fitted: [.horizontal, .vertical])
    }
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
    /// Sets the size of the sheet that the view is in on a large screen.
    @_disfavoredOverload
    public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
        presentationOption { [rule = sizing.rule] in $0.sizing = rule }
    }
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
