// Licensed under the Apache License, Version 2.0.

/// New bytes of a file that mend a finding and change nothing else.
public struct LintEdit: Hashable, Sendable {
    /// The path of the file.
    public var path: String
    /// All that the file holds afterwards.
    public var bytes: [UInt8]

    /// Hashes the path alone, as many findings may share large bytes.
    public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// What a rule objects to in a project, and where.
public struct LintFinding: Hashable, Sendable {
    /// The rule.
    public var rule: LintRule
    /// How much it matters here.
    public var severity: LintSeverity
    /// The path of the file.
    public var file: String
    /// The line from 1; nil when the file as a whole is meant.
    public var line: Int?
    /// The element or key that is meant; empty for none.
    public var element: String
    /// What was found.
    public var message: String
    /// What mends it; nil when a person must decide.
    public var edit: LintEdit?
    /// The reason for which somebody lets it be; nil when nobody does.
    public var waiver: String?

    init(rule: LintRule, file: String, line: Int?, element: String, message: String, edit: LintEdit?) {
        (self.rule, severity, self.file) = (rule, rule.severity, file)
        self.line = line.flatMap { $0 > 0 ? $0 : nil }
        (self.element, self.message, self.edit) = (element, message, edit)
    }

    /// Why it matters, with the source in brackets.
    public var why: String { rule.why }
    /// What to do.
    public var fix: String { rule.fix }
    /// Whether it can be mended without a decision.
    public var isMendable: Bool { edit != nil }
    /// Whether somebody lets it be, for a reason.
    public var isWaived: Bool { waiver != nil }

    /// The order of reports: file, line, rule, element, message.
    static func precedes(_ one: LintFinding, _ other: LintFinding) -> Bool {
        if one.file != other.file { return one.file.utf8.lexicographicallyPrecedes(other.file.utf8) }
        return (one.line ?? 0, one.rule.id, one.element, one.message)
            < (other.line ?? 0, other.rule.id, other.element, other.message)
    }

    /// A finding as compilers write it.
    public var description: String {
        let place = line.map { "\(file):\($0)" } ?? file
        return "\(place): \(severity.rawValue): \(message) [\(rule.id)]"
    }
}
