// Licensed under the Apache License, Version 2.0.

import Foundation
import Security
import SwiftUI
import SystemConfiguration
import Testing

@testable import StageUI

@MainActor @Suite struct ReachabilityTests {
    /// As apps of old ask whether there is a network.
    private func flags() -> SCNetworkReachabilityFlags? {
        var address = sockaddr_in()
        address.sin_len = UInt8(MemoryLayout.size(ofValue: address))
        address.sin_family = sa_family_t(AF_INET)
        let target = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                SCNetworkReachabilityCreateWithAddress(nil, $0)
            }
        }
        var flags: SCNetworkReachabilityFlags = []
        guard let target, SCNetworkReachabilityGetFlags(target, &flags) else { return nil }
        return flags
    }

    // The bits of SCNetworkReachability.h: reachable is 1 << 1, and the telephone's network 1 << 18.
    @Test(arguments: [
        (StageDevice.Network.none, UInt32(0)), (.wifi, 2), (.cellular, 2 | 1 << 18),
    ])
    func `The flags are those of the device's network`(network: StageDevice.Network, bits: UInt32) {
        StageDevice.$opening.withValue(StageDevice(network: network)) {
            #expect(flags()?.rawValue == bits)
            var found: SCNetworkReachabilityFlags = []
            let host = SCNetworkReachabilityCreateWithName(kCFAllocatorDefault, "example.org")
            #expect(host.map { SCNetworkReachabilityGetFlags($0, &found) } == true)
            #expect(found.rawValue == bits)
            let own = SCNetworkReachabilityCreateWithName(nil, "localhost")
            #expect(own.map { SCNetworkReachabilityGetFlags($0, &found) } == true)
            #expect(found.contains([.reachable, .isLocalAddress]))
        }
    }

    @Test func `A function is called when the network changes, until it is given up`() {
        let probe = StageProbe { Text("a") }
        final class Seen {
            var flags: [UInt32] = []
        }
        let seen = Seen()
        var target: SCNetworkReachability?
        probe.stage.react {
            target = SCNetworkReachabilityCreateWithName(nil, "example.org")
            guard let target else { return }
            var context = SCNetworkReachabilityContext(
                version: 0, info: Unmanaged.passUnretained(seen).toOpaque(), retain: nil, release: nil,
                copyDescription: nil)
            SCNetworkReachabilitySetCallback(
                target,
                { _, flags, info in
                    guard let info else { return }
                    Unmanaged<Seen>.fromOpaque(info).takeUnretainedValue().flags.append(flags.rawValue)
                }, &context)
            SCNetworkReachabilitySetDispatchQueue(target, .main)
        }
        probe.step()
        #expect(seen.flags == [])
        probe.stage.device.network = .none
        probe.step()
        probe.stage.device.network = .cellular
        probe.step()
        #expect(seen.flags == [0, 2 | 1 << 18])
        if let target { SCNetworkReachabilitySetDispatchQueue(target, nil) }
        probe.stage.device.network = .wifi
        probe.step()
        #expect(seen.flags.count == 2)
    }

    @Test func `Certificates are trusted where the app names one of them`() throws {
        let bytes = Data([0x30, 0x03, 0x02, 0x01, 0x07])
        #expect(SecCertificateCreateWithData(nil, Data("tea".utf8) as CFData) == nil)
        let certificate = try #require(SecCertificateCreateWithData(kCFAllocatorDefault, bytes as CFData))
        #expect(SecCertificateCopyData(certificate) as Data == bytes)
        var made: SecTrust?
        let basic = SecPolicyCreateBasicX509()
        #expect(SecTrustCreateWithCertificates([SecCertificate](), basic, &made) == errSecParam)
        let policy = SecPolicyCreateSSL(true, "example.org")
        #expect(SecTrustCreateWithCertificates([certificate], policy, &made) == errSecSuccess)
        let trust = try #require(made)
        #expect(SecTrustGetCertificateCount(trust) == 1)
        #expect(SecTrustGetCertificateAtIndex(trust, 0) == certificate)
        #expect(SecTrustGetCertificateAtIndex(trust, 1) == nil)
        #expect(SecTrustCopyCertificateChain(trust) as? [SecCertificate] == [certificate])
        var error: CFError?
        #expect(!SecTrustEvaluateWithError(trust, &error))
        // errSecNotTrusted of SecBase.h.
        #expect(error.map(CFErrorGetCode) == -67_843)
        #expect(SecTrustSetAnchorCertificates(trust, [certificate] as CFArray) == errSecSuccess)
        #expect(SecTrustEvaluateWithError(trust, nil))
        var result = SecTrustResultType.invalid
        #expect(SecTrustEvaluate(trust, &result) == errSecSuccess && result == .unspecified)
    }
}
