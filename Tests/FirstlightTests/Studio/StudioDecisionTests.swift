// Licensed under the Apache License, Version 2.0.

import DevBackend
import FirstlightBrands
import FirstlightSimulation
import Foundation
import Testing

@testable import FirstlightCommands
@testable import FirstlightStudio

/// What is decided in the studio about goldens that differ.
@Suite @MainActor struct StudioDecisionTests: StudioAsking {
    let studio = Studio.shown()

    @Test func `What differs is accepted with a reason, and a line says so`() async throws {
        let folder = try WorkFolder("goldens")
        defer { folder.remove() }
        let name = "duggy-entry-0ms.png"
        let recorder = ConsoleRecorder()
        let draw = ["snapshot", "duggy", "--state", "entry", "--at", "0ms", "--into", folder.url.path]
        #expect(await DrawingCommands.run(draw, apps: .firstlight, console: recorder.console()) == 0)
        let golden = folder.url.appending(path: name)
        let right = try Data(contentsOf: golden)
        let other = await ask("frame.png?app=duggy&state=entry&ms=0&appearance=dark&scale=3").body
        let wrong = other == right ? await ask("frame.png?app=urbannest&state=entry&ms=0").body : other
        try wrong.write(to: golden)
        func make(isReadOnly: Bool) -> Studio {
            Studio(
                ScenarioChoice(.firstlight), program: "firstlight", goldens: folder.url,
                isReadOnly: isReadOnly)
        }
        let studio = make(isReadOnly: false)
        let compared = await ask("api/compare?file=\(name)", of: studio)
        #expect(String(decoding: compared.body, as: UTF8.self).contains(#""verdict":"different""#))
        #expect(await ask("golden.png?side=golden&file=\(name)", of: studio).body == wrong)
        #expect(await ask("golden.png?side=actual&file=\(name)", of: studio).body == right)
        let wish = #"{"files": ["\#(name)"], "reason": "The ground is new."}"#
        #expect(await ask("api/accept", of: make(isReadOnly: true), body: wish).status == 403)
        let silent = #"{"files": ["\#(name)"], "reason": " "}"#
        #expect(await ask("api/accept", of: studio, body: silent).status == 400)
        let outside = #"{"files": ["../\#(name)"], "reason": "x"}"#
        #expect(await ask("api/accept", of: studio, body: outside).status == 400)
        #expect(try Data(contentsOf: golden) == wrong)
        let list = folder.url.appending(path: "accepted.tsv")
        #expect(!FileManager.default.fileExists(atPath: list.path))
        #expect(await ask("api/accept", of: studio, body: wish).status == 200)
        #expect(try Data(contentsOf: golden) == right)
        let lines = try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
        let fields = try #require(lines.last).split(separator: "\t").map { String($0) }
        #expect(lines.count == 2 && fields.count == 8)
        #expect(fields[1] == name && fields[2] == ContentDigest.of(wrong))
        #expect(fields[3] == ContentDigest.of(right) && fields[7] == "The ground is new.")
    }

    @Test func `A picture that was rejected stays so until it changes, and is taken by its name only`()
        async throws
    {
        let folder = try WorkFolder("goldens")
        defer { folder.remove() }
        func run(_ words: [String]) async -> String {
            let ran = await CommandRun(words, width: 240)
            return ran.output
        }
        _ = await run([
            "snapshot", "duggy", "--state", "entry", "--at", "0ms,250ms", "--into", folder.url.path,
        ])
        let name = "duggy-entry-250ms.png"
        let golden = folder.url.appending(path: name)
        let right = try Data(contentsOf: golden)
        let wrong = try Data(contentsOf: folder.url.appending(path: "duggy-entry-0ms.png"))
        try wrong.write(to: golden)
        let studio = Studio(
            ScenarioChoice(.firstlight), program: "firstlight", goldens: folder.url, isReadOnly: false)
        let silent = ##"{"files": ["\##(name)"], "reason": ""}"##
        #expect(await ask("api/reject", of: studio, body: silent).status == 400)
        let wish = ##"{"files": ["\##(name)"], "reason": "The dog is cut."}"##
        #expect(
            await ask("api/reject", of: studio, body: wish).body == Data(##"{"files":["\##(name)"]}"##.utf8))
        #expect(try Data(contentsOf: golden) == wrong)
        func told() async -> String {
            String(decoding: await ask("api/compare?file=\(name)", of: studio).body, as: UTF8.self)
        }
        #expect(await told().contains(#""reason":"The dog is cut.""#))
        let list = folder.url.appending(path: "rejected.tsv")
        let text = try String(contentsOf: list, encoding: .utf8)
        let fields = try #require(text.split(separator: "\n").last).split(separator: "\t").map { String($0) }
        #expect(fields.count == 8 && fields[1] == name && fields[3] == ContentDigest.of(right))
        let accept = ["accept", "--goldens", folder.url.path]
        let listed = await run(accept)
        #expect(listed.contains("rejected") && listed.contains("The dog is cut."))
        #expect(await run(accept + ["--all", "--reason", "New."]).contains("0 of 2 goldens accepted"))
        #expect(try Data(contentsOf: golden) == wrong)
        // A line about another picture is about nothing that is drawn now.
        try text.replacing(ContentDigest.of(right), with: ContentDigest.of(wrong)).write(
            to: list, atomically: true, encoding: .utf8)
        #expect(await !run(accept).contains("The dog is cut."))
        try text.write(to: list, atomically: true, encoding: .utf8)
        #expect(await run(accept + [name, "--reason", "It is right."]).contains("1 of 1 golden accepted"))
        #expect(try Data(contentsOf: golden) == right)
    }
}
