// Licensed under the Apache License, Version 2.0.

public import Foundation
import StageUI

/// The properties of a characteristic: the operations that it supports.
public struct CBCharacteristicProperties: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The value is broadcast.
    public static let broadcast = CBCharacteristicProperties(rawValue: 1)
    /// The value can be read.
    public static let read = CBCharacteristicProperties(rawValue: 1 << 1)
    /// The value can be written without a response.
    public static let writeWithoutResponse = CBCharacteristicProperties(rawValue: 1 << 2)
    /// The value can be written, with a response.
    public static let write = CBCharacteristicProperties(rawValue: 1 << 3)
    /// Changes are notified.
    public static let notify = CBCharacteristicProperties(rawValue: 1 << 4)
    /// Changes are indicated, which the app acknowledges.
    public static let indicate = CBCharacteristicProperties(rawValue: 1 << 5)
}

/// The types of a write.
public enum CBCharacteristicWriteType: Int, Hashable, Sendable {
    /// The peripheral responds.
    case withResponse
    /// The peripheral does not respond.
    case withoutResponse
}

/// A service or a characteristic of a peripheral.
///
/// Unchecked, as it is used where the delegate of its manager is called.
open class CBAttribute: NSObject, @unchecked Sendable {
    /// The UUID.
    public let uuid: CBUUID
    init(_ uuid: CBUUID) { self.uuid = uuid }
}

/// A service of a peripheral.
open class CBService: CBAttribute, @unchecked Sendable {
    /// The peripheral that has the service.
    open private(set) weak var peripheral: CBPeripheral?
    /// Indicates whether it is a primary service; each is.
    open var isPrimary: Bool { true }
    /// The included services: none.
    open var includedServices: [CBService]? { nil }
    /// The discovered characteristics; nil before the discovery.
    open internal(set) var characteristics: [CBCharacteristic]?

    init(_ uuid: CBUUID, of peripheral: CBPeripheral) {
        self.peripheral = peripheral
        super.init(uuid)
    }
}

/// A characteristic of a service.
open class CBCharacteristic: CBAttribute, @unchecked Sendable {
    /// The service that has the characteristic.
    open private(set) weak var service: CBService?
    /// The operations that the characteristic supports.
    public let properties: CBCharacteristicProperties
    /// The value that was last read or notified.
    open internal(set) var value: Data?
    /// Indicates whether notifications are on.
    open internal(set) var isNotifying = false
    /// The descriptors: none.
    open var descriptors: [CBDescriptor]? { nil }

    init(_ made: StageBluetooth.Characteristic, of service: CBService) {
        (self.service, properties) = (service, made.properties)
        super.init(CBUUID(string: made.uuid))
    }
}

/// A descriptor of a characteristic; the simulated device has none.
open class CBDescriptor: CBAttribute, @unchecked Sendable {
    /// The value: nil.
    open var value: Any? { nil }
}

/// An error of a manager.
public struct CBError: Error, Hashable, Sendable, CustomNSError {
    /// The codes of the errors.
    public enum Code: Int, Hashable, Sendable {
        /// The reason is unknown.
        case unknown
        /// A parameter is invalid.
        case invalidParameters
        /// The attribute's handle is invalid.
        case invalidHandle
        /// The peripheral is not connected.
        case notConnected
        /// There is no more space.
        case outOfSpace
        /// The operation was cancelled.
        case operationCancelled
        /// The connection timed out.
        case connectionTimeout
        /// The peripheral disconnected.
        case peripheralDisconnected
    }
    /// The code.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// The domain of the errors.
    public static var errorDomain: String { "CBErrorDomain" }
    /// The number of the code.
    public var errorCode: Int { code.rawValue }
}

/// An error of a peripheral.
public struct CBATTError: Error, Hashable, Sendable, CustomNSError {
    /// The codes of the errors.
    public enum Code: Int, Hashable, Sendable {
        /// No error.
        case success
        /// The attribute's handle is invalid.
        case invalidHandle
        /// The attribute cannot be read.
        case readNotPermitted
        /// The attribute cannot be written.
        case writeNotPermitted
        /// The peripheral does not support the request.
        case requestNotSupported = 6
        /// There is no such attribute.
        case attributeNotFound = 10
    }
    /// The code.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// The domain of the errors.
    public static var errorDomain: String { "CBATTErrorDomain" }
    /// The number of the code.
    public var errorCode: Int { code.rawValue }
}
