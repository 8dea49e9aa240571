// Licensed under the Apache License, Version 2.0.

import Glibc
import LaunchCommands

let program = FirstlightProgram.program([PlayCommand.command, BackendCommand.command, SoakCommand.command])
exit(await program.run(Array(CommandLine.arguments.dropFirst()), console: .live()))
