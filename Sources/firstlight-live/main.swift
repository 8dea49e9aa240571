// Licensed under the Apache License, Version 2.0.

import Glibc
import LaunchCommands
import LaunchLive

exit(await LiveCommands.run(Array(CommandLine.arguments.dropFirst()), console: .live()))
