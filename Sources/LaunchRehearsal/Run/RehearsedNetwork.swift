// Licensed under the Apache License, Version 2.0.

public import LaunchBrands

/// The brands' services over the network, passed in so that pictures can be drawn without sockets.
public struct RehearsedNetwork: Sendable {
    /// Asks UrbanNest's server, with the token that a cache holds.
    public let urbanNest: @Sendable (UrbanNestCache) -> UrbanNestBackend

    /// Asks Duggy's server and the store.
    public let duggy: @Sendable () -> DuggyBackend

    /// Joins the brands' services.
    public init(
        urbanNest: @escaping @Sendable (UrbanNestCache) -> UrbanNestBackend,
        duggy: @escaping @Sendable () -> DuggyBackend
    ) {
        self.urbanNest = urbanNest
        self.duggy = duggy
    }
}
