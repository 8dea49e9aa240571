// Licensed under the Apache License, Version 2.0.

public import Foundation
import StageUI

/// Several changes of layers that are made together. Layers are not drawn and nothing of them moves, so what waits for the end of
/// a transaction is called when it is committed.
@MainActor
@preconcurrency
open class CATransaction: NSObject {
    fileprivate struct Level {
        var duration: CFTimeInterval = 0.25
        var isStill = false
        var curve: CAMediaTimingFunction?
        var completion: (() -> Void)?
    }
    private static var begun: OpenTransactions {
        (StageDevice.current ?? .standIn).kept { OpenTransactions() }
    }
    private static var innermost: Level { begun.levels.last ?? Level() }

    /// Begins a transaction, inside of one that has begun before.
    open class func begin() { begun.levels.append(Level()) }
    /// Ends the transaction that has begun last, and calls what waits for its end.
    open class func commit() { begun.levels.popLast()?.completion?() }
    /// Sends what is not sent yet; nothing waits here.
    open class func flush() {}
    /// Returns the seconds of its animations.
    open class func animationDuration() -> CFTimeInterval { innermost.duration }
    /// Sets the seconds of its animations.
    open class func setAnimationDuration(_ dur: CFTimeInterval) { change { $0.duration = dur } }
    /// Returns the way in which its animations are slow and fast.
    open class func animationTimingFunction() -> CAMediaTimingFunction? { innermost.curve }
    /// Sets the way in which its animations are slow and fast.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        change { $0.curve = function }
    }
    /// Returns whether changes of properties come without an animation.
    open class func disableActions() -> Bool { innermost.isStill }
    /// Sets whether changes of properties come without an animation.
    open class func setDisableActions(_ flag: Bool) { change { $0.isStill = flag } }
    /// Returns what waits for its end.
    open class func completionBlock() -> (() -> Void)? { innermost.completion }
    /// Sets what waits for its end; outside of a transaction it is called at once.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        if begun.levels.isEmpty { block?() } else { change { $0.completion = block } }
    }
    /// Sets a property by its key: whether changes come without an animation, and the duration.
    open class func setValue(_ anObject: Any?, forKey key: String) {
        switch key {
        case "disableActions": setDisableActions((anObject as? NSNumber)?.boolValue ?? false)
        case "animationDuration": setAnimationDuration((anObject as? NSNumber)?.doubleValue ?? 0.25)
        default: break
        }
    }
    private static func change(_ change: (inout Level) -> Void) {
        let begun = begun
        guard !begun.levels.isEmpty else { return }
        change(&begun.levels[begun.levels.count - 1])
    }
}

/// The transactions of a device that have begun, the innermost last.
@MainActor
private final class OpenTransactions {
    var levels: [CATransaction.Level] = []
    nonisolated init() {}
}

/// The key of whether changes of properties come without an animation.
public let kCATransactionDisableActions = "disableActions"
/// The key of the seconds of animations.
public let kCATransactionAnimationDuration = "animationDuration"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The largest number of a `Float`, which stands for a repetition without end.
public let HUGE = Float.greatestFiniteMagnitude
