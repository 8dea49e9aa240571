// Licensed under the Apache License, Version 2.0.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Combine
public import Dispatch
/// A file that imports the module finds Foundation, as on Apple's systems.
@_exported public import Foundation
public import StageUI

@_exported public import class StageUI.CFAllocator
@_exported public import var StageUI.kCFAllocatorDefault

// The network of the simulated device, by the names that apps of old ask for it: a scenario's `backend` takes it away.

/// The facts about the way to a host.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Creates flags of their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// By a connection that comes and goes, such as PPP.
    public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1)
    /// The host can be reached.
    public static let reachable = SCNetworkReachabilityFlags(rawValue: 1 << 1)
    /// A connection has to be made first.
    public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 2)
    /// The connection is made by what is sent.
    public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 1 << 3)
    /// The user has to do something for the connection.
    public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 4)
    /// The app makes the connection.
    public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 1 << 5)
    /// The host is the device itself.
    public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
    /// The host is in the same network.
    public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
    /// By the network of a telephone company.
    public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
    /// An earlier name of `connectionOnTraffic`.
    public static let connectionAutomatic = connectionOnTraffic
}
/// The bit of `reachable`, by an earlier name.
public let kSCNetworkFlagsReachable = 2
/// The bit of `connectionRequired`, by an earlier name.
public let kSCNetworkFlagsConnectionRequired = 4

/// A function that is called when the way to a host changes.
public typealias SCNetworkReachabilityCallBack = (
    SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

/// The argument of a function that is called.
public struct SCNetworkReachabilityContext {
    /// A number of the form, 0.
    public var version: Int
    /// The argument.
    public var info: UnsafeMutableRawPointer?
    /// Keeps what the function gets.
    public var retain: (@convention(c) (UnsafeRawPointer) -> UnsafeRawPointer)?
    /// Lets what the function gets go.
    public var release: (@convention(c) (UnsafeRawPointer) -> Void)?
    /// Describes what the function gets; it is not called.
    public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?
    /// Creates what a function gets.
    public init(
        version: Int, info: UnsafeMutableRawPointer?,
        retain: (@convention(c) (UnsafeRawPointer) -> UnsafeRawPointer)?,
        release: (@convention(c) (UnsafeRawPointer) -> Void)?,
        copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?
    ) {
        (self.version, self.info, self.retain) = (version, info, retain)
        (self.release, self.copyDescription) = (release, copyDescription)
    }
}

/// The way to a host.
///
/// Unchecked, as what changes is behind a lock, and an app's function is called on the queue that it gives.
public final class SCNetworkReachability: @unchecked Sendable {
    private struct State {
        var callback: SCNetworkReachabilityCallBack?
        var context: SCNetworkReachabilityContext?
        var queue: DispatchQueue?
        var number: Int?
        var last: SCNetworkReachabilityFlags?
    }
    private let lock = NSLock()
    private var state = State()
    private let device: StageDevice
    private let isLocal: Bool

    init(isLocal: Bool) {
        device = .current ?? .standIn
        self.isLocal = isLocal
    }
    deinit {
        if let number = state.number { device.endWatching(number) }
        if let context = state.context, let info = context.info { context.release?(UnsafeRawPointer(info)) }
    }

    var flags: SCNetworkReachabilityFlags {
        if isLocal { return [.reachable, .isLocalAddress, .isDirect] }
        return switch device.network {
        case .none: []
        case .wifi: .reachable
        case .cellular: [.reachable, .isWWAN]
        }
    }

    func call(_ callback: SCNetworkReachabilityCallBack?, _ context: SCNetworkReachabilityContext?) {
        let old = lock.withLock {
            let old = state.context
            (state.callback, state.context) = (callback, context)
            return old
        }
        if let context, let info = context.info, let kept = context.retain?(UnsafeRawPointer(info)) {
            lock.withLock { state.context?.info = UnsafeMutableRawPointer(mutating: kept) }
        }
        if let old, let info = old.info { old.release?(UnsafeRawPointer(info)) }
    }
    func begin(on queue: DispatchQueue?) {
        guard let queue else {
            let number = lock.withLock {
                defer { (state.number, state.queue) = (nil, nil) }
                return state.number
            }
            if let number { device.endWatching(number) }
            return
        }
        let clock = CurrentRun.clock
        let number = device.watchNetwork { [weak self] in self?.tell(clock) }
        let isNew = lock.withLock {
            state.queue = queue
            guard state.number == nil else { return false }
            (state.number, state.last) = (number, flags)
            return true
        }
        if !isNew { device.endWatching(number) }
    }
    private func tell(_ clock: (any RunClock)?) {
        let call: @Sendable () -> Void = { [weak self] in
            guard let self else { return }
            let now = flags
            let (callback, info) = lock.withLock {
                () -> (SCNetworkReachabilityCallBack?, UnsafeMutableRawPointer?) in
                guard state.last != now, state.number != nil else { return (nil, nil) }
                state.last = now
                return (state.callback, state.context?.info)
            }
            callback?(self, now, info)
        }
        if let clock {
            clock.schedule(at: clock.seconds) { CurrentRun.$clock.withValue(clock, operation: call) }
        } else {
            lock.withLock { state.queue }?.async(execute: call)
        }
    }
}

/// Returns the way to a host of a name.
public func SCNetworkReachabilityCreateWithName(
    _ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? {
    let name = String(cString: nodename)
    guard !name.isEmpty else { return nil }
    return SCNetworkReachability(isLocal: ["localhost", "127.0.0.1", "::1"].contains(name))
}
/// Returns the way to a host of an address; that of zeros stands for any host.
public func SCNetworkReachabilityCreateWithAddress(
    _ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? {
    let first = UnsafeRawPointer(address).load(fromByteOffset: 4, as: UInt8.self)
    let isLocal = Int32(address.pointee.sa_family) == AF_INET && first == 127
    return SCNetworkReachability(isLocal: isLocal)
}
/// Writes what is known of the way, and returns that it could.
public func SCNetworkReachabilityGetFlags(
    _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
    flags.pointee = target.flags
    return true
}
/// Sets the function that is called when the way changes; nil for none.
@discardableResult
public func SCNetworkReachabilitySetCallback(
    _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
    _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
    target.call(callout, context?.pointee)
    return true
}
/// Begins to call the function on a queue, and ends it for nil; on a stage it is called on the main thread.
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(
    _ target: SCNetworkReachability, _ queue: DispatchQueue?
) -> Bool {
    target.begin(on: queue)
    return true
}

// Apple's addresses of sockets begin with their length.
extension sockaddr_in {
    /// The length, which Linux does not keep.
    public var sin_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in>.size) }
        set {}
    }
}
extension sockaddr_in6 {
    /// The length, which Linux does not keep.
    public var sin6_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in6>.size) }
        set {}
    }
}
