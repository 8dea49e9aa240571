// Licensed under the Apache License, Version 2.0.

import Foundation

/// A place of a bar.
public struct ToolbarItemPlacement: Hashable, Sendable {
    enum Place: Hashable, Sendable {
        case leading
        case principal
        case trailing
        case bottom
        /// In the middle of the bar at the bottom.
        case status
        case keyboard
        /// In a menu at the end of the bar.
        case secondary
        /// In a menu behind the title.
        case titleMenu
    }

    let place: Place
    var isProminent = false

    /// At the end of the bar.
    public static let automatic = ToolbarItemPlacement(place: .trailing)
    /// In the middle of the bar, in place of the title.
    public static let principal = ToolbarItemPlacement(place: .principal)
    /// At the start of the bar.
    public static let navigation = ToolbarItemPlacement(place: .leading)
    /// At the end of the bar.
    public static let primaryAction = ToolbarItemPlacement(place: .trailing)
    /// In a menu at the end of the bar.
    public static let secondaryAction = ToolbarItemPlacement(place: .secondary)
    /// In the middle of the bar at the bottom.
    public static let status = ToolbarItemPlacement(place: .status)
    /// At the end of the bar, in a strong weight.
    public static let confirmationAction = ToolbarItemPlacement(place: .trailing, isProminent: true)
    /// At the start of the bar.
    public static let cancellationAction = ToolbarItemPlacement(place: .leading)
    /// At the end of the bar.
    public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
    /// At the start of the bar.
    public static let topBarLeading = ToolbarItemPlacement(place: .leading)
    /// At the end of the bar.
    public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
    /// At the start of the bar.
    public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
    /// At the end of the bar.
    public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
    /// In the bar at the bottom.
    public static let bottomBar = ToolbarItemPlacement(place: .bottom)
    /// Above the keyboard, while a field of text has the focus.
    public static let keyboard = ToolbarItemPlacement(place: .keyboard)
}

/// An item of a bar.
struct ToolbarEntry {
    let place: ToolbarItemPlacement.Place
    let isProminent: Bool
    let view: AnyView
}

/// Items of bars.
@MainActor @preconcurrency
public protocol ToolbarContent {
    /// The type of the items that compose these.
    associatedtype Body: ToolbarContent
    /// The items that compose these.
    @ToolbarContentBuilder var body: Body { get }
}

extension Never: ToolbarContent {}

@MainActor
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
    func collect(into entries: inout [ToolbarEntry])
}

extension PrimitiveToolbarContent {
    /// Never called: the runtime knows the items.
    public var body: Never { preconditionFailure("\(Self.self) has no body; the runtime shows it.") }
}

extension ToolbarContent {
    func collectAny(into entries: inout [ToolbarEntry]) {
        if let primitive = self as? any PrimitiveToolbarContent { return primitive.collect(into: &entries) }
        body.collectAny(into: &entries)
    }
}

/// One item of a bar.
public struct ToolbarItem<ID, Content: View> {
    let placement: ToolbarItemPlacement
    let content: Content
}

extension ToolbarItem where ID == Void {
    /// Creates an item at a place.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
}

extension ToolbarItem where ID == String {
    /// Creates an item at a place with a name; users put no items elsewhere here.
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {
        self.placement = placement
        self.content = content()
    }
}

extension ToolbarItem: ToolbarContent, PrimitiveToolbarContent {
    func collect(into entries: inout [ToolbarEntry]) {
        entries.append(
            ToolbarEntry(
                place: placement.place, isProminent: placement.isProminent, view: AnyView(content)))
    }
}

/// Several items at one place of a bar.
public struct ToolbarItemGroup<Content: View> {
    let placement: ToolbarItemPlacement
    let content: Content

    /// Creates items at a place.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
}

extension ToolbarItemGroup: ToolbarContent, PrimitiveToolbarContent {
    func collect(into entries: inout [ToolbarEntry]) {
        entries.append(
            ToolbarEntry(place: placement.place, isProminent: false, view: AnyView(content)))
    }
}

extension Group: ToolbarContent, PrimitiveToolbarContent where Content: ToolbarContent {
    /// Creates a group of items.
    @_disfavoredOverload
    public init(@ToolbarContentBuilder content: () -> Content) { self.init(of: content(), ()) }
    func collect(into entries: inout [ToolbarEntry]) { content.collectAny(into: &entries) }
}

/// A menu behind the title of a screen, which opens it where it is in the middle of the bar.
public struct ToolbarTitleMenu<Content: View> {
    let content: Content

    /// Creates a menu.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ToolbarTitleMenu where Content == EmptyView {
    /// Creates a menu of what the app does with the title, which is nothing.
    public init() { content = EmptyView() }
}

extension ToolbarTitleMenu: ToolbarContent, PrimitiveToolbarContent {
    func collect(into entries: inout [ToolbarEntry]) {
        guard Content.self != EmptyView.self else { return }
        entries.append(ToolbarEntry(place: .titleMenu, isProminent: false, view: AnyView(content)))
    }
}

/// A space between items of a bar.
public struct ToolbarSpacer: ToolbarContent, PrimitiveToolbarContent {
    let sizing: SpacerSizing
    let placement: ToolbarItemPlacement

    /// Creates a space at a place.
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        (self.sizing, self.placement) = (sizing, placement)
    }

    func collect(into entries: inout [ToolbarEntry]) {
        // At the top items stand at the ends by themselves.
        guard placement.place == .bottom || placement.place == .keyboard else { return }
        let view = sizing == .fixed ? AnyView(Color.clear.frame(width: 8, height: 1)) : AnyView(Spacer())
        entries.append(ToolbarEntry(place: placement.place, isProminent: false, view: view))
    }
}

/// An item of the system's own, of which a bar has none.
public struct DefaultToolbarItem: ToolbarContent, PrimitiveToolbarContent {
    /// Creates an item at a place.
    public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
    func collect(into entries: inout [ToolbarEntry]) {}
}

/// The items of the system's own.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    private let name: String
    /// The search field, which stands below the bar at the top.
    public static let search = ToolbarDefaultItemKind(name: "search")
    /// The button that shows a sidebar.
    public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
    /// The title.
    public static let title = ToolbarDefaultItemKind(name: "title")
}

extension ToolbarContent {
    /// Shows or hides the ground that items share; they have none.
    public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}

/// The extent of a space.
public struct SpacerSizing: Hashable, Sendable {
    private let isFlexible: Bool
    /// All that there is.
    public static let flexible = SpacerSizing(isFlexible: true)
    /// A little.
    public static let fixed = SpacerSizing(isFlexible: false)
}

struct ToolbarTuple: ToolbarContent, PrimitiveToolbarContent {
    let add: @MainActor (inout [ToolbarEntry]) -> Void
    func collect(into entries: inout [ToolbarEntry]) { add(&entries) }
}

/// Builds items of bars from a list of them.
@resultBuilder
@MainActor @preconcurrency
public struct ToolbarContentBuilder {
    /// Builds items.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    /// Builds one item.
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent {
        content
    }
    /// Joins several items.
    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> some ToolbarContent {
        ToolbarTuple { entries in
            repeat (each content).collectAny(into: &entries)
        }
    }
    /// Builds optional items.
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
        ToolbarTuple { entries in content?.collectAny(into: &entries) }
    }
    /// Builds the first of two kinds of items.
    public static func buildEither<Content: ToolbarContent>(first content: Content) -> ToolbarEither {
        ToolbarEither { content.collectAny(into: &$0) }
    }
    /// Builds the second of two kinds of items.
    public static func buildEither<Content: ToolbarContent>(second content: Content) -> ToolbarEither {
        ToolbarEither { content.collectAny(into: &$0) }
    }
}

/// One of two kinds of items of bars.
public struct ToolbarEither: ToolbarContent, PrimitiveToolbarContent {
    let add: @MainActor (inout [ToolbarEntry]) -> Void
    func collect(into entries: inout [ToolbarEntry]) { add(&entries) }
}
