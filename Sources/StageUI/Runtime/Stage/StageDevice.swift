// Licensed under the Apache License, Version 2.0.

import Combine
package import Foundation
import Synchronization

/// The device under a stage, as the modules for Apple's other frameworks ask it: its network, its sensor and its keychain.
///
/// It may be asked and changed on any thread. A device outlives the process of an app: another stage may be given it.
public final class StageDevice: Sendable {
    /// The networks that a device may be in.
    public enum Network: String, Hashable, Sendable, CaseIterable {
        /// None.
        case none
        /// Wi-Fi.
        case wifi
        /// The network of a telephone company.
        case cellular
    }
    /// The sensors that recognise the user.
    public enum Biometry: String, Hashable, Sendable, CaseIterable {
        /// A face.
        case faceID
        /// A finger.
        case touchID
        /// The eyes.
        case opticID
    }
    /// The user's answers to the question who they are.
    public enum Answer: String, Hashable, Sendable, CaseIterable {
        /// Shows the enrolled face or finger, or enters the right passcode.
        case match
        /// Shows another, or enters a wrong passcode.
        case noMatch
        /// Closes the question.
        case cancel
    }
    /// The ends of the question who the user is.
    package enum Recognition: Hashable, Sendable {
        case recognised, noMatch, cancelled, lockedOut, notAvailable, notEnrolled
    }

    private struct State {
        var biometry: Biometry?
        var isEnrolled = true
        var answer = Answer.match
        var failures = 0
        var reasons: [String] = []
        var keychain: [KeptItem] = []
        /// The number of the last item.
        var count = 0
        var kept: [ObjectIdentifier: any Sendable] = [:]

        var readiness: Recognition? {
            if biometry == nil { return .notAvailable }
            if !isEnrolled { return .notEnrolled }
            return failures >= StageDevice.mostFailures ? .lockedOut : nil
        }
    }
    // Five wrong attempts lock the sensor: Apple Platform Security, "Face ID, Touch ID, passcodes, and passwords".
    private static let mostFailures = 5
    private let state: Mutex<State>
    private struct Connection: Equatable {
        var network: Network
        var isLowDataMode = false
    }
    private let connection: Watched<Connection>

    /// Creates a device with the network that it is in, and its sensor; nil for none.
    public init(network: Network = .wifi, biometry: Biometry? = nil) {
        state = Mutex(State(biometry: biometry))
        connection = Watched(Connection(network: network))
    }

    // MARK: - The network

    /// The network that the device is in; those who watch it are told of each change.
    public var network: Network {
        get { connection.value.network }
        set { connection.change { $0.network = newValue } }
    }
    /// Indicates whether the user has asked apps to save data.
    public var isLowDataMode: Bool {
        get { connection.value.isLowDataMode }
        set { connection.change { $0.isLowDataMode = newValue } }
    }

    /// Calls an action after each change of the network; returns the number to end that with.
    package func watchNetwork(_ action: @escaping @Sendable () -> Void) -> Int { connection.watch(action) }
    /// Calls an action no more.
    package func endWatching(_ number: Int) { connection.endWatching(number) }

    // MARK: - The sensor

    /// The sensor; nil for none.
    public var biometry: Biometry? {
        get { state.withLock { $0.biometry } }
        set { state.withLock { $0.biometry = newValue } }
    }
    /// Indicates whether the sensor knows a face or a finger.
    public var isEnrolled: Bool {
        get { state.withLock { $0.isEnrolled } }
        set { state.withLock { $0.isEnrolled = newValue } }
    }
    /// The user's answer to the next questions.
    public var answer: Answer {
        get { state.withLock { $0.answer } }
        set { state.withLock { $0.answer = newValue } }
    }
    /// The reasons for which apps have asked who the user is, in order.
    public var askedReasons: [String] { state.withLock { $0.reasons } }
    /// Makes the sensor look no more, as after five attempts in vain.
    public func lockOut() { state.withLock { $0.failures = Self.mostFailures } }
    /// Has the user enter the device's passcode, which ends a lockout of the sensor.
    public func unlock() { state.withLock { $0.failures = 0 } }

    /// The reason why the sensor cannot look at present; nil where it can.
    package var obstacle: Recognition? { state.withLock { $0.readiness } }

    /// Asks who the user is.
    ///
    /// - Parameters:
    ///   - reason: The words that the user reads.
    ///   - allowsPasscode: Whether the device's passcode will do where the sensor does not.
    package func recognise(_ reason: String, allowsPasscode: Bool) -> Recognition {
        state.withLock { state in
            let obstacle = state.readiness
            if let obstacle, !allowsPasscode { return obstacle }
            state.reasons.append(reason)
            switch state.answer {
            case .match:
                state.failures = 0
                return .recognised
            case .cancel: return .cancelled
            case .noMatch:
                guard obstacle == nil else { return .noMatch }
                state.failures += 1
                return state.failures >= Self.mostFailures && !allowsPasscode ? .lockedOut : .noMatch
            }
        }
    }

    // MARK: - The keychain

    /// A value of an item of the keychain.
    package enum KeptValue: Hashable, Sendable {
        case data(Data), text(String), number(Double), flag(Bool), date(Date)
    }
    /// An item of the keychain by the names of its attributes, with a number of its own.
    package struct KeptItem: Sendable {
        package let number: Int
        package var values: [String: KeptValue]
        /// Creates an item.
        package init(number: Int, values: [String: KeptValue]) {
            (self.number, self.values) = (number, values)
        }
    }
    /// Changes the items of the keychain, each change as a whole.
    package func withKeychain<R: Sendable>(_ body: (inout [KeptItem]) -> R) -> R {
        state.withLock { body(&$0.keychain) }
    }
    /// Returns a number that no item has.
    package func nextNumber() -> Int {
        state.withLock { state in
            state.count += 1
            return state.count
        }
    }

    // MARK: - What modules keep

    /// Returns the object of a module that outlives a new start of the app; it is made at the first call.
    package func kept<Value: AnyObject & Sendable>(_ make: @Sendable () -> Value) -> Value {
        state.withLock { state in
            if let value = state.kept[ObjectIdentifier(Value.self)] as? Value { return value }
            let value = make()
            state.kept[ObjectIdentifier(Value.self)] = value
            return value
        }
    }

    // MARK: - The device at hand

    /// The device of the app that is being made, before there is a stage for it.
    @TaskLocal package static var opening: StageDevice?
    /// The device of the stage whose view runs an action or a body, and of the tasks that those start; nil for none.
    package static var current: StageDevice? { (CurrentRun.clock as? StageReference)?.device ?? opening }
    /// The device of a program without a stage.
    package static let standIn = StageDevice()
}

/// A question to the user that the keychain is handed: the contexts of LocalAuthentication.
package protocol StageQuestion: AnyObject {
    /// The words that the user reads; nil for none.
    var reason: String? { get }
    /// Indicates whether the user may not be asked.
    var isForbidden: Bool { get }
}
