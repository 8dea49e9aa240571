// Licensed under the Apache License, Version 2.0.

/// Builds one view from the statements of a closure.
@resultBuilder
@MainActor @preconcurrency
public enum ViewBuilder {
    /// Passes an expression on.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// Builds an empty view from no statement.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// Passes a single view on.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Joins several views, keeping each one's type and place.
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView((repeat each content))
    }

    /// Keeps a view that may be absent.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// Keeps the first branch of a condition.
    public static func buildEither<First: View, Second: View>(
        first: First
    ) -> ConditionalContent<First, Second> {
        ConditionalContent(storage: .first(first))
    }

    /// Keeps the second branch of a condition.
    public static func buildEither<First: View, Second: View>(
        second: Second
    ) -> ConditionalContent<First, Second> {
        ConditionalContent(storage: .second(second))
    }

    /// Erases a view that depends on the system's version.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}
