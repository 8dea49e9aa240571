// Licensed under the Apache License, Version 2.0.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Combine
public import Foundation
import StageUI

/// A name of a method and, where code is adopted, the method itself.
///
/// `#selector` needs the Objective-C runtime and does not exist on Linux. The copies that `firstlight adopt` makes have a name and a
/// reference to the method in its place, so what a control, a timer or a notification calls is called here, too. Of a selector that is
/// a name alone only `resignFirstResponder` has an effect.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name.
    public let name: String
    private let method: Method?

    /// The call of a method.
    ///
    /// Unchecked, because the references to methods that it holds are used on the main actor alone.
    private final class Method: @unchecked Sendable {
        /// Calls the method of a target with what it takes; false where the target or the sender is of another type.
        let call: @MainActor (_ target: Any?, _ sender: Any?, _ event: Any?) -> Bool
        init(_ call: @escaping @MainActor (Any?, Any?, Any?) -> Bool) { self.call = call }
    }

    /// Creates a selector from a name.
    public init(_ name: String) { (self.name, method) = (name, nil) }
    /// Creates a selector from a name.
    public init(stringLiteral value: String) { self.init(value) }

    private init(_ name: String, _ call: @escaping @MainActor (Any?, Any?, Any?) -> Bool) {
        (self.name, method) = (name, Method(call))
    }

    /// Creates a selector from a method without parameters.
    public init<Target, Result>(
        _ name: String, _ method: sending @escaping (Target) -> @MainActor () -> Result
    ) {
        self.init(name) { target, _, _ in
            guard let target = target as? Target else { return false }
            _ = method(target)()
            return true
        }
    }

    /// Creates a selector from a method that takes the sender.
    public init<Target, Sender, Result>(
        _ name: String, _ method: sending @escaping (Target) -> @MainActor (Sender) -> Result
    ) {
        self.init(name) { target, sender, _ in
            guard let target = target as? Target, let sender = sender as? Sender else { return false }
            _ = method(target)(sender)
            return true
        }
    }

    /// Creates a selector from a method that takes the sender and the event.
    public init<Target, Sender, Event, Result>(
        _ name: String, _ method: sending @escaping (Target) -> @MainActor (Sender, Event) -> Result
    ) {
        self.init(name) { target, sender, event in
            guard let target = target as? Target, let sender = sender as? Sender, let event = event as? Event
            else { return false }
            _ = method(target)(sender, event)
            return true
        }
    }

    /// Creates a selector from a method of a known object.
    @_disfavoredOverload
    public init<Result>(_ name: String, _ method: @escaping @MainActor () -> Result) {
        self.init(name) { _, _, _ in
            _ = method()
            return true
        }
    }

    /// Creates a selector from a method of a known object that takes the sender.
    @_disfavoredOverload
    public init<Sender, Result>(_ name: String, _ method: @escaping @MainActor (Sender) -> Result) {
        self.init(name) { _, sender, _ in
            guard let sender = sender as? Sender else { return false }
            _ = method(sender)
            return true
        }
    }

    /// Calls the method of a target; false for a name alone, and where the target or the sender is of another type.
    @MainActor
    func perform(on target: Any?, from sender: Any?, for event: Any? = nil) -> Bool {
        method?.call(target, sender, event) ?? false
    }

    /// Selectors of one name are equal.
    public static func == (one: Selector, other: Selector) -> Bool { one.name == other.name }
    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Returns a selector that is a name alone.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Returns the name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

extension Selector: CustomStringConvertible {
    /// The name.
    public var description: String { name }
}

/// An object and its method.
///
/// Unchecked, because the object is used on the main actor alone.
final class TargetAction: @unchecked Sendable {
    private(set) weak var target: AnyObject?
    private let hasTarget: Bool
    let action: Selector

    init(_ target: Any?, _ action: Selector) {
        (self.target, hasTarget, self.action) = (target.map { $0 as AnyObject }, target != nil, action)
    }

    /// Indicates whether the object is there no more.
    var isOver: Bool { hasTarget && target == nil }

    /// Calls the method with the first of some senders that it takes, and tells the stage where it takes none.
    @MainActor
    func perform(from senders: Any?...) {
        guard !isOver, !senders.contains(where: { action.perform(on: target, from: $0) }) else { return }
        Stage.current?.tell("\(action.name) is not called: there are no selectors here. Give a closure.")
    }
}

extension NotificationCenter {
    /// Has a method of an object called for each notification with a name, and of an object if one is given, until the observer is
    /// released. Calls come on the main actor.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?, object anObject: Any?
    ) {
        let call = TargetAction(observer, aSelector)
        _ = addObserver(forName: aName, object: anObject, queue: nil) { notification in
            let sent = Sent(notification)
            if MainQueue.isCurrent {
                MainActor.assumeIsolated { call.perform(from: sent.notification, sent.object) }
            } else {
                Task { @MainActor in call.perform(from: sent.notification, sent.object) }
            }
        }
    }
}

/// A notification on its way to the main actor.
///
/// Unchecked, because who posts a notification hands its objects on.
private struct Sent: @unchecked Sendable {
    let notification: Notification
    init(_ notification: Notification) { self.notification = notification }

    /// The notification as the class that some methods take.
    var object: NSNotification {
        NSNotification(name: notification.name, object: notification.object, userInfo: notification.userInfo)
    }
}

extension Timer {
    /// Returns a timer that calls a method of an object after some seconds, or again and again, until it is invalidated or the object
    /// is released. It follows the clock of the stage that it is made in.
    @discardableResult
    public class func scheduledTimer(
        timeInterval seconds: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats: Bool
    ) -> Timer {
        let timer = Timer(timeInterval: seconds, repeats: repeats) { _ in }
        let (call, kept) = (TargetAction(aTarget, aSelector), Kept(timer))
        let length = Swift.max(seconds, 1e-4)
        let loop = RunLoop.main
        kept.ticks = loop.schedule(
            after: loop.now.advanced(by: .seconds(length)), interval: .seconds(length)
        ) {
            guard kept.timer.isValid, !call.isOver else {
                kept.ticks?.cancel()
                return
            }
            MainActor.assumeIsolated { call.perform(from: kept.timer) }
            if !repeats { kept.timer.invalidate() }
        }
        return timer
    }
}

/// A timer and what drives it.
///
/// Unchecked, because the main run loop alone uses it.
private final class Kept: @unchecked Sendable {
    let timer: Timer
    var ticks: (any Cancellable)?
    init(_ timer: Timer) { self.timer = timer }
}
