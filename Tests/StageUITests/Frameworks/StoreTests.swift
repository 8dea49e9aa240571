// Licensed under the Apache License, Version 2.0.

import Combine
import Foundation
import StoreKit
import Testing

@testable import StageUI

/// A file that uses Combine beside the store, as a model of a paywall does.
@MainActor
private final class Paywall: ObservableObject {
    @Published var products: [Product] = []
    @Published var isSubscribed = false
    private var subscriptions: Set<AnyCancellable> = []

    func load() async throws {
        products = try await Product.products(for: ["pro.monthly"]).sorted { $0.price < $1.price }
        for product in products {
            guard let terms = product.subscription, await terms.isEligibleForIntroOffer else { continue }
            let offer = terms.introductoryOffer
            if offer?.paymentMode == .freeTrial, offer?.period.unit == .week { continue }
            for status in try await terms.status where status.state == .subscribed { isSubscribed = true }
        }
        for await result in StoreKit.Transaction.currentEntitlements {
            if case .verified(let transaction) = result, transaction.revocationDate == nil {
                isSubscribed = true
            }
        }
        $isSubscribed.sink { _ in }.store(in: &subscriptions)
    }

    func buy(_ product: Product) async throws {
        switch try await product.purchase(options: [.quantity(1)]) {
        case .success(let verification): await (try verification.payloadValue).finish()
        case .pending, .userCancelled: break
        }
    }
}

private struct PaywallScreen: View {
    @StateObject private var model = Paywall()
    @Environment(\.purchase) private var purchase
    @State private var managesSubscriptions = true

    var body: some View {
        SubscriptionStoreView(groupID: "pro") {
            Text("Go further").font(.largeTitle)
        }
        .subscriptionStoreControlStyle(.prominentPicker)
        .subscriptionStoreButtonLabel(.multiline)
        .storeButton(.visible, for: .restorePurchases)
        .onInAppPurchaseCompletion { _, result in
            if case .success(.success(let transaction)) = result { _ = transaction }
        }
        .subscriptionStatusTask(for: "pro") { state in
            model.isSubscribed = state.value?.contains { $0.state == .subscribed } ?? false
        }
        .manageSubscriptionsSheet(isPresented: $managesSubscriptions)
        .task { try? await model.load() }
    }
}

@MainActor
@Suite struct StoreTests {
    @Test func aPaywallShowsItsWordsAndThatThereIsNoStore() {
        let stage = Stage.fixed { PaywallScreen() }
        stage.settle()
        let texts = stage.drawn.texts
        for words in ["Go further", "Subscription Unavailable", "Restore Purchases"] {
            #expect(texts[words] != nil, "\(words)")
        }
    }

    @Test func aStoreNamesTheProductsThatItDoesNotHave() {
        let stage = Stage.fixed {
            StoreView(ids: ["coins", "hats"]) { _ in Color.red.frame(width: 20, height: 20) }
                .productViewStyle(.compact)
        }
        stage.settle()
        #expect(stage.drawn.texts["coins"] != nil && stage.drawn.texts["hats"] != nil)
        #expect(stage.drawn.fills(255, 59, 48).count == 2)
    }

    @Test func theTimesOfSubscriptionsHaveNames() {
        #expect(Product.SubscriptionPeriod.everySixMonths.unit == .month)
        #expect(Product.SubscriptionPeriod.everySixMonths.value == 6)
        #expect(Product.SubscriptionPeriod.weekly.unit == .week)
    }

    @Test func aStateIsMappedWhereItIsKnown() async {
        let known = await EntitlementTaskState.success(2).map { value in
            await Task.yield()
            return "\(value)"
        }
        #expect(known.value == "2")
        #expect(await EntitlementTaskState.success(2).flatMap { _ in .success(3) }.value == 3)
        #expect(await EntitlementTaskState<Int>.loading.map { $0 + 1 }.value == nil)
    }

    @Test func unitsOfTimeAreWrittenInAWord() {
        let style = Product.SubscriptionPeriod.Unit.FormatStyle()
        #expect(Product.SubscriptionPeriod.Unit.month.formatted(style) == "Month")
    }
}
