// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import LaunchAuth

// MARK: - When the offer comes again, and what a locked sensor shows
extension SignInModelTests {
    /// Signs in with a password on a new screen.
    private func signedIn() async -> SignInModel {
        let model = makeModel(biometrics)
        fill(model, password: "a")
        await model.submit()
        return model
    }

    @Test("After a yes whose credentials the server refuses later, the offer comes again", .proves("LA-204"))
    func offerAfterExpiry() async throws {
        await signedIn().acceptEnrolment()
        let model = makeModel(biometrics)
        await model.appear()
        outside.withLock {
            $0.error = .server(AuthServerError(status: 400, code: .invalidCredentials, message: ""))
        }
        await model.signInWithBiometrics()
        outside.withLock { $0.error = nil }
        #expect(await signedIn().enrolmentOffer == .faceID)
    }

    @Test(
        "A failure and a cancellation are told as what they are, and the offer comes again",
        .proves("LA-204"),
        arguments: [
            (SimulatedBiometrics.Answer.noMatch, "Face ID was not enabled. You can try again later."),
            (.cancel, nil),
        ] as [(SimulatedBiometrics.Answer, String?)])
    func offerAfterFailure(_ answer: SimulatedBiometrics.Answer, text: String?) async {
        await biometrics.willAnswer(answer)
        let model = await signedIn()
        await model.acceptEnrolment()
        #expect(model.toast == text.map { SignInToast(text: $0, isError: true) })
        #expect(visited == ["/explore"])
        #expect(await signedIn().enrolmentOffer == .faceID)
    }

    @Test("A sensor that is locked has no button until the device was unlocked", .proves("LA-188"))
    func lockout() async throws {
        try await keepCredentials()
        let model = makeModel(biometrics)
        await model.appear()
        await biometrics.willAnswer(.noMatch)
        for attempt in 1...5 {
            #expect(model.biometricButton == .faceID, "attempt \(attempt)")
            await model.signInWithBiometrics()
        }
        #expect(model.toast?.text == "Biometric sign-in failed. Please use your password.")
        #expect(model.biometricButton == nil)
        await model.appear()
        #expect(model.biometricButton == nil)
        await biometrics.unlockWithPasscode()
        await model.appear()
        #expect(model.biometricButton == .faceID)
    }

    @Test("A secret that this version cannot read stays")
    func unreadableSecret() async throws {
        try await biometrics.store(Data(#"{"passkey":"a"}"#.utf8), reason: "")
        let model = makeModel(biometrics)
        await model.appear()
        await model.signInWithBiometrics()
        #expect(model.toast?.text == "Biometric sign-in failed. Please use your password.")
        #expect(await biometrics.hasSecret())
        #expect(calls.isEmpty)
    }

    @Test("Only \"Not now\" is kept, a yes takes it back, and what cannot be read stays as it is")
    func promptBook() async throws {
        let vault = MemoryVault()
        let book = PromptBook(vault: vault)
        await book.note("Ann@example.com", hasDeclined: true)
        #expect(await book.hasDeclined("ann@example.com"))
        #expect(await book.hasDeclined("ben@example.com") == false)
        await book.note("ann@example.com", hasDeclined: false)
        #expect(await book.hasDeclined("ann@example.com") == false)
        #expect(await vault.everything.isEmpty)
        try await vault.write(.prompts, Data("{".utf8))
        #expect(await book.hasDeclined("ann@example.com"))
        await book.note("ann@example.com", hasDeclined: true)
        #expect(await vault.everything == [.prompts: Data("{".utf8)])
        await vault.fail(.locked)
        #expect(await book.hasDeclined("ann@example.com"))
    }
}

// MARK: - The switch in the settings
extension SignInModelTests {
    private func makeSetting() -> BiometricSetting {
        BiometricSetting(strings: SignInStrings(app: "Laten"), services: makeServices(biometrics))
    }

    @Test("The switch is turned on with a password that the server accepts, and off without one")
    func settingOnAndOff() async throws {
        outside.withLock { $0.declined = ["ann@example.com"] }
        let setting = makeSetting()
        #expect(setting.type == nil && setting.isOn == nil)
        await setting.refresh()
        #expect(setting.type == .faceID && setting.isOn == false && setting.isAvailable)
        #expect(await setting.turnOn(email: "ann@example.com", password: "a"))
        #expect(calls == ["check ann@example.com a"])
        #expect(await biometrics.reasons == ["Enable Face ID for future sign-ins"])
        #expect(outside.withLock { $0.declined }.isEmpty)
        let secret = try await biometrics.secret(reason: "look")
        #expect(String(decoding: secret, as: UTF8.self) == #"{"password":"a","username":"ann@example.com"}"#)
        await setting.turnOff()
        #expect(setting.isOn == false)
        #expect(await biometrics.hasSecret() == false)
    }

    @Test(
        "What prevents it is told, and nothing is kept",
        arguments: [
            ("", nil, SimulatedBiometrics.Answer.match, "Enter your password"),
            (
                "wrong", AuthError.server(.init(status: 400, code: .invalidCredentials, message: "")), .match,
                "Invalid email or password"
            ),
            ("a", .offline, .match, "Unable to connect. Please check your internet."),
            ("a", nil, .noMatch, "Face ID was not enabled. You can try again later."),
            ("a", nil, .cancel, nil),
        ] as [(String, AuthError?, SimulatedBiometrics.Answer, String?)])
    func settingRefused(
        password: String, error: AuthError?, answer: SimulatedBiometrics.Answer, text: String?
    ) async {
        let setting = makeSetting()
        await setting.refresh()
        outside.withLock { $0.error = error }
        await biometrics.willAnswer(answer)
        #expect(await setting.turnOn(email: "ann@example.com", password: password) == false)
        #expect(setting.problem == text)
        #expect(setting.isOn == false && !setting.isBusy)
        #expect(await biometrics.hasSecret() == false)
        setting.dismissProblem()
        #expect(setting.problem == nil)
    }

    @Test("A sensor that is locked is known, and none is no switch")
    func settingAvailability() async {
        let setting = makeSetting()
        await lockOut(biometrics)
        await setting.refresh()
        #expect(setting.type == .faceID && !setting.isAvailable && setting.isOn == false)
        let none = BiometricSetting(
            strings: SignInStrings(app: "Laten"), services: makeServices(SimulatedBiometrics(nil)))
        await none.refresh()
        #expect(none.type == nil)
    }
}
