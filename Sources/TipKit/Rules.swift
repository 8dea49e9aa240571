// Licensed under the Apache License, Version 2.0.

public import Foundation
public import StageUI

extension Tips {
    /// A condition of a tip, as `#Rule` makes it.
    public struct Rule: Sendable {
        let holds: @Sendable () -> Bool
        /// Creates a condition of a value.
        public init<Value: Sendable>(
            _ input: Parameter<Value>, _ body: @escaping @Sendable (Value) -> Bool
        ) { holds = { body(input.value) } }
        /// Creates a condition of something that the user does.
        public init<Donation: Codable & Sendable>(
            _ input: Event<Donation>, _ body: @escaping @Sendable (Event<Donation>) -> Bool
        ) { holds = { body(input) } }
    }

    /// A value that conditions read: each change is looked at by the views of tips.
    @propertyWrapper
    public final class Parameter<Value: Sendable>: Sendable {
        private let first: Value
        /// Creates a value.
        public init(wrappedValue: Value) { first = wrappedValue }
        var value: Value { TipStore.current.value(of: self) as? Value ?? first }
        /// The value on this device.
        public var wrappedValue: Value {
            get { value }
            set { TipStore.current.set(newValue, for: self) }
        }
        /// The value itself, for conditions.
        public var projectedValue: Parameter<Value> { self }
    }

    /// Nothing more about something that the user does.
    public struct EmptyDonation: Hashable, Codable, Sendable {
        /// Creates nothing more.
        public init() {}
    }

    /// Something that the user does.
    public struct Event<DonationInfo: Codable & Sendable>: Identifiable, Sendable {
        /// Once that the user has done it.
        public struct Donation: Sendable {
            /// The time.
            public let date: Date
            /// The words that the app has told with it.
            public let info: DonationInfo
        }
        /// The name.
        public let id: String
        /// Creates something that the user does.
        public init(id: String) { self.id = id }
        /// The times that the user has done it.
        public var donations: [Donation] {
            TipStore.current.donations(id).compactMap { $0 as? Donation }
        }
        /// Tells that the user has done it.
        public func donate(_ info: DonationInfo) async { sendDonation(info) }
        /// Tells that the user has done it.
        public func sendDonation(_ info: DonationInfo, _ completion: (@Sendable () -> Void)? = nil) {
            TipStore.current.add(Donation(date: Date(), info: info), to: id)
            completion?()
        }
    }

    /// A button of a tip.
    public struct Action: Identifiable, Sendable {
        /// The name.
        public let id: String
        let label: @Sendable () -> Text
        let handler: @Sendable () -> Void
        /// Creates a button with a title.
        public init(
            id: String? = nil, title: some StringProtocol,
            perform handler: @escaping @Sendable () -> Void = {}
        ) {
            let title = String(title)
            (self.id, label, self.handler) = (id ?? title, { Text(title) }, handler)
        }
        /// Creates a button with a text.
        public init(
            id: String? = nil, perform handler: @escaping @Sendable () -> Void = {},
            _ label: @escaping @Sendable () -> Text
        ) { (self.id, self.label, self.handler) = (id ?? "", label, handler) }
    }

    /// Collects the buttons of a tip.
    @resultBuilder
    public enum ActionBuilder {
        /// Takes a button.
        public static func buildExpression(_ expression: Action) -> [Action] { [expression] }
        /// Takes buttons.
        public static func buildBlock(_ components: [Action]...) -> [Action] {
            components.flatMap { $0 }
        }
        /// Takes buttons or none.
        public static func buildOptional(_ component: [Action]?) -> [Action] { component ?? [] }
        /// Takes the first of two.
        public static func buildEither(first component: [Action]) -> [Action] { component }
        /// Takes the second of two.
        public static func buildEither(second component: [Action]) -> [Action] { component }
        /// Takes a list of buttons as it was written.
        public static func buildExpression(_ expression: [Action]) -> [Action] { expression }
    }
    /// Collects the conditions of a tip.
    @resultBuilder
    public enum RuleBuilder {
        /// Takes a condition.
        public static func buildExpression(_ expression: Rule) -> [Rule] { [expression] }
        /// Takes a list of conditions as it was written.
        public static func buildExpression(_ expression: [Rule]) -> [Rule] { expression }
        /// Takes conditions.
        public static func buildBlock(_ components: [Rule]...) -> [Rule] { components.flatMap { $0 } }
    }
    /// Collects the settings of a tip.
    @resultBuilder
    public enum OptionsBuilder {
        /// Takes a setting.
        public static func buildExpression(_ expression: any TipOption) -> [any TipOption] {
            [expression]
        }
        /// Takes a list of settings as it was written.
        public static func buildExpression(_ expression: [any TipOption]) -> [any TipOption] {
            expression
        }
        /// Takes settings.
        public static func buildBlock(_ components: [any TipOption]...) -> [any TipOption] {
            components.flatMap { $0 }
        }
    }
}

extension Tips.Event where DonationInfo == Tips.EmptyDonation {
    /// Tells that the user has done it.
    public func donate() async { sendDonation(Tips.EmptyDonation()) }
    /// Tells that the user has done it.
    public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) {
        sendDonation(Tips.EmptyDonation(), completion)
    }
}

/// Makes a condition of a tip: of a value, as in `#Rule(Self.$isLoggedIn) { $0 == true }`.
@freestanding(expression)
public macro Rule<Value: Sendable>(
    _ input: Tips.Parameter<Value>, _ body: @Sendable (Value) -> Bool
) -> Tips.Rule = #externalMacro(module: "StageMacros", type: "Rule")
/// Makes a condition of a tip: of something that the user does, as in `#Rule(Self.opened) { $0.donations.count > 2 }`.
@freestanding(expression)
public macro Rule<Donation: Codable & Sendable>(
    _ input: Tips.Event<Donation>, _ body: @Sendable (Tips.Event<Donation>) -> Bool
) -> Tips.Rule = #externalMacro(module: "StageMacros", type: "Rule")
