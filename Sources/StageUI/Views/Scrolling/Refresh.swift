// Licensed under the Apache License, Version 2.0.

/// An action that refreshes a view's content.
public struct RefreshAction: Sendable {
    private let action: @Sendable () async -> Void
    init(_ action: @escaping @Sendable () async -> Void) { self.action = action }
    /// Refreshes the view's content, and returns when that is done.
    public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
    /// The action that refreshes the view's content; nil where none is set.
    public var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

extension View {
    /// Sets the action that refreshes the view's content: scroll views inside can be pulled down to run it.
    @_disfavoredOverload
    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        environment(\.refresh, RefreshAction(action))
    }
    /// Sets a help text for a resting pointer, which the stage does not have.
    public func help(_ textKey: LocalizedStringKey) -> some View { self }
    /// Sets a help text for a resting pointer, which the stage does not have.
    public func help(_ text: Text) -> some View { self }
    /// Sets a help text for a resting pointer, which the stage does not have.
    @_disfavoredOverload
    public func help<S: StringProtocol>(_ text: S) -> some View { self }
}
