// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The columns of a split view that are shown.
public struct NavigationSplitViewVisibility: Hashable, Sendable, Codable {
    private let name: String
    /// Those that fit the screen.
    public static let automatic = NavigationSplitViewVisibility(name: "automatic")
    /// All of them.
    public static let all = NavigationSplitViewVisibility(name: "all")
    /// The last two.
    public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
    /// The detail alone.
    public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    private let name: String
    /// The first.
    public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
    /// The one in the middle.
    public static let content = NavigationSplitViewColumn(name: "content")
    /// The last.
    public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// Two or three columns, each of which shows what is chosen in the one before.
///
/// A phone shows one column at a time: choosing a row of a list leads to the next one.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    private let sidebar: Sidebar
    private let content: Content
    private let detail: Detail
    private let start: NavigationSplitViewColumn
    @State private var showsContent = false
    @State private var showsDetail = false

    private init(
        _ sidebar: Sidebar, _ content: Content, _ detail: Detail, start: NavigationSplitViewColumn
    ) {
        self.sidebar = sidebar
        self.content = content
        self.detail = detail
        self.start = start
    }

    /// The columns on top of each other.
    public var body: some View {
        NavigationStack {
            sidebar
                .environment(
                    \.didSelectRow,
                    {
                        if Content.self == EmptyView.self { showsDetail = true } else { showsContent = true }
                    }
                )
                .navigationDestination(isPresented: $showsContent) {
                    content.environment(\.didSelectRow, { showsDetail = true })
                        .navigationDestination(isPresented: $showsDetail) { plainDetail }
                }
                .modifier(
                    DetailOfTwo(isShown: Content.self == EmptyView.self ? $showsDetail : nil) { plainDetail })
        }
        .onAppear {
            if start == .detail, Content.self == EmptyView.self { showsDetail = true }
            if start != .sidebar, Content.self != EmptyView.self { showsContent = true }
        }
    }

    private var plainDetail: some View { detail.environment(\.didSelectRow, nil) }
}

/// The second of two columns.
private struct DetailOfTwo<Detail: View>: ViewModifier {
    let isShown: Binding<Bool>?
    @ViewBuilder let detail: () -> Detail

    func body(content: Content) -> some View {
        if let isShown {
            content.navigationDestination(isPresented: isShown, destination: detail)
        } else {
            content
        }
    }
}

extension NavigationSplitView {
    /// Creates three columns.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
        preferredCompactColumn: Binding<NavigationSplitViewColumn> = .constant(.sidebar),
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar(), content(), detail(), start: preferredCompactColumn.wrappedValue)
    }
}

extension NavigationSplitView where Content == EmptyView {
    /// Creates two columns.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
        preferredCompactColumn: Binding<NavigationSplitViewColumn> = .constant(.sidebar),
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar(), EmptyView(), detail(), start: preferredCompactColumn.wrappedValue)
    }
}

/// The look of split views.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}

/// The look that fits the screen.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style.
    public nonisolated init() {}
}
/// Columns of equal weight.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style.
    public nonisolated init() {}
}
/// A detail that keeps its size.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style.
    public nonisolated init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// The look that fits the screen.
    public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// Columns of equal weight.
    public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// A detail that keeps its size.
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}

private enum DidSelectRowKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }

extension EnvironmentValues {
    /// Called when a row of a list has been selected.
    var didSelectRow: (() -> Void)? {
        get { self[DidSelectRowKey.self] }
        set { self[DidSelectRowKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of the split views inside the view; on a phone there is one column.
    public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }
    /// Sets the width of the view's column in points; on a phone it is as wide as the screen.
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
    /// Sets the width of the view's column in points; on a phone it is as wide as the screen.
    public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View { self }
}
