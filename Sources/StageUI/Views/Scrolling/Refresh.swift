// Licensed under the Apache License, Version 2.0.

/// Brings what a view shows up to date.
public struct RefreshAction: Sendable {
    private let action: @Sendable () async -> Void
    init(_ action: @escaping @Sendable () async -> Void) { self.action = action }
    /// Brings what the view shows up to date, and returns when that is done.
    public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
    /// Brings what the view shows up to date; nil where nobody has said how.
    public var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

extension View {
    /// Says how what the view shows is brought up to date: scroll views inside can be pulled down to do so.
    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        environment(\.refresh, RefreshAction(action))
    }
    /// Says what the view is for where a pointer rests on it, which there is none.
    public func help(_ textKey: LocalizedStringKey) -> some View { self }
    /// Says what the view is for where a pointer rests on it, which there is none.
    public func help(_ text: Text) -> some View { self }
    /// Says what the view is for where a pointer rests on it, which there is none.
    @_disfavoredOverload
    public func help<S: StringProtocol>(_ text: S) -> some View { self }
}
