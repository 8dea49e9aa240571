// Licensed under the Apache License, Version 2.0.

import Foundation

/// A server's sockets in this process, which holds both ends.
enum ServerSockets {
    /// The number of descriptors on the server's port in one of the kernel's states: 1 is ESTABLISHED, 8 CLOSE_WAIT.
    static func count(_ port: Int, states: Set<UInt8>) -> Int { descriptors(port, states: states).count }

    /// The descriptors on the server's port in one of the kernel's states, the lowest first.
    ///
    /// Foundation reads only the beginning of the list under /proc, so each descriptor is asked.
    static func descriptors(_ port: Int, states: Set<UInt8>) -> [Int] {
        (3..<65_536).filter { descriptor in
            var address = sockaddr_in()
            var length = socklen_t(MemoryLayout<sockaddr_in>.size)
            let isNamed = withUnsafeMutablePointer(to: &address) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    getsockname(Int32(descriptor), $0, &length) == 0
                }
            }
            guard isNamed, address.sin_family == sa_family_t(AF_INET),
                Int(UInt16(bigEndian: address.sin_port)) == port
            else { return false }
            // The first byte of the kernel's description is the state.
            var state: UInt8 = 0
            var size: socklen_t = 1
            return getsockopt(Int32(descriptor), Int32(IPPROTO_TCP), TCP_INFO, &state, &size) == 0
                && states.contains(state)
        }
    }
}
