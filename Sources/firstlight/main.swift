// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightCommands
import Glibc

let words = Array(CommandLine.arguments.dropFirst())
let program = RunningProgram(words, isLive: false)
exit(
    await FirstlightProgram.run(words, apps: .firstlight, console: .live(), children: program.children))
