// Licensed under the Apache License, Version 2.0.

/// The present availability of biometric authentication.
public enum BiometricAvailability: Hashable, Sendable {
    /// A sensor is present, and a user is enrolled.
    case available(BiometryType)
    /// There is no sensor, no user is enrolled, or too many attempts failed; nil for no sensor.
    case unavailable(BiometryType?)

    /// Describes what the system says of its sensor.
    ///
    /// - Parameters:
    ///   - isPossible: Whether the system would ask the sensor now.
    ///   - type: The kind of sensor; nil for none.
    init(isPossible: Bool, type: BiometryType?) {
        if isPossible, let type { self = .available(type) } else { self = .unavailable(type) }
    }

    /// The kind of sensor when it can be used.
    public var type: BiometryType? { if case .available(let type) = self { type } else { nil } }
}
