// Licensed under the Apache License, Version 2.0.

/// The result of an audit for one thing.
public struct AuditFinding: Hashable, Sendable, Codable {
    /// The meaning of a finding.
    public enum Verdict: String, CaseIterable, Hashable, Sendable, Codable {
        /// The rule holds.
        case pass
        /// The rule is violated.
        case fail
        /// The rule is violated, which is accepted for the reason given.
        case waived
        /// The rule is violated as it was when the baseline was written.
        case known
        /// The rule cannot be measured.
        case unmeasured
    }

    /// The rule that was checked.
    public var rule: AuditRule
    /// The subject: a text, an element, or the screen.
    public var subject: String
    /// All subjects that violate the rule for one cause, the first of them included; empty where there is only one.
    public var subjects: [String] = []
    /// The verdict.
    public var verdict: Verdict
    /// The measured figure, in words.
    public var figure: String
    /// The size of the violation; of the same thing in several places, the one with the largest number is kept.
    package var severity = 0.0
    /// The cause that several subjects can share, such as a colour; nil where each is its own.
    package var cause: String?
    /// The states and settings in which it was seen.
    public var places: [String]
    /// The reason why it is accepted, and by which requirement.
    public var reason: String?

    init(
        _ rule: AuditRule, _ subject: String, _ verdict: Verdict, _ figure: String, severity: Double = 0,
        cause: String? = nil, place: String
    ) {
        self.rule = rule
        self.subject = subject
        self.verdict = verdict
        self.figure = figure
        self.severity = severity
        self.cause = cause
        places = [place]
    }

    /// The key by which two findings are one.
    fileprivate struct Key: Hashable {
        let rule: AuditRule
        /// The subject, or the cause.
        let name: String
        let verdict: Verdict
        let reason: String?
    }

    private enum CodingKeys: String, CodingKey {
        case rule, subject, subjects, verdict, figure, places, reason
    }
}

extension [AuditFinding] {
    /// One finding for each rule, thing and verdict: the worst of them, with all its places.
    var joined: [AuditFinding] { joined { $0.subject } }

    /// One finding for each cause: the worst of those that violate a rule for the same one, with all their subjects and
    /// places.
    var groupedByCause: [AuditFinding] {
        joined { finding in
            let isViolated = finding.verdict == .fail || finding.verdict == .known
            return isViolated ? finding.cause.map { "\u{0}" + $0 } ?? finding.subject : finding.subject
        }
    }

    private func joined(by name: (AuditFinding) -> String) -> [AuditFinding] {
        var order: [AuditFinding.Key] = []
        var kept: [AuditFinding.Key: AuditFinding] = [:]
        for finding in self {
            let key = AuditFinding.Key(
                rule: finding.rule, name: name(finding), verdict: finding.verdict, reason: finding.reason)
            guard let old = kept[key] else {
                order.append(key)
                kept[key] = finding
                continue
            }
            var worst = old.severity >= finding.severity ? old : finding
            worst.places = old.places.with(finding.places)
            if old.subject != finding.subject {
                // The first one names all, whichever of them is the worst.
                worst.subject = old.subject
                worst.subjects = old.all.with(finding.all)
            }
            kept[key] = worst
        }
        return order.compactMap { kept[$0] }
    }
}

extension AuditFinding {
    fileprivate var all: [String] { subjects.isEmpty ? [subject] : subjects }
}

extension [String] {
    /// The texts, and those of others that are not among them.
    fileprivate func with(_ others: [String]) -> [String] { self + others.filter { !contains($0) } }
}
