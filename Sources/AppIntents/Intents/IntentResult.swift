// Licensed under the Apache License, Version 2.0.

public import StageUI

/// The result of an action.
public protocol IntentResult: Sendable {}

/// A result with a value.
public protocol ReturnsValue<ReturnedValue>: IntentResult {
    /// The kind of the value.
    associatedtype ReturnedValue
    /// The value.
    var value: ReturnedValue? { get }
}
/// A result with words that are said.
public protocol ProvidesDialog: IntentResult {}
/// A result with a view, which nobody shows here.
public protocol ShowsSnippetView: IntentResult {}
/// A result that another action follows, which is not performed here.
public protocol OpensIntent: IntentResult {}

// Unchecked, as a value and a view may be of any type: nothing changes them, and what makes them hands them on.
/// A result of its parts: a value, a view, an action that follows, and words.
public struct IntentResultContainer<Value, Content, Next, Dialog>: IntentResult, @unchecked Sendable {
    /// The value; nil for none.
    public let value: Value?
    let content: Content?
    let next: Next?
    let dialog: Dialog?
    fileprivate init(
        value: Value? = nil, content: Content? = nil, next: Next? = nil, dialog: Dialog? = nil
    ) { (self.value, self.content, self.next, self.dialog) = (value, content, next, dialog) }
}
extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: ShowsSnippetView where Content: View {}
extension IntentResultContainer: OpensIntent where Next: AppIntent {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}

extension IntentResult {
    /// Returns a result without parts.
    public static func result() -> Self where Self == IntentResultContainer<Never, Never, Never, Never> {
        Self()
    }
    /// Returns a result with a value.
    public static func result<Value>(value: Value) -> Self
    where Self == IntentResultContainer<Value, Never, Never, Never> { Self(value: value) }
    /// Returns a result with words.
    public static func result(dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Never, Never, IntentDialog> { Self(dialog: dialog) }
    /// Returns a result with a value and words.
    public static func result<Value>(value: Value, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
        Self(value: value, dialog: dialog)
    }
    /// Returns a result with a view.
    public static func result<Content: View>(view: Content) -> Self
    where Self == IntentResultContainer<Never, Content, Never, Never> { Self(content: view) }
    /// Returns a result with words and a view.
    public static func result<Content: View>(dialog: IntentDialog, view: Content) -> Self
    where Self == IntentResultContainer<Never, Content, Never, IntentDialog> {
        Self(content: view, dialog: dialog)
    }
    /// Returns a result with a value and a view.
    public static func result<Value, Content: View>(value: Value, view: Content) -> Self
    where Self == IntentResultContainer<Value, Content, Never, Never> { Self(value: value, content: view) }
    /// Returns a result with a value, words and a view.
    public static func result<Value, Content: View>(
        value: Value, dialog: IntentDialog, view: Content
    ) -> Self where Self == IntentResultContainer<Value, Content, Never, IntentDialog> {
        Self(value: value, content: view, dialog: dialog)
    }
    /// Returns a result that another action follows.
    public static func result<Next: AppIntent>(opensIntent: Next) -> Self
    where Self == IntentResultContainer<Never, Never, Next, Never> { Self(next: opensIntent) }
    /// Returns a result with words that another action follows.
    public static func result<Next: AppIntent>(opensIntent: Next, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Never, Next, IntentDialog> {
        Self(next: opensIntent, dialog: dialog)
    }
}
