// Licensed under the Apache License, Version 2.0.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
import StageUI

/// The states of a connection.
public enum CBPeripheralState: Int, Hashable, Sendable {
    /// It is disconnected.
    case disconnected
    /// It is being connected.
    case connecting
    /// It is connected.
    case connected
    /// It is being disconnected.
    case disconnecting
}

/// The delegate of a peripheral.
public protocol CBPeripheralDelegate: NSObjectProtocol {
    /// Receives a new name.
    func peripheralDidUpdateName(_ peripheral: CBPeripheral)
    /// Receives the discovered services.
    func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
    /// Receives the discovered characteristics of a service.
    func peripheral(
        _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?)
    /// Receives a value that was read or notified.
    func peripheral(
        _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?)
    /// Receives the response to a write.
    func peripheral(
        _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?)
    /// Receives whether notifications are on.
    func peripheral(
        _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
        error: (any Error)?)
    /// Receives the signal strength.
    func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?)
    /// Receives that more can be written without a response.
    func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral)
}
// Each is optional, as in Objective-C.
extension CBPeripheralDelegate {
    /// Does nothing.
    public func peripheralDidUpdateName(_ peripheral: CBPeripheral) {}
    /// Does nothing.
    public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
    /// Does nothing.
    public func peripheral(
        _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?
    ) {}
    /// Does nothing.
    public func peripheral(
        _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?
    ) {}
    /// Does nothing.
    public func peripheral(
        _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?
    ) {}
    /// Does nothing.
    public func peripheral(
        _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
        error: (any Error)?
    ) {}
    /// Does nothing.
    public func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?) {}
    /// Does nothing.
    public func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral) {}
}

/// A remote device with an identifier.
///
/// Unchecked, as it is used where the delegate of its manager is called.
open class CBPeer: NSObject, @unchecked Sendable {
    /// The identifier, which this device gives it.
    public let identifier: UUID
    init(_ identifier: UUID) { self.identifier = identifier }
}

/// A remote device that advertises its services.
open class CBPeripheral: CBPeer, @unchecked Sendable {
    private let radio: Radio
    private let run: RadioRun
    /// The delegate.
    open weak var delegate: (any CBPeripheralDelegate)?
    /// The name that it advertises.
    open internal(set) var name: String?
    /// The state of the connection.
    open internal(set) var state = CBPeripheralState.disconnected
    /// The discovered services; nil before the discovery.
    open internal(set) var services: [CBService]?
    /// Indicates whether more can be written without a response; always true.
    open var canSendWriteWithoutResponse: Bool { true }

    init(_ made: StageBluetooth.Peripheral, _ radio: Radio, _ run: RadioRun) {
        (name, self.radio, self.run) = (made.name, radio, run)
        super.init(made.identifier)
    }

    private var heard: StageBluetooth.Peripheral? { state == .connected ? radio.heard(identifier) : nil }
    private func tell(_ body: @escaping @Sendable (CBPeripheral, any CBPeripheralDelegate) -> Void) {
        run.later { [weak self] in
            guard let self, let delegate else { return }
            body(self, delegate)
        }
    }
    private func made(_ characteristic: CBCharacteristic) -> StageBluetooth.Characteristic? {
        heard?.services.first { CBUUID(string: $0.uuid) == characteristic.service?.uuid }?
            .characteristics.first { CBUUID(string: $0.uuid) == characteristic.uuid }
    }
    /// The error of a question to a peripheral that is not connected.
    private var silence: CBError? { heard == nil ? CBError(.notConnected) : nil }

    // MARK: - Discovery

    /// Discovers services; nil for all.
    open func discoverServices(_ serviceUUIDs: [CBUUID]?) {
        let error = silence
        if let heard {
            let found = heard.services.map { CBUUID(string: $0.uuid) }.filter {
                serviceUUIDs?.contains($0) != false
            }
            services = found.map { uuid in
                services?.first { $0.uuid == uuid } ?? CBService(uuid, of: self)
            }
        }
        tell { $1.peripheral($0, didDiscoverServices: error) }
    }
    /// Discovers characteristics of a service; nil for all.
    open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {
        let error = silence
        let made = heard?.services.first { CBUUID(string: $0.uuid) == service.uuid }
        if let made {
            service.characteristics = made.characteristics.filter {
                characteristicUUIDs?.contains(CBUUID(string: $0.uuid)) != false
            }
            .map { CBCharacteristic($0, of: service) }
        }
        tell { $1.peripheral($0, didDiscoverCharacteristicsFor: service, error: error) }
    }

    // MARK: - Values

    /// Reads the value of a characteristic.
    open func readValue(for characteristic: CBCharacteristic) {
        var error: (any Error)? = silence
        if let made = made(characteristic) {
            if made.properties.contains(.read) {
                characteristic.value = made.value
            } else {
                error = CBATTError(.readNotPermitted)
            }
        }
        tell { [error] in $1.peripheral($0, didUpdateValueFor: characteristic, error: error) }
    }
    /// Writes the value of a characteristic.
    open func writeValue(
        _ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType
    ) {
        var error: (any Error)? = silence
        if let made = made(characteristic) {
            if !made.properties.isDisjoint(with: [.write, .writeWithoutResponse]) {
                write(data, characteristic)
            } else {
                error = CBATTError(.writeNotPermitted)
            }
        }
        guard type == .withResponse else { return }
        tell { [error] in $1.peripheral($0, didWriteValueFor: characteristic, error: error) }
    }
    private func write(_ data: Data, _ characteristic: CBCharacteristic) {
        radio.change { bluetooth in
            guard let place = bluetooth?.peripherals.firstIndex(where: { $0.identifier == identifier })
            else { return }
            for (service, made) in (bluetooth?.peripherals[place].services ?? []).enumerated()
            where CBUUID(string: made.uuid) == characteristic.service?.uuid {
                for (number, value) in made.characteristics.enumerated()
                where CBUUID(string: value.uuid) == characteristic.uuid {
                    bluetooth?.peripherals[place].services[service].characteristics[number].value = data
                }
            }
        }
    }
    /// Turns notifications of a characteristic on or off.
    open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {
        var error: (any Error)? = silence
        if let made = made(characteristic) {
            if made.properties.isDisjoint(with: [.notify, .indicate]) {
                error = CBATTError(.requestNotSupported)
            } else {
                characteristic.isNotifying = enabled
                // What is there now is no change.
                if enabled { characteristic.value = made.value }
            }
        }
        tell { [error] in $1.peripheral($0, didUpdateNotificationStateFor: characteristic, error: error) }
    }
    /// Reads the signal strength.
    open func readRSSI() {
        let (strength, error) = (heard?.rssi ?? 127, silence)
        tell { $1.peripheral($0, didReadRSSI: NSNumber(value: strength), error: error) }
    }
    /// Returns the largest number of bytes of one write.
    open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 182 }

    // MARK: - Changes

    /// Tells of what is different now, on the thread of the delegate.
    func update(_ made: StageBluetooth.Peripheral) {
        if made.name != name {
            name = made.name
            delegate?.peripheralDidUpdateName(self)
        }
        guard state == .connected else { return }
        for characteristic in (services ?? []).flatMap({ $0.characteristics ?? [] })
        where characteristic.isNotifying {
            guard let value = self.made(characteristic)?.value, value != characteristic.value else {
                continue
            }
            characteristic.value = value
            delegate?.peripheral(self, didUpdateValueFor: characteristic, error: nil)
        }
    }
    func end() {
        (state, services) = (.disconnected, nil)
    }
}
