// Licensed under the Apache License, Version 2.0.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The part of Apple's module LocalAuthentication that Sources call, as declarations only: what calls it is type-checked
// on Linux, where the module does not exist. Nothing here is ever run or shipped.

public import Foundation

open class LAContext: NSObject {
    public var biometryType: LABiometryType { .none }
    public var interactionNotAllowed = false
    public var localizedReason = ""
    public func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
        false
    }
    public func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool { false }
}

public enum LAPolicy: Int, Sendable {
    case deviceOwnerAuthenticationWithBiometrics = 1
    case deviceOwnerAuthentication = 2
}

public enum LABiometryType: Int, Sendable {
    case none = 0
    case touchID = 1
    case faceID = 2
    case opticID = 4
}

public struct LAError: Error {
    public enum Code: Int, Sendable {
        case authenticationFailed = -1
        case userCancel = -2
        case userFallback = -3
        case systemCancel = -4
        case passcodeNotSet = -5
        case biometryNotAvailable = -6
        case biometryNotEnrolled = -7
        case biometryLockout = -8
        case appCancel = -9
        case notInteractive = -1004
    }

    public let code: Code
}
