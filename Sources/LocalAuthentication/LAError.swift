// Licensed under the Apache License, Version 2.0.

/// A file that imports the module finds Foundation, as on Apple's systems.
@_exported public import Foundation

/// The place for an error of a function that returns whether it went well.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of the errors.
public let LAErrorDomain = "com.apple.LocalAuthentication"

/// The reason why the user was not recognised.
public struct LAError: _BridgedStoredNSError, Sendable {
    /// The error as Foundation's.
    public let _nsError: NSError
    /// Creates an error of Foundation's.
    public init(_nsError: NSError) { self._nsError = _nsError }
    /// The domain of the errors.
    public static var errorDomain: String { LAErrorDomain }
    /// The domain of the errors.
    public static var _nsErrorDomain: String { LAErrorDomain }

    /// The reasons, with Apple's numbers.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        /// The error of the codes.
        public typealias _ErrorType = LAError
        /// The face, the finger or the passcode was another.
        case authenticationFailed = -1
        /// The user has closed the question.
        case userCancel = -2
        /// The user wants another way.
        case userFallback = -3
        /// The system has closed the question.
        case systemCancel = -4
        /// The device has no passcode.
        case passcodeNotSet = -5
        /// The device has no sensor.
        case biometryNotAvailable = -6
        /// The sensor knows no face and no finger.
        case biometryNotEnrolled = -7
        /// The sensor does not look any more, after too many attempts.
        case biometryLockout = -8
        /// The app has closed the question.
        case appCancel = -9
        /// The context was made invalid before.
        case invalidContext = -10
        /// There is no watch.
        case watchNotAvailable = -11
        /// The user would have to be asked, and may not be.
        case notInteractive = -1004
        /// An earlier name of `biometryNotAvailable`.
        public static var touchIDNotAvailable: Code { .biometryNotAvailable }
        /// An earlier name of `biometryNotEnrolled`.
        public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
        /// An earlier name of `biometryLockout`.
        public static var touchIDLockout: Code { .biometryLockout }

        /// The words of the system.
        var words: String {
            switch self {
            case .authenticationFailed: "Authentication failed."
            case .userCancel: "Canceled by user."
            case .userFallback: "Fallback authentication mechanism selected."
            case .systemCancel: "Canceled by the system."
            case .passcodeNotSet: "Passcode not set."
            case .biometryNotAvailable: "Biometry is not available on this device."
            case .biometryNotEnrolled: "No identities are enrolled."
            case .biometryLockout: "Biometry is locked out."
            case .appCancel: "Canceled by the app."
            case .invalidContext: "Invalid context."
            case .watchNotAvailable: "No watch is available."
            case .notInteractive: "User interaction is required."
            }
        }
    }

    /// The face, the finger or the passcode was another.
    public static var authenticationFailed: Code { .authenticationFailed }
    /// The user has closed the question.
    public static var userCancel: Code { .userCancel }
    /// The user wants another way.
    public static var userFallback: Code { .userFallback }
    /// The system has closed the question.
    public static var systemCancel: Code { .systemCancel }
    /// The device has no passcode.
    public static var passcodeNotSet: Code { .passcodeNotSet }
    /// The device has no sensor.
    public static var biometryNotAvailable: Code { .biometryNotAvailable }
    /// The sensor knows no face and no finger.
    public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
    /// The sensor does not look any more, after too many attempts.
    public static var biometryLockout: Code { .biometryLockout }
    /// The app has closed the question.
    public static var appCancel: Code { .appCancel }
    /// The context was made invalid before.
    public static var invalidContext: Code { .invalidContext }
    /// The user would have to be asked, and may not be.
    public static var notInteractive: Code { .notInteractive }
    /// An earlier name of `biometryNotAvailable`.
    public static var touchIDNotAvailable: Code { .biometryNotAvailable }
    /// An earlier name of `biometryNotEnrolled`.
    public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
    /// An earlier name of `biometryLockout`.
    public static var touchIDLockout: Code { .biometryLockout }

    /// Creates an error with the words of the system.
    static func make(_ code: Code) -> LAError {
        LAError(code, userInfo: [NSLocalizedDescriptionKey: code.words])
    }
}
