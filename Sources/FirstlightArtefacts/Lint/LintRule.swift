// Licensed under the Apache License, Version 2.0.

/// How much a finding matters.
public enum LintSeverity: String, Hashable, Sendable, CaseIterable {
    /// It does not build, is refused by a store, or is not seen by some users.
    case error
    /// It works and differs from what a guideline or the next system asks.
    case warning
    /// Something to know.
    case note
}

/// What a check looks for: its name, why it matters, and what to do.
public struct LintRule: Hashable, Sendable {
    /// The name that waivers and reports use; it does not change.
    public let id: String
    /// How much a finding of the rule matters as a rule.
    public let severity: LintSeverity
    /// What was found, without the particulars.
    public let title: String
    /// Why it matters, with the source in brackets.
    public let why: String
    /// What to do.
    public let fix: String

    init(_ id: String, _ severity: LintSeverity, _ title: String, why: String, fix: String) {
        (self.id, self.severity, self.title, self.why, self.fix) = (id, severity, title, why, fix)
    }

    /// Every rule, sorted by its name.
    public static let all: [LintRule] =
        (guidelines + keys + identifiers + entitlements + pictures + icons + storyboards
        + storyboardRestrictions + androids + webs + waivers).sorted { $0.id < $1.id }

    /// Finds a rule by its name.
    public static func named(_ id: String) -> LintRule? { all.first { $0.id == id } }

    func at(
        _ file: String, _ line: Int? = nil, _ element: String = "", _ message: String, edit: LintEdit? = nil
    ) -> LintFinding {
        LintFinding(rule: self, file: file, line: line, element: element, message: message, edit: edit)
    }
}
