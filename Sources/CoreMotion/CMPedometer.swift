// Licensed under the Apache License, Version 2.0.

import Combine
public import Foundation
import StageUI

/// The user's answers to the question whether the app may know how they move.
public enum CMAuthorizationStatus: Int, Hashable, Sendable {
    /// The user was not asked.
    case notDetermined
    /// The device does not allow it.
    case restricted
    /// The user has refused.
    case denied
    /// The user has allowed it.
    case authorized
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the errors.
public let CMErrorDomain = "CMErrorDomain"
/// The code of an error.
public struct CMError: Hashable, RawRepresentable, Sendable {
    /// The number.
    public let rawValue: UInt32
    /// Creates a code of its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The error of a code.
    var error: NSError { NSError(domain: CMErrorDomain, code: Int(rawValue)) }
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The device does not know how the user moves.
public let CMErrorMotionActivityNotAvailable = CMError(rawValue: 104)
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The user has not allowed it.
public let CMErrorMotionActivityNotAuthorized = CMError(rawValue: 105)
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The device has no such sensor.
public let CMErrorNotAvailable = CMError(rawValue: 109)
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The user has not allowed it.
public let CMErrorNotAuthorized = CMError(rawValue: 111)

/// The steps in a time.
open class CMPedometerData: NSObject, @unchecked Sendable {
    // Unchecked, as it is never changed.

    /// The begin of the time.
    public let startDate: Date
    /// The end of the time.
    public let endDate: Date
    /// The number of steps.
    public let numberOfSteps: NSNumber
    /// The way in metres.
    public let distance: NSNumber?
    /// The floors that were climbed, which are not counted.
    public var floorsAscended: NSNumber? { nil }
    /// The floors that were gone down, which are not counted.
    public var floorsDescended: NSNumber? { nil }
    /// The seconds per metre at present, which are not measured.
    public var currentPace: NSNumber? { nil }
    /// The steps per second at present, which are not measured.
    public var currentCadence: NSNumber? { nil }
    /// The seconds per metre, which are not measured.
    public var averageActivePace: NSNumber? { nil }

    init(from start: Date, to end: Date, _ sensors: StageSensors) {
        (startDate, endDate) = (start, end)
        (numberOfSteps, distance) = (NSNumber(value: sensors.steps), NSNumber(value: sensors.distance))
    }
}

/// A function that takes steps.
public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void

/// Counts steps. The simulated device has none to count, unless its `sensors` are set: all its steps are in each time.
open class CMPedometer: NSObject {
    private let box = SensorBox.current
    private var watch: SensorWatch?

    /// Creates an object.
    public override init() { super.init() }
    private static var hasSensors: Bool { SensorBox.current.value != nil }
    private static var now: Date {
        CurrentRun.clock.map { Date(timeIntervalSinceReferenceDate: $0.seconds) } ?? Date()
    }

    /// Returns whether the device counts steps.
    open class func isStepCountingAvailable() -> Bool { hasSensors }
    /// Returns whether the device measures the way.
    open class func isDistanceAvailable() -> Bool { hasSensors }
    /// Returns whether the device counts floors, which it does not.
    open class func isFloorCountingAvailable() -> Bool { false }
    /// Returns whether the device measures the speed of walking, which it does not.
    open class func isPaceAvailable() -> Bool { false }
    /// Returns whether the device measures the steps per second, which it does not.
    open class func isCadenceAvailable() -> Bool { false }
    /// Returns whether the device tells when walking begins and ends, which it does not.
    open class func isPedometerEventTrackingAvailable() -> Bool { false }
    /// Returns the user's answer: they allow it where there is something to count.
    open class func authorizationStatus() -> CMAuthorizationStatus {
        hasSensors ? .authorized : .notDetermined
    }

    /// Calls a function with the steps of a time, or the error that there are none to count.
    open func queryPedometerData(
        from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler
    ) {
        guard let sensors = box.value else { return handler(nil, CMErrorNotAvailable.error) }
        handler(CMPedometerData(from: start, to: end, sensors), nil)
    }
    /// Calls a function with the steps since a time, at first and after each change.
    open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
        guard box.value != nil else { return handler(nil, CMErrorNotAvailable.error) }
        watch = SensorWatch(box, OperationQueue()) {
            handler(CMPedometerData(from: start, to: Self.now, $0), nil)
        }
    }
    /// Ends it.
    open func stopUpdates() { watch = nil }
}

/// The degrees of certainty.
public enum CMMotionActivityConfidence: Int, Hashable, Sendable {
    /// Little.
    case low
    /// Some.
    case medium
    /// Much.
    case high
}

/// The way in which the user moves.
open class CMMotionActivity: NSObject, @unchecked Sendable {
    // Unchecked, as it is never changed.

    private let activity: StageSensors.Activity
    /// The time from which on they move so.
    public let startDate: Date
    /// The certainty.
    public var confidence: CMMotionActivityConfidence { .high }
    /// Indicates whether it is not known.
    public var unknown: Bool { activity == .unknown }
    /// Indicates whether the user stands or sits.
    public var stationary: Bool { activity == .stationary }
    /// Indicates whether the user walks.
    public var walking: Bool { activity == .walking }
    /// Indicates whether the user runs.
    public var running: Bool { activity == .running }
    /// Indicates whether the user is in a car.
    public var automotive: Bool { activity == .automotive }
    /// Indicates whether the user rides a bicycle.
    public var cycling: Bool { activity == .cycling }

    init(_ activity: StageSensors.Activity, since date: Date) {
        (self.activity, startDate) = (activity, date)
    }
}

/// A function that takes the way in which the user moves.
public typealias CMMotionActivityHandler = (CMMotionActivity?) -> Void
/// A function that takes the ways in which the user has moved.
public typealias CMMotionActivityQueryHandler = ([CMMotionActivity]?, (any Error)?) -> Void

/// Knows how the user moves. The simulated device does not, unless its `sensors` are set.
open class CMMotionActivityManager: NSObject {
    private let box = SensorBox.current
    private var watch: SensorWatch?

    /// Creates an object.
    public override init() { super.init() }
    private static var now: Date {
        CurrentRun.clock.map { Date(timeIntervalSinceReferenceDate: $0.seconds) } ?? Date()
    }

    /// Returns whether the device knows it.
    open class func isActivityAvailable() -> Bool { SensorBox.current.value != nil }
    /// Returns the user's answer: they allow it where there is something to know.
    open class func authorizationStatus() -> CMAuthorizationStatus {
        isActivityAvailable() ? .authorized : .notDetermined
    }
    /// Calls a function with the way in which the user moves, at first and after each change.
    open func startActivityUpdates(
        to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityHandler
    ) {
        watch = SensorWatch(box, queue) { handler(CMMotionActivity($0.activity, since: Self.now)) }
    }
    /// Ends it.
    open func stopActivityUpdates() { watch = nil }
    /// Calls a function with the way in which the user moves, or the error that it is not known; what was before is not kept.
    open func queryActivityStarting(
        from start: Date, to end: Date, to queue: OperationQueue,
        withHandler handler: @escaping CMMotionActivityQueryHandler
    ) {
        guard let sensors = box.value else {
            return handler(nil, CMErrorMotionActivityNotAvailable.error)
        }
        handler([CMMotionActivity(sensors.activity, since: start)], nil)
    }
}

/// A change of height, and the pressure of the air.
open class CMAltitudeData: CMLogItem, @unchecked Sendable {
    /// The change of height since the begin, in metres.
    public var relativeAltitude: NSNumber { 0 }
    /// The pressure of the air, in kilopascals.
    public var pressure: NSNumber { 0 }
}

/// A function that takes a change of height.
public typealias CMAltitudeHandler = (CMAltitudeData?, (any Error)?) -> Void

/// Measures heights, which the simulated device does not.
open class CMAltimeter: NSObject {
    /// Creates an object.
    public override init() { super.init() }
    /// Returns whether the device measures changes of height, which it does not.
    open class func isRelativeAltitudeAvailable() -> Bool { false }
    /// Returns whether the device measures heights above the sea, which it does not.
    open class func isAbsoluteAltitudeAvailable() -> Bool { false }
    /// Returns the user's answer: they were not asked.
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
    /// Calls a function with the error that there is no such sensor.
    open func startRelativeAltitudeUpdates(
        to queue: OperationQueue, withHandler handler: @escaping CMAltitudeHandler
    ) { handler(nil, CMErrorNotAvailable.error) }
    /// Ends nothing.
    open func stopRelativeAltitudeUpdates() {}
}
