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

@Suite struct LaunchAuthenticatorTests {
    let answer = Dial(LaunchAuthentication<String>.unknown(.locked))
    let reads = Dial(0)
    let erasures = Dial(0)

    func authenticator(_ gate: Gate? = nil) -> LaunchAuthenticator<String> {
        LaunchAuthenticator(
            read: { [answer, reads] in
                reads.value += 1
                await gate?.pass()
                return answer.value
            },
            erase: { [erasures] in erasures.value += 1 })
    }

    @Test func aSignOutWhileLockedErasesOnceTheDeviceIsUnlocked() async {
        let authenticator = authenticator()
        await authenticator.take(.signOut)
        #expect(erasures.value == 0)
        #expect(await authenticator.present == .unknown(.locked))
        answer.value = .signedIn("ada")
        await authenticator.take(.protectedData(isAvailable: true))
        #expect(erasures.value == 1)
        #expect(await authenticator.present == .signedOut)
    }

    @Test func callersOfOneLookGetTheSameAnswer() async {
        let gate = Gate()
        let authenticator = authenticator(gate)
        answer.value = .signedIn("ada")
        async let first = authenticator.value()
        async let second = authenticator.value()
        while reads.value == 0 { await Task.yield() }
        await gate.open()
        #expect(await first == .signedIn("ada"))
        #expect(await second == .signedIn("ada"))
        #expect(reads.value == 1)
    }

    @Test func aLookThatIsGivenUpIsBegunAnew() async {
        let gate = Gate()
        let authenticator = authenticator(gate)
        answer.value = .signedIn("ada")
        let first = Task { await authenticator.value() }
        while reads.value == 0 { await Task.yield() }
        first.cancel()
        let second = Task {
            while await authenticator.present == .unknown(.notRead) {
                await authenticator.take(.sceneBecameActive)
            }
            return await authenticator.present
        }
        while reads.value < 2 { await Task.yield() }
        await gate.open()
        #expect(await second.value == .signedIn("ada"))
    }

    @Test func changesAreToldFromThePresentOn() async {
        let authenticator = authenticator()
        var changes = await authenticator.changes().makeAsyncIterator()
        #expect(await changes.next() == .unknown(.notRead))
        await authenticator.take(.signedIn("ada"))
        #expect(await changes.next() == .signedIn("ada"))
    }
}
