// Licensed under the Apache License, Version 2.0.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The part of Apple's module UserNotifications that Sources call, as declarations only: what calls it is
// type-checked on Linux, where the module does not exist. Nothing here is ever run or shipped.

open class UNUserNotificationCenter {
    public class func current() -> UNUserNotificationCenter { UNUserNotificationCenter() }
    init() {}
    public func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
    public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }
}

open class UNNotificationSettings {
    init() {}
    public var authorizationStatus: UNAuthorizationStatus { .notDetermined }
}

public enum UNAuthorizationStatus: Int, Sendable {
    case notDetermined, denied, authorized, provisional, ephemeral
}

public struct UNAuthorizationOptions: OptionSet, Sendable {
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
}
