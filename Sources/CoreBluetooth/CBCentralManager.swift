// Licensed under the Apache License, Version 2.0.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
import StageUI

/// The key of the local name in an advertisement.
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
/// The key of the services' UUIDs in an advertisement.
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
/// The key of the manufacturer's data in an advertisement; there is none.
public let CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"
/// The key of the services' data in an advertisement; there is none.
public let CBAdvertisementDataServiceDataKey = "kCBAdvDataServiceData"
/// The key in an advertisement that says whether the peripheral can be connected.
public let CBAdvertisementDataIsConnectable = "kCBAdvDataIsConnectable"
/// The key of the transmit power in an advertisement; it is unknown.
public let CBAdvertisementDataTxPowerLevelKey = "kCBAdvDataTxPowerLevel"
/// The option to report a peripheral each time that it advertises.
public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
/// The option to tell the user that Bluetooth is off.
public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
/// The option for the identifier by which a manager is restored.
public let CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
/// The option to tell the user of a connection.
public let CBConnectPeripheralOptionNotifyOnConnectionKey = "kCBConnectOptionNotifyOnConnection"
/// The option to tell the user of a disconnection.
public let CBConnectPeripheralOptionNotifyOnDisconnectionKey = "kCBConnectOptionNotifyOnDisconnection"

/// The states of Bluetooth on the device.
public enum CBManagerState: Int, Hashable, Sendable {
    /// The state is not known yet.
    case unknown
    /// The connection to the system was lost and is coming back.
    case resetting
    /// The device has no Bluetooth.
    case unsupported
    /// The app may not use Bluetooth.
    case unauthorized
    /// Bluetooth is off.
    case poweredOff
    /// Bluetooth is on.
    case poweredOn
}

/// The user's answers to the question whether an app may use Bluetooth.
public enum CBManagerAuthorization: Int, Hashable, Sendable {
    /// The user was not asked.
    case notDetermined
    /// The device does not allow it.
    case restricted
    /// The user has refused.
    case denied
    /// The user has allowed it.
    case allowedAlways
}

/// The delegate of a central manager.
public protocol CBCentralManagerDelegate: NSObjectProtocol {
    /// Receives a new state.
    func centralManagerDidUpdateState(_ central: CBCentralManager)
    /// Receives a peripheral that a scan discovered.
    func centralManager(
        _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
        rssi RSSI: NSNumber)
    /// Receives a connection.
    func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
    /// Receives the failure of a connection.
    func centralManager(
        _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
    /// Receives a disconnection.
    func centralManager(
        _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?)
    /// Receives the state of a manager that is restored.
    func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any])
}
// All but the first are optional, as in Objective-C.
extension CBCentralManagerDelegate {
    /// Does nothing.
    public func centralManager(
        _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
        rssi RSSI: NSNumber
    ) {}
    /// Does nothing.
    public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {}
    /// Does nothing.
    public func centralManager(
        _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?
    ) {}
    /// Does nothing.
    public func centralManager(
        _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?
    ) {}
    /// Does nothing.
    public func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any]) {}
}

/// A manager of Bluetooth.
///
/// Unchecked, as it is used where its delegate is called.
open class CBManager: NSObject, @unchecked Sendable {
    /// The state of Bluetooth; unknown until the delegate is called.
    open internal(set) var state = CBManagerState.unknown
    /// The user's answer.
    open class var authorization: CBManagerAuthorization {
        Radio.current.value.map { $0.isAllowed ? .allowedAlways : .denied } ?? .notDetermined
    }
    /// The user's answer.
    open var authorization: CBManagerAuthorization { Self.authorization }
}

/// Scans for peripherals and connects them: those of the simulated device's `bluetooth`.
open class CBCentralManager: CBManager, @unchecked Sendable {
    private let radio = Radio.current
    private let run: RadioRun
    private var watch: Int?
    private var known: [UUID: CBPeripheral] = [:]
    private var services: [CBUUID]?
    private var found: Set<UUID> = []
    private var wanted: Set<UUID> = []
    /// The delegate.
    open weak var delegate: (any CBCentralManagerDelegate)?
    /// Indicates whether the manager is scanning.
    open private(set) var isScanning = false

    /// Creates a manager without a delegate.
    public convenience override init() { self.init(delegate: nil, queue: nil, options: nil) }
    /// Creates a manager. Its delegate is called on a queue, the main one for nil, or on a stage on the main thread.
    public convenience init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?) {
        self.init(delegate: delegate, queue: queue, options: nil)
    }
    /// Creates a manager with options, which make no difference.
    public init(
        delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil
    ) {
        run = RadioRun(queue)
        self.delegate = delegate
        super.init()
        watch = radio.watch { [weak self] in self?.later() }
        later()
    }
    deinit {
        if let watch { radio.endWatching(watch) }
    }

    private func later() { run.later { [weak self] in self?.update() } }
    private func peripheral(_ made: StageBluetooth.Peripheral) -> CBPeripheral {
        let peripheral = known[made.identifier] ?? CBPeripheral(made, radio, run)
        known[made.identifier] = peripheral
        return peripheral
    }

    // MARK: - Changes

    /// Tells the delegate of what is different now.
    private func update() {
        let bluetooth = radio.value
        let now: CBManagerState =
            bluetooth.map { !$0.isAllowed ? .unauthorized : $0.isOn ? .poweredOn : .poweredOff }
            ?? .unsupported
        if now != state {
            state = now
            if now != .poweredOn {
                isScanning = false
                wanted = []
                for peripheral in known.values { peripheral.end() }
            }
            delegate?.centralManagerDidUpdateState(self)
        }
        let heard = bluetooth?.heard ?? []
        for made in heard {
            known[made.identifier]?.update(made)
            if isScanning { tell(of: made) }
            if wanted.remove(made.identifier) != nil { join(peripheral(made)) }
        }
        for peripheral in known.values.sorted(by: { $0.identifier.uuidString < $1.identifier.uuidString })
        where peripheral.state == .connected
            && !heard.contains(where: { $0.identifier == peripheral.identifier })
        {
            peripheral.end()
            let error = CBError(.connectionTimeout)
            delegate?.centralManager(self, didDisconnectPeripheral: peripheral, error: error)
        }
    }
    private func tell(of made: StageBluetooth.Peripheral) {
        let uuids = made.services.map { CBUUID(string: $0.uuid) }
        guard services.map({ wanted in uuids.contains(where: wanted.contains) }) != false,
            found.insert(made.identifier).inserted
        else { return }
        var data: [String: Any] = [
            CBAdvertisementDataServiceUUIDsKey: uuids,
            CBAdvertisementDataIsConnectable: NSNumber(value: true),
        ]
        data[CBAdvertisementDataLocalNameKey] = made.name
        delegate?.centralManager(
            self, didDiscover: peripheral(made), advertisementData: data, rssi: NSNumber(value: made.rssi))
    }
    private func join(_ peripheral: CBPeripheral) {
        peripheral.state = .connected
        delegate?.centralManager(self, didConnect: peripheral)
    }

    // MARK: - Looking

    /// Scans for peripherals that advertise one of the services; nil for all. Each is reported once.
    open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil) {
        guard state == .poweredOn else { return }
        (isScanning, services, found) = (true, serviceUUIDs, [])
        later()
    }
    /// Stops the scan.
    open func stopScan() { isScanning = false }
    /// Returns the peripherals in range with one of the identifiers.
    open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] {
        identifiers.compactMap { radio.heard($0).map(peripheral) }
    }
    /// Returns the connected peripherals with one of the services.
    open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] {
        (radio.value?.heard ?? []).filter { made in
            known[made.identifier]?.state == .connected
                && made.services.contains { serviceUUIDs.contains(CBUUID(string: $0.uuid)) }
        }
        .map(peripheral)
    }

    // MARK: - Connections

    /// Connects a peripheral as soon as it is in range.
    open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {
        guard state == .poweredOn, peripheral.state == .disconnected else { return }
        peripheral.state = .connecting
        known[peripheral.identifier] = peripheral
        wanted.insert(peripheral.identifier)
        later()
    }
    /// Disconnects a peripheral, or cancels its connection.
    open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {
        guard peripheral.state != .disconnected else { return }
        wanted.remove(peripheral.identifier)
        peripheral.state = .disconnecting
        run.later { [weak self] in
            guard let self, peripheral.state == .disconnecting else { return }
            peripheral.end()
            delegate?.centralManager(self, didDisconnectPeripheral: peripheral, error: nil)
        }
    }
}
