// Licensed under the Apache License, Version 2.0.

/// The texts of a sign-in screen by their keys, with the English words (`C-LA-39`).
///
/// `{app}`, `{biometry}` and `{provider}` stand for names that are put in.
public enum SignInText: String, Hashable, Sendable, CaseIterable {
    /// The text: Welcome back.
    case signInTitle = "home.greeting"
    /// The text: Welcome to {app}.
    case signUpTitle = "onboarding.welcome"
    /// The text: Sign in to your account.
    case signInSubtitle = "auth.signIn"
    /// The text: Create your account.
    case signUpSubtitle = "auth.signUp"
    /// The text: Sign In.
    case signInButton = "auth.signIn.button"
    /// The text: Sign Up.
    case signUpButton = "auth.signUp.button"
    /// The text: Signing in….
    case signingIn = "auth.signIn.busy"
    /// The text: Creating your account….
    case signingUp = "auth.signUp.busy"
    /// The text: Sending the email….
    case sendingLink = "auth.forgot.busy"
    /// The text: Display name.
    case displayName = "auth.field.displayName"
    /// The text: Email address.
    case email = "auth.field.email"
    /// The text: Password.
    case password = "auth.field.password"
    /// The text: name@example.com.
    case emailPrompt = "auth.field.email.prompt"
    /// The text: Your password.
    case passwordPrompt = "auth.field.password.prompt"
    /// The text: Show password.
    case showPassword = "auth.password.show"
    /// The text: At least 8 characters.
    case newPasswordPrompt = "auth.field.password.new"
    /// The text: Forgot your password?.
    case forgotPassword = "auth.forgot"
    /// The text: If {app} knows this address, a link that signs you in is on its way. Check your email.
    case linkSent = "auth.forgot.sent"
    /// The text: Email me a code.
    case mailCode = "auth.code"
    /// The text: Check your email.
    case mailCodeTitle = "auth.code.title"
    /// The text: If {app} knows this address, a code that signs you in is on its way.
    case mailCodeMessage = "auth.code.message"
    /// The text: Send another code.
    case mailCodeAgain = "auth.code.again"
    /// The text: Hide password.
    case hidePassword = "auth.password.hide"
    /// The text: Weak.
    case weak = "auth.strength.weak"
    /// The text: Medium.
    case medium = "auth.strength.medium"
    /// The text: Strong.
    case strong = "auth.strength.strong"
    /// The text: You must be 18 or older to use {app}.
    case age = "auth.age"
    /// The text: OR CONTINUE WITH.
    case divider = "auth.divider"
    /// The text: Continue with {provider}.
    case continueWith = "auth.provider.button"
    /// The text: Don't have an account? Sign Up.
    case toSignUp = "auth.toggle.signUp"
    /// The text: Already have an account? Sign In.
    case toSignIn = "auth.toggle.signIn"
    /// The text: Sign in with {biometry}.
    case biometricButton = "auth.biometric.button"
    /// The text: Sign in to {app}.
    case biometricReason = "auth.biometric.reason"
    /// The text: Enable {biometry} for future sign-ins.
    case enrolmentReason = "auth.enrolment.reason"
    /// The text: Enable {biometry}?.
    case enrolmentTitle = "auth.enrolment.title"
    /// The text: Sign in faster next time with {biometry}. Your credentials will be stored securely on this device.
    case enrolmentMessage = "auth.enrolment.message"
    /// The text: Enable {biometry}.
    case enrolmentAccept = "auth.enrolment.accept"
    /// The text: Not now.
    case enrolmentDecline = "auth.enrolment.decline"
    /// The text: Welcome back!.
    case welcomeBack = "auth.toast.welcome"
    /// The text: Account created! Check your email to verify.
    case accountCreated = "auth.toast.created"
    /// The text: {biometry} enabled for quick sign-in!.
    case biometricEnabled = "auth.toast.biometric"
    /// The text: Invalid email or password.
    case invalidCredentials = "auth.error.credentials"
    /// The text: This email is already registered. Try logging in instead.
    case alreadyRegistered = "auth.error.registered"
    /// The text: {provider} Sign-In timed out. Please try again.
    case appleTimedOut = "auth.error.timeout"
    /// The text: Authentication verification failed. Please try again.
    case nonce = "auth.error.nonce"
    /// The text: {provider} Sign-In is not configured. Please use email/password.
    case providerDisabled = "auth.error.provider"
    /// The text: Saved credentials are no longer valid. Please sign in again.
    case credentialsExpired = "auth.error.expired"
    /// The text: Biometric sign-in failed. Please use your password.
    case biometricFailed = "auth.error.biometric"
    /// The text: {biometry} was not enabled. You can try again later.
    case enrolmentFailed = "auth.error.enrolment"
    /// The text: Sign-in with {biometry}.
    case biometricSetting = "auth.setting.biometric"
    /// The text: {biometry} is not available at present. Unlock your device with its passcode, then try again.
    case biometricUnavailable = "auth.setting.unavailable"
    /// The text: Enter your password once to enable {biometry}.
    case biometricPassword = "auth.setting.password"
    /// The text: Sign out.
    case signOut = "auth.signOut"
    /// The text: Sign out of {app}?.
    case signOutTitle = "auth.signOut.title"
    /// The text: Sign out on this device.
    case signOutHere = "auth.signOut.here"
    /// The text: Sign out on all devices.
    case signOutEverywhere = "auth.signOut.everywhere"
    /// The text: Stay.
    case stay = "auth.signOut.stay"
    /// The text: Change password.
    case changePassword = "account.password"
    /// The text: New password.
    case newPassword = "account.password.new"
    /// The text: You stay signed in here. All other devices are signed out.
    case passwordNote = "account.password.note"
    /// The text: Your password was changed.
    case passwordChanged = "account.password.done"
    /// The text: Choose a password that is not your present one.
    case passwordSame = "account.password.same"
    /// The text: This is not your password.
    case passwordWrong = "account.password.wrong"
    /// The text: Change email address.
    case changeEmail = "account.email"
    /// The text: New email address.
    case newEmail = "account.email.new"
    /// The text: We send an email to your old and to your new address. The change counts when you have followed both.
    case emailNote = "account.email.note"
    /// The text: Check both mailboxes to finish the change.
    case emailChanging = "account.email.done"
    /// The text: Delete account.
    case deleteAccount = "account.delete"
    /// The text: Delete your account?
    case deleteTitle = "account.delete.title"
    /// The text: Your account and everything that {app} keeps about you is deleted, on this device and on our servers. This cannot be undone.
    case deleteMessage = "account.delete.message"
    /// The text: Your account was deleted.
    case accountDeleted = "account.delete.done"
    /// The text: You were signed out. Sign in again.
    case sessionEnded = "account.ended"
    /// The text: Code from the email.
    case code = "account.code"
    /// The text: Send me a code by email.
    case sendCode = "account.code.send"
    /// The text: A code is on its way to your email address.
    case codeSent = "account.code.sent"
    /// The text: Enter the code from the email.
    case codeMissing = "account.code.missing"
    /// The text: This code is wrong or no longer valid.
    case codeWrong = "account.code.wrong"
    /// The text: Confirm your sign-in with your second factor first.
    case secondFactorFirst = "account.factor"
    /// The text: Your account.
    case account = "account.title"
    /// The text: Manage account.
    case manageAccount = "account.manage"
    /// The text: Choose a new password.
    case recoveryTitle = "account.recovery.title"
    /// The text: The link has signed you in. With a new password you can sign in again, and all other devices are signed out.
    case recoveryNote = "account.recovery.note"
    /// The text: Back.
    case back = "account.back"
    /// The text: Done.
    case close = "account.close"
    /// The text: Save.
    case save = "account.save"
    /// The text: Two-step verification.
    case factorTitle = "auth.factor.title"
    /// The text: Enter the code that your authenticator app shows. Without that app, only our support can let you in.
    case factorMessage = "auth.factor.message"
    /// The text: Code from your app.
    case factorCode = "auth.factor.code"
    /// The text: Enter the code from your app.
    case factorCodeMissing = "auth.factor.code.missing"
    /// The text: This code is wrong. Wait for the next one and try again.
    case factorCodeWrong = "auth.factor.code.wrong"
    /// The text: Enter the code that your authenticator app shows. Without that app, use a recovery code.
    case factorMessageWithCodes = "auth.factor.message.codes"
    /// The text: Use a recovery code.
    case recoveryCodeUse = "auth.recovery.use"
    /// The text: Enter one of the recovery codes that you kept. Each counts once.
    case recoveryCodeMessage = "auth.recovery.message"
    /// The text: Recovery code.
    case recoveryCode = "auth.recovery.code"
    /// The text: Enter a recovery code.
    case recoveryCodeMissing = "auth.recovery.code.missing"
    /// The text: This code is wrong, or it was used before.
    case recoveryCodeWrong = "auth.recovery.code.wrong"
    /// The text: Use my app.
    case recoveryCodeBack = "auth.recovery.back"
    /// The text: Sign in with another account.
    case factorGiveUp = "auth.factor.other"
    /// The text: Sign in with Apple was ended for {app}. Please sign in again.
    case appleEnded = "auth.error.apple"
    /// The text: Unable to connect. Please check your internet.
    case offline = "auth.error.offline"
    /// The text: Your saved sign-in could not be read. Please sign in again.
    case unreadable = "auth.error.vault"
    /// The text: Your sign-in could not be kept on this device. Unlock it, then try again.
    case notKept = "auth.error.keep"
    /// The text: Check your email to verify.
    case unconfirmed = "auth.error.unconfirmed"
    /// The text: An unexpected error occurred. An app may say more of a rate limit (`C-LA-17`).
    case rateLimited = "auth.error.rate"
    /// The text: An unexpected error occurred.
    case generic = "auth.error.generic"
    /// The text: Enter your email address.
    case emailMissing = "auth.error.email.missing"
    /// The text: Enter a valid email address.
    case emailMalformed = "auth.error.email.malformed"
    /// The text: Use an email address of at most 255 characters.
    case emailTooLong = "auth.error.email.long"
    /// The text: Enter your password.
    case passwordMissing = "auth.error.password.missing"
    /// The text: Use at least 8 characters.
    case passwordTooShort = "auth.error.password.short"
    /// The text: Use a shorter password: it is longer than 72 bytes.
    case passwordTooLong = "auth.error.password.long"
    /// The text: Add an uppercase letter.
    case passwordNeedsUppercase = "auth.error.password.uppercase"
    /// The text: Add a lowercase letter.
    case passwordNeedsLowercase = "auth.error.password.lowercase"
    /// The text: Add a digit.
    case passwordNeedsDigit = "auth.error.password.digit"
    /// The text: This password is too common. Choose another.
    case passwordCommon = "auth.error.password.common"
    /// The text: Use a password without your name or email address.
    case passwordContainsName = "auth.error.password.name"
    /// The text: Use 2 to 50 characters.
    case nameLength = "auth.error.name.length"
    /// The text: Use only letters, digits, spaces, - _ and .
    case nameCharacters = "auth.error.name.characters"

    /// The English words.
    public var english: String {
        switch self {
        case .signInTitle: "Welcome back"
        case .signUpTitle: "Welcome to {app}"
        case .signInSubtitle: "Sign in to your account"
        case .signUpSubtitle: "Create your account"
        case .signInButton: "Sign In"
        case .signUpButton: "Sign Up"
        case .signingIn: "Signing in…"
        case .signingUp: "Creating your account…"
        case .sendingLink: "Sending the email…"
        case .displayName: "Display name"
        case .email: "Email address"
        case .password: "Password"
        case .emailPrompt: "name@example.com"
        case .passwordPrompt: "Your password"
        case .newPasswordPrompt: "At least 8 characters"
        case .forgotPassword: "Forgot your password?"
        case .linkSent:
            "If {app} knows this address, a link that signs you in is on its way. Check your email."
        case .mailCode: "Email me a code"
        case .mailCodeTitle: "Check your email"
        case .mailCodeMessage: "If {app} knows this address, a code that signs you in is on its way."
        case .mailCodeAgain: "Send another code"
        case .showPassword: "Show password"
        case .hidePassword: "Hide password"
        case .weak: "Weak"
        case .medium: "Medium"
        case .strong: "Strong"
        case .age: "You must be 18 or older to use {app}"
        case .divider: "OR CONTINUE WITH"
        case .continueWith: "Continue with {provider}"
        case .toSignUp: "Don't have an account? Sign Up"
        case .toSignIn: "Already have an account? Sign In"
        case .biometricButton: "Sign in with {biometry}"
        case .biometricReason: "Sign in to {app}"
        case .enrolmentReason: "Enable {biometry} for future sign-ins"
        case .enrolmentTitle: "Enable {biometry}?"
        case .enrolmentMessage:
            "Sign in faster next time with {biometry}. Your credentials will be stored securely on this device."
        case .enrolmentAccept: "Enable {biometry}"
        case .enrolmentDecline: "Not now"
        case .welcomeBack: "Welcome back!"
        case .accountCreated: "Account created! Check your email to verify."
        case .biometricEnabled: "{biometry} enabled for quick sign-in!"
        case .invalidCredentials: "Invalid email or password"
        case .alreadyRegistered: "This email is already registered. Try logging in instead."
        case .appleTimedOut: "{provider} Sign-In timed out. Please try again."
        case .nonce: "Authentication verification failed. Please try again."
        case .providerDisabled: "{provider} Sign-In is not configured. Please use email/password."
        case .credentialsExpired: "Saved credentials are no longer valid. Please sign in again."
        case .biometricFailed: "Biometric sign-in failed. Please use your password."
        case .enrolmentFailed: "{biometry} was not enabled. You can try again later."
        case .biometricSetting: "Sign-in with {biometry}"
        case .biometricUnavailable:
            "{biometry} is not available at present. Unlock your device with its passcode, then try again."
        case .biometricPassword: "Enter your password once to enable {biometry}."
        case .signOut: "Sign out"
        case .signOutTitle: "Sign out of {app}?"
        case .signOutHere: "Sign out on this device"
        case .signOutEverywhere: "Sign out on all devices"
        case .stay: "Stay"
        case .changePassword: "Change password"
        case .newPassword: "New password"
        case .passwordNote: "You stay signed in here. All other devices are signed out."
        case .passwordChanged: "Your password was changed."
        case .passwordSame: "Choose a password that is not your present one"
        case .passwordWrong: "This is not your password"
        case .changeEmail: "Change email address"
        case .newEmail: "New email address"
        case .emailNote:
            "We send an email to your old and to your new address. The change counts when you have followed both."
        case .emailChanging: "Check both mailboxes to finish the change."
        case .deleteAccount: "Delete account"
        case .deleteTitle: "Delete your account?"
        case .deleteMessage:
            "Your account and everything that {app} keeps about you is deleted, on this device and on our servers. This cannot be undone."
        case .accountDeleted: "Your account was deleted."
        case .sessionEnded: "You were signed out. Sign in again."
        case .code: "Code from the email"
        case .sendCode: "Send me a code by email"
        case .codeSent: "A code is on its way to your email address."
        case .codeMissing: "Enter the code from the email"
        case .codeWrong: "This code is wrong or no longer valid"
        case .secondFactorFirst: "Confirm your sign-in with your second factor first"
        case .account: "Your account"
        case .manageAccount: "Manage account"
        case .recoveryTitle: "Choose a new password"
        case .recoveryNote:
            "The link has signed you in. With a new password you can sign in again, and all other devices are signed out."
        case .back: "Back"
        case .close: "Done"
        case .save: "Save"
        case .factorTitle: "Two-step verification"
        case .factorMessage:
            "Enter the code that your authenticator app shows. Without that app, only our support can let you in."
        case .factorCode: "Code from your app"
        case .factorCodeMissing: "Enter the code from your app"
        case .factorCodeWrong: "This code is wrong. Wait for the next one and try again."
        case .factorMessageWithCodes:
            "Enter the code that your authenticator app shows. Without that app, use a recovery code."
        case .recoveryCodeUse: "Use a recovery code"
        case .recoveryCodeMessage: "Enter one of the recovery codes that you kept. Each counts once."
        case .recoveryCode: "Recovery code"
        case .recoveryCodeMissing: "Enter a recovery code"
        case .recoveryCodeWrong: "This code is wrong, or it was used before"
        case .recoveryCodeBack: "Use my app"
        case .factorGiveUp: "Sign in with another account"
        case .appleEnded: "Sign in with Apple was ended for {app}. Please sign in again."
        case .offline: "Unable to connect. Please check your internet."
        case .unreadable: "Your saved sign-in could not be read. Please sign in again."
        case .notKept: "Your sign-in could not be kept on this device. Unlock it, then try again."
        case .unconfirmed: "Check your email to verify."
        case .rateLimited, .generic: "An unexpected error occurred"
        case .emailMissing: "Enter your email address"
        case .emailMalformed: "Enter a valid email address"
        case .emailTooLong: "Use an email address of at most 255 characters"
        case .passwordMissing: "Enter your password"
        case .passwordTooShort: "Use at least 8 characters"
        case .passwordTooLong: "Use a shorter password: it is longer than 72 bytes"
        case .passwordNeedsUppercase: "Add an uppercase letter"
        case .passwordNeedsLowercase: "Add a lowercase letter"
        case .passwordNeedsDigit: "Add a digit"
        case .passwordCommon: "This password is too common. Choose another."
        case .passwordContainsName: "Use a password without your name or email address"
        case .nameLength: "Use 2 to 50 characters"
        case .nameCharacters: "Use only letters, digits, spaces, - _ and ."
        }
    }
}

extension SignInFieldProblem {
    /// The text that the field shows.
    public var text: SignInText {
        switch self {
        case .emailMissing: .emailMissing
        case .emailMalformed: .emailMalformed
        case .emailTooLong: .emailTooLong
        case .passwordMissing: .passwordMissing
        case .passwordTooShort: .passwordTooShort
        case .passwordTooLong: .passwordTooLong
        case .passwordNeedsUppercase: .passwordNeedsUppercase
        case .passwordNeedsLowercase: .passwordNeedsLowercase
        case .passwordNeedsDigit: .passwordNeedsDigit
        case .passwordCommon: .passwordCommon
        case .passwordContainsName: .passwordContainsName
        case .nameLength: .nameLength
        case .nameCharacters: .nameCharacters
        }
    }
}
