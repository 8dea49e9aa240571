// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightSimulation
import Foundation
import Testing

@testable import FirstlightCommands

/// Which words belong to the program that needs sockets.
@Suite struct LiveCommandTests {
    @Test(arguments: [
        ["play"], ["play", "urbannest"], ["backend", "--port", "0"], ["help", "backend"], ["studio"],
    ])
    func `The network's commands are for the other program`(words: [String]) {
        #expect(LiveCommand.isWanted(words))
    }

    @Test(arguments: [[], ["run"], ["snapshot", "play"], ["help"], ["help", "tree"], ["--help"], ["plays"]])
    func `All else is done here`(words: [String]) {
        #expect(!LiveCommand.isWanted(words))
    }

    @Test @MainActor func `The list of commands names those of both programs`() async {
        let recorder = ConsoleRecorder()
        #expect(await DrawingCommands.run(["--help"], apps: .firstlight, console: recorder.console()) == 0)
        let names = [
            "run", "play", "record", "snapshot", "tree", "trace", "explain", "faults", "backend", "accept",
            "studio",
        ]
        for name in names {
            #expect(recorder.output.contains("\n  \(name) "), "\(name) is missing")
        }
    }

    @Test @MainActor func `One command describes itself as the list does`() async {
        for name in ["run", "record", "snapshot", "tree"] {
            let recorder = ConsoleRecorder()
            #expect(
                await DrawingCommands.run([name, "--help"], apps: .firstlight, console: recorder.console())
                    == 0)
            #expect(recorder.output.contains("firstlight \(name)"))
        }
    }
}
