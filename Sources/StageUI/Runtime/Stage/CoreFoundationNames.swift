// Licensed under the Apache License, Version 2.0.

public import Foundation

// Here, as UIKit, CoreGraphics and Security all bring them along, and a file that imports several has to find one of each.

/// An address, as Core Foundation names it.
public typealias CFURL = URL
/// A text, as Core Foundation names it.
public typealias CFString = String

/// An error, as Core Foundation names it.
public final class CFError: Sendable {
    let code: Int
    let text: String
    package init(code: Int, text: String) { (self.code, self.text) = (code, text) }
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the code of an error.
public func CFErrorGetCode(_ err: CFError) -> Int { err.code }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the words of an error.
public func CFErrorCopyDescription(_ err: CFError) -> CFString? { err.text }
