// Licensed under the Apache License, Version 2.0.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The part of Apple's module WatchKit that Sources call, and what SwiftUI makes of it on a watch, as declarations only: what
// calls it is type-checked on Linux, where the module does not exist. Nothing here is ever run or shipped.

public import SwiftUI

public struct WKTextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let name = WKTextContentType(rawValue: "name")
    public static let username = WKTextContentType(rawValue: "username")
    public static let emailAddress = WKTextContentType(rawValue: "emailAddress")
    public static let password = WKTextContentType(rawValue: "password")
    public static let newPassword = WKTextContentType(rawValue: "newPassword")
}

extension View {
    public func textContentType(_ textContentType: WKTextContentType?) -> some View { self }
}
