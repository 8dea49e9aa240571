// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

/// Texts of a launch screen, which are not measured here as the system measures them.
@Suite struct SeamTextTests {
    @Test(arguments: [
        ("", "label"), ("numberOfLines=\"0\"", "label of several lines"), ("hidden=\"YES\"", ""),
    ])
    func `A text that is not compared is told once`(attributes: String, kind: String) async throws {
        let project = ProjectFolder()
        try await project.generate("duggy")
        let path = try #require(try project.contents().keys.first { $0.hasSuffix(".storyboard") })
        let label = "<subviews><label opaque=\"NO\" \(attributes) text=\"Woof\" id=\"Lab-el-001\"/>"
        try project.write(project.text(path).replacing("<subviews>", with: label), to: path)
        let run = try await ShellRun(#""$0" "$@""#, "firstlight", ["seam", project.url.path])
        let told = run.output.split(separator: "\n").filter { $0.contains("is not compared: it is neither") }
        #expect(told.count == (kind.isEmpty ? 0 : 1), "\(run.output) \(run.errors)")
        if !kind.isEmpty {
            #expect(run.output.contains("The \(kind) \u{201C}Lab-el-001\u{201D} ("), "\(run.output)")
        }
        #expect(run.output.contains("No seam on 44 screens"), "\(run.output)")
    }
}
