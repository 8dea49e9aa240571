// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import LaunchAuth

// MARK: - Credentials behind the sensor
extension SignInModelTests {
    @Test(
        "The button for face or finger needs a device, a sensor, a secret and the mode to sign in",
        .proves("LA-89", "LA-188", "LA-194"))
    func button() async throws {
        for bits in 0..<16 {
            let (isNative, hasSensor) = (bits & 1 != 0, bits & 2 != 0)
            let (hasSecret, isSignIn) = (bits & 4 != 0, bits & 8 != 0)
            let sensor = SimulatedBiometrics(.touchID)
            if hasSecret { try await sensor.store(Data("{}".utf8), reason: "") }
            if !hasSensor { await lockOut(sensor) }
            let model = makeModel(isNative ? sensor : nil)
            if !isSignIn { model.toggleMode() }
            await model.appear()
            #expect(model.biometricButton == (bits == 15 ? .touchID : nil))
        }
        #expect(BiometryType.allCases.map(\.symbol) == ["faceid", "touchid", "opticid"])
    }

    func lockOut(_ sensor: SimulatedBiometrics) async {
        await sensor.willAnswer(.noMatch)
        for _ in 0..<5 { _ = try? await sensor.store(Data(), reason: "") }
    }

    @Test(
        "By face: the reason, the kept credentials, the toast and on, and nobody is asked to enrol",
        .proves("LA-61", "LA-197", "LA-198", "LA-199", "LA-200", "LA-276"))
    func biometricSignIn() async throws {
        try await keepCredentials()
        let model = makeModel(biometrics)
        await model.appear()
        await model.signInWithBiometrics()
        #expect(await biometrics.reasons == ["set up", "Sign in to Laten"])
        #expect(calls == ["signIn ann@example.com old"])
        #expect(model.toast?.text == "Welcome back!")
        #expect(visited == ["/explore"])
        #expect(model.enrolmentOffer == nil)
    }

    @Test("Credentials that the server refuses are told and removed", .proves("LA-201", "LA-202", "LA-269"))
    func biometricExpired() async throws {
        try await keepCredentials()
        let model = makeModel(biometrics)
        await model.appear()
        outside.withLock {
            $0.error = .server(AuthServerError(status: 400, code: .invalidCredentials, message: ""))
        }
        await model.signInWithBiometrics()
        #expect(model.toast?.text == "Saved credentials are no longer valid. Please sign in again.")
        #expect(await biometrics.hasSecret() == false)
        #expect(model.biometricButton == nil)
    }

    @Test("Without a network they stay")
    func biometricOffline() async throws {
        try await keepCredentials()
        let model = makeModel(biometrics)
        await model.appear()
        outside.withLock { $0.error = .offline }
        await model.signInWithBiometrics()
        #expect(model.toast?.text == "Unable to connect. Please check your internet.")
        #expect(await biometrics.hasSecret())
    }

    @Test("Closing the question is silent; no match and a lockout say what to do", .proves("LA-203"))
    func biometricFailure() async throws {
        try await keepCredentials()
        let model = makeModel(biometrics)
        await model.appear()
        await biometrics.willAnswer(.cancel)
        await model.signInWithBiometrics()
        #expect(model.toast == nil)
        await biometrics.willAnswer(.noMatch)
        for _ in 0..<5 {
            await model.signInWithBiometrics()
            #expect(model.toast?.text == "Biometric sign-in failed. Please use your password.")
        }
        #expect(await biometrics.hasSecret())
        #expect(calls.isEmpty)
    }

    @Test("After another face was added what is kept cannot be read any more")
    func enrolmentChanged() async throws {
        try await keepCredentials()
        let model = makeModel(biometrics)
        await model.appear()
        #expect(model.biometricButton == .faceID)
        await biometrics.changeEnrolment()
        await model.signInWithBiometrics()
        #expect(model.toast?.text == "Saved credentials are no longer valid. Please sign in again.")
        #expect(model.biometricButton == nil)
        #expect(calls.isEmpty)
    }

    @Test(
        "After a sign-in with a password the user is asked once, and accepts",
        .proves("LA-204", "LA-205", "LA-206", "LA-207", "LA-209", "LA-231", "LA-273", "LA-275"))
    func enrol() async throws {
        let model = makeModel(biometrics)
        fill(model, password: "a")
        await model.submit()
        #expect(model.enrolmentOffer == .faceID)
        #expect(visited.isEmpty)
        await model.acceptEnrolment()
        #expect(await biometrics.reasons == ["Enable Face ID for future sign-ins"])
        #expect(model.toast == SignInToast(text: "Face ID enabled for quick sign-in!", isError: false))
        #expect(visited == ["/explore"])
        #expect(model.enrolmentOffer == nil)
        let secret = try await biometrics.secret(reason: "look")
        #expect(String(decoding: secret, as: UTF8.self) == #"{"password":"a","username":"ann@example.com"}"#)
    }

    @Test("A finger is called a finger when it is enabled", .proves("LA-205", "LA-207", "LA-273"))
    func enrolFinger() async {
        let finger = SimulatedBiometrics(.touchID)
        let model = makeModel(finger)
        fill(model, password: "a")
        await model.submit()
        #expect(model.enrolmentOffer == .touchID)
        await model.acceptEnrolment()
        #expect(await finger.reasons == ["Enable Touch ID for future sign-ins"])
        #expect(
            model.toast == SignInToast(text: "Touch ID enabled for quick sign-in!", isError: false))
    }

    @Test("\"Not now\" keeps nothing, leads on and is remembered for the account", .proves("LA-208"))
    func decline() async {
        let model = makeModel(biometrics)
        fill(model, password: "a")
        await model.submit()
        await model.declineEnrolment()
        #expect(visited == ["/explore"])
        #expect(await biometrics.hasSecret() == false)
        let again = makeModel(biometrics)
        fill(again, password: "a")
        await again.submit()
        #expect(again.enrolmentOffer == nil)
        #expect(visited.count == 2)
    }

    @Test("Nobody is asked without a sensor, or with credentials that are kept already", .proves("LA-204"))
    func notAsked() async throws {
        for sensor in [SimulatedBiometrics(nil), SimulatedBiometrics(.faceID, isEnrolled: false), biometrics]
        {
            if sensor === biometrics { try await keepCredentials() }
            let model = makeModel(sensor)
            fill(model, password: "a")
            await model.submit()
            #expect(model.enrolmentOffer == nil)
        }
        #expect(visited.count == 3)
    }

    @Test("A refresh token of its own session works once, and is removed then")
    func refreshToken() async throws {
        let credentials = BiometricCredentials.refreshToken(username: "ann@example.com", token: "own")
        try await biometrics.store(credentials.stored(), reason: "")
        let model = makeModel(biometrics)
        await model.appear()
        await model.signInWithBiometrics()
        #expect(calls == ["refresh own"])
        #expect(await biometrics.hasSecret() == false)
        #expect(visited == ["/explore"])
    }

    @Test("The item's names and protection", .proves("LA-228", "LA-229", "LA-232"))
    func item() {
        let item = BiometricItem.credentials(service: "com.laten.app", oldAccount: "laten_auth_credentials")
        #expect(item.service == "com.laten.app")
        #expect(item.account == "biometric_credentials")
        #expect(item.oldAccount == "laten_auth_credentials")
        #expect(item.protection == .passcodeSetThisDeviceOnlyWithCurrentBiometry)
        #expect(BiometricItem.credentials(service: "com.example.bakery").oldAccount == nil)
    }

    @Test("What an older version kept is read, and what is kept shows itself nowhere", .proves("LA-231"))
    func credentials() throws {
        let old = Data(#"{"email":"ann@example.com","password":"p"}"#.utf8)
        let credentials = try BiometricCredentials(stored: old)
        #expect(credentials == .password(username: "ann@example.com", password: "p"))
        #expect(try BiometricCredentials(stored: credentials.stored()) == credentials)
        #expect("\(credentials)" == "BiometricCredentials(password)")
        #expect(throws: DecodingError.self) { try BiometricCredentials(stored: Data("{}".utf8)) }
    }
}
