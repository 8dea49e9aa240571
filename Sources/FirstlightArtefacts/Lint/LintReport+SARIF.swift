// Licensed under the Apache License, Version 2.0.

extension LintReport {
    /// The report in the Static Analysis Results Interchange Format, version 2.1.0.
    ///
    /// The paths are relative to `%SRCROOT%`, the root of the sources, as code hosts take them.
    public func sarif(version: String = "1.0.0") -> [UInt8] {
        let driver: JSONValue = [
            "name": "firstlight", "semanticVersion": .string(version),
            "rules": .array(LintRule.all.map(Self.descriptor)),
        ]
        let notices = skipped.sorted { $0.key < $1.key }.map { id, reason -> JSONValue in
            [
                "level": "note", "message": Self.text("The rule \(id) was not tried: \(reason)."),
                "associatedRule": ["id": .string(id)],
            ]
        }
        var run: JSONObject = [
            "tool": ["driver": driver], "columnKind": "utf16CodeUnits",
            "results": .array(findings.map(Self.result)),
            "invocations": [
                ["executionSuccessful": true, "toolExecutionNotifications": .array(notices)]
            ],
        ]
        if !asked.isEmpty {
            let verdict = StoreVerdict(self)
            var answers = JSONObject()
            for store in AppStoreKind.allCases {
                answers[store.rawValue] = .string(verdict.answer(of: store).rawValue)
            }
            run["properties"] = .object(answers)
        }
        let log: JSONValue = [
            "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
            "runs": [.object(run)],
        ]
        return log.bytes(.web)
    }

    private static func text(_ text: String) -> JSONValue { ["text": .string(text)] }

    private static func descriptor(_ rule: LintRule) -> JSONValue {
        [
            "id": .string(rule.id), "shortDescription": text(rule.title), "fullDescription": text(rule.why),
            "help": text(rule.fix), "defaultConfiguration": ["level": .string(rule.severity.rawValue)],
        ]
    }

    private static let indices = Dictionary(
        uniqueKeysWithValues: LintRule.all.enumerated().map { ($1.id, $0) })

    private static func result(_ finding: LintFinding) -> JSONValue {
        var place: JSONObject = ["artifactLocation": .object(artifact(finding.file))]
        if let line = finding.line { place["region"] = ["startLine": .number(String(line))] }
        var location: JSONObject = ["physicalLocation": .object(place)]
        if !finding.element.isEmpty {
            location["logicalLocations"] = [["fullyQualifiedName": .string(finding.element)]]
        }
        var result: JSONObject = [
            "ruleId": .string(finding.rule.id), "level": .string(finding.severity.rawValue),
            "message": text(finding.message), "locations": [.object(location)],
        ]
        if let index = indices[finding.rule.id] { result["ruleIndex"] = .number(String(index)) }
        if let reason = finding.waiver {
            result["suppressions"] = [["kind": "external", "justification": .string(reason)]]
        }
        return .object(result)
    }

    /// The place of a file: from the root of the sources, or an absolute one.
    private static func artifact(_ path: String) -> JSONObject {
        path.hasPrefix("/")
            ? ["uri": .string("file://" + uri(path))] : ["uri": .string(uri(path)), "uriBaseId": "%SRCROOT%"]
    }

    /// Returns the path as a URI reference in which every character but those of paths is escaped.
    private static func uri(_ path: String) -> String {
        let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
        return path.utf8.reduce(into: "") { text, byte in
            if plain.contains(byte) {
                text.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }
    }
}
