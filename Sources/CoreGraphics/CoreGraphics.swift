// Licensed under the Apache License, Version 2.0.

@_exported public import Foundation

@_exported public import class StageUI.CFError
@_exported public import func StageUI.CFErrorCopyDescription
@_exported public import func StageUI.CFErrorGetCode
@_exported public import typealias StageUI.CFString
@_exported public import typealias StageUI.CFURL
@_exported public import struct StageUI.CGAffineTransform
@_exported public import struct StageUI.CGColor
@_exported public import class UIKit.CGContext
@_exported public import class UIKit.CGDataProvider
@_exported public import class UIKit.CGFont
@_exported public import class UIKit.CGImage
@_exported public import struct UIKit.CGPath
@_exported public import func UIKit.CTFontManagerRegisterFontsForURL
@_exported public import func UIKit.CTFontManagerRegisterGraphicsFont
@_exported public import enum UIKit.CTFontManagerScope
