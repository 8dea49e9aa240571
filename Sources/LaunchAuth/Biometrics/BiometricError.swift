// Licensed under the Apache License, Version 2.0.

/// The reason why biometric authentication failed.
public enum BiometricError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The user, the app or the system closed the question.
    case cancelled
    /// The face or the finger was not recognised.
    case noMatch
    /// Too many attempts; the device wants its passcode first.
    case lockedOut
    /// The device has no sensor, or no user is enrolled.
    case notAvailable
    /// The stored secret is gone, because a face or a finger was added or removed.
    case invalidated
    /// It cannot be read at present, for example because the device is being locked.
    case locked
    /// The system failed with its own code.
    case failed(code: Int)

    /// The error and its remedy.
    public var description: String {
        switch self {
        case .cancelled: "The question was closed."
        case .noMatch: "The user was not recognised. Ask for the password."
        case .lockedOut: "There were too many attempts. Ask for the password."
        case .notAvailable: "The device has no sensor, or nobody enrolled. Ask for the password."
        case .invalidated: "A face or a finger was added or removed. Ask for the password, then enrol anew."
        case .locked: "It cannot be read while the device is locked. Try again later."
        case .failed(let code): "The system failed with its code \(code). Ask for the password."
        }
    }
}

extension BiometricError {
    /// Creates the error of the sensor's question.
    ///
    /// - Parameter code: The code of `LAError`; nil for an error that is none.
    init(code: Int?) {
        // The numbers of LAError.Code, which LocalAuthentication never changes.
        self =
            switch code {
            // userCancel, userFallback, systemCancel, appCancel
            case -2, -3, -4, -9: .cancelled
            // authenticationFailed
            case -1: .noMatch
            // biometryLockout
            case -8: .lockedOut
            // passcodeNotSet, biometryNotAvailable, biometryNotEnrolled
            case -5, -6, -7: .notAvailable
            default: .failed(code: code ?? 0)
            }
    }
}
