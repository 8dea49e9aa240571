// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Foundation
import Testing

@Suite struct LintReportTests {
    private static let files = LintSample().mark().key("UIRequiresFullScreen", "<true/>").storyboard([
        "firstItem=\"root\"": "firstItem=\"gone\""
    ])
    .file(".firstlight-lint.json", "[{\"rule\": \"full-screen-required\", \"reason\": \"a kiosk\"}]")
    .file("w\u{E9}b dir/a.webmanifest", "{").set

    @Test("The report is in the order of file, line and rule, whatever the order of the files")
    func order() {
        let report = ProjectLint(Self.files).report()
        let keys = report.findings.map { "\($0.file):\(String(($0.line ?? 0) + 1000)):\($0.rule.id)" }
        #expect(keys == keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
        #expect(Set(keys).count == keys.count)
        #expect(ProjectLint(Self.files).report().sarif() == report.sarif())
    }

    @Test("SARIF names rules with help, places, and what is waived with its reason")
    func sarif() throws {
        let log = try JSONValue(reading: ProjectLint(Self.files).report().sarif(), file: "log")
        #expect(log["version"] == "2.1.0")
        let run = try #require(log["runs"]?[0])
        let rules = try #require(run["tool"]?["driver"]?["rules"]?.array)
        #expect(rules.count == LintRule.all.count)
        let results = try #require(run["results"]?.array)
        for result in results {
            let index = try #require(result["ruleIndex"]?.integer)
            #expect(rules[index]["id"] == result["ruleId"])
        }
        let waived = try #require(results.first { $0["ruleId"] == "full-screen-required" })
        #expect(waived["suppressions"]?[0]?["justification"] == "a kiosk")
        #expect(waived["suppressions"]?[0]?["kind"] == "external")
        let dangling = try #require(results.first { $0["ruleId"] == "storyboard-dangling-id" })
        let place = try #require(dangling["locations"]?[0]?["physicalLocation"])
        #expect(place["artifactLocation"]?["uri"] == "App/Launch.storyboard")
        #expect(place["artifactLocation"]?["uriBaseId"] == "%SRCROOT%")
        #expect(place["region"]?["startLine"] == 11)
        #expect(dangling["suppressions"] == nil)
        let escaped = try #require(results.first { $0["ruleId"] == "web-manifest-damaged" })
        let uri = escaped["locations"]?[0]?["physicalLocation"]?["artifactLocation"]?["uri"]
        #expect(uri == "w%C3%A9b%20dir/a.webmanifest")
    }

    @Test("The reports of several folders are one, whose paths begin with the folder")
    func joined() throws {
        let one = ProjectLint(LintSample().key("UIRequiresFullScreen", "<true/>").set).report()
        let other = ProjectLint(LintSample().key("UILaunchScreen", nil).set).report()
        let whole = LintReport.joined([("a", one), ("/b/c/", other)])
        #expect(
            whole.findings.map { "\($0.file) \($0.rule.id)" } == [
                "a/App/Info.plist full-screen-required", "/b/c/App/Info.plist launch-screen-missing",
            ])
        let log = try JSONValue(reading: whole.sarif(), file: "log")
        #expect(log["runs"]?.array?.count == 1)
        #expect(log["runs"]?[0]?["results"]?.array?.count == 2)
    }

    private static let tool = ".venv/artefacts/bin/check-jsonschema"

    @Test(
        "check-jsonschema takes the report, and refuses a broken one",
        .enabled(
            if: FileManager.default.isExecutableFile(atPath: OutsideTool.root.appending(path: tool).path),
            "check-jsonschema is missing: Scripts/artefact_tools.sh installs it, once the network allows"))
    func schema() throws {
        let checker = try OutsideTool(Self.tool, install: "Scripts/artefact_tools.sh")
        try withFolder { folder in
            let sarif = ProjectLint(Self.files).report().sarif()
            var set = FileSet(texts: ["schema.json": Self.schemaText])
            set["good.json"] = sarif
            set["bad.json"] = Array(
                String(decoding: sarif, as: UTF8.self).replacing(
                    "\"startLine\": 11", with: "\"startLine\": 0"
                ).utf8)
            try set.write(into: folder)
            let good = try checker.run(["--schemafile", "schema.json", "good.json"], in: folder)
            #expect(good.status == 0, "\(good.output)")
            #expect(try checker.run(["--schemafile", "schema.json", "bad.json"], in: folder).status != 0)
        }
    }

    /// The part of the standard's schema that the report uses; the standard's allows no other members either.
    private static let schemaText = """
        {"$schema": "http://json-schema.org/draft-07/schema#", "type": "object", "required": ["version", "runs"],
        "additionalProperties": false, "properties": {"$schema": {"type": "string", "format": "uri"}, "version": {"enum": ["2.1.0"]},
        "runs": {"type": "array", "items": {"$ref": "#/definitions/run"}}}, "definitions": {
        "message": {"type": "object", "additionalProperties": false, "required": ["text"], "properties": {"text": {"type": "string"}}},
        "level": {"enum": ["none", "note", "warning", "error"]},
        "rule": {"type": "object", "additionalProperties": false, "required": ["id"], "properties": {"id": {"type": "string"},
         "shortDescription": {"$ref": "#/definitions/message"}, "fullDescription": {"$ref": "#/definitions/message"},
         "help": {"$ref": "#/definitions/message"}, "defaultConfiguration": {"type": "object", "additionalProperties": false,
         "properties": {"level": {"$ref": "#/definitions/level"}}}}},
        "run": {"type": "object", "additionalProperties": false, "required": ["tool"], "properties": {
         "tool": {"type": "object", "additionalProperties": false, "required": ["driver"], "properties": {"driver": {"type": "object",
          "additionalProperties": false, "required": ["name"], "properties": {"name": {"type": "string"},
          "semanticVersion": {"type": "string"}, "rules": {"type": "array", "uniqueItems": true, "items": {"$ref": "#/definitions/rule"}}}}}},
         "columnKind": {"enum": ["utf16CodeUnits", "unicodeCodePoints"]},
         "results": {"type": "array", "items": {"$ref": "#/definitions/result"}},
         "invocations": {"type": "array", "items": {"type": "object", "additionalProperties": false,
          "required": ["executionSuccessful"], "properties": {"executionSuccessful": {"type": "boolean"},
          "toolExecutionNotifications": {"type": "array", "items": {"type": "object", "additionalProperties": false,
          "required": ["message"], "properties": {"message": {"$ref": "#/definitions/message"}, "level": {"$ref": "#/definitions/level"},
          "associatedRule": {"type": "object", "additionalProperties": false, "properties": {"id": {"type": "string"}}}}}}}}}}},
        "result": {"type": "object", "additionalProperties": false, "required": ["message"], "properties": {
         "ruleId": {"type": "string"}, "ruleIndex": {"type": "integer", "minimum": -1}, "level": {"$ref": "#/definitions/level"},
         "message": {"$ref": "#/definitions/message"}, "locations": {"type": "array", "items": {"$ref": "#/definitions/location"}},
         "suppressions": {"type": "array", "uniqueItems": true, "items": {"type": "object", "additionalProperties": false,
          "required": ["kind"], "properties": {"kind": {"enum": ["inSource", "external"]}, "justification": {"type": "string"}}}}}},
        "location": {"type": "object", "additionalProperties": false, "properties": {"physicalLocation": {"type": "object",
          "additionalProperties": false, "required": ["artifactLocation"], "properties": {"artifactLocation": {"type": "object",
          "additionalProperties": false, "properties": {"uri": {"type": "string", "format": "uri-reference"}, "uriBaseId": {"type": "string"}}},
          "region": {"type": "object", "additionalProperties": false, "properties": {"startLine": {"type": "integer", "minimum": 1}}}}},
         "logicalLocations": {"type": "array", "items": {"type": "object", "additionalProperties": false,
          "properties": {"fullyQualifiedName": {"type": "string"}}}}}}}}
        """
}
