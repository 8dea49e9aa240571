// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The object that decides about a recognizer of gestures; nobody asks it here.
@MainActor
@preconcurrency
public protocol UIGestureRecognizerDelegate: AnyObject {
    /// Returns whether a gesture may begin.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    /// Returns whether two gestures may go on together.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Returns whether a gesture waits for the failure of another.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Returns whether another gesture waits for the failure of this one.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Returns whether a touch counts.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}

extension UIGestureRecognizerDelegate {
    /// True.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// False.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    /// False.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    /// False.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    /// True.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
        -> Bool
    { true }
}

/// A finger on a view of UIKit, of which there is none here.
@MainActor
@preconcurrency
open class UITouch: NSObject {
    /// The view: none.
    open var view: UIView? { nil }
    /// The number of taps: none.
    open var tapCount: Int { 0 }
    /// Returns the place: the corner.
    open func location(in view: UIView?) -> CGPoint { .zero }
}

/// A recognizer of a gesture on a view of UIKit. Views of UIKit are not touched on the stage, so it stays in its first state,
/// unless code sets another.
@MainActor
@preconcurrency
open class UIGestureRecognizer: NSObject {
    /// The states of a gesture.
    public enum State: Int, Sendable {
        /// It can begin.
        case possible
        /// It has begun.
        case began
        /// It has changed.
        case changed
        /// It has ended.
        case ended
        /// It was broken off.
        case cancelled
        /// It was none.
        case failed
        /// It has ended.
        public static let recognized = State.ended
    }
    /// The object that decides about it.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// The state.
    open var state = State.possible
    /// Indicates whether it recognizes.
    open var isEnabled = true
    /// The view that it is on.
    open fileprivate(set) weak var view: UIView?
    /// The name by which code finds it.
    open var name: String?
    /// Indicates whether a gesture takes touches from the view.
    open var cancelsTouchesInView = true
    /// Indicates whether the view gets touches only when it has failed.
    open var delaysTouchesBegan = false
    /// Indicates whether the view gets the ends of touches only when it has failed.
    open var delaysTouchesEnded = true
    /// The number of fingers: none.
    open var numberOfTouches: Int { 0 }

    /// Creates a recognizer.
    public override init() { super.init() }
    /// Creates a recognizer that calls an object by the name of a method, which Linux cannot: adding it to a view says so.
    public convenience init(target: Any?, action: Selector?) {
        self.init()
        addTarget(target as Any, action: action ?? Selector(""))
    }
    /// Has an object called by the name of a method, which Linux cannot: adding it to a view says so.
    open func addTarget(_ target: Any, action: Selector) {}
    /// Ends having an object called.
    open func removeTarget(_ target: Any?, action: Selector?) {}
    /// The place of the gesture in the view of SwiftUI that it was added to, in points.
    var place = CGPoint.zero
    /// Returns the place of the gesture, in points of the view of SwiftUI that it was added to.
    open func location(in view: UIView?) -> CGPoint { place }
    /// Returns the place of a finger, in points of the view of SwiftUI that it was added to.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { place }
    /// Waits for the failure of another.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
    /// Responds to new touches; not called here.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Responds to touches that have moved; not called here.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Responds to touches that have ended; not called here.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Responds to cancelled touches; not called here.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Begins anew.
    open func reset() { state = .possible }
}

/// Recognizes taps.
@MainActor
@preconcurrency
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of taps.
    open var numberOfTapsRequired = 1
    /// The number of fingers.
    open var numberOfTouchesRequired = 1
}

/// Recognizes a finger that stays.
@MainActor
@preconcurrency
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The seconds that it stays.
    open var minimumPressDuration: TimeInterval = 0.5
    /// The way that it may move, in points.
    open var allowableMovement: CGFloat = 10
    /// The number of taps before.
    open var numberOfTapsRequired = 0
    /// The number of fingers.
    open var numberOfTouchesRequired = 1
}

/// Recognizes fingers that move.
@MainActor
@preconcurrency
open class UIPanGestureRecognizer: UIGestureRecognizer {
    private var way = CGPoint.zero
    /// The least number of fingers.
    open var minimumNumberOfTouches = 1
    /// The greatest number of fingers.
    open var maximumNumberOfTouches = Int.max
    /// Returns the way that was set, in points.
    open func translation(in view: UIView?) -> CGPoint { way }
    /// Sets the way, in points.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) { way = translation }
    /// The speed, in points a second.
    var speed = CGPoint.zero
    /// Returns the speed, in points a second.
    open func velocity(in view: UIView?) -> CGPoint { speed }
}

/// Recognizes fingers that move from an edge of the screen.
@MainActor
@preconcurrency
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges.
    open var edges: UIRectEdge = []
}

/// The edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates edges from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = UIRectEdge(rawValue: 1)
    /// At the left.
    public static let left = UIRectEdge(rawValue: 2)
    /// At the bottom.
    public static let bottom = UIRectEdge(rawValue: 4)
    /// At the right.
    public static let right = UIRectEdge(rawValue: 8)
    /// All.
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Recognizes a quick move in a direction.
@MainActor
@preconcurrency
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The directions of a move.
    public struct Direction: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates directions from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// To the right.
        public static let right = Direction(rawValue: 1)
        /// To the left.
        public static let left = Direction(rawValue: 2)
        /// Upwards.
        public static let up = Direction(rawValue: 4)
        /// Downwards.
        public static let down = Direction(rawValue: 8)
    }
    /// The direction.
    open var direction = Direction.right
    /// The number of fingers.
    open var numberOfTouchesRequired = 1
}

/// Recognizes two fingers that part or meet.
@MainActor
@preconcurrency
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The scale.
    open var scale: CGFloat = 1
    /// The speed: none.
    open var velocity: CGFloat { 0 }
}

/// Recognizes two fingers that turn.
@MainActor
@preconcurrency
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The angle, in radians.
    open var rotation: CGFloat = 0
    /// The speed: none.
    open var velocity: CGFloat { 0 }
}

extension UIGestureRecognizer {
    func move(to view: UIView?) { self.view = view }
}
