// Licensed under the Apache License, Version 2.0.

import Foundation

let program = Program(
    name: "firstlight", abstract: "Runs, records and checks the launch of an app.", version: "0.1.0",
    commands: [])
exit(
    await program.run(
        Array(CommandLine.arguments.dropFirst()),
        console: .live(environment: ProcessInfo.processInfo.environment)))
