// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

/// What `seam` says of a folder.
struct SeamRun {
    struct Box: Decodable, Hashable {
        let x, y, width, height: Int
    }

    struct Line: Decodable, Hashable {
        let device, orientation, appearance, contrast: String
        let differingPixels, largestDifference: Int
        let differingBox: Box?
        let part, cause: String?
        let notCompared: [String]
    }

    let lines: [Line]
    /// What was said beside the list.
    let errors: String

    init(_ project: ProjectFolder) async throws {
        let run = try await ShellRun(#""$0" "$@""#, "firstlight", ["seam", project.url.path, "--json"])
        struct Answer: Decodable { let screens: [Line] }
        lines = try JSONDecoder().decode(Answer.self, from: Data(run.output.utf8)).screens
        errors = run.errors
        #expect(run.code == (differing.isEmpty ? 0 : 1), "\(run.errors)")
        // The rectangle is there exactly where something differs.
        #expect(lines.allSatisfy { ($0.differingBox == nil) == ($0.differingPixels == 0) })
    }

    /// The screens that differ.
    var differing: [Line] { lines.filter { $0.differingPixels > 0 } }

    /// What is not measured or drawn, of all screens.
    var notCompared: Set<String> { Set(lines.flatMap(\.notCompared)) }
}
