// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A sensor and its secret in memory, for tests, previews and simulated devices.
public actor SimulatedBiometrics: BiometricStore {
    /// The user's response to a prompt.
    public enum Answer: String, Hashable, Sendable, Codable, CaseIterable {
        /// Shows the enrolled face or finger.
        case match
        /// Shows another.
        case noMatch
        /// Closes the question.
        case cancel
    }

    private var type: BiometryType?
    private var answer = Answer.match
    private var isLockedOut = false
    private var failures = 0
    private var enrolment = 1
    private var isEnrolled: Bool
    private var kept: (secret: Data, enrolment: Int)?
    /// The reasons that were shown, in order.
    public private(set) var reasons: [String] = []

    /// Creates a sensor; nil for a device without one.
    public init(_ type: BiometryType?, isEnrolled: Bool = true) {
        (self.type, self.isEnrolled) = (type, isEnrolled)
    }

    /// Sets the user's response to the next prompts.
    public func willAnswer(_ answer: Answer) { self.answer = answer }

    /// Adds or removes a face or a finger, which makes what is kept unreadable.
    public func changeEnrolment(isEnrolled: Bool = true) {
        enrolment += 1
        self.isEnrolled = isEnrolled
    }

    /// Makes the sensor look no more, as after five attempts in vain.
    public func lockOut() { (isLockedOut, failures) = (true, 5) }

    /// Ends the lockout, as the device's passcode does.
    public func unlockWithPasscode() { (isLockedOut, failures) = (false, 0) }

    /// Returns whether biometric authentication is possible at present.
    public func availability() -> BiometricAvailability {
        guard let type, isEnrolled, !isLockedOut else { return .unavailable(type) }
        return .available(type)
    }

    /// Returns whether a usable secret is stored.
    public func hasSecret() -> Bool { kept.map { $0.enrolment == enrolment } ?? false }

    /// Asks the user, then keeps a secret.
    public func store(_ secret: Data, reason: String) throws(BiometricError) {
        try ask(reason)
        kept = (secret, enrolment)
    }

    /// Asks the user, then gives the secret back.
    public func secret(reason: String) throws(BiometricError) -> Data {
        guard let kept, kept.enrolment == enrolment else {
            self.kept = nil
            throw .invalidated
        }
        try ask(reason)
        return kept.secret
    }

    /// Removes the secret.
    public func removeSecret() { kept = nil }

    /// Asks the user, as for a passkey, whose secret is elsewhere.
    public func recognise(reason: String) throws(BiometricError) { try ask(reason) }

    private func ask(_ reason: String) throws(BiometricError) {
        guard type != nil, isEnrolled else { throw .notAvailable }
        if isLockedOut { throw .lockedOut }
        reasons.append(reason)
        switch answer {
        case .match: failures = 0
        case .cancel: throw .cancelled
        case .noMatch:
            // Five wrong attempts lock the sensor, as on a device.
            failures += 1
            isLockedOut = failures >= 5
            throw isLockedOut ? .lockedOut : .noMatch
        }
    }
}
