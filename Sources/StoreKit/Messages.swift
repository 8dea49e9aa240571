// Licensed under the Apache License, Version 2.0.

public import StageUI
public import UIKit

/// A message of the App Store to the user, such as one about a new price. The stage has no store, and so none.
public struct Message: Hashable, Sendable {
    /// The reasons for a message.
    public struct Reason: Hashable, Sendable, RawRepresentable {
        /// The number.
        public let rawValue: Int
        /// Creates a reason from its number.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Something else.
        public static let generic = Reason(rawValue: 0)
        /// A price that needs consent.
        public static let priceIncreaseConsent = Reason(rawValue: 1)
        /// A payment that has failed.
        public static let billingIssue = Reason(rawValue: 2)
        /// An offer to come back.
        public static let winBackOffer = Reason(rawValue: 3)
    }
    /// The messages in the order in which they come: none, and the end.
    public struct Messages: AsyncSequence, Sendable {
        /// A message.
        public typealias Element = Message
        /// The way through the messages.
        public struct AsyncIterator: AsyncIteratorProtocol {
            /// Returns the next message: none.
            public mutating func next() async -> Message? { nil }
        }
        /// Creates the way through the messages.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }
    /// The reason.
    public let reason: Reason
    /// The messages.
    public static var messages: Messages { Messages() }
    /// Shows the message, which is told.
    @MainActor
    public func display(in scene: UIWindowScene) throws { Self.tell() }

    @MainActor
    static func tell() {
        Stage.current?.tell("A message of the App Store is not shown: the stage has no store.")
    }
}

/// Shows a message of the App Store, which is told.
public struct DisplayMessageAction: Sendable {
    /// Shows a message.
    @MainActor
    public func callAsFunction(_ message: Message) throws { Message.tell() }
}

private enum DisplayMessageKey: EnvironmentKey {
    static var defaultValue: DisplayMessageAction { DisplayMessageAction() }
}

extension EnvironmentValues {
    /// Shows a message of the App Store.
    public var displayStoreKitMessage: DisplayMessageAction {
        get { self[DisplayMessageKey.self] }
        set { self[DisplayMessageKey.self] = newValue }
    }
}
