// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The columns of a split view that are shown.
public struct NavigationSplitViewVisibility: Hashable, Sendable, Codable {
    fileprivate let name: String
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
/// Where there is little width, there is one column at a time: choosing a row of a list leads to the next one. Else they
/// stand side by side; a button above the first one shows and hides those before the detail.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    private let sidebar: Sidebar
    private let content: Content
    private let detail: Detail
    private let start: NavigationSplitViewColumn
    private let visibility: Binding<NavigationSplitViewVisibility>
    /// The columns that the user chose; nil for those that the app did.
    @State private var chosen: NavigationSplitViewVisibility?
    @State private var widths = ColumnWidths()
    @State private var showsContent = false
    @State private var showsDetail = false
    @Environment(\.horizontalSizeClass) private var width

    private init(
        _ sidebar: Sidebar, _ content: Content, _ detail: Detail, start: NavigationSplitViewColumn,
        _ visibility: Binding<NavigationSplitViewVisibility>
    ) {
        self.sidebar = sidebar
        self.content = content
        self.detail = detail
        self.start = start
        self.visibility = visibility
    }

    /// The columns side by side, or on top of each other.
    public var body: some View {
        if width == .regular { wide } else { narrow }
    }

    private var hasContent: Bool { Content.self != EmptyView.self }

    /// The number of columns before the detail that are shown.
    private var leadingCount: Int {
        switch chosen ?? visibility.wrappedValue {
        case .detailOnly: 0
        case .all: hasContent ? 2 : 1
        default: 1
        }
    }

    private var wide: some View {
        let (count, all) = (leadingCount, hasContent ? 2 : 1)
        let toggle = ColumnsButton {
            let next: NavigationSplitViewVisibility =
                count < all ? .all : hasContent ? .doubleColumn : .detailOnly
            withAnimation {
                chosen = next
                visibility.wrappedValue = next
            }
        }
        return HStack(spacing: 0) {
            if count == all {
                Column(width: $widths.sidebar, content: sidebar.toolbar { toggle })
            }
            if hasContent, count > 0 {
                Column(
                    width: $widths.content, content: content.toolbar { if count == 1 { toggle } })
            }
            NavigationStack { plainDetail.toolbar { if count == 0 { toggle } } }
        }
        .environment(\.didSelectRow, nil)
        .onChange(of: visibility.wrappedValue) { chosen = nil }
    }

    private var narrow: some View {
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

/// The button that shows and hides the columns before the detail.
private struct ColumnsButton: ToolbarContent {
    let action: @MainActor () -> Void
    var body: some ToolbarContent {
        ToolbarItem(placement: .topBarLeading) {
            Button(action: action) { Image(systemName: "sidebar.leading") }
                .accessibilityLabel(Text(verbatim: "Sidebar"))
        }
    }
}

/// The widths in points that columns want; nil for the usual one.
private struct ColumnWidths {
    var sidebar: CGFloat?
    var content: CGFloat?
}

private struct ColumnWidthKey: PreferenceKey {
    static var defaultValue: CGFloat? { nil }
    static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = nextValue() ?? value }
}

/// A column before the detail, with a line at its end.
private struct Column<Content: View>: View {
    @Binding var width: CGFloat?
    let content: Content

    var body: some View {
        NavigationStack { content.onPreferenceChange(ColumnWidthKey.self) { width = $0 } }
            // UIKit's split view gives its columns 320 points.
            .frame(width: width ?? 320).frame(maxHeight: .infinity)
            .transition(.move(edge: .leading))
        Divider().ignoresSafeArea()
    }
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
        self.init(
            sidebar(), content(), detail(), start: preferredCompactColumn.wrappedValue, columnVisibility)
    }
}

extension NavigationSplitView where Content == EmptyView {
    /// Creates two columns.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
        preferredCompactColumn: Binding<NavigationSplitViewColumn> = .constant(.sidebar),
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar(), EmptyView(), detail(), start: preferredCompactColumn.wrappedValue, columnVisibility)
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
    /// Sets the look of the split views inside the view, which is always one of columns side by side.
    public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }
    /// Sets the width of the view's column in points; where there is one column, it is as wide as the screen.
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        preference(key: ColumnWidthKey.self, value: width)
    }
    /// Sets the width of the view's column in points; where there is one column, it is as wide as the screen.
    public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        navigationSplitViewColumnWidth(ideal)
    }
}
