// Licensed under the Apache License, Version 2.0.

#if canImport(UserNotifications) && (canImport(AppKit) || canImport(UIKit)) && !os(watchOS)
    #if os(macOS)
        import AppKit
    #else
        import UIKit
    #endif
    import UserNotifications

    extension NotificationService {
        /// The notifications of the device.
        public static var device: NotificationService {
            NotificationService(
                permission: {
                    let settings = await UNUserNotificationCenter.current().notificationSettings()
                    return switch settings.authorizationStatus {
                    case .notDetermined: .undecided
                    case .denied: .denied
                    default: .granted
                    }
                },
                request: { options in
                    try await UNUserNotificationCenter.current().requestAuthorization(
                        options: options.reduce(into: []) { set, option in
                            switch option {
                            case .alert: set.insert(.alert)
                            case .badge: set.insert(.badge)
                            case .sound: set.insert(.sound)
                            }
                        })
                },
                register: {
                    #if os(macOS)
                        NSApplication.shared.registerForRemoteNotifications()
                    #else
                        UIApplication.shared.registerForRemoteNotifications()
                    #endif
                })
        }
    }
#endif
