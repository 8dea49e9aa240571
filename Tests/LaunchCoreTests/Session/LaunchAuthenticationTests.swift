// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
import Testing

@Suite struct LaunchAuthenticationTests {
    @Test(
        arguments: [
            (UnknownSessionReason.locked, LaunchSuspension.protectedData),
            (.networkUndecided, .networkPermission),
        ])
    func whatWaitingHelpsAgainstIsASuspension(_ gap: UnknownSessionReason, _ reason: LaunchSuspension) {
        #expect(throws: reason) { try LaunchAuthentication<String>.unknown(gap).known() }
        #expect(UnknownSessionReason(reason) == gap)
    }

    @Test(
        arguments: [
            (UnknownSessionReason.unreachable, LaunchFailureKind.network), (.tooSlow, .timeout),
            (.notRead, .other), (.unreadable("damaged"), .other),
        ])
    func anythingElseIsAFailure(_ gap: UnknownSessionReason, _ kind: LaunchFailureKind) {
        let error = #expect(throws: LaunchFailure.self) {
            try LaunchAuthentication<String>.unknown(gap).known()
        }
        #expect(error?.kind == kind)
    }

    @Test func aComingBackNeverExpiresWhatIsUnknown() {
        #expect(LaunchAuthentication<Int>.unknown(.locked).session == .unknown)
        #expect(LaunchAuthentication<Int>.signedOut.session == .expired)
        #expect(LaunchAuthentication.signedIn(1).session == .valid)
    }

    @Test func aRequestBeforeTheNetworkIsAllowedWaitsAndIsNoError() async throws {
        let offline = URLError(.notConnectedToInternet)
        await #expect(throws: LaunchSuspension.networkPermission) {
            try await LaunchSuspension.waitingForNetwork(ifUndecided: { true }) { throw offline }
        }
        await #expect(throws: URLError.self) {
            try await LaunchSuspension.waitingForNetwork(ifUndecided: { false }) { throw offline }
        }
        // A wrong answer is no question of permission.
        await #expect(throws: LaunchFailure.self) {
            try await LaunchSuspension.waitingForNetwork(ifUndecided: { true }) {
                throw LaunchFailure(kind: .other)
            }
        }
        #expect(try await LaunchSuspension.waitingForNetwork(ifUndecided: { true }) { 7 } == 7)
    }
}
