// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A price below the usual one, for a time.
extension Product {
    /// An offer for what is paid again and again.
    public struct SubscriptionOffer: Hashable, Sendable {
        /// The kinds of offers.
        public struct OfferType: RawRepresentable, Hashable, Sendable {
            /// The name.
            public let rawValue: String
            /// Creates a kind.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// For new subscribers.
            public static let introductory = OfferType(rawValue: "introductory")
            /// For those whom the app chooses.
            public static let promotional = OfferType(rawValue: "promotional")
            /// For those who come back.
            public static let winBack = OfferType(rawValue: "winBack")
        }
        /// The ways to pay.
        public struct PaymentMode: RawRepresentable, Hashable, Sendable {
            /// The name.
            public let rawValue: String
            /// Creates a way.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Less for each of some periods.
            public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
            /// Once for all periods.
            public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
            /// Nothing.
            public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
        }
        /// The name for the store.
        public let id: String?
        /// The kind.
        public let type: OfferType
        /// The price.
        public let price: Decimal
        /// The price in words of the user's region.
        public let displayPrice: String
        /// The time of one period.
        public let period: SubscriptionPeriod
        /// The number of periods.
        public let periodCount: Int
        /// The way to pay.
        public let paymentMode: PaymentMode
    }

    /// A wish for a purchase.
    public struct PurchaseOption: Hashable, Sendable {
        let name: String
        /// The account of the app that buys.
        public static func appAccountToken(_ token: UUID) -> PurchaseOption {
            PurchaseOption(name: token.uuidString)
        }
        /// The number of pieces.
        public static func quantity(_ quantity: Int) -> PurchaseOption {
            PurchaseOption(name: "quantity \(quantity)")
        }
        /// A purchase that somebody else has to allow.
        public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption {
            PurchaseOption(name: "ask to buy \(simulateAskToBuy)")
        }
        /// A change of the store's country.
        public static func onStorefrontChange(
            shouldContinuePurchase: @escaping @Sendable (Storefront) -> Bool
        ) -> PurchaseOption { PurchaseOption(name: "storefront") }
    }

    /// The reasons for which a purchase is refused.
    public enum PurchaseError: Error, Hashable, Sendable {
        /// A number of pieces that cannot be bought.
        case invalidQuantity
        /// A product that is not sold.
        case productUnavailable
        /// Purchases that are not allowed.
        case purchaseNotAllowed
        /// A user who cannot have the offer.
        case ineligibleForOffer
        /// An offer of no name.
        case invalidOfferIdentifier
        /// An offer of no price.
        case invalidOfferPrice
        /// An offer that is not signed.
        case invalidOfferSignature
        /// An offer with parts missing.
        case missingOfferParameters
    }
}

extension Product.SubscriptionPeriod {
    /// A week.
    public static var weekly: Self { Self(unit: .week, value: 1) }
    /// A month.
    public static var monthly: Self { Self(unit: .month, value: 1) }
    /// A year.
    public static var yearly: Self { Self(unit: .year, value: 1) }
    /// Three days.
    public static var everyThreeDays: Self { Self(unit: .day, value: 3) }
    /// Two weeks.
    public static var everyTwoWeeks: Self { Self(unit: .week, value: 2) }
    /// Two months.
    public static var everyTwoMonths: Self { Self(unit: .month, value: 2) }
    /// Three months.
    public static var everyThreeMonths: Self { Self(unit: .month, value: 3) }
    /// Six months.
    public static var everySixMonths: Self { Self(unit: .month, value: 6) }
}

/// A country's store.
public struct Storefront: Identifiable, Hashable, Sendable {
    /// The code of the country.
    public let countryCode: String
    /// The number.
    public let id: String
    /// The store of the user; nil, as the stage has none.
    public static var current: Storefront? { get async { nil } }
}

/// An error of the store.
public enum StoreKitError: Error, Sendable, LocalizedError {
    /// Unknown.
    case unknown
    /// The user has cancelled.
    case userCancelled
    /// The network failed.
    case networkError(URLError)
    /// The system failed.
    case systemError(any Error)
    /// Not sold in the user's country.
    case notAvailableInStorefront
    /// The app may not sell.
    case notEntitled

    /// The problem, in words.
    public var errorDescription: String? {
        switch self {
        case .unknown: "Unable to Complete Request"
        case .userCancelled: "Request Canceled"
        case .networkError(let error): error.localizedDescription
        case .systemError(let error): error.localizedDescription
        case .notAvailableInStorefront: "Item Unavailable"
        case .notEntitled: "The app may not sell."
        }
    }
}
