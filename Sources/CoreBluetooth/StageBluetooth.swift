// Licensed under the Apache License, Version 2.0.

import Combine
public import Foundation
public import StageUI

/// Bluetooth on the simulated device, with the peripherals in range.
public struct StageBluetooth: Equatable, Sendable {
    /// A characteristic of a service.
    public struct Characteristic: Equatable, Sendable {
        /// The UUID, such as `2A37`.
        public var uuid: String
        /// The operations that it supports.
        public var properties: CBCharacteristicProperties
        /// The value, also after an app has written it.
        public var value: Data?
        /// Creates a characteristic.
        public init(_ uuid: String, _ properties: CBCharacteristicProperties = .read, value: Data? = nil) {
            (self.uuid, self.properties, self.value) = (uuid, properties, value)
        }
    }
    /// A service of a peripheral.
    public struct Service: Equatable, Sendable {
        /// The UUID, such as `180D`.
        public var uuid: String
        /// The characteristics.
        public var characteristics: [Characteristic]
        /// Creates a service.
        public init(_ uuid: String, _ characteristics: [Characteristic] = []) {
            (self.uuid, self.characteristics) = (uuid, characteristics)
        }
    }
    /// A device that advertises its services.
    public struct Peripheral: Equatable, Sendable {
        /// The identifier, which the simulated device gives it.
        public var identifier: UUID
        /// The name that it advertises.
        public var name: String?
        /// The signal strength (RSSI), in dBm.
        public var rssi: Int
        /// The services.
        public var services: [Service]
        /// Creates a peripheral.
        public init(_ name: String?, identifier: UUID = UUID(), rssi: Int = -50, services: [Service] = []) {
            (self.name, self.identifier, self.rssi, self.services) = (name, identifier, rssi, services)
        }
    }
    /// Indicates whether Bluetooth is on.
    public var isOn: Bool
    /// Indicates whether the user allows apps to use Bluetooth.
    public var isAllowed: Bool
    /// The peripherals in range.
    public var peripherals: [Peripheral]
    /// Creates the state of Bluetooth.
    public init(isOn: Bool = true, isAllowed: Bool = true, peripherals: [Peripheral] = []) {
        (self.isOn, self.isAllowed, self.peripherals) = (isOn, isAllowed, peripherals)
    }

    /// The peripherals that are heard: none while it is off.
    var heard: [Peripheral] { isOn && isAllowed ? peripherals : [] }
}

extension StageDevice {
    /// The device's Bluetooth; nil, as at first, for a device without it. Managers are told of each change.
    public var bluetooth: StageBluetooth? {
        get { Radio.of(self).value }
        set { Radio.of(self).value = newValue }
    }
}

/// The radio of a device, with those who listen.
typealias Radio = Watched<StageBluetooth?>

extension Radio {
    static func of(_ device: StageDevice) -> Radio { device.kept { Radio(nil) } }
    static var current: Radio { of(StageDevice.current ?? .standIn) }

    func heard(_ identifier: UUID) -> StageBluetooth.Peripheral? {
        value?.heard.first { $0.identifier == identifier }
    }
}

/// The run and the queue that a manager was made in, in which its delegate is called.
final class RadioRun: Sendable {
    private let clock = CurrentRun.clock
    private let queue: DispatchQueue

    init(_ queue: DispatchQueue?) { self.queue = queue ?? .main }

    /// Calls a function after what runs at present: on a stage on the main thread, else on the queue.
    func later(_ body: @escaping @Sendable () -> Void) {
        guard let clock else { return queue.async(execute: body) }
        clock.schedule(at: clock.seconds) { CurrentRun.$clock.withValue(clock, operation: body) }
    }
}
