// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A button or a key that is pressed; nobody presses one here, and `onKeyPress` hears keys.
@MainActor
@preconcurrency
open class UIPress: NSObject {
    /// The buttons.
    public enum PressType: Int, Sendable {
        /// The upper arrow.
        case upArrow
        /// The lower arrow.
        case downArrow
        /// The left arrow.
        case leftArrow
        /// The right arrow.
        case rightArrow
        /// The one that chooses.
        case select
        /// The one that goes back.
        case menu
        /// The one that plays and pauses.
        case playPause
        /// The one for the next channel.
        case pageUp = 30
        /// The one for the channel before.
        case pageDown
    }
    /// The states of a button.
    public enum Phase: Int, Sendable {
        /// It was pressed.
        case began
        /// It is pressed in another way.
        case changed
        /// It is pressed as before.
        case stationary
        /// It was let go.
        case ended
        /// The system took it.
        case cancelled
    }
    /// The button.
    public let type: PressType
    /// The state.
    open var phase: Phase { .began }
    /// The strength, 0 to 1.
    open var force: CGFloat { 0 }
    /// The time, in seconds of the clock that animations are told by.
    open var timestamp: TimeInterval { CACurrentMediaTime() }
    init(_ type: PressType) { self.type = type }
}

/// The event of buttons that are pressed; never made here.
@MainActor
@preconcurrency
open class UIPressesEvent: UIEvent {
    /// The buttons: none.
    open var allPresses: Set<UIPress> { [] }
}
