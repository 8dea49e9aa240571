// Licensed under the Apache License, Version 2.0.

/// The texts about a second factor and about passkeys by their keys, with the English words; `{app}` stands for the app's name.
public enum SecurityText: String, Hashable, Sendable, CaseIterable {
    /// The text: With two-step verification, signing in also takes a code from an app.
    case factorNote = "security.factor.note"
    /// The text: Set up.
    case factorStart = "security.factor.start"
    /// The text: Add this key to an authenticator app, then enter the code that it shows.
    case factorSteps = "security.factor.steps"
    /// The text: Without that app or a recovery code, only our support can let you in.
    case factorLoss = "security.factor.loss"
    /// The text: Set up another app.
    case factorReplace = "security.factor.replace"
    /// The text: Keep these recovery codes in a safe place. Each lets you in once without your app.
    case recoveryNote = "security.recovery.note"
    /// The text: Copy codes.
    case recoveryCopy = "security.recovery.copy"
    /// The text: Codes copied.
    case recoveryCopied = "security.recovery.copied"
    /// The text: Recovery codes left: {name}.
    case recoveryLeft = "security.recovery.left"
    /// The text: Get recovery codes.
    case recoveryGet = "security.recovery.get"
    /// The text: Replace recovery codes.
    case recoveryReplace = "security.recovery.replace"
    /// The text: Open authenticator app.
    case factorOpen = "security.factor.open"
    /// The text: Key.
    case factorKey = "security.factor.key"
    /// The text: Copy key.
    case factorCopy = "security.factor.copy"
    /// The text: Key copied.
    case factorCopied = "security.factor.copied"
    /// The text: Turn on.
    case factorTurnOn = "security.factor.on"
    /// The text: Two-step verification is on. To turn it off, enter the code from your app.
    case factorIsOn = "security.factor.isOn"
    /// The text: Turn off.
    case factorTurnOff = "security.factor.off"
    /// The text: Two-step verification is on.
    case factorDone = "security.factor.done"
    /// The text: Two-step verification is off.
    case factorRemoved = "security.factor.removed"
    /// The text: Passkeys.
    case passkeys = "security.passkeys"
    /// The text: A passkey signs you in with your face, your finger or the code of your device, without a password.
    case passkeysNote = "security.passkeys.note"
    /// The text: You have no passkey yet.
    case passkeysNone = "security.passkeys.none"
    /// The text: Add a passkey.
    case passkeyAdd = "security.passkey.add"
    /// The text: Passkey.
    case passkey = "security.passkey"
    /// The text: Added on {date}.
    case passkeyDate = "security.passkey.date"
    /// The text: Rename {name}.
    case passkeyRename = "security.passkey.rename"
    /// The text: Name of the passkey.
    case passkeyName = "security.passkey.name"
    /// The text: Enter a name.
    case passkeyNameMissing = "security.passkey.name.missing"
    /// The text: Use a shorter name.
    case passkeyNameLong = "security.passkey.name.long"
    /// The text: Delete {name}.
    case passkeyDelete = "security.passkey.delete"
    /// The text: Delete {name}?
    case passkeyDeleteTitle = "security.passkey.delete.title"
    /// The text: It no longer signs in to {app}. Your device may offer it until you delete it in the settings of the device, too.
    case passkeyDeleteMessage = "security.passkey.delete.message"
    /// The text: Keep passkey.
    case passkeyKeep = "security.passkey.keep"
    /// The text: Sign in with a passkey.
    case passkeyButton = "security.passkey.button"
    /// The text: There is no passkey for {app} on this device.
    case passkeyNotHere = "security.passkey.error.none"
    /// The text: This device already has a passkey for your account.
    case passkeyExists = "security.passkey.error.exists"
    /// The text: Passkeys need a device code. Turn it on in the settings of your device.
    case passkeyUnavailable = "security.passkey.error.unavailable"
    /// The text: The passkey could not be used. Try again.
    case passkeyFailed = "security.passkey.error"
    /// The text: Done.
    case done = "security.done"
    /// The text: Loading.
    case loading = "security.loading"
    /// The text: Try again.
    case tryAgain = "security.tryAgain"

    /// The English words.
    public var english: String {
        switch self {
        case .factorNote: "With two-step verification, signing in also takes a code from an app."
        case .factorStart: "Set up"
        case .factorSteps: "Add this key to an authenticator app, then enter the code that it shows."
        case .factorLoss: "Without that app or a recovery code, only our support can let you in."
        case .factorReplace: "Set up another app"
        case .recoveryNote:
            "Keep these recovery codes in a safe place. Each lets you in once without your app."
        case .recoveryCopy: "Copy codes"
        case .recoveryCopied: "Codes copied"
        case .recoveryLeft: "Recovery codes left: {name}"
        case .recoveryGet: "Get recovery codes"
        case .recoveryReplace: "Replace recovery codes"
        case .factorOpen: "Open authenticator app"
        case .factorKey: "Key"
        case .factorCopy: "Copy key"
        case .factorCopied: "Key copied"
        case .factorTurnOn: "Turn on"
        case .factorIsOn: "Two-step verification is on. To turn it off, enter the code from your app."
        case .factorTurnOff: "Turn off"
        case .factorDone: "Two-step verification is on."
        case .factorRemoved: "Two-step verification is off."
        case .passkeys: "Passkeys"
        case .passkeysNote:
            "A passkey signs you in with your face, your finger or the code of your device, without a password."
        case .passkeysNone: "You have no passkey yet."
        case .passkeyAdd: "Add a passkey"
        case .passkey: "Passkey"
        case .passkeyDate: "Added on {date}"
        case .passkeyRename: "Rename {name}"
        case .passkeyName: "Name of the passkey"
        case .passkeyNameMissing: "Enter a name"
        case .passkeyNameLong: "Use a shorter name"
        case .passkeyDelete: "Delete {name}"
        case .passkeyDeleteTitle: "Delete {name}?"
        case .passkeyDeleteMessage:
            "It no longer signs in to {app}. Your device may offer it until you delete it in the settings of the device, too."
        case .passkeyKeep: "Keep passkey"
        case .passkeyButton: "Sign in with a passkey"
        case .passkeyNotHere: "There is no passkey for {app} on this device."
        case .passkeyExists: "This device already has a passkey for your account."
        case .passkeyUnavailable: "Passkeys need a device code. Turn it on in the settings of your device."
        case .passkeyFailed: "The passkey could not be used. Try again."
        case .done: "Done"
        case .loading: "Loading"
        case .tryAgain: "Try again"
        }
    }
}

extension SignInStrings {
    /// A text about a second factor or a passkey with the names put in.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - name: The user's name for a passkey, or a date.
    public func callAsFunction(_ text: SecurityText, _ name: String = "") -> String {
        words(text.rawValue, text.english).replacing("{app}", with: appName)
            .replacing("{name}", with: name).replacing("{date}", with: name)
    }

    /// The words for an error of a ceremony with a passkey; nil when there is nothing to say, as for a cancellation.
    func passkey(_ error: AuthError) -> String? {
        switch error {
        case .passkey(.none): self(.passkeyNotHere)
        case .passkey(.exists): self(.passkeyExists)
        case .passkey(.notAvailable): self(.passkeyUnavailable)
        case .passkey: self(.passkeyFailed)
        case .server(let refusal) where refusal.code.rawValue.hasPrefix("webauthn_"): self(.passkeyFailed)
        default:
            error.code == .insufficientAssurance
                ? self(.secondFactorFirst) : error.signInText.map { self($0) }
        }
    }
}
