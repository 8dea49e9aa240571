// Licensed under the Apache License, Version 2.0.

import Glibc
import LaunchCommands
import LaunchLive
import LaunchRehearsal
import SixthBrand

let apps = BrandCatalogue([.sixth])
exit(await LiveCommands.runAll(Array(CommandLine.arguments.dropFirst()), apps: apps, console: .live()))
