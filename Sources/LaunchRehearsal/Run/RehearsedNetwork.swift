// Licensed under the Apache License, Version 2.0.

public import Foundation
public import LaunchBrands

/// The brands' services over the network, passed in so that pictures can be drawn without sockets.
public struct RehearsedNetwork: Sendable {
    /// Asks UrbanNest's server, with the token that a cache holds.
    public let urbanNest: @Sendable (UrbanNestCache) -> UrbanNestBackend

    /// Asks Duggy's server and the store.
    public let duggy: @Sendable () -> DuggyBackend
    /// Asks ShipThatApp's server, with a token and the present date.
    public let shipThatApp:
        @Sendable (_ token: String?, _ date: @escaping @Sendable () -> Date) -> ShipThatAppBackend

    /// Joins the brands' services.
    public init(
        urbanNest: @escaping @Sendable (UrbanNestCache) -> UrbanNestBackend,
        duggy: @escaping @Sendable () -> DuggyBackend,
        shipThatApp:
            @escaping @Sendable (_ token: String?, _ date: @escaping @Sendable () -> Date)
            -> ShipThatAppBackend
    ) {
        self.urbanNest = urbanNest
        self.duggy = duggy
        self.shipThatApp = shipThatApp
    }
}
