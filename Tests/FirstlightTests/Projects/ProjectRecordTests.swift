// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import FirstlightCommands

/// The record of a generated project names its app by `app`; records of before named it by `brand`.
@Suite struct ProjectRecordTests {
    @Test(arguments: [
        #""brand": "duggy""#, #""app": "duggy""#, #""app": "duggy", "brand": "laten""#,
    ])
    func `Both keys are read, and the present one is written`(key: String) throws {
        let project = ProjectFolder()
        try project.write(#"{"about": "", \#(key), "files": {"a/b": "00"}}"#, to: ProjectRecord.name)
        let record = try ProjectRecord(of: project.url)
        #expect(record.app == "duggy" && record.files == ["a/b": "00"])
        let text = String(decoding: record.bytes, as: UTF8.self)
        #expect(text.contains(#""app" : "duggy""#) && !text.contains("brand"), "\(text)")
    }

    @Test func `A project of before stays its app's, and its record is brought up to date`() async throws {
        let project = ProjectFolder()
        try await project.generate("duggy --platform ios")
        let before = try project.contents()
        let text = try project.text(ProjectRecord.name)
        try project.write(text.replacing("\"app\" : ", with: "\"brand\" : "), to: ProjectRecord.name)
        #expect(try project.contents() != before)
        let run = try await project.generate("duggy --platform ios")
        #expect(run.code == 0, "\(run.errors)")
        #expect(try project.contents() == before)
    }
}
