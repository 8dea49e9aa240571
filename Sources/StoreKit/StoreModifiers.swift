// Licensed under the Apache License, Version 2.0.

public import Foundation
public import StageUI

/// Buys a product for a view. On a stage the user cancels, which is told.
public struct PurchaseAction: Sendable {
    /// Buys a product.
    @MainActor
    @discardableResult
    public func callAsFunction(
        _ product: Product, options: Set<Product.PurchaseOption> = []
    ) async throws -> Product.PurchaseResult { try await product.purchase(options: options) }
}

/// A button of the store's views.
public struct StoreButtonKind: Hashable, Sendable {
    let name: String
    /// Closes the view.
    public static let cancellation = StoreButtonKind(name: "cancellation")
    /// Brings earlier purchases back.
    public static let restorePurchases = StoreButtonKind(name: "restorePurchases")
    /// Takes a code for an offer.
    public static let redeemCode = StoreButtonKind(name: "redeemCode")
    /// Signs in to the app.
    public static let signIn = StoreButtonKind(name: "signIn")
    /// The terms and the privacy policy.
    public static let policies = StoreButtonKind(name: "policies")
}

/// The looks of views of products.
@MainActor @preconcurrency
public protocol ProductViewStyle {}
/// A look of views of products; all are drawn alike.
public struct StandardProductViewStyle: ProductViewStyle {}
extension ProductViewStyle where Self == StandardProductViewStyle {
    /// The usual look.
    public static var automatic: Self { Self() }
    /// A row.
    public static var compact: Self { Self() }
    /// Between the others.
    public static var regular: Self { Self() }
    /// A card.
    public static var large: Self { Self() }
}

/// The looks of the choices of subscriptions.
@MainActor @preconcurrency
public protocol SubscriptionStoreControlStyle {}
/// A look of the choices of subscriptions; all are drawn alike.
public struct StandardSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {}
extension SubscriptionStoreControlStyle where Self == StandardSubscriptionStoreControlStyle {
    /// The usual look.
    public static var automatic: Self { Self() }
    /// A button for each.
    public static var buttons: Self { Self() }
    /// A list to choose from.
    public static var picker: Self { Self() }
    /// A list to choose from, each with a frame.
    public static var prominentPicker: Self { Self() }
    /// A list in little space.
    public static var compactPicker: Self { Self() }
}

/// The words of the buttons of subscriptions; all are drawn alike.
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
    /// The usual words.
    public static var automatic: Self { Self() }
    /// The action.
    public static var action: Self { Self() }
    /// The name.
    public static var displayName: Self { Self() }
    /// The price.
    public static var price: Self { Self() }
    /// Several lines.
    public static var multiline: Self { Self() }
    /// One line.
    public static var singleLine: Self { Self() }
}

/// The policies of an app's subscriptions.
public enum SubscriptionStorePolicyKind: Hashable, Sendable {
    /// The terms.
    case termsOfService
    /// The privacy policy.
    case privacyPolicy
}

private enum PurchaseKey: EnvironmentKey { static var defaultValue: PurchaseAction { PurchaseAction() } }
private enum StoreButtonsKey: EnvironmentKey { static var defaultValue: Set<StoreButtonKind> { [] } }

extension EnvironmentValues {
    /// Buys a product.
    public var purchase: PurchaseAction {
        get { self[PurchaseKey.self] }
        set { self[PurchaseKey.self] = newValue }
    }
    var storeButtons: Set<StoreButtonKind> {
        get { self[StoreButtonsKey.self] }
        set { self[StoreButtonsKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of the views of products inside the view; all are drawn alike.
    public func productViewStyle(_ style: some ProductViewStyle) -> some View { self }
    /// Sets the look of the choices of subscriptions inside the view; all are drawn alike.
    public func subscriptionStoreControlStyle(_ style: some SubscriptionStoreControlStyle) -> some View {
        self
    }
    /// Sets the words of the buttons of subscriptions inside the view; all are drawn alike.
    public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View { self }
    /// Sets the ground of the choices of subscriptions inside the view; none is drawn.
    public func subscriptionStorePickerItemBackground(_ backgroundStyle: some ShapeStyle) -> some View {
        self
    }
    /// Sets the icons of the subscriptions inside the view; there are none to show.
    public func subscriptionStoreControlIcon<Icon: View>(
        @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> Icon
    ) -> some View { self }
    /// Sets the address of a policy for the subscriptions inside the view; it is not shown.
    public func subscriptionStorePolicyDestination(
        url: URL, for button: SubscriptionStorePolicyKind
    ) -> some View { self }
    /// Sets the colors of the policies for the subscriptions inside the view; they are not shown.
    public func subscriptionStorePolicyForegroundStyle(_ style: some ShapeStyle) -> some View { self }
    /// Shows or hides buttons of the store's views inside the view; that of earlier purchases is drawn.
    public func storeButton(_ visibility: Visibility, for buttonKinds: StoreButtonKind...) -> some View {
        transformEnvironment(\.storeButtons) { buttons in
            if visibility == .visible {
                buttons.formUnion(buttonKinds)
            } else {
                buttons.subtract(buttonKinds)
            }
        }
    }
    /// Takes what happens before a purchase of the views inside, of which there is none.
    public func onInAppPurchaseStart(perform action: ((Product) async -> Void)?) -> some View { self }
    /// Takes what happens after a purchase of the views inside, of which there is none.
    public func onInAppPurchaseCompletion(
        perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
    ) -> some View { self }
    /// Takes what a task does with the subscriptions of a group: it is told that there are none.
    public func subscriptionStatusTask(
        for groupID: String,
        priority: TaskPriority = .medium,
        action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
    ) -> some View { task(id: groupID) { await action(.success([])) } }
    /// Takes what a task does with the purchase of a product: it is told that there is none.
    public func currentEntitlementTask(
        for productID: String,
        priority: TaskPriority = .medium,
        action: @escaping (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
    ) -> some View { task(id: productID) { await action(.success(nil)) } }
    /// Shows the user's subscriptions; the stage has none, which is told.
    public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
        storeSheet("The sheet of the user's subscriptions", isPresented)
    }
    /// Shows the user's subscriptions of a group; the stage has none, which is told.
    public func manageSubscriptionsSheet(
        isPresented: Binding<Bool>, subscriptionGroupID: String
    ) -> some View { storeSheet("The sheet of the user's subscriptions", isPresented) }
    /// Takes a code for an offer; the stage has no such sheet, which is told.
    public func offerCodeRedemption(
        isPresented: Binding<Bool>, onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }
    ) -> some View { storeSheet("The sheet for a code", isPresented) }
    /// Asks for money back; the stage has no such sheet, which is told.
    public func refundRequestSheet(for transactionID: UInt64, isPresented: Binding<Bool>) -> some View {
        storeSheet("The sheet that asks for money back", isPresented)
    }

    /// Asks for money back; the stage has no such sheet, which is told.
    public func refundRequestSheet(
        for transactionID: UInt64, isPresented: Binding<Bool>,
        onDismiss: (
            @MainActor (Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void
        )?
    ) -> some View { storeSheet("The sheet that asks for money back", isPresented) }

    private func storeSheet(_ name: String, _ isPresented: Binding<Bool>) -> some View {
        onChange(of: isPresented.wrappedValue, initial: true) { _, isShown in
            guard isShown else { return }
            Stage.current?.tell("\(name) is not shown: the stage has no store.")
            isPresented.wrappedValue = false
        }
    }
}

/// The state of a task that looks for purchases.
public enum EntitlementTaskState<Value: Sendable>: Sendable {
    /// Not yet known.
    case loading
    /// An error.
    case failure(any Error)
    /// Known.
    case success(Value)

    /// The purchases, where they are known.
    public var value: Value? { if case .success(let value) = self { value } else { nil } }
    /// Returns the state with another value, where it is known.
    nonisolated(nonsending)
        public func map<Other: Sendable>(
            _ transform: (Value) async throws -> Other
        ) async rethrows -> EntitlementTaskState<Other>
    {
        switch self {
        case .loading: .loading
        case .failure(let error): .failure(error)
        case .success(let value): .success(try await transform(value))
        }
    }
    /// Returns the state that follows from the value, where it is known.
    nonisolated(nonsending)
        public func flatMap<Other: Sendable>(
            _ transform: (Value) async throws -> EntitlementTaskState<Other>
        ) async rethrows -> EntitlementTaskState<Other>
    {
        switch self {
        case .loading: .loading
        case .failure(let error): .failure(error)
        case .success(let value): try await transform(value)
        }
    }
}
