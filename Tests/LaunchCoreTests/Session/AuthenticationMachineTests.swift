// Licensed under the Apache License, Version 2.0.

import LaunchCore
import ProofSupport
import Testing

@Suite struct AuthenticationMachineTests {
    typealias Machine = AuthenticationMachine<String>

    /// A machine that an expectation can send events to.
    final class Running {
        private var machine = Machine()
        var value: LaunchAuthentication<String> { machine.value }
        var isSignOutPending: Bool { machine.isSignOutPending }
        func handle(_ event: Machine.Event) -> [Machine.Effect] { machine.handle(event) }
    }

    @Test func aLockedDeviceIsAskedAgainWhenItIsUnlocked() {
        let machine = Running()
        #expect(machine.handle(.sceneBecameActive) == [.read(number: 1)])
        #expect(machine.handle(.answered(.unknown(.locked), number: 1)) == [.changed(.unknown(.locked))])
        #expect(machine.handle(.protectedData(isAvailable: true)) == [.read(number: 2)])
        #expect(machine.handle(.answered(.signedIn("ada"), number: 2)) == [.changed(.signedIn("ada"))])
    }

    @Test func anEmptyAnswerOfALockedDeviceIsNoAnswer() {
        let machine = Running()
        _ = machine.handle(.protectedData(isAvailable: false))
        _ = machine.handle(.sceneBecameActive)
        _ = machine.handle(.answered(.signedOut, number: 1))
        #expect(machine.value == .unknown(.locked))
        // What is found is there, whatever the system says of the lock.
        _ = machine.handle(.sceneBecameActive)
        _ = machine.handle(.answered(.signedIn("ada"), number: 2))
        #expect(machine.value == .signedIn("ada"))
    }

    @Test func whatIsNotKnownNeverReplacesWhatIs() {
        let machine = Running()
        _ = machine.handle(.signedIn("ada"))
        _ = machine.handle(.protectedData(isAvailable: false))
        #expect(machine.handle(.sceneBecameActive).isEmpty)
        _ = machine.handle(.answered(.unknown(.unreachable), number: 1))
        #expect(machine.value == .signedIn("ada"))
    }

    @Test func aSignOutWaitsUntilItIsKnownWhatThereIs() {
        let machine = Running()
        #expect(machine.handle(.signOut) == [.read(number: 1)])
        #expect(machine.handle(.answered(.unknown(.locked), number: 1)) == [.changed(.unknown(.locked))])
        #expect(machine.isSignOutPending)
        #expect(machine.handle(.protectedData(isAvailable: true)) == [.read(number: 2)])
        #expect(
            machine.handle(.answered(.signedIn("ada"), number: 2)) == [.changed(.signedIn("ada")), .erase])
        #expect(machine.handle(.erased(isDone: true)) == [.changed(.signedOut)])
        #expect(!machine.isSignOutPending)
    }

    @Test func aSessionThatCouldNotBeErasedIsNotGone() {
        let machine = Running()
        _ = machine.handle(.signedIn("ada"))
        #expect(machine.handle(.refused) == [.erase])
        #expect(machine.handle(.erased(isDone: false)) == [.read(number: 1)])
        #expect(machine.value == .signedIn("ada") && machine.isSignOutPending)
    }

    @Test func aSignInTakesTheSignOutBackAndIgnoresAnOlderLook() {
        let machine = Running()
        _ = machine.handle(.signOut)
        _ = machine.handle(.signedIn("bob"))
        #expect(machine.handle(.answered(.signedOut, number: 1)).isEmpty)
        #expect(machine.value == .signedIn("bob") && !machine.isSignOutPending)
    }

    /// Every order of the events, nine deep: the rules hold in each state.
    @Test func inEveryOrderOfEventsNothingIsErasedWhileItIsUnknown() {
        var seen: Set<Machine> = [Machine()]
        var states = [Machine()]
        var steps = 0
        var breaches: [String] = []
        for _ in 0..<9 {
            var next: [Machine] = []
            for state in states {
                for event in Self.events(for: state) {
                    var machine = state
                    let effects = machine.handle(event)
                    steps += 1
                    if let breach = Self.breach(state, event, effects, machine) {
                        breaches.append("\(state) \(breach) at \(event)")
                    }
                    if seen.insert(machine).inserted { next.append(machine) }
                }
            }
            states = next
        }
        #expect(breaches.isEmpty && steps > 2000)
    }

    private static func events(for state: Machine) -> [Machine.Event] {
        let answers: [LaunchAuthentication<String>] = [
            .unknown(.locked), .unknown(.unreachable), .signedOut, .signedIn("ada"),
        ]
        let looks = (1...3).flatMap { number in answers.map { Machine.Event.answered($0, number: number) } }
        return looks + [
            .protectedData(isAvailable: true), .protectedData(isAvailable: false), .sceneBecameActive,
            .networkChanged, .signedIn("bob"), .signOut, .refused, .erased(isDone: true),
            .erased(isDone: false),
        ]
    }

    /// What is wrong with a step, or nil.
    private static func breach(
        _ before: Machine, _ event: Machine.Event, _ effects: [Machine.Effect], _ after: Machine
    ) -> String? {
        if effects.contains(.erase), !after.value.isKnown || !after.isSignOutPending {
            return "erases what is not known"
        }
        if before.value.isKnown, !after.value.isKnown { return "forgets what was known" }
        // A user is gone after the erasing, or when a look for what there is to erase finds nothing.
        if before.value.user != nil, after.value == .signedOut, event != .erased(isDone: true),
            !before.isSignOutPending
        {
            return "signs a user out unasked"
        }
        return nil
    }
}
