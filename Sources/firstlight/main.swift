// Licensed under the Apache License, Version 2.0.

import Glibc
import LaunchCommands

exit(await FirstlightProgram.run(Array(CommandLine.arguments.dropFirst()), console: .live()))
