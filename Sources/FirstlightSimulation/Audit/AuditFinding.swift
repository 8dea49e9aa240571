// Licensed under the Apache License, Version 2.0.

/// What an audit found out about one thing.
public struct AuditFinding: Hashable, Sendable, Codable {
    /// What a finding means.
    public enum Verdict: String, CaseIterable, Hashable, Sendable, Codable {
        /// As it should be.
        case pass
        /// Not as it should be.
        case fail
        /// Not as it should be, and accepted for the reason given.
        case waived
        /// It cannot be told.
        case unmeasured
    }

    /// What was looked for.
    public var rule: AuditRule
    /// What was looked at: a text, an element, or the screen.
    public var subject: String
    /// What it means.
    public var verdict: Verdict
    /// What was measured, in words.
    public var figure: String
    /// How bad it is; of the same thing in several places, the one with the largest number is kept.
    package var severity = 0.0
    /// Where: the states and settings in which it was seen.
    public var places: [String]
    /// Why it is accepted, and by which requirement.
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

    /// What makes two findings one.
    fileprivate struct Key: Hashable {
        let rule: AuditRule
        let subject: String
        let verdict: Verdict
    }

    private enum CodingKeys: String, CodingKey { case rule, subject, verdict, figure, places, reason }
}

extension [AuditFinding] {
    /// One finding for each rule, thing and meaning: the worst of them, with all its places.
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
