// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A document in a signed envelope: `{"payload": BASE64, "signature": BASE64, "key": NAME}`.
///
/// The signature covers the bytes of the payload exactly as they were sent, so that nothing has to be
/// brought into a normal form first. Who verifies it is injected.
public struct SignedDocument: Hashable, Sendable, Codable {
    /// The bytes of the document.
    public let payload: Data
    /// The signature of these bytes.
    public let signature: Data
    /// The name of the key that signed; nil when there is only one.
    public let key: String?

    /// Puts a document into its envelope.
    public init(payload: Data, signature: Data, key: String? = nil) {
        (self.payload, self.signature, self.key) = (payload, signature, key)
    }

    /// Tells whether a signature is a key's signature of a payload.
    public typealias Verifier =
        @Sendable (_ payload: Data, _ signature: Data, _ key: String?) -> Bool

    /// Why an envelope gives no document.
    public enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
        /// The envelope or the document in it cannot be read.
        case malformed(String)
        /// The signature is not that of the payload.
        case badSignature(key: String?)

        /// What happened and what to do.
        public var description: String {
            switch self {
            case .malformed(let reason):
                "The signed document cannot be read: \(reason). Send an envelope with payload and signature."
            case .badSignature(let key):
                "The signature of the document is wrong" + (key.map { " (key \($0))" } ?? "")
                    + ". Sign the payload's bytes as they are sent."
            }
        }
    }

    /// Opens an envelope: its signature is checked before anything in the payload is read.
    ///
    /// - Parameters:
    ///   - type: What the payload holds, as JSON with dates as ISO 8601.
    ///   - envelope: The bytes of the envelope.
    ///   - verify: Checks the signature.
    public static func open<Value: Decodable>(
        _ type: Value.Type, from envelope: Data, verify: Verifier
    ) throws(Failure) -> Value {
        do {
            let document = try JSONDecoder().decode(SignedDocument.self, from: envelope)
            guard verify(document.payload, document.signature, document.key) else {
                throw Failure.badSignature(key: document.key)
            }
            let decoder = JSONDecoder()
            decoder.dateDecodingStrategy = .iso8601
            return try decoder.decode(Value.self, from: document.payload)
        } catch let failure as Failure {
            throw failure
        } catch {
            throw .malformed("\(error)")
        }
    }
}
