// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightCommands
import FirstlightSimulation
import LaunchKit

/// The program `firstlight`; for commands that need sockets it becomes `firstlight-live`, as loading the network's
/// libraries takes longer than drawing a picture.
@main
struct Firstlight: DrawingProgram {
    static var apps: [AppDescriptor] { AppCatalogue.firstlight.apps }
    static var name: String { "firstlight" }
    static var liveProgram: String? { "firstlight-live" }
}
