// Licensed under the Apache License, Version 2.0.

public import Foundation
import StageUI

/// An object that may handle events.
@MainActor
@preconcurrency
open class UIResponder: NSObject {
    /// Creates a responder.
    public override init() {}

    /// Takes the focus from the field that has it; returns whether one had it.
    @discardableResult
    open func resignFirstResponder() -> Bool { Stage.current?.endEditing() ?? false }

    /// Takes the focus, which no responder of UIKit has on the stage.
    @discardableResult
    open func becomeFirstResponder() -> Bool { false }
    /// Indicates whether it can have the focus.
    open var canBecomeFirstResponder: Bool { false }
    /// Indicates whether it has the focus: never.
    open var isFirstResponder: Bool { false }
    /// The responder that takes events after it: the app after all others here.
    open var next: UIResponder? { self === UIApplication.shared ? nil : UIApplication.shared }
    /// The view in place of the keyboard.
    open var inputView: UIView? { nil }
    /// The view above the keyboard.
    open var inputAccessoryView: UIView? { nil }
    /// Learns that fingers are on it; nobody tells it here.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Learns that fingers move; nobody tells it here.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Learns that fingers are lifted; nobody tells it here.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Learns that the system took the fingers; nobody tells it here.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Learns that buttons are pressed; nobody tells it here.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// Learns that buttons are pressed in another way; nobody tells it here.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// Learns that buttons are let go; nobody tells it here.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// Learns that the system took the buttons; nobody tells it here.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// The keys that have methods called; nobody asks for them here.
    open var keyCommands: [UIKeyCommand]? { nil }
    /// Returns whether a method can be called with a sender: only where code says so.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
    /// Changes the app's menus; nobody asks for it here, as there is no bar of menus.
    open func buildMenu(with builder: any UIMenuBuilder) {}

    /// The name of the notification before the keyboard comes.
    public nonisolated static let keyboardWillShowNotification = Notification.Name(
        "UIKeyboardWillShowNotification")
    /// The name of the notification after the keyboard has begun to come.
    public nonisolated static let keyboardDidShowNotification = Notification.Name(
        "UIKeyboardDidShowNotification")
    /// The name of the notification before the keyboard goes.
    public nonisolated static let keyboardWillHideNotification = Notification.Name(
        "UIKeyboardWillHideNotification")
    /// The name of the notification after the keyboard has begun to go.
    public nonisolated static let keyboardDidHideNotification = Notification.Name(
        "UIKeyboardDidHideNotification")
    /// The name of the notification before the keyboard moves.
    public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    /// The key of the keyboard's frame at the beginning of its way, a `CGRect` in points of the screen.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The key of the keyboard's frame at the end of its way, a `CGRect` in points of the screen.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key of the time of the keyboard's way, in seconds.
    public nonisolated static let keyboardAnimationDurationUserInfoKey =
        "UIKeyboardAnimationDurationUserInfoKey"
    /// The key of the number of the curve by which the keyboard moves.
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}
