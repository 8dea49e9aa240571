// Licensed under the Apache License, Version 2.0.

import Combine
import Dispatch
public import Foundation
import StageUI
import Synchronization

/// The ways in which the user may be recognised.
public enum LAPolicy: Int, Sendable {
    /// By the sensor.
    case deviceOwnerAuthenticationWithBiometrics = 1
    /// By the sensor or the passcode.
    case deviceOwnerAuthentication
}

/// The sensors of devices.
public enum LABiometryType: Int, Sendable {
    /// None.
    case none = 0
    /// A finger.
    case touchID = 1
    /// A face.
    case faceID = 2
    /// The eyes.
    case opticID = 4
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// An earlier name of `none`.
    public static var LABiometryNone: LABiometryType { .none }
}

/// Asks who the user is. The simulated device has the sensor of its scenario, whose `face` steps are the user's answers.
///
/// The system's picture of the sensor is not shown; the answer comes after six tenths of a second, as that takes its time.
// Unchecked, as an open class cannot be checked: all that it stores is behind a lock.
open class LAContext: NSObject, @unchecked Sendable {
    private struct State {
        var biometryType = LABiometryType.none
        var fallbackTitle, cancelTitle: String?
        var reason = ""
        var isForbidden = false
        var isInvalid = false
        var reuse: TimeInterval = 0
        var domain: Data?
    }
    private let state = Mutex(State())

    /// Creates a context.
    public override init() { super.init() }

    /// The sensor of the device, once the context was asked about a policy.
    open var biometryType: LABiometryType { state.withLock { $0.biometryType } }
    /// The title of the button for another way; empty for no button.
    open var localizedFallbackTitle: String? {
        get { state.withLock { $0.fallbackTitle } }
        set { state.withLock { $0.fallbackTitle = newValue } }
    }
    /// The title of the button that closes the question.
    open var localizedCancelTitle: String? {
        get { state.withLock { $0.cancelTitle } }
        set { state.withLock { $0.cancelTitle = newValue } }
    }
    /// The words that the user reads where the keychain asks.
    open var localizedReason: String {
        get { state.withLock { $0.reason } }
        set { state.withLock { $0.reason = newValue } }
    }
    /// Indicates whether the user may not be asked.
    open var interactionNotAllowed: Bool {
        get { state.withLock { $0.isForbidden } }
        set { state.withLock { $0.isForbidden = newValue } }
    }
    /// The seconds for which unlocking the device would do; it has no effect.
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval {
        get { state.withLock { $0.reuse } }
        set { state.withLock { $0.reuse = newValue } }
    }
    /// Bytes that stand for the enrolled faces or fingers; nil before a policy was asked about.
    open var evaluatedPolicyDomainState: Data? { state.withLock { $0.domain } }

    /// Returns whether the user can be recognised in a way.
    ///
    /// - Parameters:
    ///   - policy: The way.
    ///   - error: Takes the reason where not.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool {
        guard let obstacle = obstacle(policy) else { return true }
        let made = LAError.make(obstacle)
        error?.pointee = NSError(
            domain: LAErrorDomain, code: obstacle.rawValue, userInfo: made.userInfo)
        return false
    }

    /// Asks who the user is, and calls back.
    ///
    /// - Parameters:
    ///   - policy: The way.
    ///   - localizedReason: The words that the user reads.
    ///   - reply: Takes whether the user was recognised, or the reason why not.
    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        let reply = Reply(reply)
        if localizedReason.isEmpty {
            Task { @MainActor in
                Stage.current?.tell("LAContext was given an empty reason: iOS ends the app. Say why you ask.")
            }
        }
        let obstacle = interactionNotAllowed ? .notInteractive : obstacle(policy)
        guard obstacle == nil, let device = StageDevice.current else {
            return Self.wait(0) { reply.give(obstacle ?? .biometryNotAvailable) }
        }
        Self.wait(0.6) {
            if self.state.withLock({ $0.isInvalid }) { return reply.give(.appCancel) }
            let end = device.recognise(
                localizedReason, allowsPasscode: policy == .deviceOwnerAuthentication)
            reply.give(Self.code(end))
        }
    }

    /// Asks who the user is, and throws where it is somebody else.
    ///
    /// - Parameters:
    ///   - policy: The way.
    ///   - localizedReason: The words that the user reads.
    @discardableResult
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        try await withCheckedThrowingContinuation { continuation in
            evaluatePolicy(policy, localizedReason: localizedReason) { isRecognised, error in
                continuation.resume(with: error.map { .failure($0) } ?? .success(isRecognised))
            }
        }
    }

    /// Closes the question, and has the context ask no more.
    open func invalidate() { state.withLock { $0.isInvalid = true } }

    // MARK: - The device

    private func obstacle(_ policy: LAPolicy) -> LAError.Code? {
        let device = StageDevice.current
        let found = device?.obstacle.map { Self.code($0) ?? .authenticationFailed }
        let isInvalid = state.withLock { state in
            state.biometryType = LABiometryType(device?.biometry)
            state.domain = device != nil && found == nil ? Data(LAErrorDomain.utf8) : nil
            return state.isInvalid
        }
        if isInvalid { return .invalidContext }
        switch policy {
        case .deviceOwnerAuthenticationWithBiometrics:
            return device == nil ? .biometryNotAvailable : found
        // A simulated device has a passcode.
        case .deviceOwnerAuthentication: return device == nil ? .passcodeNotSet : nil
        }
    }

    private static func code(_ end: StageDevice.Recognition) -> LAError.Code? {
        switch end {
        case .recognised: nil
        case .noMatch: .authenticationFailed
        case .cancelled: .userCancel
        case .lockedOut: .biometryLockout
        case .notAvailable: .biometryNotAvailable
        case .notEnrolled: .biometryNotEnrolled
        }
    }

    /// Calls an action after a time of the run; without one, on a queue of the system's.
    private static func wait(_ seconds: Double, _ action: @escaping @Sendable () -> Void) {
        guard let clock = CurrentRun.clock else { return DispatchQueue.global().async(execute: action) }
        clock.schedule(at: clock.seconds + seconds, action)
    }
}

extension LAContext: StageQuestion {
    package var reason: String? { localizedReason }
    package var isForbidden: Bool { interactionNotAllowed }
}

extension LABiometryType {
    fileprivate init(_ biometry: StageDevice.Biometry?) {
        self =
            switch biometry {
            case .faceID: .faceID
            case .touchID: .touchID
            case .opticID: .opticID
            case nil: .none
            }
    }
}

/// A function that is called once: with `systemCancel` where the stage is closed before there is an answer.
private final class Reply: Sendable {
    private let function: Mutex<(@Sendable (Bool, (any Error)?) -> Void)?>
    init(_ function: @escaping @Sendable (Bool, (any Error)?) -> Void) { self.function = Mutex(function) }
    deinit { give(.systemCancel) }

    /// Calls the function: with an error, or without one as recognised.
    func give(_ code: LAError.Code?) {
        let function = function.withLock { function in
            defer { function = nil }
            return function
        }
        function?(code == nil, code.map(LAError.make))
    }
}
