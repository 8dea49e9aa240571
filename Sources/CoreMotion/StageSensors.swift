// Licensed under the Apache License, Version 2.0.

import Combine
import Foundation
public import StageUI
import Synchronization

/// The values of the sensors of motion of the simulated device.
public struct StageSensors: Equatable, Sendable {
    /// The turn about the longer side, in radians; positive where the right side is down.
    public var roll: Double
    /// The turn about the shorter side, in radians; positive where the upper side is up.
    public var pitch: Double
    /// The turn about the axis through the screen, in radians.
    public var yaw: Double
    /// The speed of turning.
    public var rotationRate = CMRotationRate()
    /// The acceleration without gravity.
    public var userAcceleration = CMAcceleration()
    /// The steps since the device was made.
    public var steps: Int
    /// The way that was walked since then, in metres.
    public var distance: Double
    /// Indicates whether the user walks, runs or stands.
    public var activity: Activity
    /// The ways in which a user moves.
    public enum Activity: String, Hashable, Sendable, CaseIterable {
        /// Not known.
        case unknown
        /// Stands or sits.
        case stationary
        /// Walks.
        case walking
        /// Runs.
        case running
        /// Is in a car.
        case automotive
        /// Rides a bicycle.
        case cycling
    }

    /// Creates values: those of a device that lies on a table, unless others are given.
    public init(
        roll: Double = 0, pitch: Double = 0, yaw: Double = 0, steps: Int = 0, distance: Double = 0,
        activity: Activity = .stationary
    ) {
        (self.roll, self.pitch, self.yaw) = (roll, pitch, yaw)
        (self.steps, self.distance, self.activity) = (steps, distance, activity)
    }
}

extension StageDevice {
    /// The values of its sensors of motion; nil, as at first, where it has none. Those who watch are told of each change.
    public var sensors: StageSensors? {
        get { SensorBox.of(self).value }
        set { SensorBox.of(self).value = newValue }
    }
}

/// The sensors of a device, with those who watch them.
typealias SensorBox = Watched<StageSensors?>

extension SensorBox {
    static func of(_ device: StageDevice) -> SensorBox { device.kept { SensorBox(nil) } }
    static var current: SensorBox { of(StageDevice.current ?? .standIn) }
}

/// A handler that is called with what the sensors measure: at first, and after each change, until it is given up.
///
/// Unchecked, as the handler is called on the queue that it was handed over for, and on a stage on the main thread.
final class SensorWatch: @unchecked Sendable {
    private let box: SensorBox
    private let clock = CurrentRun.clock
    private let queue: OperationQueue
    private let handler: (StageSensors) -> Void
    private let number = Mutex<Int?>(nil)

    init(_ box: SensorBox, _ queue: OperationQueue, _ handler: @escaping (StageSensors) -> Void) {
        (self.box, self.queue, self.handler) = (box, queue, handler)
        number.withLock { $0 = box.watch { [weak self] in self?.tell() } }
        tell()
    }
    deinit {
        if let number = number.withLock({ $0 }) { box.endWatching(number) }
    }

    private func tell() {
        let call: @Sendable () -> Void = { [weak self] in
            guard let self, let sensors = box.value else { return }
            handler(sensors)
        }
        guard let clock else { return queue.addOperation(call) }
        clock.schedule(at: clock.seconds) { CurrentRun.$clock.withValue(clock, operation: call) }
    }
}
