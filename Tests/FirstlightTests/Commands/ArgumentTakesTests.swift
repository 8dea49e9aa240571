// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Testing

@testable import FirstlightCommands

/// A word that is missing or empty is refused with what stands in its place, and not as any text.
@MainActor @Suite struct ArgumentTakesTests {
    @Test(arguments: [
        (["adopt"], "Argument 'PATH' is missing; it takes the path of a folder."),
        (["adopt", ".", "--packages", ""], "but it takes the path of a folder."),
        (["adopt", ".", "--target"], "is missing its value; it takes the name of a target."),
        (["import"], "Argument 'PATH' is missing; it takes the path of a folder or a file."),
        (["lint", ""], "but it takes an app, or the path of a folder or a file."),
        (["seam", ""], "but it takes an app, or the path of a folder."),
        (["trace", ""], "but it takes an app, or the path of a trace file."),
        (["merge", "", "--into", "out"], "but it takes the path of a folder or a file."),
        (["accept", ""], "but it takes the name of a golden."),
        (
            ["new", "BirdWatch", "--package"],
            "it takes the folder of Firstlight's Package.swift, or the URL of its repository."
        ),
        (
            ["explain", "--scenario"],
            "it takes the path of a scenario file, or the name of a built-in scenario."
        ),
    ])
    func theRefusalSaysWhatStandsThere(words: [String], reason: String) async {
        let ran = await CommandRun(words, width: 200)
        #expect(ran.code == 64 && ran.notes.contains(reason), "\(ran.notes)")
    }

    /// `list` and `generate` launch nothing, and so their help does not say that they do.
    @Test(arguments: [
        ("list", "The app whose names are listed; by default, every app."),
        ("generate", "The app to generate files for."), ("tree", "The app to launch."),
    ])
    func helpSaysWhatTheAppIsFor(command: String, words: String) async {
        let ran = await CommandRun([command, "--help"], width: 200)
        let help = ran.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(ran.code == 0 && help.contains("APP \(words)"), "\(ran.output)")
    }
}
