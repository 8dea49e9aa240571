// Licensed under the Apache License, Version 2.0.

public import Observation

/// The switch for signing in by face or finger in the settings of a signed-in user, without the screen (`C-LA-08`).
///
/// Whether a secret is kept is the one truth about whether it is on.
@MainActor @Observable
public final class BiometricSetting {
    /// The kind of sensor; nil without one, and then there is no switch.
    public private(set) var type: BiometryType?
    /// Indicates whether the sensor works at present; it does not after too many attempts, until the device is unlocked.
    public private(set) var isAvailable = false
    /// Indicates whether a secret is kept; nil while that is not known.
    public private(set) var isOn: Bool?
    /// Indicates whether a change is under way.
    public private(set) var isBusy = false
    /// The reason why it could not be turned on, for the user; nil when there is nothing to say.
    public private(set) var problem: String?
    /// The texts.
    public let strings: SignInStrings

    @ObservationIgnored private let services: SignInServices

    /// Creates a switch; ``refresh()`` reads its state.
    public init(strings: SignInStrings, services: SignInServices) {
        (self.strings, self.services) = (strings, services)
    }

    /// Reads the state of the sensor and of the secret; call it when the screen appears, and when the app comes back.
    public func refresh() async {
        guard let biometrics = services.biometrics else { return }
        let found = await biometrics.availability()
        isAvailable = found.type != nil
        type =
            switch found {
            case .available(let type): type
            case .unavailable(let type): type
            }
        isOn = try? await biometrics.hasSecret()
    }

    /// Takes the problem back, as when its screen is left.
    public func dismissProblem() { problem = nil }

    /// Keeps the credentials of an account behind the sensor, once the server has accepted them.
    ///
    /// - Returns: Whether it is on now.
    @discardableResult public func turnOn(email: String, password: String) async -> Bool {
        guard !isBusy, let type, let biometrics = services.biometrics else { return false }
        if let missing = SignInValidation.existingPassword(password) {
            problem = strings(missing.text)
            return false
        }
        (isBusy, problem) = (true, nil)
        defer { isBusy = false }
        do {
            let credentials = try await services.makeCredentials(email, password)
            // A refresh token is one that the server just gave; a password has to be tried.
            if case .password = credentials { try await services.checkPassword(email, password) }
            try await services.store(
                credentials.stored(), in: biometrics, reason: strings(.enrolmentReason, biometry: type))
            await services.noteDeclined(email, false)
        } catch BiometricError.cancelled {
        } catch {
            services.log("The credentials could not be kept: \(error)")
            let text = (error as? AuthError)?.signInText ?? .enrolmentFailed
            problem = strings(text, biometry: type)
        }
        await refresh()
        return isOn == true
    }

    /// Removes what is kept behind the sensor.
    public func turnOff() async {
        guard !isBusy, let biometrics = services.biometrics else { return }
        isBusy = true
        defer { isBusy = false }
        do throws(BiometricError) {
            try await biometrics.removeSecret()
        } catch {
            services.log("The credentials could not be removed: \(error)")
        }
        await refresh()
    }
}
