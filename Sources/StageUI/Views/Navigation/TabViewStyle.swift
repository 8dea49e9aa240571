// Licensed under the Apache License, Version 2.0.

/// The look of tab views; the subset has the styles below and accepts no others.
public protocol TabViewStyle {}

/// A bar at the bottom in which one view is chosen.
public struct DefaultTabViewStyle: TabViewStyle {
    /// Creates the style.
    public init() {}
}

/// Pages side by side, moved with a finger.
public struct PageTabViewStyle: TabViewStyle {
    /// The condition under which a row of dots shows the current page.
    public struct IndexDisplayMode: Hashable, Sendable {
        let name: String
        /// Only when there are several pages.
        public static let automatic = IndexDisplayMode(name: "automatic")
        /// Always.
        public static let always = IndexDisplayMode(name: "always")
        /// Never.
        public static let never = IndexDisplayMode(name: "never")
    }

    let indexDisplayMode: IndexDisplayMode

    /// Creates the style.
    public init(indexDisplayMode: IndexDisplayMode = .automatic) {
        self.indexDisplayMode = indexDisplayMode
    }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// A bar at the bottom in which one view is chosen.
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages side by side, moved with a finger.
    public static var page: PageTabViewStyle { PageTabViewStyle() }
    /// Pages side by side, with a rule for the row of dots.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

/// The look of the row of dots under pages; the subset has the style below and accepts no others.
public protocol IndexViewStyle {}

/// Dots for pages.
public struct PageIndexViewStyle: IndexViewStyle {
    /// The condition under which the dots have a background.
    public struct BackgroundDisplayMode: Hashable, Sendable {
        let name: String
        /// Never, because the dots cannot be touched.
        public static let automatic = BackgroundDisplayMode(name: "automatic")
        /// Never, because the dots cannot be touched.
        public static let interactive = BackgroundDisplayMode(name: "interactive")
        /// Always.
        public static let always = BackgroundDisplayMode(name: "always")
        /// Never.
        public static let never = BackgroundDisplayMode(name: "never")
    }

    let backgroundDisplayMode: BackgroundDisplayMode

    /// Creates the style.
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
        self.backgroundDisplayMode = backgroundDisplayMode
    }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// Dots for pages.
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }
    /// Dots for pages, with a rule for their background.
    public static func page(
        backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
    ) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

private enum Keys {
    enum Page: EnvironmentKey { static var defaultValue: PageTabViewStyle.IndexDisplayMode? { nil } }
    enum Ground: EnvironmentKey { static var defaultValue: Bool { false } }
    enum Symbol: EnvironmentKey { static var defaultValue: Font? { nil } }
}

extension EnvironmentValues {
    /// Set where tab views show pages; nil where they have a bar.
    var pageIndexMode: PageTabViewStyle.IndexDisplayMode? {
        get { self[Keys.Page.self] }
        set { self[Keys.Page.self] = newValue }
    }
    var hasPageIndexGround: Bool {
        get { self[Keys.Ground.self] }
        set { self[Keys.Ground.self] = newValue }
    }
    /// The font by which symbols are sized where it is not that of the text.
    var symbolFont: Font? {
        get { self[Keys.Symbol.self] }
        set { self[Keys.Symbol.self] = newValue }
    }
}

extension View {
    /// Sets the look of the tab views inside the view.
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        environment(\.pageIndexMode, (style as? PageTabViewStyle)?.indexDisplayMode)
            .environment(\.hasAdaptableTabs, style is SidebarAdaptableTabViewStyle)
    }
    /// Sets the look of the row of dots under pages.
    public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        environment(
            \.hasPageIndexGround, (style as? PageIndexViewStyle)?.backgroundDisplayMode == .always)
    }
}
