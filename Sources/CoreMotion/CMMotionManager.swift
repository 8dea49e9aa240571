// Licensed under the Apache License, Version 2.0.

import Combine
public import Foundation
import StageUI

/// A function that takes a measured acceleration.
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
/// A function that takes a measured speed of turning.
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
/// A function that takes a measured magnetic field.
public typealias CMMagnetometerHandler = (CMMagnetometerData?, (any Error)?) -> Void
/// A function that takes what is known of the motion of a device.
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

/// The sensors of motion. The simulated device has none, unless its `sensors` are set; then a handler is called at first and
/// after each change.
open class CMMotionManager: NSObject {
    private enum Sensor: Hashable {
        case acceleration, turning, motion
    }
    private let box = SensorBox.current
    private var active: Set<Sensor> = []
    private var watches: [Sensor: SensorWatch] = [:]

    /// The time between measurements of the acceleration, which is not heeded: each change is told.
    open var accelerometerUpdateInterval: TimeInterval = 0.01
    /// The time between measurements of turning, which is not heeded: each change is told.
    open var gyroUpdateInterval: TimeInterval = 0.01
    /// The time between measurements of the magnetic field, of which there are none.
    open var magnetometerUpdateInterval: TimeInterval = 0.025
    /// The time between measurements of motion, which is not heeded: each change is told.
    open var deviceMotionUpdateInterval: TimeInterval = 0.01
    /// Indicates whether the system asks the user to move the device, which it does not here.
    open var showsDeviceMovementDisplay = false
    /// The directions that the attitude is told from.
    open private(set) var attitudeReferenceFrame = CMAttitudeReferenceFrame.xArbitraryZVertical

    /// Creates an object for the sensors of the device.
    public override init() { super.init() }

    /// Returns the directions that an attitude can be told from: the simulated device has no compass.
    open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame {
        SensorBox.current.value == nil ? [] : [.xArbitraryZVertical, .xArbitraryCorrectedZVertical]
    }

    private var measured: CMDeviceMotion? { box.value.map(Self.motion) }
    private static func motion(_ sensors: StageSensors) -> CMDeviceMotion {
        CMDeviceMotion(sensors, at: CurrentRun.clock?.seconds ?? ProcessInfo.processInfo.systemUptime)
    }
    private func start(
        _ sensor: Sensor, _ queue: OperationQueue? = nil, _ handler: ((CMDeviceMotion) -> Void)? = nil
    ) {
        active.insert(sensor)
        guard let queue, let handler else { return }
        watches[sensor] = SensorWatch(box, queue) { handler(Self.motion($0)) }
    }
    private func stop(_ sensor: Sensor) {
        active.remove(sensor)
        watches[sensor] = nil
    }
    private func value(_ sensor: Sensor) -> CMDeviceMotion? { active.contains(sensor) ? measured : nil }

    // MARK: - Acceleration

    /// Indicates whether the device measures its acceleration.
    open var isAccelerometerAvailable: Bool { box.value != nil }
    /// Indicates whether the acceleration was asked for.
    open var isAccelerometerActive: Bool { active.contains(.acceleration) }
    /// The acceleration; nil before it was asked for, and without a sensor.
    open var accelerometerData: CMAccelerometerData? {
        value(.acceleration).map { CMAccelerometerData($0.acceleration, at: $0.timestamp) }
    }
    /// Begins to measure the acceleration.
    open func startAccelerometerUpdates() { start(.acceleration) }
    /// Begins to measure the acceleration, and calls a function with it.
    open func startAccelerometerUpdates(
        to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler
    ) {
        start(.acceleration, queue) { handler(CMAccelerometerData($0.acceleration, at: $0.timestamp), nil) }
    }
    /// Ends it.
    open func stopAccelerometerUpdates() { stop(.acceleration) }

    // MARK: - Turning

    /// Indicates whether the device measures its turning.
    open var isGyroAvailable: Bool { box.value != nil }
    /// Indicates whether the turning was asked for.
    open var isGyroActive: Bool { active.contains(.turning) }
    /// The speed of turning; nil before it was asked for, and without a sensor.
    open var gyroData: CMGyroData? {
        value(.turning).map { CMGyroData($0.rotationRate, at: $0.timestamp) }
    }
    /// Begins to measure the turning.
    open func startGyroUpdates() { start(.turning) }
    /// Begins to measure the turning, and calls a function with it.
    open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) {
        start(.turning, queue) { handler(CMGyroData($0.rotationRate, at: $0.timestamp), nil) }
    }
    /// Ends it.
    open func stopGyroUpdates() { stop(.turning) }

    // MARK: - The magnetic field

    /// Indicates whether the device measures the magnetic field, which it does not.
    open var isMagnetometerAvailable: Bool { false }
    /// Indicates whether the field is measured, which it is not.
    open var isMagnetometerActive: Bool { false }
    /// The field: none.
    open var magnetometerData: CMMagnetometerData? { nil }
    /// Measures nothing.
    open func startMagnetometerUpdates() {}
    /// Measures nothing.
    open func startMagnetometerUpdates(
        to queue: OperationQueue, withHandler handler: @escaping CMMagnetometerHandler
    ) {}
    /// Ends nothing.
    open func stopMagnetometerUpdates() {}

    // MARK: - Motion

    /// Indicates whether the device measures its motion.
    open var isDeviceMotionAvailable: Bool { box.value != nil }
    /// Indicates whether the motion was asked for.
    open var isDeviceMotionActive: Bool { active.contains(.motion) }
    /// The motion; nil before it was asked for, and without a sensor.
    open var deviceMotion: CMDeviceMotion? { value(.motion) }
    /// Begins to measure the motion.
    open func startDeviceMotionUpdates() { start(.motion) }
    /// Begins to measure the motion.
    open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {
        attitudeReferenceFrame = referenceFrame
        start(.motion)
    }
    /// Begins to measure the motion, and calls a function with it.
    open func startDeviceMotionUpdates(
        to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
    ) { start(.motion, queue) { handler($0, nil) } }
    /// Begins to measure the motion, and calls a function with it.
    open func startDeviceMotionUpdates(
        using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
        withHandler handler: @escaping CMDeviceMotionHandler
    ) {
        attitudeReferenceFrame = referenceFrame
        start(.motion, queue) { handler($0, nil) }
    }
    /// Ends it.
    open func stopDeviceMotionUpdates() { stop(.motion) }
}
