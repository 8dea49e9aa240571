// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import Glibc
import LaunchCommands
import LaunchLive

exit(await LiveCommands.run(Array(CommandLine.arguments.dropFirst()), apps: .firstlight, console: .live()))
