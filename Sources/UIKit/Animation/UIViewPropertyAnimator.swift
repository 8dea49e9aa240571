// Licensed under the Apache License, Version 2.0.

import Combine
public import Foundation

/// The places at which a change may end.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// At its end.
    case end
    /// At its start.
    case start
    /// Where it is.
    case current
}

/// The states of a change.
public enum UIViewAnimatingState: Int, Sendable {
    /// Not begun, or over.
    case inactive
    /// Begun.
    case active
    /// Stopped, to be finished.
    case stopped
}

/// A change that can be begun, stopped and ended.
@MainActor
@preconcurrency
public protocol UIViewAnimating: NSObjectProtocol {
    /// The state.
    var state: UIViewAnimatingState { get }
    /// Indicates whether it goes on.
    var isRunning: Bool { get }
    /// Indicates whether it goes back.
    var isReversed: Bool { get set }
    /// The share of the way that is done, 0 to 1.
    var fractionComplete: CGFloat { get set }
    /// Begins, or goes on.
    func startAnimation()
    /// Begins after some seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Stands still.
    func pauseAnimation()
    /// Stops where it is, and is over at once where it is not to be finished.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Is over, at a place.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Changes of views that can be begun, stopped and ended. Views of UIKit are not drawn: the changes are made at once, and the
/// end comes after the duration, by the clock of the stage.
@MainActor
@preconcurrency
open class UIViewPropertyAnimator: NSObject, UIViewAnimating {
    /// The duration, in seconds.
    public let duration: TimeInterval
    /// The wait before the changes, in seconds.
    open private(set) var delay: TimeInterval = 0
    /// The way in which the changes are slow and fast.
    open private(set) var timingParameters: (any UITimingCurveProvider)?
    /// The state.
    open private(set) var state = UIViewAnimatingState.inactive
    /// Indicates whether it goes on.
    open private(set) var isRunning = false
    /// Indicates whether it goes back.
    open var isReversed = false
    /// The share of the way that is done, 0 to 1.
    open var fractionComplete: CGFloat = 0 {
        didSet { if state == .inactive { begin() } }
    }
    /// Indicates whether views take touches meanwhile.
    open var isUserInteractionEnabled = true
    /// Indicates whether touches can be taken over by others meanwhile.
    open var isInterruptible = true
    /// Indicates whether a share that is set is one of the time.
    open var scrubsLinearly = true
    /// Indicates whether it stands still at its end, in place of being over.
    open var pausesOnCompletion = false

    private var changes: [() -> Void] = []
    private var ends: [(UIViewAnimatingPosition) -> Void] = []
    private var wait: (any Cancellable)?

    /// Creates changes.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        (self.duration, timingParameters) = (duration, parameters)
    }
    /// Creates changes that follow a way of the system.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }
    /// Creates changes that follow a curve with two points.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }
    /// Creates changes that follow a spring.
    public convenience init(
        duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }
    /// Begins changes after some seconds.
    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    /// Adds changes; those that come after the beginning are made at once.
    open func addAnimations(_ animation: @escaping () -> Void) {
        if state == .active { animation() } else { changes.append(animation) }
    }
    /// Adds changes that come after a share of the time; they are made with the others.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        addAnimations(animation)
    }
    /// Has a closure called at the end.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        ends.append(completion)
    }

    /// Begins, or goes on.
    open func startAnimation() {
        let done = state == .active ? fractionComplete : 0
        run(for: duration * Double(isReversed ? done : 1 - done))
    }
    /// Begins after some seconds.
    open func startAnimation(afterDelay delay: TimeInterval) {
        guard delay > 0 else { return startAnimation() }
        self.delay = delay
        after(delay) { $0.startAnimation() }
    }
    /// Stands still; one that has not begun is begun.
    open func pauseAnimation() {
        begin()
        isRunning = false
        wait?.cancel()
    }
    /// Goes on in another way, for a share of the duration; 0 for what is left.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        if let parameters { timingParameters = parameters }
        if durationFactor > 0 { run(for: duration * Double(durationFactor)) } else { startAnimation() }
    }
    /// Stops where it is, and is over at once where it is not to be finished; nothing is told of the end then.
    open func stopAnimation(_ withoutFinishing: Bool) {
        wait?.cancel()
        isRunning = false
        guard state == .active else { return }
        state = withoutFinishing ? .inactive : .stopped
    }
    /// Is over, at a place: only after it was stopped.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else { return }
        end(at: finalPosition)
    }

    private func begin() {
        guard state == .inactive else { return }
        state = .active
        let all = changes
        changes = []
        for change in all { change() }
    }

    private func run(for seconds: TimeInterval) {
        begin()
        guard state == .active else { return }
        isRunning = true
        after(seconds) { $0.arrive() }
    }

    private func arrive() {
        fractionComplete = isReversed ? 0 : 1
        isRunning = false
        if !pausesOnCompletion { end(at: isReversed ? .start : .end) }
    }

    private func end(at position: UIViewAnimatingPosition) {
        (state, isRunning) = (.inactive, false)
        let all = ends
        ends = []
        for end in all { end(position) }
    }

    /// Does something after some seconds, by the clock of the stage.
    private func after(
        _ seconds: TimeInterval, _ action: @escaping @MainActor (UIViewPropertyAnimator) -> Void
    ) {
        wait?.cancel()
        guard seconds > 0 else { return action(self) }
        let loop = RunLoop.main
        let length = Swift.max(seconds, 1e-4)
        wait = loop.schedule(after: loop.now.advanced(by: .seconds(length)), interval: .seconds(length)) {
            MainActor.assumeIsolated {
                self.wait?.cancel()
                action(self)
            }
        }
    }
}
