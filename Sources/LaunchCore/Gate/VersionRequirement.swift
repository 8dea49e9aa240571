// Licensed under the Apache License, Version 2.0.

public import struct Foundation.Date

/// What a server demands of the app's version.
public struct VersionRequirement: Hashable, Sendable, Codable {
    /// The oldest version that may be used.
    public let minimum: SemanticVersion
    /// The version that users are offered; nil to offer none.
    public let recommended: SemanticVersion?
    /// The newest version that a user can get in the store; nil when the server does not tell.
    public let available: SemanticVersion?
    /// When the server made it; an older one never takes the place of a newer one.
    public let issuedAt: Date?

    /// States a demand.
    public init(
        minimum: SemanticVersion, recommended: SemanticVersion? = nil, available: SemanticVersion? = nil,
        issuedAt: Date? = nil
    ) {
        (self.minimum, self.recommended) = (minimum, recommended)
        (self.available, self.issuedAt) = (available, issuedAt)
    }

    /// Whether it may take the place of an earlier one; an older document sent again may not.
    public func supersedes(_ earlier: VersionRequirement?) -> Bool {
        guard let earlier = earlier?.issuedAt else { return true }
        return issuedAt.map { $0 >= earlier } ?? false
    }
}
