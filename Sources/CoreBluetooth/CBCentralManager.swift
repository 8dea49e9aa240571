// Licensed under the Apache License, Version 2.0.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The key of the name in what a peripheral tells of itself.
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
/// The key of the names of services in what a peripheral tells of itself.
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
/// The key of the maker's bytes in what a peripheral tells of itself, of which there are none.
public let CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"
/// The key of the bytes of services in what a peripheral tells of itself, of which there are none.
public let CBAdvertisementDataServiceDataKey = "kCBAdvDataServiceData"
/// The key of whether a peripheral can be connected.
public let CBAdvertisementDataIsConnectable = "kCBAdvDataIsConnectable"
/// The key of the strength at which a peripheral sends, of which nothing is known.
public let CBAdvertisementDataTxPowerLevelKey = "kCBAdvDataTxPowerLevel"
/// The key of whether a scan tells of a peripheral again.
public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
/// The key of whether the user is told that the radio is off.
public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
/// The key of the name by which a manager is made again.
public let CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
/// The key of whether the user is told of a connection.
public let CBConnectPeripheralOptionNotifyOnConnectionKey = "kCBConnectOptionNotifyOnConnection"
/// The key of whether the user is told of its end.
public let CBConnectPeripheralOptionNotifyOnDisconnectionKey = "kCBConnectOptionNotifyOnDisconnection"

/// The states of a radio.
public enum CBManagerState: Int, Hashable, Sendable {
    /// Not known yet.
    case unknown
    /// It starts anew.
    case resetting
    /// The device has none.
    case unsupported
    /// The user has not allowed it.
    case unauthorized
    /// It is off.
    case poweredOff
    /// It is on.
    case poweredOn
}

/// The user's answers to the question whether an app may use the radio.
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

/// An object that is told what a central manager hears.
public protocol CBCentralManagerDelegate: NSObjectProtocol {
    /// Takes the state of the radio.
    func centralManagerDidUpdateState(_ central: CBCentralManager)
    /// Takes a peripheral that a scan has found.
    func centralManager(
        _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
        rssi RSSI: NSNumber)
    /// Takes a connection.
    func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
    /// Takes that a connection was not made.
    func centralManager(
        _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
    /// Takes the end of a connection.
    func centralManager(
        _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?)
    /// Takes what is known of an earlier manager.
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

/// A user of the radio.
///
/// Unchecked, as it is used where its delegate is called.
open class CBManager: NSObject, @unchecked Sendable {
    /// The state of the radio; not known before the delegate was told.
    open internal(set) var state = CBManagerState.unknown
    /// The user's answer.
    open class var authorization: CBManagerAuthorization {
        Radio.current.bluetooth.map { $0.isAllowed ? .allowedAlways : .denied } ?? .notDetermined
    }
    /// The user's answer.
    open var authorization: CBManagerAuthorization { Self.authorization }
}

/// Finds and connects peripherals: those of the simulated device's `bluetooth`.
open class CBCentralManager: CBManager, @unchecked Sendable {
    private let radio = Radio.current
    private let run: RadioRun
    private var watch: Int?
    private var known: [UUID: CBPeripheral] = [:]
    private var services: [CBUUID]?
    private var found: Set<UUID> = []
    private var wanted: Set<UUID> = []
    /// The object that is told what is heard.
    open weak var delegate: (any CBCentralManagerDelegate)?
    /// Indicates whether it looks for peripherals.
    open private(set) var isScanning = false

    /// Creates a manager without a delegate.
    public convenience override init() { self.init(delegate: nil, queue: nil, options: nil) }
    /// Creates a manager. Its delegate is called on a queue, the main one for nil; on a stage on the main thread.
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
        let bluetooth = radio.bluetooth
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

    /// Looks for peripherals with one of some services; nil for all. Each is told once.
    open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil) {
        guard state == .poweredOn else { return }
        (isScanning, services, found) = (true, serviceUUIDs, [])
        later()
    }
    /// Ends that.
    open func stopScan() { isScanning = false }
    /// Returns the peripherals of some names that are in reach.
    open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] {
        identifiers.compactMap { radio.heard($0).map(peripheral) }
    }
    /// Returns the connected peripherals with one of some services.
    open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] {
        (radio.bluetooth?.heard ?? []).filter { made in
            known[made.identifier]?.state == .connected
                && made.services.contains { serviceUUIDs.contains(CBUUID(string: $0.uuid)) }
        }
        .map(peripheral)
    }

    // MARK: - Connections

    /// Connects a peripheral as soon as it is in reach.
    open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {
        guard state == .poweredOn, peripheral.state == .disconnected else { return }
        peripheral.state = .connecting
        known[peripheral.identifier] = peripheral
        wanted.insert(peripheral.identifier)
        later()
    }
    /// Ends a connection, or gives it up.
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
