// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The two ciphers with a tag, whose boxes and nonces are the same but for their types.
public protocol _SealingCipher: Sendable {
    /// The kind of the parts of a box as one: an optional where there may be none.
    associatedtype _Combined
    /// Returns whether a nonce may have so many bytes.
    static func _takes(nonceOf count: Int) -> Bool
    /// Returns the parts of a box as one; the nonce of the usual size is in it.
    static func _combined(_ parts: Data?) -> _Combined
}

/// A number that is used once with a key.
public struct _Nonce<Cipher: _SealingCipher>: ContiguousBytes, Sequence, Sendable {
    let bytes: [UInt8]
    /// Creates a new one of random bytes.
    public init() { bytes = Library.random(12) }
    /// Creates one of bytes: 12, or more where the cipher takes them.
    public init<D: DataProtocol>(data: D) throws {
        guard Cipher._takes(nonceOf: data.count) else { throw CryptoKitError.incorrectParameterSize }
        bytes = [UInt8](data)
    }
    /// Returns the bytes one after the other.
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    /// Calls a function with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
}

/// Sealed bytes.
public struct _SealedBox<Cipher: _SealingCipher>: Sendable {
    /// The number that was used once.
    public let nonce: _Nonce<Cipher>
    /// The secret bytes.
    public let ciphertext: Data
    /// The tag, which tells a change.
    public let tag: Data
    /// The nonce, the secret bytes and the tag, one after the other; nil where the nonce has no 12 bytes.
    public var combined: Cipher._Combined {
        Cipher._combined(nonce.bytes.count == 12 ? Data(nonce.bytes) + ciphertext + tag : nil)
    }
    /// Creates a box of a nonce of 12 bytes, the secret bytes and the tag, one after the other.
    public init<D: DataProtocol>(combined: D) throws {
        let bytes = [UInt8](combined)
        guard bytes.count >= 12 + SealedBytes.tagCount else { throw CryptoKitError.incorrectParameterSize }
        try self.init(
            nonce: _Nonce(data: bytes.prefix(12)),
            ciphertext: bytes.dropFirst(12).dropLast(SealedBytes.tagCount),
            tag: bytes.suffix(SealedBytes.tagCount))
    }
    /// Creates a box of its parts.
    public init<C: DataProtocol, T: DataProtocol>(nonce: _Nonce<Cipher>, ciphertext: C, tag: T) throws {
        guard tag.count == SealedBytes.tagCount else { throw CryptoKitError.incorrectParameterSize }
        (self.nonce, self.ciphertext, self.tag) = (nonce, Data(ciphertext), Data(tag))
    }
}

extension SealedBytes {
    /// Returns the box of bytes; without a nonce, with a new one.
    static func box<Cipher>(
        _ message: some DataProtocol, _ cipher: OpaquePointer?, _ key: SymmetricKey, _ nonce: _Nonce<Cipher>?,
        about known: some DataProtocol
    ) throws -> _SealedBox<Cipher> {
        let nonce = nonce ?? _Nonce()
        let (text, tag) = try seal(
            [UInt8](message), cipher, key: key.bytes, nonce: nonce.bytes, about: [UInt8](known))
        return try _SealedBox(nonce: nonce, ciphertext: text, tag: tag)
    }
    /// Returns the bytes of a box.
    static func open<Cipher>(
        _ box: _SealedBox<Cipher>, _ cipher: OpaquePointer?, _ key: SymmetricKey,
        about known: some DataProtocol
    ) throws -> Data {
        Data(
            try open(
                [UInt8](box.ciphertext), tag: [UInt8](box.tag), cipher, key: key.bytes,
                nonce: box.nonce.bytes, about: [UInt8](known)))
    }
}
