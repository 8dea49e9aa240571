// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The visibility of the indicators of scrolled content.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    let shows: Bool
    /// While the content moves.
    public static let automatic = ScrollIndicatorVisibility(shows: true)
    /// While the content moves.
    public static let visible = ScrollIndicatorVisibility(shows: true)
    /// Not on a touch screen.
    public static let hidden = ScrollIndicatorVisibility(shows: false)
    /// Not at all.
    public static let never = ScrollIndicatorVisibility(shows: false)
}

/// The bounce of scrolled content beyond its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
    let needsSize: Bool
    /// The usual bounce.
    public static let automatic = ScrollBounceBehavior(needsSize: false)
    /// Also content that fits.
    public static let always = ScrollBounceBehavior(needsSize: false)
    /// Only content that does not fit.
    public static let basedOnSize = ScrollBounceBehavior(needsSize: true)
}

/// The effect of a scrolling finger on the keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case keeps, dismisses, follows
    }
    let kind: Kind
    /// Scrolling keeps the keyboard, unless it is a form's or a list's.
    public static let automatic = ScrollDismissesKeyboardMode(kind: .keeps)
    /// The keyboard is dismissed when the finger begins to scroll.
    public static let immediately = ScrollDismissesKeyboardMode(kind: .dismisses)
    /// The keyboard goes down with a finger that reaches it.
    public static let interactively = ScrollDismissesKeyboardMode(kind: .follows)
    /// Scrolling keeps the keyboard.
    public static let never = ScrollDismissesKeyboardMode(kind: .keeps)
}

/// The part of a scroll view to which margins apply.
public struct ContentMarginPlacement: Hashable, Sendable {
    let isContent: Bool
    let isIndicators: Bool
    /// The content and the indicators.
    public static var automatic: ContentMarginPlacement {
        ContentMarginPlacement(isContent: true, isIndicators: true)
    }
    /// The content.
    public static var scrollContent: ContentMarginPlacement {
        ContentMarginPlacement(isContent: true, isIndicators: false)
    }
    /// The indicators.
    public static var scrollIndicators: ContentMarginPlacement {
        ContentMarginPlacement(isContent: false, isIndicators: true)
    }
}

/// The settings of the scroll views inside a view.
struct ScrollSettings {
    var showsVertical = true
    var showsHorizontal = true
    var isDisabled = false
    var verticalNeedsSize = false
    /// A row of content that fits does not move by default.
    var horizontalNeedsSize = true
    var keyboard = ScrollDismissesKeyboardMode.automatic
    // The following counts for the nearest scroll view only.
    var isUnclipped = false
    /// Indicates whether content that fits is not clipped.
    var clipsOnlyOverflow = false
    var margins = EdgeInsets()
    var indicatorMargins = EdgeInsets()
    var target: (any ScrollTargetBehavior)?
    var position: ScrollPositionBinding?
    /// The place that the app scrolls to, with a number that grows each time.
    var aim: (number: Int, target: ScrollPosition.Target)?
    /// The point of the content that is visible first.
    var anchor: UnitPoint?

    var hasOwn: Bool {
        isUnclipped || clipsOnlyOverflow || margins != EdgeInsets() || indicatorMargins != EdgeInsets()
            || target != nil || position != nil || anchor != nil || aim != nil
    }

    mutating func dropOwn() {
        isUnclipped = false
        clipsOnlyOverflow = false
        margins = EdgeInsets()
        indicatorMargins = EdgeInsets()
        target = nil
        position = nil
        anchor = nil
        aim = nil
    }
}

/// A binding to the id of the view at the start of a scroll view.
struct ScrollPositionBinding {
    var id: AnyHashable?
    var set: (AnyHashable?) -> Void
    var anchor: UnitPoint?
}

private enum ScrollSettingsKey: EnvironmentKey {
    static var defaultValue: ScrollSettings { ScrollSettings() }
}

extension EnvironmentValues {
    var scrollSettings: ScrollSettings {
        get { self[ScrollSettingsKey.self] }
        set { self[ScrollSettingsKey.self] = newValue }
    }
    /// Indicates whether scroll views can be moved with a finger.
    public var isScrollEnabled: Bool {
        get { !scrollSettings.isDisabled }
        set { scrollSettings.isDisabled = !newValue }
    }
}

extension View {
    private func scroll(_ change: @escaping (inout ScrollSettings) -> Void) -> some View {
        transformEnvironment(\.scrollSettings, transform: change)
    }

    /// Shows or hides the indicators of the scroll views inside this view.
    @_disfavoredOverload
    public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        scroll {
            if axes.contains(.vertical) { $0.showsVertical = visibility.shows }
            if axes.contains(.horizontal) { $0.showsHorizontal = visibility.shows }
        }
    }
    /// Keeps fingers from moving the scroll views inside this view.
    @_disfavoredOverload
    public func scrollDisabled(_ disabled: Bool) -> some View { scroll { $0.isDisabled = disabled } }
    /// Sets whether content can be pulled beyond its ends.
    @_disfavoredOverload
    public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View {
        scroll {
            if axes.contains(.vertical) { $0.verticalNeedsSize = behavior.needsSize }
            if axes.contains(.horizontal) { $0.horizontalNeedsSize = behavior.needsSize }
        }
    }
    /// Sets the effect of a scrolling finger on the keyboard.
    @_disfavoredOverload
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        scroll { $0.keyboard = mode }
    }
    /// Lets the content of the scroll view be seen beyond its edges.
    @_disfavoredOverload
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        scroll { $0.isUnclipped = disabled }
    }
    /// Sets the rule for where the scroll view comes to rest.
    @_disfavoredOverload
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        scroll { $0.target = behavior }
    }
    /// Sets the point of the content that is visible first, and that stays in sight while the content grows.
    @_disfavoredOverload
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { scroll { $0.anchor = anchor } }
    /// Sets the point of the content for a role: one for the start and for changes, none for content that fits, which begins
    /// at the start.
    @_disfavoredOverload
    public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        scroll { if role != .alignment { $0.anchor = anchor } }
    }
    /// Joins a binding with the id of the view at the start of the scroll view.
    @_disfavoredOverload
    public func scrollPosition(
        id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
    ) -> some View {
        ScrollPositionView(content: self, id: id.wrappedValue.map { AnyHashable($0) }, anchor: anchor) {
            id.setErased($0)
        }
    }
    /// Puts space of points around the content of the scroll view, inside what scrolls.
    @_disfavoredOverload
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(edges, EdgeInsets(.all, length ?? 16), for: placement)
    }
    /// Puts space of points around the content of the scroll view, inside what scrolls.
    @_disfavoredOverload
    public func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(.all, EdgeInsets(.all, length), for: placement)
    }
    /// Puts space around the content of the scroll view, inside what scrolls.
    @_disfavoredOverload
    public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        scroll { settings in
            for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
                if placement.isContent { settings.margins[edge] = insets[edge] }
                if placement.isIndicators { settings.indicatorMargins[edge] = insets[edge] }
            }
        }
    }
}

extension Binding {
    /// Writes a type-erased optional value; another type is left out.
    @MainActor
    fileprivate func setErased<Wrapped: Hashable>(_ value: AnyHashable?) where Value == Wrapped? {
        guard let value else {
            wrappedValue = nil
            return
        }
        if let typed = value.base as? Wrapped { wrappedValue = typed }
    }
}

/// A view with a scroll position; a separate view, so that each new id is a new value.
private struct ScrollPositionView<Content: View>: View {
    let content: Content
    let id: AnyHashable?
    let anchor: UnitPoint?
    let set: (AnyHashable?) -> Void

    var body: some View {
        content.transformEnvironment(\.scrollSettings) {
            $0.position = ScrollPositionBinding(id: id, set: set, anchor: anchor)
        }
    }
}

/// The uses of a point of the content of a scroll view.
public struct ScrollAnchorRole: Hashable, Sendable {
    private let name: String
    /// The point that is visible first.
    public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
    /// The point that stays in sight while the content or the view grows.
    public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
    /// The place of content that fits.
    public static let alignment = ScrollAnchorRole(name: "alignment")
}
