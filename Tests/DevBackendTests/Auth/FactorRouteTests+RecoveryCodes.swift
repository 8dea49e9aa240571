// Licensed under the Apache License, Version 2.0.

import ProofSupport
import Testing

@testable import DevBackend

/// `internal/api/recovery_codes.go` of supabase/auth, 2.197.
extension FactorRouteTests {
    private static let path = "/factors/recovery-codes"

    private static func codes(_ answer: AuthTester.Answer) -> [String] {
        answer.json["codes"]?.elements?.compactMap(\.text) ?? []
    }

    private static func use(_ code: String, _ owner: Owner) throws -> AuthTester.Answer {
        try owner.send("POST \(path)/verify", #"{"code":"\#(code)"}"#)
    }

    @Test(.proves("ST26-AC-25")) func aRecoveryCodeStandsForTheFactorOnce() async throws {
        try await AuthTester.run({ $0.limitsRates = false }) { backend in
            let ann = try Owner.proved(backend).owner
            let none = try ann.send("GET \(Self.path)")
            #expect(none.status == 404 && none.text("error_code") == "mfa_factor_not_found")
            let made = try ann.send("POST \(Self.path)")
            let codes = Self.codes(made)
            #expect(made.status == 200 && made.text("type") == "recovery_code")
            #expect(made.text("friendly_name") == "Recovery codes" && made.json["total"]?.integer == 10)
            #expect(codes.count == 10 && Set(codes).count == 10)
            let letters = "abcdefghijklmnopqrstuvwxyz234567"
            #expect(codes.allSatisfy { $0.count == 16 && $0.allSatisfy { letters.contains($0) } })
            let twice = try ann.send("POST \(Self.path)", #"{"friendly_name":"More"}"#)
            #expect(twice.status == 422 && twice.text("error_code") == "mfa_verified_factor_exists")

            var low = try Owner.low(backend)
            #expect(try low.send("GET \(Self.path)").json["remaining"]?.integer == 10)
            let wrong = try Self.use("aaaa-aaaa-aaaa-aaaa", low)
            #expect(wrong.status == 422 && wrong.text("error_code") == "mfa_verification_failed")
            #expect(try Self.use(" - ", low).text("error_code") == "validation_failed")
            // As people type what stands in groups.
            let typed = "\(codes[0].prefix(4).uppercased())-\(codes[0].dropFirst(4)) "
            low.session = try Self.use(typed, low)
            #expect(low.session.status == 200 && low.claims?["aal"] == "aal2")
            let methods = low.claims?["amr"]?.elements?.compactMap { $0["method"]?.text }
            #expect(methods == ["mfa/recovery_code", "password"])
            let kinds = low.session.json["user"]?["factors"]?.elements?.compactMap { $0["factor_type"]?.text }
            #expect(kinds == ["totp", "recovery_code"])
            #expect(try Self.use(codes[0], low).text("error_code") == "mfa_verification_failed")
            #expect(try low.send("GET \(Self.path)").json["remaining"]?.integer == 9)

            let next = Self.codes(try ann.send("POST \(Self.path)/regenerate"))
            #expect(next.count == 10 && Set(next).isDisjoint(with: codes))
            #expect(try Self.use(codes[1], low).text("error_code") == "mfa_verification_failed")
            #expect(try Self.use(next[0], low).status == 200)
        }
    }

    @Test(.proves("ST26-AC-25")) func recoveryCodesAreNeverTheOnlyFactor() async throws {
        try await AuthTester.run({ $0.limitsRates = false }) { backend in
            let (ann, factor, _) = try Owner.proved(backend)
            let made = try ann.send("POST \(Self.path)")
            let id = made.text("id") ?? ""
            for (line, code) in [
                ("DELETE /factors/\(factor)", "mfa_recovery_codes_sole_factor"),
                ("DELETE /factors/\(id)", "validation_failed"),
                ("POST /factors/\(id)/challenge", "validation_failed"),
            ] {
                #expect(try ann.send(line, "{}").text("error_code") == code, "\(line)")
            }
            var low = try Owner.low(backend)
            for line in ["POST \(Self.path)", "POST \(Self.path)/regenerate", "DELETE \(Self.path)"] {
                let refused = try low.send(line)
                #expect(refused.status == 403 && refused.text("error_code") == "insufficient_aal", "\(line)")
            }
            // Who came in by one of them has one factor when they are gone.
            low.session = try Self.use(Self.codes(made)[0], low)
            #expect(try low.send("DELETE \(Self.path)").json == ["id": .text(id)])
            low.session = try backend.refresh(low.session.text("refresh_token") ?? "")
            #expect(low.claims?["aal"] == "aal1")
            #expect(try ann.send("DELETE /factors/\(factor)").status == 200)
        }
    }

    @Test(.proves("ST26-AC-25")) func fiveWrongCodesLockTheRightOneForAQuarterOfAnHour() async throws {
        try await AuthTester.run({ $0.limitsRates = false }) { backend in
            let ann = try Owner.proved(backend).owner
            let codes = Self.codes(try ann.send("POST \(Self.path)"))
            let low = try Owner.low(backend)
            for _ in 0..<5 { #expect(try Self.use("aaaaaaaaaaaaaaaa", low).status == 422) }
            backend.clock.advance(899)
            let locked = try Self.use(codes[0], low)
            #expect(locked.status == 429 && locked.text("error_code") == "mfa_recovery_codes_locked")
            backend.clock.advance(1)
            #expect(try Self.use(codes[0], low).status == 200)
        }
    }
}
