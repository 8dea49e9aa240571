// Licensed under the Apache License, Version 2.0.

import FirstlightCommands
import FirstlightLive
import FirstlightSimulation
import Glibc
import SixthBrand

let apps = AppCatalogue([.sixth])
let words = Array(CommandLine.arguments.dropFirst())
let program = RunningProgram(words, isLive: true)
exit(await LiveCommands.runAll(words, apps: apps, console: .live(), children: program.children))
