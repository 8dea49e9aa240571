// Licensed under the Apache License, Version 2.0.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The part of Apple's module UIKit that Sources call, as declarations only: what calls it is type-checked
// on Linux, where the module does not exist. Nothing here is ever run or shipped.

public import Foundation

@MainActor open class UIApplication {
    public class var shared: UIApplication { UIApplication() }
    public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name("unlocked")
    public var connectedScenes: Set<UIScene> { [] }
    init() {}
    public func open(_ url: URL) {}
    public func registerForRemoteNotifications() {}
}

@MainActor open class UIPasteboard: NSObject {
    public class var general: UIPasteboard { UIPasteboard() }
    public var string: String?
}

@MainActor open class UIScene: NSObject {}

@MainActor open class UIWindowScene: UIScene {
    public var keyWindow: UIWindow? { nil }
}

@MainActor open class UIWindow: NSObject {}
