// Licensed under the Apache License, Version 2.0.

import Combine
public import Foundation
import StageUI

/// The numbers of pictures in a second that something is drawn with.
public struct CAFrameRateRange: Hashable, Sendable {
    /// The least.
    public var minimum: Float
    /// The most.
    public var maximum: Float
    /// The best; 0 for any.
    public var preferred: Float
    /// Creates a range.
    public init(minimum: Float, maximum: Float, preferred: Float = 0) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }
    /// Those of the system.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}

/// A call before each picture of the screen: sixty times a second by the clock of the stage, or as often as the app asks for.
///
/// `#selector` needs the Objective-C runtime; in the copies that `firstlight adopt` makes the method itself is called.
@MainActor
@preconcurrency
open class CADisplayLink: NSObject {
    private let call: TargetAction
    private var ticks: (any Cancellable)?
    private var isOver = false

    /// Creates a call of a method of an object.
    public init(target: Any, selector sel: Selector) { call = TargetAction(target, sel) }

    /// The time of the last picture, in seconds of the clock that animations are told by.
    open private(set) var timestamp: CFTimeInterval = 0
    /// The time of the next picture.
    open var targetTimestamp: CFTimeInterval { timestamp + length }
    /// The seconds between two pictures of the screen.
    open var duration: CFTimeInterval { 1.0 / 60 }
    /// Indicates whether nothing is called.
    open var isPaused = false
    /// The number of calls in a second; 0 for as many as the screen has pictures.
    open var preferredFramesPerSecond = 0 {
        didSet { restart() }
    }
    /// The numbers of calls in a second.
    open var preferredFrameRateRange = CAFrameRateRange.default {
        didSet { restart() }
    }
    private var length: CFTimeInterval {
        let range = preferredFrameRateRange
        let wanted = Double(range.preferred > 0 ? range.preferred : range.maximum)
        let rate = preferredFramesPerSecond > 0 ? Double(preferredFramesPerSecond) : wanted
        return rate > 0 && rate < 60 ? 1 / rate : duration
    }

    /// Begins the calls.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard !isOver, ticks == nil else { return }
        start()
    }
    /// Ends the calls in a loop.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        ticks?.cancel()
        ticks = nil
    }
    /// Ends the calls for good.
    open func invalidate() {
        isOver = true
        ticks?.cancel()
        ticks = nil
    }

    private func restart() {
        guard let old = ticks else { return }
        old.cancel()
        start()
    }
    private func start() {
        let (loop, length) = (RunLoop.main, length)
        ticks = loop.schedule(
            after: loop.now.advanced(by: .seconds(length)), interval: .seconds(length)
        ) { MainActor.assumeIsolated { self.tick() } }
    }
    private func tick() {
        // The object is not held on to: where it is gone, nothing is left to call.
        guard !call.isOver else { return invalidate() }
        timestamp = CACurrentMediaTime()
        if !isPaused { call.perform(from: self) }
    }
}
