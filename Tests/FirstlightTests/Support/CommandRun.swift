// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightSimulation
import LaunchKit

@testable import FirstlightCommands

/// A command that has run: its exit code, and what it printed.
struct CommandRun: Sendable {
    let code: Int32
    let output: String
    /// What it printed beside its result.
    let notes: String

    /// The exit code, and all that it printed.
    var whole: (code: Int32, output: String) { (code, output + notes) }

    @MainActor
    init(
        _ words: [String], name: String = "firstlight", apps: AppCatalogue = .firstlight,
        source: LiveSource = .firstlight, width: Int = 80
    ) async {
        let recorder = ConsoleRecorder()
        code = await DrawingCommands.run(
            words, name: name, apps: apps, source: source, console: recorder.console(width: width))
        (output, notes) = (recorder.output, recorder.diagnostics)
    }
}
