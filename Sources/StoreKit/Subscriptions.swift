// Licensed under the Apache License, Version 2.0.

public import Foundation

extension Product.SubscriptionInfo {
    /// The states of what is paid again and again.
    public struct RenewalState: RawRepresentable, Hashable, Sendable {
        /// The number.
        public let rawValue: Int
        /// Creates a state.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Paid.
        public static let subscribed = RenewalState(rawValue: 1)
        /// Over.
        public static let expired = RenewalState(rawValue: 2)
        /// Not paid, and asked for again.
        public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
        /// Not paid, and in force for a while.
        public static let inGracePeriod = RenewalState(rawValue: 4)
        /// Taken back.
        public static let revoked = RenewalState(rawValue: 5)
    }
    /// The plan of the next payment.
    public struct RenewalInfo: Hashable, Sendable {
        /// The name of the product that is paid.
        public let currentProductID: String
        /// Indicates whether it will be paid again.
        public let willAutoRenew: Bool
        /// The name of the product that will be paid.
        public let autoRenewPreference: String?
        /// The end of the time in which it is in force without a payment.
        public let gracePeriodExpirationDate: Date?
    }
    /// The state with what proves it.
    public struct Status: Sendable {
        /// The state.
        public let state: RenewalState
        /// The last payment.
        public let transaction: VerificationResult<Transaction>
        /// The plan of the next one.
        public let renewalInfo: VerificationResult<RenewalInfo>
    }
    /// The states of the group: none.
    public var status: [Status] { get async throws { [] } }
    /// Returns the states of a group: none.
    public static func status(for groupID: String) async throws -> [Status] { [] }
    /// Indicates whether the user can have the offer for new subscribers.
    public var isEligibleForIntroOffer: Bool { get async { introductoryOffer != nil } }
    /// Returns whether the user can have the offer for new subscribers of a group.
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { true }
}

extension Product {
    /// Returns that the user has cancelled: the stage has no store.
    @MainActor
    public func purchase(
        confirmIn scene: AnyObject, options: Set<PurchaseOption> = []
    ) async throws -> PurchaseResult { try await purchase(options: options) }
    /// The purchase that is in force: none.
    public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
    /// The last purchase: none.
    public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
}

extension Transaction {
    /// The reasons for which a purchase is the user's.
    public struct OwnershipType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a reason.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Bought.
        public static let purchased = OwnershipType(rawValue: "PURCHASED")
        /// Bought by somebody of the family.
        public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
    }
    /// The reasons for which a purchase is taken back.
    public struct RevocationReason: RawRepresentable, Hashable, Sendable {
        /// The number.
        public let rawValue: Int
        /// Creates a reason.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// A fault of the app.
        public static let developerIssue = RevocationReason(rawValue: 1)
        /// Another one.
        public static let other = RevocationReason(rawValue: 0)
        /// The reason in words.
        public var localizedDescription: String { self == .developerIssue ? "Developer Issue" : "Other" }
    }
    /// All purchases: none.
    public static var all: Transactions { Transactions() }
    /// The purchases that the app has not given: none.
    public static var unfinished: Transactions { Transactions() }
    /// Returns the purchases of a product that are in force: none.
    public static func currentEntitlements(for productID: String) -> Transactions { Transactions() }
    /// Returns the purchase of a product that is in force: none.
    public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? {
        nil
    }
    /// Returns the last purchase of a product: none.
    public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
}

extension Product.SubscriptionInfo.Status {
    /// The states that change while the app runs: none.
    public static var updates: AsyncStream<Product.SubscriptionInfo.Status> { AsyncStream { $0.finish() } }
}

extension Storefront {
    /// The stores that follow while the app runs: none.
    public static var updates: AsyncStream<Storefront> { AsyncStream { $0.finish() } }
}

extension Product.SubscriptionPeriod.Unit {
    /// The unit in a word.
    public var localizedDescription: String {
        switch self {
        case .day: "Day"
        case .week: "Week"
        case .month: "Month"
        case .year: "Year"
        }
    }
    /// The way in which units are written: in a word.
    public struct FormatStyle: Foundation.FormatStyle {
        /// Creates the way.
        public init() {}
        /// Returns the word for a unit.
        public func format(_ value: Product.SubscriptionPeriod.Unit) -> String { value.localizedDescription }
    }
    /// Returns the unit in a format.
    public func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput
    where F.FormatInput == Product.SubscriptionPeriod.Unit { format.format(self) }
}

extension Product {
    /// The way in which the units of its times are written.
    public var subscriptionPeriodUnitFormatStyle: SubscriptionPeriod.Unit.FormatStyle {
        SubscriptionPeriod.Unit.FormatStyle()
    }
}

extension Transaction {
    /// The results of asking for money back.
    public enum RefundRequestStatus: Hashable, Sendable {
        /// It was asked for.
        case success
        /// The user has cancelled.
        case userCancelled
    }
    /// The errors of asking for money back.
    public enum RefundRequestError: Error, Hashable, Sendable {
        /// It was asked for before.
        case duplicateRequest
        /// It failed.
        case failed
    }
}
