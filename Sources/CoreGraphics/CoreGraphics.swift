// Licensed under the Apache License, Version 2.0.

@_exported public import Foundation

@_exported public import struct StageUI.CGAffineTransform
@_exported public import struct StageUI.CGColor
@_exported public import class UIKit.CGImage
@_exported public import struct UIKit.CGPath
