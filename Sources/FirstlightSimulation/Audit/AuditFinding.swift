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
        /// The rule cannot be measured.
        case unmeasured
    }

    /// The rule that was checked.
    public var rule: AuditRule
    /// The subject: a text, an element, or the screen.
    public var subject: String
    /// The verdict.
    public var verdict: Verdict
    /// The measured figure, in words.
    public var figure: String
    /// The size of the violation; of the same thing in several places, the one with the largest number is kept.
    package var severity = 0.0
    /// The states and settings in which it was seen.
    public var places: [String]
    /// The reason why it is accepted, and by which requirement.
    public var reason: String?

    init(
        _ rule: AuditRule, _ subject: String, _ verdict: Verdict, _ figure: String, severity: Double = 0,
        place: String
    ) {
        self.rule = rule
        self.subject = subject
        self.verdict = verdict
        self.figure = figure
        self.severity = severity
        places = [place]
    }

    /// The key by which two findings are one.
    fileprivate struct Key: Hashable {
        let rule: AuditRule
        let subject: String
        let verdict: Verdict
    }

    private enum CodingKeys: String, CodingKey { case rule, subject, verdict, figure, places, reason }
}

extension [AuditFinding] {
    /// One finding for each rule, thing and verdict: the worst of them, with all its places.
    var joined: [AuditFinding] {
        var order: [AuditFinding.Key] = []
        var kept: [AuditFinding.Key: AuditFinding] = [:]
        for finding in self {
            let key = AuditFinding.Key(
                rule: finding.rule, subject: finding.subject, verdict: finding.verdict)
            guard let old = kept[key] else {
                order.append(key)
                kept[key] = finding
                continue
            }
            var worst = old.severity >= finding.severity ? old : finding
            worst.places = old.places + finding.places.filter { !old.places.contains($0) }
            kept[key] = worst
        }
        return order.compactMap { kept[$0] }
    }
}
