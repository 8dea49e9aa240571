// Licensed under the Apache License, Version 2.0.

// On Linux a screen's `import SwiftUI` finds StageUI, and with it what Apple's module brings along (Decisions 0024 and 0074).
@_exported public import CoreTransferable
@_exported public import Foundation
@_exported public import Observation
@_exported public import StageUI
@_exported public import UIKit
@_exported public import UniformTypeIdentifiers
@_exported public import UserNotifications
