// Licensed under the Apache License, Version 2.0.

public import Foundation
public import StageUI

// In UIKit, as on Apple's systems a file that imports it or SwiftUI has what CoreGraphics and CoreText name, too.

/// The bytes of a file.
public final class CGDataProvider: Sendable {
    let data: Data
    /// Reads a file; nil where it cannot be read.
    public init?(url: CFURL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.data = data
    }
    /// Takes bytes.
    public init?(data: Data) { self.data = data }
}

/// A font of a file.
public final class CGFont: Sendable {
    /// The name of the font: none, as it is not read here.
    public var postScriptName: CFString? { nil }
    /// Takes the font of a file's bytes; nil for none.
    public init?(_ provider: CGDataProvider) {
        let head = Array(provider.data.prefix(4))
        // OpenType 1.9, "Organization of an OpenType font": the version, or a collection.
        let known = [[0, 1, 0, 0], Array("OTTO".utf8), Array("true".utf8), Array("ttcf".utf8)]
        guard known.contains(head) else { return nil }
    }
}

/// The programs for which a font is registered.
public enum CTFontManagerScope: UInt32, Sendable {
    /// None.
    case none
    /// This one.
    case process
    /// All of the user.
    case persistent
    /// This session.
    case session
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Registers a font; true, and without effect: a program's fonts are those that it names in `AppDescriptor.fonts`, and an
/// adopted package brings those of the project.
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Registers the fonts of a file; without effect. Returns whether the file has a font.
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    if CGDataProvider(url: fontURL).flatMap(CGFont.init) != nil { return true }
    // CTFontManagerError: the file is there and is no font, or is not there.
    let isThere = FileManager.default.fileExists(atPath: fontURL.path)
    let failed = CFError(code: isThere ? 103 : 101, text: "There is no font in '\(fontURL.path)'.")
    error?.pointee = Unmanaged.passRetained(failed)
    return false
}
