// Licensed under the Apache License, Version 2.0.

public import Foundation
import StageUI

/// The settings of assistive technology, on the stage whose view runs an action or a body.
@MainActor
@preconcurrency
public enum UIAccessibility {
    private static var settings: StageConfiguration? { Stage.current?.configuration }
    /// Indicates whether a screen reader runs.
    public static var isVoiceOverRunning: Bool { settings?.voiceOver ?? false }
    /// Indicates whether a switch controls the device.
    public static var isSwitchControlRunning: Bool { settings?.switchControl ?? false }
    /// Indicates whether the user wants less motion.
    public static var isReduceMotionEnabled: Bool { settings?.reduceMotion ?? false }
    /// Indicates whether the user wants less transparency.
    public static var isReduceTransparencyEnabled: Bool { settings?.reduceTransparency ?? false }
    /// Indicates whether the user wants more contrast.
    public static var isDarkerSystemColorsEnabled: Bool { settings?.contrast == .increased }
    /// Indicates whether the user wants bold text.
    public static var isBoldTextEnabled: Bool { settings?.boldText ?? false }

    /// The kinds of notifications for a screen reader.
    public struct Notification: Hashable, Sendable {
        private let name: String
        /// Words that are spoken.
        public static let announcement = Notification(name: "announcement")
        /// Another screen.
        public static let screenChanged = Notification(name: "screenChanged")
        /// Another arrangement.
        public static let layoutChanged = Notification(name: "layoutChanged")
    }
    /// Tells a screen reader something; words are spoken, and other elements have no effect.
    public static func post(notification: Notification, argument: Any?) {
        guard let text = argument as? String else { return }
        switch notification {
        case .announcement: AccessibilityNotification.Announcement(text).post()
        case .screenChanged: AccessibilityNotification.ScreenChanged(text).post()
        default: AccessibilityNotification.LayoutChanged(text).post()
        }
    }
    /// The name of the notification about a screen reader that begins or ends; never posted.
    public nonisolated static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// The name of the notification about the wish for less motion; never posted.
    public nonisolated static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
}
