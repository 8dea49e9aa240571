// Licensed under the Apache License, Version 2.0.

@_exported public import Foundation
public import StageUI
@_exported public import UIKit

/// Something that the app sells. The stage has no store: none is found.
public struct Product: Identifiable, Hashable, Sendable {
    /// The kinds of products.
    public struct ProductType: Hashable, Sendable {
        let name: String
        /// Used up.
        public static let consumable = ProductType(name: "consumable")
        /// Kept.
        public static let nonConsumable = ProductType(name: "nonConsumable")
        /// Paid again and again.
        public static let autoRenewable = ProductType(name: "autoRenewable")
        /// Paid for a while.
        public static let nonRenewable = ProductType(name: "nonRenewable")
    }
    /// The terms of what is paid again and again.
    public struct SubscriptionInfo: Hashable, Sendable {
        /// The time between two payments.
        public let subscriptionPeriod: SubscriptionPeriod
        /// The name of the group of which the user has one.
        public let subscriptionGroupID: String
        /// The name of the group for the user.
        public let groupDisplayName: String
        /// The place in the group, of which the best is 1.
        public let groupLevel: Int
        /// The offer for new subscribers.
        public let introductoryOffer: SubscriptionOffer?
        /// The offers for those whom the app chooses.
        public let promotionalOffers: [SubscriptionOffer]
    }
    /// A time between two payments.
    public struct SubscriptionPeriod: Hashable, Sendable {
        /// The units of a time.
        public enum Unit: Hashable, Sendable {
            /// Days.
            case day
            /// Weeks.
            case week
            /// Months.
            case month
            /// Years.
            case year
        }
        /// The unit.
        public let unit: Unit
        /// The number of units.
        public let value: Int
    }
    /// The results of a purchase.
    public enum PurchaseResult: Sendable {
        /// It was paid.
        case success(VerificationResult<Transaction>)
        /// Somebody else has to allow it.
        case pending
        /// The user has cancelled it.
        case userCancelled
    }

    /// The name for the store.
    public let id: String
    /// The kind.
    public let type: ProductType
    /// The name for the user.
    public let displayName: String
    /// The description.
    public let description: String
    /// The price.
    public let price: Decimal
    /// The price in words of the user's region.
    public let displayPrice: String
    /// The way in which prices in the product's currency are written.
    public let priceFormatStyle: Decimal.FormatStyle.Currency
    /// Indicates whether all of a family can use it.
    public let isFamilyShareable: Bool
    /// The terms, for what is paid again and again.
    public let subscription: SubscriptionInfo?

    /// Returns no products, and tells so.
    public static func products(for identifiers: some Collection<String> & Sendable) async throws -> [Product]
    {
        await tellNoStore(identifiers.sorted().joined(separator: ", "))
        return []
    }

    static func tellNoStore(_ names: String) async {
        await MainActor.run {
            Stage.current?.tell(
                "StoreKit finds no product (\(names)): the stage has no store. Show the prices of a test there."
            )
        }
    }

    /// Returns that the user has cancelled: the stage has no store.
    public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
        await Self.tellNoStore(id)
        return .userCancelled
    }
}

/// A purchase.
public struct Transaction: Identifiable, Hashable, Sendable {
    /// The number.
    public let id: UInt64
    /// The name of the product.
    public let productID: String
    /// The number of the first purchase.
    public let originalID: UInt64
    /// The kind of the product.
    public let productType: Product.ProductType
    /// The name of the group, for what is paid again and again.
    public let subscriptionGroupID: String?
    /// The date.
    public let purchaseDate: Date
    /// The date of the first purchase.
    public let originalPurchaseDate: Date
    /// The number of pieces.
    public let purchasedQuantity: Int
    /// The account of the app that has bought.
    public let appAccountToken: UUID?
    /// Indicates whether the user has gone over to a better one.
    public let isUpgraded: Bool
    /// The reason for which it is the user's.
    public let ownershipType: OwnershipType
    /// The date of the end, for what is paid again and again.
    public let expirationDate: Date?
    /// The date of a return.
    public let revocationDate: Date?
    /// The reason for which it was taken back.
    public let revocationReason: RevocationReason?
    /// Tells the store that the app has given what was paid.
    public func finish() async {}

    /// No purchases, as a sequence.
    public struct Transactions: AsyncSequence, Sendable {
        /// A purchase.
        public typealias Element = VerificationResult<Transaction>
        /// Begins the sequence.
        public func makeAsyncIterator() -> Iterator { Iterator() }
        /// The end of the sequence.
        public struct Iterator: AsyncIteratorProtocol {
            /// Returns nil.
            public mutating func next() async -> VerificationResult<Transaction>? { nil }
        }
    }
    /// The purchases that are in force: none.
    public static var currentEntitlements: Transactions { Transactions() }
    /// The purchases that come while the app runs: none.
    public static var updates: Transactions { Transactions() }
}

/// A value of the store together with whether the store has signed it.
public enum VerificationResult<SignedType: Sendable>: Sendable {
    /// Not signed, with the reason.
    case unverified(SignedType, any Error)
    /// Signed.
    case verified(SignedType)

    /// The value, whoever has signed it.
    public var unsafePayloadValue: SignedType {
        switch self {
        case .unverified(let value, _), .verified(let value): value
        }
    }
    /// The value if it is signed; throws the reason otherwise.
    public var payloadValue: SignedType {
        get throws {
            switch self {
            case .unverified(_, let error): throw error
            case .verified(let value): value
            }
        }
    }
}

/// The store.
public enum AppStore {
    /// Looks for earlier purchases, of which there are none.
    public static func sync() async throws {}
    /// Indicates whether the user may buy: purchases on a stage end as cancelled.
    public static var canMakePayments: Bool { true }
    /// Shows the user's subscriptions; the stage has none, which is told.
    @MainActor
    public static func showManageSubscriptions(in scene: AnyObject) async throws {
        Stage.current?.tell("The sheet of the user's subscriptions is not shown: the stage has no store.")
    }
    /// Takes a code for an offer; the stage has no such sheet, which is told.
    @MainActor
    public static func presentOfferCodeRedeemSheet(in scene: AnyObject) async throws {
        Stage.current?.tell("The sheet for a code is not shown: the stage has no store.")
    }
    /// Asks for a rating, which is told.
    @MainActor
    public static func requestReview(in scene: AnyObject) { RequestReviewAction()() }
}

/// Asks for ratings.
public enum SKStoreReviewController {
    /// Asks for a rating, which is told; from any thread, as Apple's.
    public static func requestReview(in scene: AnyObject) { requestReview() }
    /// Asks for a rating, which is told; from any thread, as Apple's.
    public static func requestReview() {
        if MainQueue.isCurrent {
            MainActor.assumeIsolated { RequestReviewAction()() }
        } else {
            Task { @MainActor in RequestReviewAction()() }
        }
    }
}

/// Asks the user for a rating, which is told: no question is shown.
@MainActor
public struct RequestReviewAction {
    nonisolated init() {}
    /// Asks.
    public func callAsFunction() {
        Stage.current?.tell("requestReview() shows no question: the stage has no store.")
    }
}

private enum RequestReviewKey: EnvironmentKey {
    static var defaultValue: RequestReviewAction { RequestReviewAction() }
}

extension EnvironmentValues {
    /// Asks the user for a rating.
    public var requestReview: RequestReviewAction {
        get { self[RequestReviewKey.self] }
        set { self[RequestReviewKey.self] = newValue }
    }
}
