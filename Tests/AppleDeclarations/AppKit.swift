// Licensed under the Apache License, Version 2.0.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The part of Apple's module AppKit that Sources call, and what SwiftUI makes of it on a Mac, as declarations only: what
// calls it is type-checked on Linux, where the module does not exist. Nothing here is ever run or shipped.

public import Foundation
public import SwiftUI

@MainActor open class NSApplication {
    public class var shared: NSApplication { NSApplication() }
    init() {}
    public func registerForRemoteNotifications() {}
    public func terminate(_ sender: Any?) {}
}

open class NSWorkspace {
    public class var shared: NSWorkspace { NSWorkspace() }
    init() {}
    @discardableResult public func open(_ url: URL) -> Bool { false }
}

open class NSPasteboard {
    public struct PasteboardType: Sendable {
        public static let string = PasteboardType()
    }
    public class var general: NSPasteboard { NSPasteboard() }
    init() {}
    @discardableResult public func clearContents() -> Int { 0 }
    @discardableResult public func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
        false
    }
}

public struct NSTextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let name = NSTextContentType(rawValue: "name")
    public static let username = NSTextContentType(rawValue: "username")
    public static let emailAddress = NSTextContentType(rawValue: "emailAddress")
    public static let password = NSTextContentType(rawValue: "password")
    public static let newPassword = NSTextContentType(rawValue: "newPassword")
}

extension View {
    public func textContentType(_ textContentType: NSTextContentType?) -> some View { self }
}
