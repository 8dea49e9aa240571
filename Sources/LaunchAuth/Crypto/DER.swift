// Licensed under the Apache License, Version 2.0.

import Foundation

/// The one structure of ASN.1 that is needed: a public key of RSA, as PKCS #1 writes it.
enum DER {
    static func rsaPublicKey(modulus: Data, exponent: Data) -> Data {
        element(0x30, integer(modulus) + integer(exponent))
    }

    private static func integer(_ magnitude: Data) -> Data {
        var bytes = Data(magnitude.drop { $0 == 0 })
        // A first bit would make the number negative.
        if bytes.first.map({ $0 >= 0x80 }) ?? true { bytes.insert(0, at: bytes.startIndex) }
        return element(0x02, bytes)
    }

    private static func element(_ tag: UInt8, _ content: Data) -> Data {
        var length = Data()
        if content.count < 0x80 {
            length.append(UInt8(content.count))
        } else {
            var (rest, digits) = (content.count, Data())
            while rest > 0 {
                digits.insert(UInt8(rest & 0xFF), at: digits.startIndex)
                rest >>= 8
            }
            length.append(0x80 | UInt8(digits.count))
            length += digits
        }
        return Data([tag]) + length + content
    }
}
