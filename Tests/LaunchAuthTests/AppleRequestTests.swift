// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import LaunchAuth

/// What Apple's sheets and sensors are asked, and what their answers mean, where there are none of them.
@Suite("Requests to Apple's sheets and their answers")
struct AppleRequestTests {
    @Test(
        "Apple's sheet is asked for the address and the name, with the hash of the nonce",
        .proves("LA-171", "LA-172", "LA-173"))
    func scopes() {
        // SHA-256 of "abc" in hexadecimal (FIPS 180-2, appendix B.1).
        let hash = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        let request = AppleRequest(hashedNonce: SignInNonce(raw: "abc").hashed)
        #expect(request.scopes == [.email, .fullName])
        #expect(request.nonce == hash)
    }

    @Test(
        "The sheet's token is text, and its name that of a person", .proves("LA-174"),
        arguments: [
            (Data("a.b.c".utf8), "Ann", "Lee", "a.b.c", "Ann Lee"),
            (Data("a.b.c".utf8), "Ann", nil, "a.b.c", "Ann"), (Data("x".utf8), nil, "Lee", "x", "Lee"),
            (Data("x".utf8), nil, nil, "x", nil), (Data("x".utf8), "", "", "x", nil),
            (nil, "Ann", "Lee", nil, "Ann Lee"), (Data([0xFF, 0xFE]), nil, nil, nil, nil),
        ] as [(Data?, String?, String?, String?, String?)])
    func credential(token: Data?, given: String?, family: String?, idToken: String?, name: String?) {
        let found = SignInServices.AppleCredential(token: token, givenName: given, familyName: family)
        #expect(found.idToken == idToken && found.fullName == name)
    }

    // The numbers are those of ASAuthorizationError.Code; nil is an error of another kind.
    @Test(
        "Whoever closes Apple's sheet has cancelled; each other code is told as it is", .proves("LA-178"),
        arguments: [
            (1001, AuthError.cancelled), (1000, .provider(.apple, code: 1000)),
            (1002, .provider(.apple, code: 1002)), (1003, .provider(.apple, code: 1003)),
            (1004, .provider(.apple, code: 1004)), (1005, .provider(.apple, code: 1005)),
            (nil, .provider(.apple, code: 1000)),
        ] as [(Int?, AuthError)])
    func sheet(code: Int?, error: AuthError) { #expect(AuthError(appleSheet: code) == error) }

    // The numbers are those of ASWebAuthenticationSessionError.Code.
    @Test(
        "Whoever closes the browser has cancelled; each other code is a browser that failed",
        arguments: [
            (1, AuthError.cancelled), (2, .connection(reason: "the browser failed")),
            (3, .connection(reason: "the browser failed")), (nil, .connection(reason: "the browser failed")),
        ] as [(Int?, AuthError)])
    func browser(code: Int?, error: AuthError) { #expect(AuthError(browser: code) == error) }

    @Test(
        "The browser is told the scheme of the URL that it comes back to", .proves("LA-183"),
        arguments: [
            ("laten://auth/callback", "laten"), ("https://latenapp.com/auth", "https"), (nil, nil),
        ] as [(String?, String?)])
    func callbackScheme(redirect: String?, scheme: String?) throws {
        let page = try #require(URL(string: "https://auth.example/authorize?provider=google"))
        let request = AuthBrowserRequest(url: page, redirect: redirect.flatMap { URL(string: $0) })
        #expect(request.url == page && request.callbackScheme == scheme)
    }

    // The numbers are those of LAError.Code.
    @Test(
        "Each code of the sensor means what its header says", .proves("LA-188"),
        arguments: [
            (-1, BiometricError.noMatch), (-2, .cancelled), (-3, .cancelled), (-4, .cancelled),
            (-5, .notAvailable), (-6, .notAvailable), (-7, .notAvailable), (-8, .lockedOut), (-9, .cancelled),
            (-10, .failed(code: -10)), (-1004, .failed(code: -1004)), (nil, .failed(code: 0)),
        ] as [(Int?, BiometricError)])
    func sensor(code: Int?, error: BiometricError) { #expect(BiometricError(code: code) == error) }

    // The numbers are those of LABiometryType.
    @Test(
        "A sensor can be used when the system knows its kind and would ask it", .proves("LA-188"),
        arguments: [
            (true, 0, BiometricAvailability.unavailable(nil)), (true, 1, .available(.touchID)),
            (true, 2, .available(.faceID)), (true, 4, .available(.opticID)), (true, 8, .unavailable(nil)),
            (false, 0, .unavailable(nil)), (false, 1, .unavailable(.touchID)),
            (false, 2, .unavailable(.faceID)), (false, 4, .unavailable(.opticID)),
        ])
    func availability(isPossible: Bool, code: Int, wanted: BiometricAvailability) {
        #expect(
            BiometricAvailability(isPossible: isPossible, type: BiometryType(code: code)) == wanted)
    }
}
