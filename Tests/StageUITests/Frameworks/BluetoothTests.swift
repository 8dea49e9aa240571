// Licensed under the Apache License, Version 2.0.

import CoreBluetooth
import Foundation
import SwiftUI
import Testing

@testable import StageUI

/// The radio of the simulated device, and what it hears.
@MainActor @Suite struct BluetoothTests {
    private let heart = UUID()
    private let lamp = UUID()

    private func radio() -> StageBluetooth {
        StageBluetooth(peripherals: [
            .init(
                "Heart", identifier: heart, rssi: -40,
                services: [
                    .init(
                        "180D",
                        [
                            .init("2A37", .notify, value: Data([60])), .init("2A38", value: Data([1])),
                            .init("2A39", [.write], value: nil),
                        ])
                ]),
            .init("Lamp", identifier: lamp, rssi: -70),
        ])
    }

    /// A device without a radio is `unsupported`, as a simulator on a Mac is.
    @Test func `A manager is told of the radio at first and after each change`() {
        let probe = StageProbe { Text("a") }
        let device = probe.stage.device
        let listener = Listener()
        var made: CBCentralManager?
        probe.stage.react { made = CBCentralManager(delegate: listener, queue: nil) }
        #expect(made?.state == .unknown && listener.log.isEmpty)
        probe.step()
        device.bluetooth = StageBluetooth(isOn: false)
        probe.step()
        device.bluetooth?.isOn = true
        probe.step()
        device.bluetooth?.isAllowed = false
        probe.step()
        // CBManagerState: unsupported 2, unauthorized 3, poweredOff 4, poweredOn 5.
        #expect(listener.log == ["state 2", "state 4", "state 5", "state 3"])
        made?.scanForPeripherals(withServices: nil)
        #expect(made?.isScanning == false)
    }

    @Test func `A scan finds each peripheral once, also one that comes later`() {
        let probe = StageProbe { Text("a") }
        let device = probe.stage.device
        device.bluetooth = radio()
        let listener = Listener()
        var made: CBCentralManager?
        probe.stage.react { made = CBCentralManager(delegate: listener, queue: nil) }
        probe.step()
        made?.scanForPeripherals(withServices: nil)
        probe.step()
        #expect(listener.log == ["state 5", "found Heart -40", "found Lamp -70"])
        device.bluetooth?.peripherals.append(.init("Scale"))
        probe.step()
        #expect(listener.log.last == "found Scale -50" && listener.log.count == 4)
        made?.stopScan()
        device.bluetooth?.peripherals.append(.init("Watch"))
        probe.step()
        #expect(listener.log.count == 4 && made?.isScanning == false)
        listener.log = []
        made?.scanForPeripherals(withServices: [CBUUID(string: "180D")], options: nil)
        probe.step()
        #expect(listener.log == ["found Heart -40"])
    }

    /// A screen on a device whose radio has told a manager that it is on.
    private func powered() throws -> (StageProbe, StageDevice, Listener, CBCentralManager) {
        let probe = StageProbe { Text("a") }
        let device = probe.stage.device
        device.bluetooth = radio()
        let listener = Listener()
        var made: CBCentralManager?
        probe.stage.react { made = CBCentralManager(delegate: listener, queue: nil) }
        probe.step()
        return (probe, device, listener, try #require(made))
    }

    @Test func `A peripheral is connected, discovered, read, written and heard`() throws {
        let (probe, device, listener, manager) = try powered()
        let peripheral = try #require(manager.retrievePeripherals(withIdentifiers: [heart]).first)
        peripheral.delegate = listener
        peripheral.discoverServices(nil)
        probe.step()
        // CBError.Code.notConnected is 3.
        #expect(listener.log == ["state 5", "services 0 3"])
        manager.connect(peripheral)
        #expect(peripheral.state == .connecting)
        probe.step()
        #expect(peripheral.state == .connected && listener.log.last == "connected Heart")
        peripheral.discoverServices([CBUUID(string: "180D")])
        probe.step()
        let service = try #require(peripheral.services?.first)
        peripheral.discoverCharacteristics(nil, for: service)
        probe.step()
        #expect(listener.log.suffix(2) == ["services 1 0", "values 3 0"])
        let values = try #require(service.characteristics)
        peripheral.readValue(for: values[1])
        peripheral.readValue(for: values[2])
        peripheral.writeValue(Data([9]), for: values[2], type: .withResponse)
        peripheral.setNotifyValue(true, for: values[0])
        probe.step()
        // CBATTError.Code.readNotPermitted is 2.
        #expect(
            listener.log.suffix(4) == [
                "value 2A38 1 0", "value 2A39 - 2", "written 2A39 0", "notifies true 0",
            ])
        #expect(device.bluetooth?.peripherals[0].services[0].characteristics[2].value == Data([9]))
        device.bluetooth?.peripherals[0].services[0].characteristics[0].value = Data([72])
        probe.step()
        #expect(listener.log.last == "value 2A37 72 0" && values[0].value == Data([72]))
    }

    @Test func `A connection ends by the app, by the distance, and comes when the peripheral does`() throws {
        let (probe, device, listener, manager) = try powered()
        let peripheral = try #require(manager.retrievePeripherals(withIdentifiers: [lamp]).first)
        manager.connect(peripheral, options: nil)
        probe.step()
        manager.cancelPeripheralConnection(peripheral)
        probe.step()
        #expect(listener.log == ["state 5", "connected Lamp", "ended Lamp 0"])
        manager.connect(peripheral)
        probe.step()
        let gone = device.bluetooth?.peripherals.removeLast()
        probe.step()
        // CBError.Code.connectionTimeout is 6.
        #expect(listener.log.suffix(2) == ["connected Lamp", "ended Lamp 6"])
        manager.connect(peripheral)
        probe.step()
        #expect(peripheral.state == .connecting)
        device.bluetooth?.peripherals.append(try #require(gone))
        probe.step()
        #expect(peripheral.state == .connected && listener.log.last == "connected Lamp")
    }

    /// The short names stand for 0000xxxx-0000-1000-8000-00805F9B34FB (Bluetooth Core, volume 3, part B, 2.5.1).
    @Test func `A short name is the long one that it stands for`() throws {
        let long = try #require(UUID(uuidString: "0000180D-0000-1000-8000-00805F9B34FB"))
        #expect(CBUUID(string: "180D") == CBUUID(nsuuid: long))
        #expect(CBUUID(string: "0000180D-0000-1000-8000-00805f9b34fb") == CBUUID(string: "180d"))
        #expect(CBUUID(string: "180D") != CBUUID(string: "180F"))
        #expect(CBUUID(string: "180d").uuidString == "180D")
        #expect(CBUUID(nsuuid: long).uuidString == "0000180D-0000-1000-8000-00805F9B34FB")
        #expect(Set([CBUUID(string: "180D"), CBUUID(nsuuid: long)]).count == 1)
    }
}

/// What a manager and a peripheral have told, in words.
private final class Listener: NSObject, CBCentralManagerDelegate, CBPeripheralDelegate {
    var log: [String] = []
    private func code(_ error: (any Error)?) -> Int { error.map { ($0 as NSError).code } ?? 0 }

    func centralManagerDidUpdateState(_ central: CBCentralManager) {
        log.append("state \(central.state.rawValue)")
    }
    func centralManager(
        _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
        rssi: NSNumber
    ) {
        let name = advertisementData[CBAdvertisementDataLocalNameKey] as? String
        log.append("found \(name == peripheral.name ? name ?? "-" : "?") \(rssi.intValue)")
    }
    func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {
        log.append("connected \(peripheral.name ?? "-")")
    }
    func centralManager(
        _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?
    ) { log.append("ended \(peripheral.name ?? "-") \(code(error))") }

    func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {
        log.append("services \(peripheral.services?.count ?? 0) \(code(error))")
    }
    func peripheral(
        _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?
    ) { log.append("values \(service.characteristics?.count ?? 0) \(code(error))") }
    func peripheral(
        _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?
    ) {
        let value = characteristic.value?.first.map { "\($0)" } ?? "-"
        log.append("value \(characteristic.uuid) \(value) \(code(error))")
    }
    func peripheral(
        _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?
    ) { log.append("written \(characteristic.uuid) \(code(error))") }
    func peripheral(
        _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
        error: (any Error)?
    ) { log.append("notifies \(characteristic.isNotifying) \(code(error))") }
}
