// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
import Testing

@Suite struct SignedDocumentTests {
    /// Stands for a key: the signature is the payload read backwards, and the key's name.
    static let verify: SignedDocument.Verifier = { payload, signature, key in
        signature == Data(payload.reversed()) && key == "k1"
    }

    func envelope(_ payload: String, key: String = "k1", damage: (inout Data) -> Void = { _ in }) throws
        -> Data
    {
        var bytes = Data(payload.utf8)
        let signature = Data(bytes.reversed())
        damage(&bytes)
        return try JSONEncoder().encode(SignedDocument(payload: bytes, signature: signature, key: key))
    }

    @Test func aGoodEnvelopeGivesItsDocument() throws {
        let data = try envelope(#"{"minimum":"2.0","issuedAt":"2026-11-20T12:00:00Z"}"#)
        let demand = try SignedDocument.open(VersionRequirement.self, from: data, verify: Self.verify)
        #expect(demand.minimum.description == "2.0")
        #expect(demand.issuedAt == Date(timeIntervalSince1970: 1_795_176_000))
    }

    @Test func aChangedPayloadIsRefusedBeforeItIsRead() throws {
        let changed = try envelope(#"{"minimum":"2.0"}"#) { $0[13] = UInt8(ascii: "9") }
        #expect(throws: SignedDocument.Failure.badSignature(key: "k1")) {
            try SignedDocument.open(VersionRequirement.self, from: changed, verify: Self.verify)
        }
        let foreign = try envelope("not json at all", key: "k2")
        #expect(throws: SignedDocument.Failure.badSignature(key: "k2")) {
            try SignedDocument.open(VersionRequirement.self, from: foreign, verify: Self.verify)
        }
    }

    @Test(arguments: ["", "{}", "[]", "nonsense", #"{"payload":"%%","signature":"AA=="}"#])
    func whatIsNoEnvelopeIsMalformed(_ text: String) {
        let error = #expect(throws: SignedDocument.Failure.self) {
            try SignedDocument.open(VersionRequirement.self, from: Data(text.utf8), verify: Self.verify)
        }
        guard case .malformed = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(error?.description.contains("envelope") == true)
    }

    @Test(arguments: [#"{"minimum":"two"}"#, #"{}"#, "[1]"])
    func aSignedDocumentOfAnotherFormIsMalformed(_ payload: String) throws {
        let data = try envelope(payload)
        #expect(throws: SignedDocument.Failure.self) {
            try SignedDocument.open(VersionRequirement.self, from: data, verify: Self.verify)
        }
    }
}
