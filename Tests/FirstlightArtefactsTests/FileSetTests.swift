// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Testing

@Suite struct FileSetTests {
    @Test("The paths are sorted by their bytes")
    func paths() throws {
        let set = try FileSet(["b": [], "a/b": [1], "a b": [], "B": []])
        #expect(set.paths == ["B", "a b", "a/b", "b"])
        #expect(set["a/b"] == [1])
        #expect(set["none"] == nil)
    }

    @Test(
        "A path that is absolute, leaves the folder or has empty parts is refused",
        arguments: ["/etc/passwd", "../a", "a/../../b", "a/..", "", "a//b", "a/", "./a", "a\0b"])
    func refusal(path: String) {
        let problem = #expect(throws: ArtefactProblem.self) { try FileSet([path: []]) }
        #expect(problem?.file == path)
    }

    @Test("The same bytes may be merged twice, and different ones at one path are refused with the path")
    func merging() throws {
        let first = try FileSet(["a": [1], "b": [2]])
        #expect(try first.merging(try FileSet(["b": [2], "c": [3]])).paths == ["a", "b", "c"])
        #expect(try first.merging(first, into: "d/e").paths == ["a", "b", "d/e/a", "d/e/b"])
        let problem = #expect(throws: ArtefactProblem.self) { try first.merging(try FileSet(["b": [4, 5]])) }
        #expect(problem?.file == "b")
        #expect(problem?.reason == "two different files have this path (1 and 2 bytes); rename one")
    }

    @Test("A slice has what lies in a folder and nothing of a folder whose name only begins so")
    func slice() throws {
        let set = try FileSet(["a/x": [1], "a/b/y": [2], "ab/z": [3], "a": [4]])
        #expect(set.under("a") == (try FileSet(["x": [1], "b/y": [2]])))
        #expect(set.under("a/b/") == (try FileSet(["y": [2]])))
        #expect(set.under("") == set)
    }
}
