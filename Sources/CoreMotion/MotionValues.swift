// Licensed under the Apache License, Version 2.0.

/// A file that imports the module finds Foundation, as on Apple's systems.
@_exported public import Foundation

/// An acceleration, in multiples of that of the earth.
public struct CMAcceleration: Equatable, Sendable {
    /// The part to the right.
    public var x: Double
    /// The part upwards.
    public var y: Double
    /// The part towards the user.
    public var z: Double
    /// Creates none.
    public init() { (x, y, z) = (0, 0, 0) }
    /// Creates an acceleration.
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A speed of turning, in radians per second.
public struct CMRotationRate: Equatable, Sendable {
    /// The part about the axis to the right.
    public var x: Double
    /// The part about the axis upwards.
    public var y: Double
    /// The part about the axis towards the user.
    public var z: Double
    /// Creates none.
    public init() { (x, y, z) = (0, 0, 0) }
    /// Creates a speed.
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A magnetic field, in microteslas.
public struct CMMagneticField: Equatable, Sendable {
    /// The part to the right.
    public var x: Double
    /// The part upwards.
    public var y: Double
    /// The part towards the user.
    public var z: Double
    /// Creates none.
    public init() { (x, y, z) = (0, 0, 0) }
    /// Creates a field.
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A turn, as a quaternion.
public struct CMQuaternion: Equatable, Sendable {
    /// The part of the axis to the right.
    public var x: Double
    /// The part of the axis upwards.
    public var y: Double
    /// The part of the axis towards the user.
    public var z: Double
    /// The real part.
    public var w: Double
    /// Creates zeros.
    public init() { (x, y, z, w) = (0, 0, 0, 0) }
    /// Creates a quaternion.
    public init(x: Double, y: Double, z: Double, w: Double) {
        (self.x, self.y, self.z, self.w) = (x, y, z, w)
    }

    static func * (a: CMQuaternion, b: CMQuaternion) -> CMQuaternion {
        let x: Double = a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y
        let y: Double = a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x
        let z: Double = a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w
        let w: Double = a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z
        return CMQuaternion(x: x, y: y, z: z, w: w)
    }
    var inverse: CMQuaternion { CMQuaternion(x: -x, y: -y, z: -z, w: w) }
}

/// A turn, as a matrix.
public struct CMRotationMatrix: Equatable, Sendable {
    /// The first number of the first row.
    public var m11: Double
    /// The second number of the first row.
    public var m12: Double
    /// The third number of the first row.
    public var m13: Double
    /// The first number of the second row.
    public var m21: Double
    /// The second number of the second row.
    public var m22: Double
    /// The third number of the second row.
    public var m23: Double
    /// The first number of the third row.
    public var m31: Double
    /// The second number of the third row.
    public var m32: Double
    /// The third number of the third row.
    public var m33: Double
}

/// The way in which a device is held.
open class CMAttitude: NSObject, @unchecked Sendable {
    // Unchecked, as only `multiply(byInverseOf:)` changes it, as on Apple's systems.

    /// The turn, as a quaternion.
    open private(set) var quaternion: CMQuaternion

    /// First about the axis upwards, then about that to the right, then about that towards the user.
    init(roll: Double, pitch: Double, yaw: Double) {
        let aboutZ = CMQuaternion(x: 0, y: 0, z: sin(yaw / 2), w: cos(yaw / 2))
        let aboutX = CMQuaternion(x: sin(pitch / 2), y: 0, z: 0, w: cos(pitch / 2))
        let aboutY = CMQuaternion(x: 0, y: sin(roll / 2), z: 0, w: cos(roll / 2))
        quaternion = aboutZ * aboutX * aboutY
    }

    /// The turn about the longer side, in radians.
    open var roll: Double { atan2(-rotationMatrix.m31, rotationMatrix.m33) }
    /// The turn about the shorter side, in radians.
    open var pitch: Double { asin(max(-1, min(1, rotationMatrix.m32))) }
    /// The turn about the axis through the screen, in radians.
    open var yaw: Double { atan2(-rotationMatrix.m12, rotationMatrix.m22) }
    /// The turn, as a matrix.
    open var rotationMatrix: CMRotationMatrix {
        let (x, y, z, w) = (quaternion.x, quaternion.y, quaternion.z, quaternion.w)
        let (xx, yy, zz) = (2 * x * x, 2 * y * y, 2 * z * z)
        let (xy, xz, yz) = (2 * x * y, 2 * x * z, 2 * y * z)
        let (wx, wy, wz) = (2 * w * x, 2 * w * y, 2 * w * z)
        return CMRotationMatrix(
            m11: 1 - yy - zz, m12: xy - wz, m13: xz + wy, m21: xy + wz, m22: 1 - xx - zz, m23: yz - wx,
            m31: xz - wy, m32: yz + wx, m33: 1 - xx - yy)
    }
    /// Makes it the turn from another attitude to this one.
    open func multiply(byInverseOf attitude: CMAttitude) {
        quaternion = quaternion * attitude.quaternion.inverse
    }
    /// Returns a copy, which `multiply(byInverseOf:)` leaves as it is.
    open override func copy() -> Any {
        let new = CMAttitude(roll: 0, pitch: 0, yaw: 0)
        new.quaternion = quaternion
        return new
    }
}

/// Something that was measured.
open class CMLogItem: NSObject, @unchecked Sendable {
    // Unchecked, as it and what follows it are never changed.

    /// The time of the measurement, in seconds.
    public let timestamp: TimeInterval
    init(at timestamp: TimeInterval) { self.timestamp = timestamp }
}

/// A measured acceleration.
public final class CMAccelerometerData: CMLogItem, @unchecked Sendable {
    /// The acceleration, with gravity.
    public let acceleration: CMAcceleration
    init(_ acceleration: CMAcceleration, at time: TimeInterval) {
        self.acceleration = acceleration
        super.init(at: time)
    }
}

/// A measured speed of turning.
public final class CMGyroData: CMLogItem, @unchecked Sendable {
    /// The speed.
    public let rotationRate: CMRotationRate
    init(_ rotationRate: CMRotationRate, at time: TimeInterval) {
        self.rotationRate = rotationRate
        super.init(at: time)
    }
}

/// A measured magnetic field.
public final class CMMagnetometerData: CMLogItem, @unchecked Sendable {
    /// The field.
    public let magneticField: CMMagneticField
    init(_ magneticField: CMMagneticField, at time: TimeInterval) {
        self.magneticField = magneticField
        super.init(at: time)
    }
}

/// The facts about the motion of a device.
public final class CMDeviceMotion: CMLogItem, @unchecked Sendable {
    /// The way in which the device is held.
    public let attitude: CMAttitude
    /// The speed of turning.
    public let rotationRate: CMRotationRate
    /// The part of the acceleration that is gravity.
    public let gravity: CMAcceleration
    /// The part of the acceleration that the user gives.
    public let userAcceleration: CMAcceleration
    /// The direction in degrees from north; it is not known here, and negative.
    public var heading: Double { -1 }

    init(_ sensors: StageSensors, at time: TimeInterval) {
        attitude = CMAttitude(roll: sensors.roll, pitch: sensors.pitch, yaw: sensors.yaw)
        let turn = attitude.rotationMatrix
        // Gravity points down, whatever the way in which the device is held.
        gravity = CMAcceleration(x: -turn.m31, y: -turn.m32, z: -turn.m33)
        (rotationRate, userAcceleration) = (sensors.rotationRate, sensors.userAcceleration)
        super.init(at: time)
    }
    /// The acceleration with gravity.
    var acceleration: CMAcceleration {
        CMAcceleration(
            x: gravity.x + userAcceleration.x, y: gravity.y + userAcceleration.y,
            z: gravity.z + userAcceleration.z)
    }
}

/// The directions that an attitude is told from.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates directions of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Any, with one axis upwards.
    public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
    /// Any, which stays the same, with one axis upwards.
    public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
    /// The north of a compass, with one axis upwards.
    public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
    /// North, with one axis upwards.
    public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 8)
}
