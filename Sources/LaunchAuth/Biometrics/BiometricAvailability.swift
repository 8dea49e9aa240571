// Licensed under the Apache License, Version 2.0.

/// The present availability of biometric authentication.
public enum BiometricAvailability: Hashable, Sendable {
    /// A sensor is present, and a user is enrolled.
    case available(BiometryType)
    /// There is no sensor, no user is enrolled, or too many attempts failed; nil for no sensor.
    case unavailable(BiometryType?)

    /// The kind of sensor when it can be used.
    public var type: BiometryType? { if case .available(let type) = self { type } else { nil } }
}
