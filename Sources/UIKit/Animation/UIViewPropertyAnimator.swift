// Licensed under the Apache License, Version 2.0.

import Combine
public import Foundation
import StageUI

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
    /// Indicates whether it goes back; one that goes on turns round.
    open var isReversed = false {
        didSet {
            guard isRunning, isReversed != oldValue else { return }
            rest()
            run(for: duration * left)
        }
    }
    /// The share of the way that is done, 0 to 1, counted from where it sets out: from the end where it goes back.
    ///
    /// One that has not begun is begun by a new share, and stands still; one that goes on goes on from there.
    open var fractionComplete: CGFloat {
        get {
            let value = scrubsLinearly ? curve?.value(at: place) ?? place : place
            return CGFloat(isReversed ? 1 - value : value)
        }
        set {
            guard state != .stopped else { return }
            begin()
            let share = Swift.min(Swift.max(0, Double(newValue)), 1)
            let value = isReversed ? 1 - share : share
            let goesOn = isRunning
            if goesOn { rest() }
            (way.from, way.to) = (scrubsLinearly ? curve?.inverse.value(at: value) ?? value : value, nil)
            if goesOn { run(for: duration * left) }
        }
    }
    /// Indicates whether views take touches meanwhile.
    open var isUserInteractionEnabled = true
    /// Indicates whether touches can be taken over by others meanwhile.
    open var isInterruptible = true
    /// Indicates whether a share is one of the way, where the curve is not that of a spring; one of the time otherwise.
    open var scrubsLinearly = true
    /// Indicates whether it stands still at its end, in place of being over.
    open var pausesOnCompletion = false

    /// The part of the time from the start to the end, 0 to 1, that a run takes; at rest it has no end.
    private struct Way {
        var from = 0.0
        var to: Double?
        var began = Date.distantPast
        var length = 0.0
    }
    private var way = Way()
    /// The share of the time from the start to the end that is behind, 0 to 1.
    private var place: Double {
        guard let to = way.to else { return way.from }
        let passed = RunLoop.main.now.date.timeIntervalSince(way.began)
        return way.from + (to - way.from) * Swift.min(Swift.max(0, passed / Swift.max(way.length, 1e-9)), 1)
    }
    /// The share of the time that is left, 0 to 1.
    private var left: Double { isReversed ? place : 1 - place }
    /// The curve; nil for a spring.
    private var curve: UnitCurve? {
        timingParameters?.cubicTimingParameters.map { cubic in
            .bezier(
                startControlPoint: UnitPoint(x: cubic.controlPoint1.x, y: cubic.controlPoint1.y),
                endControlPoint: UnitPoint(x: cubic.controlPoint2.x, y: cubic.controlPoint2.y))
        }
    }

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

    /// Begins, or goes on from where it stands.
    open func startAnimation() {
        guard state != .stopped, !isRunning else { return }
        begin()
        run(for: duration * left)
    }
    /// Begins after some seconds.
    open func startAnimation(afterDelay delay: TimeInterval) {
        // One that goes on already keeps its end, for which it waits.
        guard state != .stopped, !isRunning else { return }
        guard delay > 0 else { return startAnimation() }
        self.delay = delay
        after(delay) { $0.startAnimation() }
    }
    /// Stands still where it is; one that has not begun is begun.
    open func pauseAnimation() {
        guard state != .stopped else { return }
        begin()
        rest()
    }
    /// Goes on from where it stands in another way, for a share of the duration; 0 for what is left.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        guard state != .stopped, !isRunning else { return }
        begin()
        if let parameters {
            let done = fractionComplete
            timingParameters = parameters
            fractionComplete = done
        }
        run(for: duration * (durationFactor > 0 ? Double(durationFactor) : left))
    }
    /// Stops where it is, and is over at once where it is not to be finished; nothing is told of the end then.
    open func stopAnimation(_ withoutFinishing: Bool) {
        rest()
        guard state == .active else { return }
        if withoutFinishing { ends = [] }
        state = withoutFinishing ? .inactive : .stopped
    }
    /// Is over, at a place: only after it was stopped.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else { return }
        if finalPosition != .current { way.from = finalPosition == .end ? 1 : 0 }
        end(at: finalPosition)
    }

    private func begin() {
        guard state == .inactive else { return }
        wait?.cancel()
        state = .active
        way = Way(from: isReversed ? 1 : 0)
        let all = changes
        changes = []
        for change in all { change() }
    }

    /// Stays where it is, and waits for nothing.
    private func rest() {
        (way.from, way.to) = (place, nil)
        isRunning = false
        wait?.cancel()
    }

    private func run(for seconds: TimeInterval) {
        guard state == .active else { return }
        isRunning = true
        way = Way(
            from: place, to: isReversed ? 0 : 1, began: RunLoop.main.now.date, length: seconds)
        after(seconds) { $0.arrive() }
    }

    private func arrive() {
        guard state == .active else { return }
        way = Way(from: isReversed ? 0 : 1)
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
