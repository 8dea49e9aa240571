// Licensed under the Apache License, Version 2.0.

public import Foundation

/// Random bytes from the system's cryptographic generator.
public struct AuthRandom: Sendable {
    /// The generator of the system.
    public static let system = AuthRandom { Primitives.random($0) }

    private let generate: @Sendable (Int) -> Data

    /// Creates a generator from a closure that answers as many bytes as it is asked for.
    ///
    /// An app passes ``system``; a test passes known bytes.
    public init(generate: @escaping @Sendable (Int) -> Data) {
        self.generate = generate
    }

    /// Returns random bytes.
    ///
    /// - Parameter count: How many, at least one.
    public func bytes(_ count: Int) -> Data { generate(count) }

    /// A random UUID of version 4, in the usual form with upper-case digits.
    ///
    /// 122 of its bits are random.
    public func uuid() -> String {
        let bytes = [UInt8](bytes(16))
        return UUID(
            uuid: (
                bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6] & 0x0F | 0x40, bytes[7],
                bytes[8] & 0x3F | 0x80, bytes[9], bytes[10], bytes[11], bytes[12], bytes[13], bytes[14],
                bytes[15]
            )
        ).uuidString
    }

    /// Random bytes as text of the URL-safe alphabet of Base64, without padding.
    public func token(_ count: Int) -> String { Base64URL.encode(bytes(count)) }
}
