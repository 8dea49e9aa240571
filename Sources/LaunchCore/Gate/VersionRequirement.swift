// Licensed under the Apache License, Version 2.0.

/// A server's requirement on the app's version.
public struct VersionRequirement: Hashable, Sendable, Codable {
    /// The oldest version that may be used.
    public let minimum: SemanticVersion
    /// The version that users are offered; nil to offer none.
    public let recommended: SemanticVersion?
    /// The newest version that a user can get in the store; nil when the server does not say.
    public let available: SemanticVersion?

    /// States a demand.
    public init(
        minimum: SemanticVersion, recommended: SemanticVersion? = nil, available: SemanticVersion? = nil
    ) {
        (self.minimum, self.recommended, self.available) = (minimum, recommended, available)
    }
}
