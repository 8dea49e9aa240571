// Licensed under the Apache License, Version 2.0.

/// What the server tells the app about itself.
public struct UrbanNestConfiguration: Codable, Hashable, Sendable {
    /// The oldest version of the app that may be used, for example 1.0.0.
    public let minimumVersion: String
    /// The telephone number of the support.
    public let supportPhone: String
    /// The ISO 4217 code of the currency that prices are in.
    public let currency: String
    /// The features that can be switched, and whether they are on.
    public let featureFlags: [String: Bool]

    /// Describes a configuration.
    public init(
        minimumVersion: String, supportPhone: String, currency: String, featureFlags: [String: Bool]
    ) {
        (self.minimumVersion, self.supportPhone) = (minimumVersion, supportPhone)
        (self.currency, self.featureFlags) = (currency, featureFlags)
    }

    /// Says what is wrong with the configuration, or nil.
    package var defect: String? {
        if minimumVersion.isEmpty { return "minimumVersion is empty" }
        if currency.count != 3 { return "currency is no code of three letters" }
        return nil
    }
}
