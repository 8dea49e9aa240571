// Licensed under the Apache License, Version 2.0.

/// The kind of sensor that recognises the user.
public enum BiometryType: String, Hashable, Sendable, Codable, CaseIterable {
    /// A face.
    case faceID
    /// A finger.
    case touchID
    /// The eyes.
    case opticID

    /// The name that the system gives it.
    public var name: String {
        switch self {
        case .faceID: "Face ID"
        case .touchID: "Touch ID"
        case .opticID: "Optic ID"
        }
    }

    /// The name of its symbol.
    public var symbol: String {
        switch self {
        case .faceID: "faceid"
        case .touchID: "touchid"
        case .opticID: "opticid"
        }
    }
}

extension BiometryType {
    /// Creates the sensor of a number of `LABiometryType`; nil for none, and for a kind that is not known here.
    init?(code: Int) {
        switch code {
        case 1: self = .touchID
        case 2: self = .faceID
        case 4: self = .opticID
        default: return nil
        }
    }
}
