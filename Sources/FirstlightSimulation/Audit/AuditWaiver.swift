// Licensed under the Apache License, Version 2.0.

import Foundation
public import LaunchKit

/// A deviation that an app's audit accepts.
public struct AuditWaiver: Hashable, Sendable, Decodable {
    /// The rule.
    public let rule: AuditRule
    /// The subject; a star at the end stands for anything.
    public let subject: String
    /// The requirement that accepts it, C-UN-17 for example; nil where the reason alone does.
    public let requirement: String?
    /// The reason.
    public let reason: String
    /// The place in the app's file: `line 2, column 3`.
    private(set) var place = ""

    /// Decodes a waiver; an unknown key is an error.
    public init(from decoder: any Decoder) throws {
        let box = try decoder.container(keyedBy: AnyKey.self)
        try box.refuseUnknown(["rule", "subject", "requirement", "reason"], "a waiver")
        rule = try box.word("rule")
        subject = try box.decode(String.self, forKey: "subject")
        requirement = try box.decodeIfPresent(String.self, forKey: "requirement")
        reason = try box.decode(String.self, forKey: "reason")
        for (key, text) in [("subject", subject), ("requirement", requirement), ("reason", reason)]
        where text?.allSatisfy(\.isWhitespace) == true {
            throw box.corrupt(AnyKey(key), "the text is empty; a waiver says what it lets be and why")
        }
    }

    /// Reads the file of an app.
    ///
    /// - Throws: `SimulationError.badWaivers` that names the app's file, the place and the allowed values.
    package static func waivers(_ bytes: [UInt8], of app: String) throws -> [AuditWaiver] {
        // An empty file has no waivers.
        guard bytes.contains(where: { $0 > 0x20 }) else { return [] }
        do {
            var found = try Scenario.decoding(Data(bytes), as: [AuditWaiver].self, apps: [])
            let source = try Scenario.source(bytes)
            for index in found.indices { found[index].place = "\(source.place(of: [AnyKey(index)]))" }
            return found
        } catch SimulationError.badScenario(let reason) {
            throw SimulationError.badWaivers(of: app, reason)
        }
    }

    /// Returns the warnings about waivers that cover no finding in all states of their app, with the place of each: one
    /// would hide a finding that comes later.
    package static func idle(
        _ waivers: [AuditWaiver], of app: String, among found: [AuditFinding]
    ) -> [String] {
        waivers.filter { waiver in !found.contains(where: waiver.covers) }.map {
            "\(app)'s waivers.json, \($0.place): the waiver of \($0.rule.rawValue) for \($0.subject) covers no finding; "
                + "remove it."
        }
    }

    /// The grounds on which a finding is accepted.
    var grounds: String { (requirement.map { "\($0): " } ?? "") + reason }

    /// Returns whether it is meant for a finding of its app.
    func covers(_ finding: AuditFinding) -> Bool {
        guard finding.rule == rule, finding.verdict == .fail else { return false }
        guard subject.hasSuffix("*") else { return finding.subject == subject }
        return finding.subject.hasPrefix(subject.dropLast())
    }
}

extension AppDescriptor {
    /// The waivers of the app's audit.
    ///
    /// - Throws: `SimulationError.badWaivers` that names the app's file, the place and what may stand there.
    public var auditWaivers: [AuditWaiver] {
        get throws { try once("waivers") { try AuditWaiver.waivers(waivers(), of: id) } }
    }
}
