// Licensed under the Apache License, Version 2.0.

public import Foundation

extension Timer {
    /// Returns a publisher of the date at even intervals of seconds, which begins one interval after it is connected.
    ///
    /// It follows the clock of the stage that it is connected in.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
        in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(
            interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    /// A publisher of the date at even intervals.
    public final class TimerPublisher: ConnectablePublisher {
        /// A date.
        public typealias Output = Date
        /// A publisher that cannot fail.
        public typealias Failure = Never
        /// The time between two dates, in seconds.
        public let interval: TimeInterval
        /// The time in seconds by which a date may be late; nothing depends on it.
        public let tolerance: TimeInterval?
        private let runLoop: RunLoop
        private let subject = PassthroughSubject<Date, Never>()

        /// Creates a publisher with the time between two dates in seconds.
        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
        }

        /// Attaches a subscriber, which waits for the connection.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            subject.receive(subscriber: subscriber)
        }

        /// Begins to send dates; the result ends it.
        public func connect() -> any Cancellable {
            let (runLoop, subject) = (runLoop, subject)
            let length = Swift.max(interval, 1e-4)
            return runLoop.schedule(
                after: runLoop.now.advanced(by: .seconds(length)), interval: .seconds(length)
            ) {
                subject.send(runLoop.now.date)
            }
        }
    }
}

extension NotificationCenter {
    /// Returns a publisher of the notifications with a name, and of an object if one is given.
    ///
    /// Those that the app of another stage has posted are left out.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// A publisher of notifications.
    public struct Publisher: Combine.Publisher {
        /// A notification.
        public typealias Output = Notification
        /// A publisher that cannot fail.
        public typealias Failure = Never
        /// The center that posts the notifications.
        public let center: NotificationCenter
        /// The name of the notifications.
        public let name: Notification.Name
        /// The object whose notifications are meant; nil for those of all.
        public let object: AnyObject?

        /// Creates a publisher.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            (self.center, self.name, self.object) = (center, name, object)
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            let downstream = Downstream<Notification, Never>.attach(subscriber)
            let (run, carried) = (CurrentRun.clock?.identity, Carried(downstream))
            let token = Carried(
                center.addObserver(forName: name, object: object, queue: nil) { notification in
                    let poster = CurrentRun.clock?.identity
                    if run == nil || poster == nil || run == poster { carried.value.send(notification) }
                })
            let center = Carried(center)
            downstream.hold(Once { center.value.removeObserver(token.value) })
        }
    }
}
