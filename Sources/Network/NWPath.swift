// Licensed under the Apache License, Version 2.0.

import StageUI

/// A part of a device that sends and receives.
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
    /// The kinds of interfaces.
    public enum InterfaceType: Hashable, Sendable {
        /// Another, such as a virtual one.
        case other
        /// Wi-Fi.
        case wifi
        /// The network of a telephone company.
        case cellular
        /// A cable.
        case wiredEthernet
        /// The device itself.
        case loopback
    }
    /// The kind.
    public let type: InterfaceType
    /// The system's name.
    public let name: String
    /// The system's number.
    public let index: Int
    /// The system's name.
    public var debugDescription: String { name }

    /// The interface of a network; nil without one.
    init?(_ network: StageDevice.Network) {
        switch network {
        case .none: return nil
        case .wifi: (type, name, index) = (.wifi, "en0", 1)
        case .cellular: (type, name, index) = (.cellular, "pdp_ip0", 2)
        }
    }
}

/// The way that data would take at a time.
public struct NWPath: Equatable, Sendable, CustomDebugStringConvertible {
    /// Indicates whether data can be sent.
    public enum Status: Sendable {
        /// It can.
        case satisfied
        /// It cannot.
        case unsatisfied
        /// It could, once somebody connects.
        case requiresConnection
    }
    /// The reasons why no data can be sent.
    public enum UnsatisfiedReason: Sendable {
        /// None is known.
        case notAvailable
        /// The user lets the app use no cellular data.
        case cellularDenied
        /// The user lets the app use no Wi-Fi.
        case wifiDenied
        /// The user lets the app use no devices nearby.
        case localNetworkDenied
        /// There is no virtual private network.
        case vpnInactive
    }

    /// Indicates whether data can be sent.
    public let status: Status
    /// The interfaces, the best first.
    public let availableInterfaces: [NWInterface]
    /// Indicates whether it costs money: cellular data, or a telephone's hotspot.
    public let isExpensive: Bool
    /// Indicates whether the user has asked apps to save data.
    public let isConstrained: Bool
    /// The reason why no data can be sent.
    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
    /// Indicates whether there are addresses of 32 bits.
    public var supportsIPv4: Bool { status == .satisfied }
    /// Indicates whether there are addresses of 128 bits.
    public var supportsIPv6: Bool { status == .satisfied }
    /// Indicates whether names are looked up.
    public var supportsDNS: Bool { status == .satisfied }
    /// The places that lead on: none is known here.
    public var gateways: [NWEndpoint] { [] }
    /// This end of a connection: nil without one.
    public var localEndpoint: NWEndpoint? { nil }
    /// The other end of a connection: nil without one.
    public var remoteEndpoint: NWEndpoint? { nil }

    init(
        _ device: StageDevice, _ required: NWInterface.InterfaceType?,
        _ prohibited: [NWInterface.InterfaceType]
    ) {
        let network = device.network
        let found = NWInterface(network).flatMap { interface in
            let isWanted = required.map { $0 == interface.type } ?? true
            return isWanted && !prohibited.contains(interface.type) ? interface : nil
        }
        availableInterfaces = found.map { [$0] } ?? []
        status = found == nil ? .unsatisfied : .satisfied
        isExpensive = found?.type == .cellular
        isConstrained = found != nil && device.isLowDataMode
    }

    /// Returns whether data would take an interface of a kind.
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
        availableInterfaces.contains { $0.type == type }
    }
    /// The status, the interface and what it can, for a log.
    public var debugDescription: String {
        guard let interface = availableInterfaces.first else { return "unsatisfied (No network route)" }
        let more = ["ipv4", "ipv6", "dns"] + (isExpensive ? ["expensive"] : [])
        return "satisfied (Path is satisfied), interface: \(interface.name), "
            + (more + (isConstrained ? ["constrained"] : [])).joined(separator: ", ")
    }
}
