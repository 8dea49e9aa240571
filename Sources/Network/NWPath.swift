// Licensed under the Apache License, Version 2.0.

import StageUI

/// A network interface of a device.
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
    /// The kinds of interfaces.
    public enum InterfaceType: Hashable, Sendable {
        /// Another interface, such as a virtual one.
        case other
        /// Wi-Fi.
        case wifi
        /// The network of a telephone company.
        case cellular
        /// Ethernet by cable.
        case wiredEthernet
        /// The interface to the device itself.
        case loopback
    }
    /// The kind.
    public let type: InterfaceType
    /// The name that the system gives it.
    public let name: String
    /// The number that the system gives it.
    public let index: Int
    /// The name that the system gives it.
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

/// The path that data would take through the networks of a device at a time.
public struct NWPath: Equatable, Sendable, CustomDebugStringConvertible {
    /// The states of a path.
    public enum Status: Sendable {
        /// Data can be sent.
        case satisfied
        /// Data cannot be sent.
        case unsatisfied
        /// Data could be sent once a connection is made.
        case requiresConnection
    }
    /// The reasons why no data can be sent.
    public enum UnsatisfiedReason: Sendable {
        /// No reason is known.
        case notAvailable
        /// The user denies the app cellular data.
        case cellularDenied
        /// The user denies the app Wi-Fi.
        case wifiDenied
        /// The user denies the app the local network.
        case localNetworkDenied
        /// There is no virtual private network.
        case vpnInactive
    }

    /// The state of the path: whether data can be sent.
    public let status: Status
    /// The interfaces, the best first.
    public let availableInterfaces: [NWInterface]
    /// Indicates whether it costs money: cellular data, or a telephone's hotspot.
    public let isExpensive: Bool
    /// Indicates whether the user has asked apps to save data.
    public let isConstrained: Bool
    /// The reason why no data can be sent.
    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
    /// Indicates whether the path carries IPv4.
    public var supportsIPv4: Bool { status == .satisfied }
    /// Indicates whether the path carries IPv6.
    public var supportsIPv6: Bool { status == .satisfied }
    /// Indicates whether the path has a DNS server.
    public var supportsDNS: Bool { status == .satisfied }
    /// The gateways of the path, of which none is known here.
    public var gateways: [NWEndpoint] { [] }
    /// The local endpoint of a connection: nil without one.
    public var localEndpoint: NWEndpoint? { nil }
    /// The remote endpoint of a connection: nil without one.
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

    /// Returns whether the path uses an interface of a kind.
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
        availableInterfaces.contains { $0.type == type }
    }
    /// The status, the interface and its abilities, for a log.
    public var debugDescription: String {
        guard let interface = availableInterfaces.first else { return "unsatisfied (No network route)" }
        let more = ["ipv4", "ipv6", "dns"] + (isExpensive ? ["expensive"] : [])
        return "satisfied (Path is satisfied), interface: \(interface.name), "
            + (more + (isConstrained ? ["constrained"] : [])).joined(separator: ", ")
    }
}
