// Licensed under the Apache License, Version 2.0.

import Combine
public import Foundation
import StageUI

/// A wish to buy something.
///
/// Unchecked, as an app shares it only when it is complete.
open class SKPayment: NSObject, @unchecked Sendable {
    /// The name of the product.
    open fileprivate(set) var productIdentifier: String
    /// The number of pieces.
    open fileprivate(set) var quantity = 1
    /// The user's name in the app, as a digest.
    open fileprivate(set) var applicationUsername: String?
    /// Creates a wish for one piece.
    public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}

/// A wish to buy something that can be changed.
///
/// Unchecked, as its superclass is.
open class SKMutablePayment: SKPayment, @unchecked Sendable {
    /// The name of the product.
    open override var productIdentifier: String {
        get { super.productIdentifier }
        set { super.productIdentifier = newValue }
    }
    /// The number of pieces.
    open override var quantity: Int {
        get { super.quantity }
        set { super.quantity = newValue }
    }
    /// The user's name in the app, as a digest.
    open override var applicationUsername: String? {
        get { super.applicationUsername }
        set { super.applicationUsername = newValue }
    }
}

/// The states of a purchase.
public enum SKPaymentTransactionState: Int, Sendable {
    /// The store has it.
    case purchasing
    /// It is paid.
    case purchased
    /// It came to nothing.
    case failed
    /// It was paid before.
    case restored
    /// Somebody else has to allow it.
    case deferred
}

/// A purchase that goes through the store.
///
/// Unchecked, as it does not change after it is made, and NSObject is not marked as one that may be shared.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
    /// The wish.
    public let payment: SKPayment
    /// The state.
    public let transactionState: SKPaymentTransactionState
    /// The reason for which it came to nothing.
    public let error: (any Error)?
    /// The first purchase, for one that was paid before.
    open var original: SKPaymentTransaction? { nil }
    /// The name: only what is paid has one.
    open var transactionIdentifier: String? { nil }
    /// The date: only what is paid has one.
    open var transactionDate: Date? { nil }
    init(_ payment: SKPayment, _ state: SKPaymentTransactionState, _ error: (any Error)? = nil) {
        (self.payment, transactionState, self.error) = (payment, state, error)
    }
}

/// An object that learns how purchases go.
public protocol SKPaymentTransactionObserver: AnyObject {
    /// Tells the observer that transactions have changed.
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    /// Tells the observer that transactions were removed.
    func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
    /// Tells the observer that earlier purchases were restored.
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
    /// Tells the observer that restoring has failed.
    func paymentQueue(
        _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
    /// Returns whether a purchase that was begun in the App Store goes on; there is none here.
    func paymentQueue(
        _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
    ) -> Bool
}

extension SKPaymentTransactionObserver {
    /// Does nothing.
    public func paymentQueue(
        _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]
    ) {}
    /// Does nothing.
    public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
    /// Does nothing.
    public func paymentQueue(
        _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
    ) {}
    /// Returns true.
    public func paymentQueue(
        _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
    ) -> Bool { true }
}

/// The purchases of the simulated device: each is begun, and ends as one that the user has cancelled, which is told.
///
/// Unchecked, as its observers and purchases are read and written on the main thread.
public final class SKPaymentQueue: NSObject, @unchecked Sendable {
    private struct Observer {
        weak var object: (any SKPaymentTransactionObserver)?
    }
    private var observers: [Observer] = []
    /// The purchases that the app has not finished.
    public private(set) var transactions: [SKPaymentTransaction] = []
    override init() {}

    /// Returns the purchases of the device at hand.
    public class func `default`() -> SKPaymentQueue {
        (StageDevice.current ?? .standIn).kept { SKPaymentQueue() }
    }
    /// Returns whether the user may buy: purchases end as cancelled.
    public class func canMakePayments() -> Bool { true }

    /// Adds an object that learns how purchases go.
    public func add(_ observer: any SKPaymentTransactionObserver) {
        remove(observer)
        observers.append(Observer(object: observer))
    }
    /// Removes an object that learns how purchases go.
    public func remove(_ observer: any SKPaymentTransactionObserver) {
        observers.removeAll { $0.object == nil || $0.object === observer }
    }
    /// Begins a purchase; a moment later it has come to nothing.
    public func add(_ payment: SKPayment) {
        StoreMoment.next { [self] in
            update(SKPaymentTransaction(payment, .purchasing))
            let name = payment.productIdentifier
            StoreMoment.tell(
                "StoreKit sells nothing (\(name)): the stage has no store. The purchase is cancelled.")
            StoreMoment.next { [self] in
                update(SKPaymentTransaction(payment, .failed, SKError(.paymentCancelled)))
            }
        }
    }
    private func update(_ transaction: SKPaymentTransaction) {
        transactions.removeAll { $0.payment === transaction.payment }
        transactions.append(transaction)
        for observer in observers { observer.object?.paymentQueue(self, updatedTransactions: [transaction]) }
    }
    /// Takes a purchase away that the app has dealt with.
    public func finishTransaction(_ transaction: SKPaymentTransaction) {
        guard transaction.transactionState != .purchasing,
            transactions.contains(where: { $0 === transaction })
        else { return }
        transactions.removeAll { $0 === transaction }
        StoreMoment.next { [self] in
            for observer in observers {
                observer.object?.paymentQueue(self, removedTransactions: [transaction])
            }
        }
    }
    /// Looks for earlier purchases, of which there are none.
    public func restoreCompletedTransactions() {
        StoreMoment.next { [self] in
            for observer in observers {
                observer.object?.paymentQueueRestoreCompletedTransactionsFinished(self)
            }
        }
    }
    /// Looks for earlier purchases of a user, of which there are none.
    public func restoreCompletedTransactions(withApplicationUsername username: String?) {
        restoreCompletedTransactions()
    }
}

/// An error of the store.
public struct SKError: CustomNSError, Hashable, Sendable {
    /// The kinds of errors.
    public enum Code: Int, Sendable {
        /// Not known.
        case unknown
        /// The app may not ask.
        case clientInvalid
        /// The user has cancelled.
        case paymentCancelled
        /// The wish is not valid.
        case paymentInvalid
        /// The user may not buy.
        case paymentNotAllowed
        /// The product is not sold here.
        case storeProductNotAvailable
    }
    /// The kind.
    public let code: Code
    /// Creates an error of a kind.
    public init(_ code: Code) { self.code = code }
    /// The domain of Apple's.
    public static var errorDomain: String { "SKErrorDomain" }
    /// The number of the kind.
    public var errorCode: Int { code.rawValue }
    /// Not known.
    public static var unknown: Code { .unknown }
    /// The user has cancelled.
    public static var paymentCancelled: Code { .paymentCancelled }
    /// The user may not buy.
    public static var paymentNotAllowed: Code { .paymentNotAllowed }
}

/// The moments at which the store answers: by the clock of the run, on the main thread.
enum StoreMoment {
    static func next(_ action: @escaping @Sendable () -> Void) {
        guard let clock = CurrentRun.clock else { return DispatchQueue.main.async(execute: action) }
        clock.schedule(at: clock.seconds) { CurrentRun.$clock.withValue(clock, operation: action) }
    }
    static func tell(_ sentence: String) { CurrentRun.clock?.tell(sentence) }
}
