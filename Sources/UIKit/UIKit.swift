// Licensed under the Apache License, Version 2.0.

// On Linux a file's `import UIKit` finds this module (Decision 0074). The colours are StageUI's own, as SwiftUI needs them.
@_exported public import Foundation
// As UIKit.h does.
@_exported public import UserNotifications

@_exported public import class StageUI.CFError
@_exported public import func StageUI.CFErrorCopyDescription
@_exported public import func StageUI.CFErrorGetCode
@_exported public import typealias StageUI.CFString
@_exported public import typealias StageUI.CFTimeInterval
@_exported public import typealias StageUI.CFURL
@_exported public import struct StageUI.CGAffineTransform
@_exported public import struct StageUI.CGColor
@_exported public import struct StageUI.CGVector
@_exported public import enum StageUI.UIAccessibilityContrast
@_exported public import class StageUI.UIColor
@_exported public import struct StageUI.UITraitCollection
@_exported public import enum StageUI.UIUserInterfaceStyle
