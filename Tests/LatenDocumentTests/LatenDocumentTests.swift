// Licensed under the Apache License, Version 2.0.

import Foundation
import LatenBrand
import LaunchAuth
import LaunchKit
import ProofSupport
import Testing

/// The listings of Laten's document, as its reader would write them (Decision 0025).
@Suite("The names of Laten's document")
struct LatenDocumentTests {
    private let project = ListedProject()

    private func client() throws -> SupabaseClient {
        let project = project
        return try SupabaseClient(
            supabaseURL: URL(string: "https://laten.supabase.co"), supabaseKey: "anon-key",
            transport: { await project.answer($0) },
            openBrowser: { request async throws(AuthError) in await project.browse(request) })
    }

    @Test(
        "The colours have the document's names",
        .proves(
            "LA-237", "LA-238", "LA-239", "LA-240", "LA-241", "LA-242", "LA-243", "LA-244", "LA-245", "LA-246"
        ))
    func colours() {
        let tokens: [(BrandColor, UInt32)] = [
            (LatenPalette.background, 0x0A0A0F), (LatenPalette.foreground, 0xFAFAFA),
            (LatenPalette.card, 0x14141F), (LatenPalette.primary, 0x8B5CF6),
            (LatenPalette.primaryForeground, 0xFFFFFF), (LatenPalette.mutedForeground, 0xA3A3B3),
            (LatenPalette.border, 0x2A2A3D), (LatenPalette.neonPink, 0xEC4899),
            (LatenPalette.neonCyan, 0x00FFFF), (LatenPalette.destructive, 0xEF4444),
        ]
        for (token, hex) in tokens { #expect(token == BrandColor(hex)) }
    }

    @Test("Placeholders and a missing address are told at the start", .proves("LA-248"))
    func placeholders() throws {
        let project = project
        for (url, key) in [
            ("YOUR_SUPABASE_URL", "anon-key"), ("https://laten.supabase.co", "YOUR_SUPABASE_ANON_KEY"),
            ("", "anon-key"),
        ] {
            #expect(throws: AuthError.self) {
                try SupabaseClient(
                    supabaseURL: URL(string: url), supabaseKey: key, transport: { await project.answer($0) })
            }
        }
    }

    @Test("Email sign-up", .proves("LA-249"))
    func signUp() async throws {
        let (supabase, email, password, displayName) = (
            try client(), "ann@example.com", "Kwz9-Tulip-Road", "Ann"
        )
        try await supabase.auth.signUp(
            email: email,
            password: password,
            data: ["display_name": .string(displayName)]
        )
        let sent = try #require(await project.requests.last)
        #expect(sent.path.hasPrefix("/auth/v1/signup"))
        #expect(sent.body["email"] as? String == "ann@example.com")
        #expect((sent.body["data"] as? [String: Any])?["display_name"] as? String == "Ann")
    }

    @Test("Email sign-in, and the session after it", .proves("LA-250", "LA-253"))
    func signIn() async throws {
        let (supabase, email, password) = (try client(), "ann@example.com", "Kwz9-Tulip-Road")
        #expect((try? await supabase.auth.session) == nil)
        try await supabase.auth.signIn(
            email: email,
            password: password
        )
        #expect(await project.requests.last?.path == "/auth/v1/token?grant_type=password")
        let session = try? await supabase.auth.session
        #expect(session?.user.email == "ann@example.com")
        try await supabase.auth.signOut()
        #expect((try? await supabase.auth.session) == nil)
    }

    @Test("Apple Sign In with an identity token", .proves("LA-251"))
    func idToken() async throws {
        let (supabase, identityTokenString, rawNonce) = (try client(), "apple.id.token", "a-raw-nonce")
        try await supabase.auth.signInWithIdToken(
            credentials: .init(
                provider: .apple,
                idToken: identityTokenString,
                nonce: rawNonce  // The UN-hashed nonce
            )
        )
        let sent = try #require(await project.requests.last)
        #expect(sent.path == "/auth/v1/token?grant_type=id_token")
        #expect(
            sent.body["provider"] as? String == "apple"
                && sent.body["id_token"] as? String == "apple.id.token")
        #expect(sent.body["nonce"] as? String == "a-raw-nonce")
    }

    @Test("Google and Facebook in a browser", .proves("LA-252"), arguments: [AuthProvider.google, .facebook])
    func browser(_ provider: AuthProvider) async throws {
        let supabase = try client()
        try await supabase.auth.signInWithOAuth(
            provider: provider,
            redirectTo: URL(string: "laten://auth/callback")
        )
        let opened = try #require(await project.opened)
        #expect(opened.absoluteString.hasPrefix("https://laten.supabase.co/auth/v1/authorize?"))
        let query = URLComponents(url: opened, resolvingAgainstBaseURL: false)?.queryItems ?? []
        #expect(query.first { $0.name == "provider" }?.value == provider.rawValue)
        #expect(query.first { $0.name == "redirect_to" }?.value == "laten://auth/callback")
        #expect((try? await supabase.auth.session)?.user.email == "ann@example.com")
        await #expect(throws: AuthError.self) {
            try await supabase.auth.signInWithOAuth(provider: .google, redirectTo: URL(string: "other://x"))
        }
    }

    @Test("The listener of the session", .proves("LA-254"))
    func listener() async throws {
        let supabase = try client()
        #expect((try? await supabase.auth.session) == nil)
        var seen: [AuthChangeEvent] = []
        for await (event, session) in supabase.auth.authStateChanges {
            seen.append(event)
            if seen.count == 1 {
                #expect(session == nil)
                try await supabase.auth.signIn(email: "ann@example.com", password: "x")
            } else if event == .signedIn {
                #expect(session != nil)
                try await supabase.auth.signOut()
            } else if event == .signedOut {
                #expect(session == nil)
                break
            }
        }
        #expect(seen.first == .initialSession && seen.contains(.signedIn) && seen.last == .signedOut)
    }
}
