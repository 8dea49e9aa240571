// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchAuth
import ProofSupport
import Testing

@Suite("A project's address and key")
struct AuthConfigurationTests {
    @Test("A hosted project's address gets its path", .proves("LA-248"))
    func hosted() throws {
        let configuration = try AuthConfiguration(url: "https://abc.supabase.co/", key: "anon")
        #expect(configuration.url.absoluteString == "https://abc.supabase.co/auth/v1")
        #expect(configuration.issuer == "https://abc.supabase.co/auth/v1")
        #expect(configuration.key == "anon")
    }

    @Test("A server of this machine may answer without TLS, at its own path")
    func local() throws {
        let configuration = try AuthConfiguration(url: "http://127.0.0.1:9999/x", key: "anon")
        #expect(configuration.url.absoluteString == "http://127.0.0.1:9999/x")
    }

    @Test(
        "What is missing or a placeholder is an error that says what to do", .proves("LA-248"),
        arguments: [nil, "", "  ", "YOUR_SUPABASE_URL"])
    func missing(_ url: String?) {
        #expect(throws: AuthError.configuration(.urlMissing)) { try AuthConfiguration(url: url, key: "anon") }
        #expect("\(AuthError.configuration(.urlMissing))".contains("Put the project's URL"))
    }

    @Test("So is a missing key", .proves("LA-248"), arguments: [nil, "", "YOUR_SUPABASE_ANON_KEY"])
    func missingKey(_ key: String?) {
        #expect(throws: AuthError.configuration(.keyMissing)) {
            try AuthConfiguration(url: "https://abc.supabase.co", key: key)
        }
    }

    @Test(
        "An address that leaks or leads elsewhere is refused",
        arguments: [
            "http://abc.supabase.co", "https://", "abc", "https://me:secret@abc.supabase.co", "ftp://abc.co",
            "https://abc.supabase.co/?a=b", "https://abc.supabase.co/#f", "https://abc.supabase.co\r\nX: y",
        ])
    func malformed(_ url: String) {
        #expect {
            try AuthConfiguration(url: url, key: "anon")
        } throws: { error in
            if case .configuration(.urlMalformed)? = error as? AuthError { true } else { false }
        }
    }

    @Test("A key that would become a header of its own is refused")
    func headerInKey() {
        #expect(throws: AuthError.configuration(.keyMalformed(reason: "it has characters that no key has"))) {
            try AuthConfiguration(url: "https://abc.supabase.co", key: "anon\r\nX-Evil: 1")
        }
    }

    @Test("The secret key of a project is refused, in its new and its old form")
    func secretKey() {
        var token = Tokens()
        token.claims["role"] = "service_role"
        for key in ["sb_secret_abc", token.text] {
            #expect(throws: AuthError.configuration(.keyIsSecret)) {
                try AuthConfiguration(url: "https://abc.supabase.co", key: key)
            }
        }
    }

    @Test(
        "A callback goes to a scheme of the app's own or over TLS, and has a host",
        .proves("LA-181", "LA-182"),
        arguments: [
            ("laten://auth/callback", true), ("https://latenapp.com/auth", true),
            ("http://latenapp.com", false),
            ("javascript:alert(1)", false), ("laten:callback", false), ("laten://auth/callback#x", false),
        ])
    func redirects(_ redirect: String, isAccepted: Bool) {
        let made = try? AuthConfiguration(url: "https://abc.supabase.co", key: "anon", redirect: redirect)
        #expect((made != nil) == isAccepted)
        if let made { #expect(made.redirect?.absoluteString == redirect) }
    }
}
