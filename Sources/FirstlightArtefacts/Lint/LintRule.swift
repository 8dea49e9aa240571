// Licensed under the Apache License, Version 2.0.

/// The severity of a finding.
public enum LintSeverity: String, Hashable, Sendable, CaseIterable {
    /// It does not build, is refused by a store, or some users do not see it.
    case error
    /// It works and differs from what a guideline or the next system asks.
    case warning
    /// Information.
    case note
}

/// A rule of a check: its name, why it matters, and what to do.
public struct LintRule: Hashable, Sendable {
    /// The name that waivers and reports use; it does not change.
    public let id: String
    /// The usual severity of the rule's findings.
    public let severity: LintSeverity
    /// The problem, without the particulars.
    public let title: String
    /// The reason why it matters, with the source in brackets.
    public let why: String
    /// The remedy.
    public let fix: String

    init(_ id: String, _ severity: LintSeverity, _ title: String, why: String, fix: String) {
        (self.id, self.severity, self.title, self.why, self.fix) = (id, severity, title, why, fix)
    }

    /// Every rule, sorted by its name.
    public static let all: [LintRule] =
        (guidelines + keys + identifiers + entitlements + pictures + icons + storyboards
        + storyboardRestrictions + privacy + stores + androids + webs + linuxes + waivers).sorted {
            $0.id < $1.id
        }

    /// Finds a rule by its name.
    public static func named(_ id: String) -> LintRule? { all.first { $0.id == id } }

    func at(
        _ file: String, _ line: Int? = nil, _ element: String = "", _ message: String, edit: LintEdit? = nil
    ) -> LintFinding {
        LintFinding(rule: self, file: file, line: line, element: element, message: message, edit: edit)
    }
}
