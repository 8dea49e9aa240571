// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Testing

@Suite struct ArtefactProblemTests {
    @Test(
        "A problem reads as a compiler's: file, line, element, reason",
        arguments: [
            (
                ArtefactProblem(file: "a.plist", line: 3, element: "dict/key", reason: "no value"),
                "a.plist:3: dict/key: no value"
            ),
            (ArtefactProblem(file: "a.plist", reason: "it is empty"), "a.plist: it is empty"),
        ])
    func description(problem: ArtefactProblem, expected: String) {
        #expect(problem.description == expected)
    }
}
