// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The ways in which a value can be used.
public struct CBCharacteristicProperties: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates ways of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It is told to all.
    public static let broadcast = CBCharacteristicProperties(rawValue: 1)
    /// It is read.
    public static let read = CBCharacteristicProperties(rawValue: 1 << 1)
    /// It is written, without an answer.
    public static let writeWithoutResponse = CBCharacteristicProperties(rawValue: 1 << 2)
    /// It is written.
    public static let write = CBCharacteristicProperties(rawValue: 1 << 3)
    /// Changes are told.
    public static let notify = CBCharacteristicProperties(rawValue: 1 << 4)
    /// Changes are told, and that is answered.
    public static let indicate = CBCharacteristicProperties(rawValue: 1 << 5)
}

/// The ways of writing.
public enum CBCharacteristicWriteType: Int, Hashable, Sendable {
    /// The peripheral answers.
    case withResponse
    /// It does not.
    case withoutResponse
}

/// A service or a value of a peripheral.
///
/// Unchecked, as it is used where the delegate of its manager is called.
open class CBAttribute: NSObject, @unchecked Sendable {
    /// The name.
    public let uuid: CBUUID
    init(_ uuid: CBUUID) { self.uuid = uuid }
}

/// A service of a peripheral.
open class CBService: CBAttribute, @unchecked Sendable {
    /// The peripheral.
    open private(set) weak var peripheral: CBPeripheral?
    /// Indicates whether it is one of the main services, which each is.
    open var isPrimary: Bool { true }
    /// The services that it includes: none.
    open var includedServices: [CBService]? { nil }
    /// The values that were discovered; nil before.
    open internal(set) var characteristics: [CBCharacteristic]?

    init(_ uuid: CBUUID, of peripheral: CBPeripheral) {
        self.peripheral = peripheral
        super.init(uuid)
    }
}

/// A value of a service.
open class CBCharacteristic: CBAttribute, @unchecked Sendable {
    /// The service.
    open private(set) weak var service: CBService?
    /// The ways in which it can be used.
    public let properties: CBCharacteristicProperties
    /// The value that was read or told last.
    open internal(set) var value: Data?
    /// Indicates whether changes are told.
    open internal(set) var isNotifying = false
    /// The descriptions of it: none.
    open var descriptors: [CBDescriptor]? { nil }

    init(_ made: StageBluetooth.Characteristic, of service: CBService) {
        (self.service, properties) = (service, made.properties)
        super.init(CBUUID(string: made.uuid))
    }
}

/// The description of a value, of which the simulated device knows none.
open class CBDescriptor: CBAttribute, @unchecked Sendable {
    /// The value: none.
    open var value: Any? { nil }
}

/// An error of a manager.
public struct CBError: Error, Hashable, Sendable, CustomNSError {
    /// The reasons.
    public enum Code: Int, Hashable, Sendable {
        /// Not known.
        case unknown
        /// An argument is wrong.
        case invalidParameters
        /// A handle is wrong.
        case invalidHandle
        /// The peripheral is not connected.
        case notConnected
        /// There is no more room.
        case outOfSpace
        /// It was ended.
        case operationCancelled
        /// The peripheral does not answer any more.
        case connectionTimeout
        /// The peripheral has ended the connection.
        case peripheralDisconnected
    }
    /// The reason.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// The name of the errors.
    public static var errorDomain: String { "CBErrorDomain" }
    /// The number of the reason.
    public var errorCode: Int { code.rawValue }
}

/// An error of a peripheral.
public struct CBATTError: Error, Hashable, Sendable, CustomNSError {
    /// The reasons.
    public enum Code: Int, Hashable, Sendable {
        /// None.
        case success
        /// A handle is wrong.
        case invalidHandle
        /// It is not to be read.
        case readNotPermitted
        /// It is not to be written.
        case writeNotPermitted
        /// It cannot do that.
        case requestNotSupported = 6
        /// There is no such value.
        case attributeNotFound = 10
    }
    /// The reason.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// The name of the errors.
    public static var errorDomain: String { "CBATTErrorDomain" }
    /// The number of the reason.
    public var errorCode: Int { code.rawValue }
}
