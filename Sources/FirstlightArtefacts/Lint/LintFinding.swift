// Licensed under the Apache License, Version 2.0.

/// New bytes of a file that mend a finding and change nothing else.
package struct LintEdit: Hashable, Sendable {
    /// The path of the file.
    package var path: String
    /// All that the file holds afterwards.
    package var bytes: [UInt8]

    /// Hashes the path alone, as many findings may share large bytes.
    package func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// A violation of a rule in a project, and its place.
public struct LintFinding: Hashable, Sendable {
    /// The rule.
    public var rule: LintRule
    /// The severity of the finding here.
    public var severity: LintSeverity
    /// The path of the file.
    public var file: String
    /// The line from 1; nil when the finding concerns the whole file.
    public var line: Int?
    /// The element or key concerned; empty for none.
    public var element: String
    /// The problem that was found.
    public var message: String
    /// The edit that fixes it; nil when a person must decide.
    package var edit: LintEdit?
    /// The reason for which somebody lets it be; nil when nobody does.
    public var waiver: String?

    init(rule: LintRule, file: String, line: Int?, element: String, message: String, edit: LintEdit?) {
        (self.rule, severity, self.file) = (rule, rule.severity, file)
        self.line = line.flatMap { $0 > 0 ? $0 : nil }
        (self.element, self.message, self.edit) = (element, message, edit)
    }

    /// The reason why it matters, with the source in brackets.
    public var why: String { rule.why }
    /// The remedy.
    public var fix: String { rule.fix }
    /// Indicates whether it can be fixed without a decision.
    public var isMendable: Bool { edit != nil }
    /// Indicates whether it is waived, for a reason.
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
