// Licensed under the Apache License, Version 2.0.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The part of Apple's module UIKit that Sources call, as declarations only: what calls it is type-checked
// on Linux, where the module does not exist. Nothing here is ever run or shipped.

@MainActor open class UIApplication {
    public class var shared: UIApplication { UIApplication() }
    init() {}
    public func registerForRemoteNotifications() {}
}
