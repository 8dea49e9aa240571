// Licensed under the Apache License, Version 2.0.

import Foundation

/// A deviation that a requirement accepts.
public struct AuditWaiver: Hashable, Sendable, Codable {
    /// The brand.
    public var brand: String
    /// The rule.
    public var rule: AuditRule
    /// The thing; a star at the end stands for anything.
    public var subject: String
    /// The requirement that accepts it, C-UN-17 for example.
    public var requirement: String
    /// Why.
    public var reason: String

    /// The waivers that come with the package.
    ///
    /// - Throws: A decoding error when the embedded file is damaged.
    public static func embedded() throws -> [AuditWaiver] {
        try JSONDecoder().decode([AuditWaiver].self, from: Data(PackageResources.waivers_json))
    }

    /// Whether it is meant for a finding of its brand.
    func covers(_ finding: AuditFinding) -> Bool {
        guard finding.rule == rule, finding.verdict == .fail else { return false }
        guard subject.hasSuffix("*") else { return finding.subject == subject }
        return finding.subject.hasPrefix(subject.dropLast())
    }
}
