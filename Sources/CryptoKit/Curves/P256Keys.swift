// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A private key of the curve P-256 for a use.
public struct _P256PrivateKey<Use>: Sendable {
    let key: P256PrivateKey
    /// Creates a new key.
    public init() { key = P256PrivateKey() }
    /// Creates a key of its number, 32 bytes.
    public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        key = try P256PrivateKey(raw: rawRepresentation.array)
    }
    /// Creates a key of its point and its number, 97 bytes.
    public init<D: ContiguousBytes>(x963Representation: D) throws {
        key = try P256PrivateKey(x963: x963Representation.array)
    }
    /// Creates a key of its form in ASN.1.
    public init<D: RandomAccessCollection>(derRepresentation: D) throws where D.Element == UInt8 {
        key = try P256PrivateKey(der: Array(derRepresentation))
    }
    /// Creates a key of its form as text.
    public init(pemRepresentation: String) throws {
        key = try P256PrivateKey(der: PEM.bytes(pemRepresentation))
    }
    /// The number, 32 bytes.
    public var rawRepresentation: Data { Data(key.raw) }
    /// The point and the number, 97 bytes.
    public var x963Representation: Data { publicKey.x963Representation + rawRepresentation }
    /// The key in ASN.1: PKCS #8.
    public var derRepresentation: Data { Data(key.der) }
    /// The key as text.
    public var pemRepresentation: String { PEM.text(key.der, "PRIVATE KEY") }
    /// The public key that belongs to it.
    public var publicKey: _P256PublicKey<Use> { _P256PublicKey(key: P256PublicKey(handle: key.handle)) }
}

/// A public key of the curve P-256 for a use.
public struct _P256PublicKey<Use>: Sendable {
    let key: P256PublicKey
    init(key: P256PublicKey) { self.key = key }
    /// Creates a key of its two coordinates, 64 bytes.
    public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        key = try P256PublicKey(point: [4] + rawRepresentation.array)
    }
    /// Creates a key of its point, 65 bytes.
    public init<D: ContiguousBytes>(x963Representation: D) throws {
        key = try P256PublicKey(point: x963Representation.array)
    }
    /// Creates a key of its form in ASN.1.
    public init<D: RandomAccessCollection>(derRepresentation: D) throws where D.Element == UInt8 {
        key = try P256PublicKey(der: Array(derRepresentation))
    }
    /// Creates a key of its form as text.
    public init(pemRepresentation: String) throws {
        key = try P256PublicKey(der: PEM.bytes(pemRepresentation))
    }
    /// The two coordinates, 64 bytes.
    public var rawRepresentation: Data { Data(key.point.dropFirst()) }
    /// The point, 65 bytes.
    public var x963Representation: Data { Data(key.point) }
    /// The key in ASN.1.
    public var derRepresentation: Data { Data(key.der) }
    /// The key as text.
    public var pemRepresentation: String { PEM.text(key.der, "PUBLIC KEY") }
}
