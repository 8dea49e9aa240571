// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import DevBackend

/// The names in settings: one that no request ever has would be accepted and allow nothing.
@Suite struct NameRuleTests {
    private static let long = String(repeating: "a", count: 64)

    @Test(arguments: [
        ("dev.example.com", nil), ("localhost", nil), ("my_service", nil), ("127.0.0.1", nil),
        ("xn--mnchen-3ya.de", nil), ("::1", nil), ("[fe80::1]", nil), ("[::x]", "not a host name"),
        ("", "not a host name"), ("a..b", "not a host name"), ("-a.com", "not a host name"),
        ("a.com:8080", "not a host name"), ("http://a.com", "not a host name"), ("a b", "not a host name"),
        ("a%20b", "not a host name"),
        (long, "not a host name"), ("*.example.com", "stands alone"), ("m\u{FC}nchen.de", "xn--"),
    ])
    func aHostHasAName(text: String, problem: String?) {
        #expect(NameRule.problem(host: text)?.contains(problem ?? "?") == (problem == nil ? nil : true))
    }

    /// Web Authentication, section 5.1.3: the identifier of a relying party is a domain, and an address is none.
    @Test(arguments: [
        ("example.com", nil), ("localhost", nil), ("a1.example", nil), ("", "no domain"),
        ("127.0.0.1", "no domain"), ("::1", "no domain"), ("[::1]", "no domain"), ("1.2", "no domain"),
        ("a..b", "no domain"), ("my_service", "no domain"),
        ("https://example.com", "no domain"), ("Example.com", "lower case"), ("*", "no domain"),
    ])
    func passkeysHaveADomain(text: String, problem: String?) {
        #expect(NameRule.problem(domain: text)?.contains(problem ?? "?") == (problem == nil ? nil : true))
    }

    /// RFC 6454, section 6.2: a scheme, a host and a port, or `null`; nothing else is sent.
    @Test(arguments: [
        ("https://app.example.com", nil), ("http://localhost:5173", nil), ("HTTPS://a.com", nil),
        ("http://[::1]:3000", nil), ("http://192.168.1.7", nil), ("https://a.com/", "an origin is"),
        ("https://a.com?", "an origin is"), ("https://a.com#", "an origin is"), ("https://", "an origin is"),
        ("https://a.com:", "an origin is"), ("https://u:p@a.com", "an origin is"), ("a.com", "an origin is"),
        ("capacitor://localhost", nil), ("ionic://localhost", nil), ("tauri://localhost", nil), ("null", nil),
        ("chrome-extension://mhjfbmdgcfjbbpaeojofohoefgiehjai", nil), ("laten://", "an origin is"),
        ("laten:auth", "an origin is"), ("laten://auth/callback", "an origin is"),
        ("chrome-extension://*", "stands alone"), ("http://[x]", "an origin is"), ("", "an origin is"),
        ("https://*.example.com", "stands alone"), ("https://a.com:99999", "its port"),
        ("https://a.com:0", "its port"), ("https://m\u{FC}nchen.de", "xn--"),
    ])
    func anOriginIsWhatBrowsersSend(text: String, problem: String?) {
        #expect(NameRule.problem(origin: text)?.contains(problem ?? "?") == (problem == nil ? nil : true))
    }

    @Test(arguments: [
        ("https://App.example.com:443", "https://app.example.com"), ("http://a.com:80", "http://a.com"),
        ("http://a.com:443", "http://a.com:443"), ("http://localhost:8080", "http://localhost:8080"),
    ])
    func aBrowserNamesNoPortThatItsSchemeHas(text: String, expected: String) {
        #expect(NameRule.browserForm(origin: text) == expected)
    }

    @Test(arguments: [
        "google=", "google=ftp://x", "google=http://", "google=http://x:99999", "google=http://x?a=b",
        "google=http://x#a", "google=http://x,,", "google=http://x,id,", "google=http://x,id",
        "twitter=http://x",
    ])
    func aProviderThatCannotAnswerIsNone(text: String) {
        #expect(DevBackendProvider(argument: text) == nil)
        #expect(
            DevBackendProvider(argument: "google=http://localhost:9400,id,secret")?.clientSecret == "secret")
    }
}
