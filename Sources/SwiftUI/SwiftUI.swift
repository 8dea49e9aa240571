// Licensed under the Apache License, Version 2.0.

// On Linux a screen's `import SwiftUI` finds StageUI, and with it what Apple's module brings along (Decision 0024).
@_exported public import Foundation
@_exported public import Observation
@_exported public import StageUI
