// Licensed under the Apache License, Version 2.0.

public import Foundation

/// Something that the app sells, by the names of older apps. The stage has no store, and finds none.
open class SKProduct: NSObject {
    /// The units of a time between payments.
    public enum PeriodUnit: UInt, Sendable {
        /// Days.
        case day
        /// Weeks.
        case week
        /// Months.
        case month
        /// Years.
        case year
    }
    /// Creates a product without words.
    public override init() {}
    /// The name for the store.
    open var productIdentifier: String { "" }
    /// The name for the user.
    open var localizedTitle: String { "" }
    /// The description.
    open var localizedDescription: String { "" }
    /// The price.
    open var price: NSDecimalNumber { 0 }
    /// The region whose way of writing prices is used.
    open var priceLocale: Locale { .current }
    /// Indicates whether all of a family can use it.
    open var isFamilyShareable: Bool { false }
    /// The time between two payments, for what is paid again and again.
    open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
    /// The name of the group of which the user has one.
    open var subscriptionGroupIdentifier: String? { nil }
    /// The offer for new subscribers.
    open var introductoryPrice: SKProductDiscount? { nil }
    /// The offers for those whom the app chooses.
    open var discounts: [SKProductDiscount] { [] }
}

/// A time between two payments.
open class SKProductSubscriptionPeriod: NSObject {
    /// Creates no time.
    public override init() {}
    /// The number of units.
    open var numberOfUnits: Int { 0 }
    /// The unit.
    open var unit: SKProduct.PeriodUnit { .day }
}

/// A lower price for a while.
open class SKProductDiscount: NSObject {
    /// The ways to pay.
    public enum PaymentMode: UInt, Sendable {
        /// Again and again.
        case payAsYouGo
        /// At once.
        case payUpFront
        /// Not at all.
        case freeTrial
    }
    /// Creates no discount.
    public override init() {}
    /// The name for the store.
    open var identifier: String? { nil }
    /// The price.
    open var price: NSDecimalNumber { 0 }
    /// The region whose way of writing prices is used.
    open var priceLocale: Locale { .current }
    /// The time between two payments.
    open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
    /// The number of those times.
    open var numberOfPeriods: Int { 0 }
    /// The way to pay.
    open var paymentMode: PaymentMode { .payAsYouGo }
}

/// A question to the store.
///
/// Unchecked, as it is asked on one thread, and answered by the clock of the run.
open class SKRequest: NSObject, @unchecked Sendable {
    /// The object that gets the answer.
    open weak var delegate: (any SKRequestDelegate)?
    private var isCancelled = false

    override init() {}
    /// Asks. The answer comes a moment later, on the main thread.
    open func start() {
        StoreMoment.next { [self] in
            guard !isCancelled else { return }
            answer()
            delegate?.requestDidFinish(self)
        }
    }
    /// Asks no longer.
    open func cancel() { isCancelled = true }
    func answer() {}
}

/// An object that learns about the end of a question.
public protocol SKRequestDelegate: NSObjectProtocol {
    /// Tells the delegate that the request has finished.
    func requestDidFinish(_ request: SKRequest)
    /// Tells the delegate that the request has failed.
    func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
    /// Does nothing.
    public func requestDidFinish(_ request: SKRequest) {}
    /// Does nothing.
    public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// A question for products; the stage has no store, so that each name is one of no product, which is told.
///
/// Unchecked, as its superclass is.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
    private let names: Set<String>
    /// Creates a question for products by their names.
    public init(productIdentifiers: Set<String>) { names = productIdentifiers }
    override func answer() {
        StoreMoment.tell(
            """
            StoreKit finds no product (\(names.sorted().joined(separator: ", "))): the stage has no store. Show the \
            prices of a test there.
            """)
        let response = SKProductsResponse(invalidProductIdentifiers: names.sorted())
        (delegate as? any SKProductsRequestDelegate)?.productsRequest(self, didReceive: response)
    }
}

/// An object that gets products.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
    /// Gets the products.
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// The products for a question.
open class SKProductsResponse: NSObject {
    /// The products: none.
    open var products: [SKProduct] { [] }
    /// The names of no product.
    public let invalidProductIdentifiers: [String]
    init(invalidProductIdentifiers: [String]) { self.invalidProductIdentifiers = invalidProductIdentifiers }
}

/// A question for the receipt of all purchases; it is answered, and there is no receipt.
///
/// Unchecked, as its superclass is.
open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
    /// Creates a question.
    public init(receiptProperties properties: [String: Any]? = nil) {}
}
