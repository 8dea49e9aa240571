// Licensed under the Apache License, Version 2.0.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The part of Apple's module CryptoKit that Sources call, as declarations only: what calls it is type-checked
// on Linux, where the module does not exist. Nothing here is ever run or shipped.

public import Foundation

public struct SymmetricKeySize: Sendable {
    public static let bits256 = SymmetricKeySize(bitCount: 256)
    public let bitCount: Int
    public init(bitCount: Int) { self.bitCount = bitCount }
}

public struct SymmetricKey: ContiguousBytes, Sendable {
    public init(size: SymmetricKeySize) {}
    public init<D: ContiguousBytes>(data: D) {}
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try body(UnsafeRawBufferPointer(start: nil, count: 0))
    }
}

public protocol HashFunction {
    associatedtype Digest: Sequence where Digest.Element == UInt8
    static func hash<D: DataProtocol>(data: D) -> Digest
}

public struct SHA256: HashFunction {
    public static func hash<D: DataProtocol>(data: D) -> [UInt8] { [] }
}

public struct HMAC<H: HashFunction> {
    public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> [UInt8] {
        []
    }
    public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
        _ code: C, authenticating data: D, using key: SymmetricKey
    ) -> Bool { false }
}

public enum AES {
    public enum GCM {
        public struct Nonce: Sendable {
            public init<D: DataProtocol>(data: D) throws {}
        }

        public struct SealedBox {
            public let ciphertext = Data()
            public let tag = Data()
            public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {}
        }

        public static func seal<P: DataProtocol, A: DataProtocol>(
            _ message: P, using key: SymmetricKey, nonce: Nonce?, authenticating data: A
        ) throws -> SealedBox { try SealedBox(nonce: Nonce(data: Data()), ciphertext: Data(), tag: Data()) }

        public static func open<A: DataProtocol>(
            _ box: SealedBox, using key: SymmetricKey, authenticating data: A
        ) throws -> Data { Data() }
    }
}

public enum P256 {
    public enum Signing {
        public struct ECDSASignature {
            public let derRepresentation = Data()
            public init<D: DataProtocol>(rawRepresentation: D) throws {}
        }

        public struct PrivateKey: Sendable {
            public let rawRepresentation = Data()
            public var publicKey: PublicKey { PublicKey() }
            public init(compactRepresentable: Bool = true) {}
            public init<D: ContiguousBytes>(rawRepresentation: D) throws {}
            public func signature<D: DataProtocol>(for data: D) throws -> ECDSASignature {
                try ECDSASignature(rawRepresentation: Data())
            }
        }

        public struct PublicKey {
            public let x963Representation = Data()
            fileprivate init() {}
            public init<D: ContiguousBytes>(x963Representation: D) throws {}
            public func isValidSignature<D: DataProtocol>(_ signature: ECDSASignature, for data: D) -> Bool {
                false
            }
        }
    }
}
