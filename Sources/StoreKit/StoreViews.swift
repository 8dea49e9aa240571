// Licensed under the Apache License, Version 2.0.

import Foundation
public import StageUI

/// The name and the price of something that the app sells, with a button that buys it.
public struct ProductView<Icon: View>: View {
    private let id: Product.ID
    private let product: Product?
    private let icon: Icon
    @Environment(\.purchase) private var purchase

    /// Creates a view of a product by its name for the store, beside an icon.
    public init(id: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) {
        (self.id, product, self.icon) = (id, nil, icon())
    }
    /// Creates a view of a product beside an icon.
    public init(_ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) {
        (id, self.product, self.icon) = (product.id, product, icon())
    }

    /// The view; without a product it says that there is none.
    public var body: some View {
        HStack(spacing: 12) {
            icon
            VStack(alignment: .leading, spacing: 2) {
                Text(product?.displayName ?? id).font(.headline)
                Text(product?.description ?? "Product Unavailable").font(.subheadline)
                    .foregroundStyle(.secondary)
            }
            Spacer(minLength: 8)
            if let product {
                Button(product.displayPrice) { Task { try? await purchase(product) } }
                    .buttonStyle(.bordered).buttonBorderShape(.capsule)
            }
        }
        .task { if product == nil { _ = try? await Product.products(for: [id]) } }
    }
}

extension ProductView where Icon == EmptyView {
    /// Creates a view of a product by its name for the store.
    public init(id: Product.ID, prefersPromotionalIcon: Bool = false) {
        self.init(id: id) { EmptyView() }
    }
    /// Creates a view of a product.
    public init(_ product: Product, prefersPromotionalIcon: Bool = false) {
        self.init(product) { EmptyView() }
    }
}

/// The products of an app below each other.
public struct StoreView<Icon: View>: View {
    private let views: [ProductView<Icon>]

    /// Creates a view of products by their names for the store, each beside an icon.
    public init(
        ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: (String) -> Icon
    ) {
        views = ids.map { id in ProductView(id: id) { icon(id) } }
    }
    /// Creates a view of products, each beside an icon.
    public init(
        products: some Collection<Product>, prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: (Product) -> Icon
    ) {
        views = products.map { product in ProductView(product) { icon(product) } }
    }

    /// The views of the products.
    public var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 20) {
                ForEach(Array(views.enumerated()), id: \.offset) { _, view in view }
            }
            .padding(20)
        }
    }
}

extension StoreView where Icon == EmptyView {
    /// Creates a view of products by their names for the store.
    public init(ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false) {
        self.init(ids: ids) { _ in EmptyView() }
    }
    /// Creates a view of products.
    public init(products: some Collection<Product>, prefersPromotionalIcon: Bool = false) {
        self.init(products: products) { _ in EmptyView() }
    }
}

/// The name of the app above the choices of a group of subscriptions, where an app gives no content of its own.
public struct AutomaticSubscriptionStoreMarketingContent: View {
    /// The name.
    public var body: some View {
        Text(Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String ?? "Subscribe")
            .font(.title.bold()).padding(.vertical, 40)
    }
}

/// The choices of a group of subscriptions below an app's content.
///
/// The stage has no store and no choices: it says so as Apple's view does where a store has none.
public struct SubscriptionStoreView<Content: View>: View {
    /// The subscriptions that are shown, seen from that of the user.
    public struct Relationships: OptionSet, Sendable {
        /// The bits.
        public let rawValue: Int
        /// Creates a set.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The subscription that the user has.
        public static var current: Self { Self(rawValue: 1) }
        /// Better ones.
        public static var upgrade: Self { Self(rawValue: 2) }
        /// Lesser ones.
        public static var downgrade: Self { Self(rawValue: 4) }
        /// Others of the same level.
        public static var crossgrade: Self { Self(rawValue: 8) }
        /// All.
        public static var all: Self { Self(rawValue: 15) }
    }
    private let names: [String]
    private let products: [Product]
    private let content: Content
    @Environment(\.purchase) private var purchase
    @Environment(\.storeButtons) private var buttons

    private init(names: [String], products: [Product], content: Content) {
        (self.names, self.products, self.content) = (names, products, content)
    }
    /// Creates a view of the subscriptions of a group below some content.
    public init(
        groupID: String, visibleRelationships: Relationships = .all,
        @ViewBuilder marketingContent: () -> Content
    ) { self.init(names: [groupID], products: [], content: marketingContent()) }
    /// Creates a view of subscriptions by their names for the store below some content.
    public init(
        productIDs: some Collection<Product.ID>, visibleRelationships: Relationships = .all,
        @ViewBuilder marketingContent: () -> Content
    ) { self.init(names: Array(productIDs), products: [], content: marketingContent()) }
    /// Creates a view of subscriptions below some content.
    public init(
        subscriptions: some Collection<Product>, visibleRelationships: Relationships = .all,
        @ViewBuilder marketingContent: () -> Content
    ) { self.init(names: [], products: Array(subscriptions), content: marketingContent()) }

    /// The content with the choices below it.
    public var body: some View {
        ScrollView {
            VStack(spacing: 16) {
                content
                if products.isEmpty {
                    ContentUnavailableView {
                        Text(verbatim: "Subscription Unavailable")
                    } description: {
                        Text(verbatim: "The subscription is unavailable in the current storefront.")
                    }
                }
                ForEach(products) { product in
                    Button("\(product.displayName), \(product.displayPrice)") {
                        Task { try? await purchase(product) }
                    }
                    .buttonStyle(.borderedProminent).controlSize(.large)
                }
                if buttons.contains(.restorePurchases) {
                    Button("Restore Purchases") { Task { try? await AppStore.sync() } }.font(.footnote)
                }
            }
            .frame(maxWidth: .infinity)
            .padding(.horizontal, 20)
        }
        .task { if products.isEmpty { _ = try? await Product.products(for: names) } }
    }
}

extension SubscriptionStoreView where Content == AutomaticSubscriptionStoreMarketingContent {
    /// Creates a view of the subscriptions of a group.
    public init(groupID: String, visibleRelationships: Relationships = .all) {
        self.init(groupID: groupID) { AutomaticSubscriptionStoreMarketingContent() }
    }
    /// Creates a view of subscriptions by their names for the store.
    public init(productIDs: some Collection<Product.ID>, visibleRelationships: Relationships = .all) {
        self.init(productIDs: productIDs) { AutomaticSubscriptionStoreMarketingContent() }
    }
    /// Creates a view of subscriptions.
    public init(subscriptions: some Collection<Product>, visibleRelationships: Relationships = .all) {
        self.init(subscriptions: subscriptions) { AutomaticSubscriptionStoreMarketingContent() }
    }
}
