// Licensed under the Apache License, Version 2.0.

import Foundation
import LocalAuthentication
import Network
import SwiftUI
import Synchronization
import Testing

@testable import StageUI

/// What was told, in order, on whatever thread.
private final class Told<Value: Sendable>: Sendable {
    private let list = Mutex<[Value]>([])
    var values: [Value] { list.withLock { $0 } }
    func add(_ value: Value) { list.withLock { $0.append(value) } }
}

@MainActor
@Suite struct NetworkTests {
    @Test func `A monitor tells the path at first and at each change, until it is cancelled`() {
        let told = Told<NWPath>()
        let probe = StageProbe { Text("a") }
        var monitor: NWPathMonitor?
        probe.stage.react {
            let made = NWPathMonitor()
            made.pathUpdateHandler = { told.add($0) }
            made.start(queue: DispatchQueue(label: "Monitor"))
            monitor = made
        }
        probe.step()
        #expect(told.values.map(\.status) == [.satisfied])
        #expect(told.values[0].usesInterfaceType(.wifi) && told.values[0].supportsDNS)
        #expect(!told.values[0].isExpensive && !told.values[0].isConstrained)
        probe.stage.device.network = .none
        #expect(monitor?.currentPath.status == .unsatisfied)
        probe.step()
        probe.stage.device.network = .cellular
        probe.step()
        #expect(told.values.map(\.status) == [.satisfied, .unsatisfied, .satisfied])
        #expect(told.values[1].availableInterfaces.isEmpty && !told.values[1].supportsIPv4)
        #expect(told.values[2].isExpensive && told.values[2].usesInterfaceType(.cellular))
        #expect(told.values[2].availableInterfaces.map(\.name) == ["pdp_ip0"])
        probe.stage.device.isLowDataMode = true
        probe.step()
        #expect(told.values.last?.isConstrained == true)
        monitor?.cancel()
        probe.stage.device.network = .none
        probe.step(2)
        #expect(told.values.count == 4)
    }

    @Test func `A monitor of one kind of network does not see another`() {
        let device = StageDevice(network: .cellular)
        StageDevice.$opening.withValue(device) {
            #expect(NWPathMonitor(requiredInterfaceType: .wifi).currentPath.status == .unsatisfied)
            #expect(NWPathMonitor(requiredInterfaceType: .cellular).currentPath.status == .satisfied)
            #expect(NWPathMonitor(prohibitedInterfaceTypes: [.cellular]).currentPath.status == .unsatisfied)
        }
    }

    @Test func `Paths are a sequence, the present one first`() async {
        let device = StageDevice(network: .none)
        let monitor = StageDevice.$opening.withValue(device) { NWPathMonitor() }
        var seen: [NWPath.Status] = []
        for await path in monitor {
            seen.append(path.status)
            if seen.count == 1 { device.network = .wifi } else { break }
        }
        #expect(seen == [.unsatisfied, .satisfied])
    }

    @Test func `Ends of connections are written as hosts and ports`() {
        let end = NWEndpoint.hostPort(host: "example.com", port: 443)
        #expect(end.debugDescription == "example.com:443")
        #expect(NWEndpoint.Host("192.0.2.1") == .ipv4(IPv4Address("192.0.2.1") ?? .any))
        #expect(IPv4Address("256.0.0.1") == nil && IPv4Address.loopback.debugDescription == "127.0.0.1")
        // RFC 5952, 4.2: zeros are shortened, letters are small.
        #expect(IPv6Address("2001:DB8:0:0:0:0:0:1")?.debugDescription == "2001:db8::1")
        #expect(NWEndpoint.Port("8080")?.rawValue == 8080 && NWEndpoint.Port.https == 443)
        #expect(NWEndpoint.Port("none") == nil)
    }
}

@MainActor
@Suite struct LocalAuthenticationTests {
    @Test func `A device without a sensor says so, and has a passcode`() {
        StageDevice.$opening.withValue(StageDevice()) {
            let context = LAContext()
            var error: NSError?
            #expect(context.biometryType == .none)
            #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
            #expect(error?.code == LAError.biometryNotAvailable.rawValue && error?.code == -6)
            #expect(error?.domain == "com.apple.LocalAuthentication")
            #expect(context.canEvaluatePolicy(.deviceOwnerAuthentication, error: nil))
        }
    }

    @Test func `The sensor is named once a policy was asked about, also where it cannot look`() {
        let device = StageDevice(biometry: .faceID)
        StageDevice.$opening.withValue(device) {
            let context = LAContext()
            #expect(context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: nil))
            #expect(context.biometryType == .faceID)
            var error: NSError?
            device.isEnrolled = false
            #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
            #expect(error?.code == -7 && context.biometryType == .faceID)
            device.isEnrolled = true
            device.lockOut()
            #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
            #expect(error?.code == -8)
            device.unlock()
            context.invalidate()
            #expect(!context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
            #expect(error?.code == -10)
        }
    }

    @Test func `The answer comes when the sensor has looked`() {
        let told = Told<Bool>()
        let probe = StageProbe { Text("a") }
        probe.stage.device.biometry = .faceID
        probe.stage.react {
            LAContext().evaluatePolicy(
                .deviceOwnerAuthenticationWithBiometrics, localizedReason: "Open the notes"
            ) { isRecognised, error in told.add(isRecognised && error == nil) }
        }
        probe.step(30)
        #expect(told.values.isEmpty)
        probe.step(10)
        #expect(told.values == [true])
        #expect(probe.stage.device.askedReasons == ["Open the notes"])
    }

    @Test(arguments: [
        (StageDevice.Answer.noMatch, LAError.authenticationFailed), (.cancel, LAError.userCancel),
    ])
    func `Another face and a closed question are errors`(answer: StageDevice.Answer, code: LAError.Code) async
    {
        let device = StageDevice(biometry: .touchID)
        device.answer = answer
        await StageDevice.$opening.withValue(device) {
            do {
                try await LAContext().evaluatePolicy(
                    .deviceOwnerAuthenticationWithBiometrics, localizedReason: "a")
                Issue.record("It was not refused.")
            } catch let error as LAError {
                #expect(error.code == code)
            } catch {
                Issue.record(error)
            }
        }
    }

    @Test func `Five wrong faces lock the sensor, and the passcode still does`() async throws {
        let device = StageDevice(biometry: .faceID)
        device.answer = .noMatch
        try await StageDevice.$opening.withValue(device) {
            for _ in 0..<5 {
                _ = try? await LAContext().evaluatePolicy(
                    .deviceOwnerAuthenticationWithBiometrics, localizedReason: "a")
            }
            #expect(
                !LAContext().canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: nil))
            device.answer = .match
            let isOwner = try await LAContext().evaluatePolicy(
                .deviceOwnerAuthentication, localizedReason: "a")
            #expect(isOwner)
            #expect(LAContext().canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: nil))
        }
    }

    @Test func `A question that is open when the stage closes ends as the system's`() async {
        let probe = StageProbe { Text("a") }
        probe.stage.device.biometry = .faceID
        let told = Told<Int>()
        probe.stage.react {
            LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "a") { _, error in
                told.add((error as? LAError)?.code.rawValue ?? 0)
            }
        }
        probe.stage.close()
        #expect(told.values == [-4])
    }
}
