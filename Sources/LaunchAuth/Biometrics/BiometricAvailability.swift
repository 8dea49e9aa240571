// Licensed under the Apache License, Version 2.0.

/// Whether a user can be recognised at present.
public enum BiometricAvailability: Hashable, Sendable {
    /// A sensor is there, and somebody enrolled.
    case available(BiometryType)
    /// There is none, nobody enrolled, or too many attempts failed; nil for no sensor.
    case unavailable(BiometryType?)

    /// The kind of sensor when it can be used.
    public var type: BiometryType? { if case .available(let type) = self { type } else { nil } }
}
