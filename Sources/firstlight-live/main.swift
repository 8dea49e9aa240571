// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightCommands
import FirstlightLive
import Glibc

let words = Array(CommandLine.arguments.dropFirst())
let program = RunningProgram(words, becomesAnother: false)
exit(await LiveCommands.run(words, apps: .firstlight, console: .live(), children: program.children))
