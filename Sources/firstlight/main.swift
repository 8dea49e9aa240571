// Licensed under the Apache License, Version 2.0.

import Foundation

let program = Program(
    name: "firstlight",
    abstract: "Plays, records and proves an app's launch, from the first frame to the first screen.",
    version: "0.1.0",
    commands: [
        RunCommand.command, PlayCommand.command, RecordCommand.command, SnapshotCommand.command,
        BackendCommand.command, SoakCommand.command,
    ])
exit(
    await program.run(
        Array(CommandLine.arguments.dropFirst()),
        console: .live(environment: ProcessInfo.processInfo.environment)))
