// Licensed under the Apache License, Version 2.0.

import COpenSSL
/// A file that imports the module finds Foundation, as on Apple's systems.
@_exported public import Foundation

/// An error of the module.
public enum CryptoKitError: Error {
    /// A key has a size that the algorithm does not take.
    case incorrectKeySize
    /// Another value has a size that the algorithm does not take.
    case incorrectParameterSize
    /// The bytes do not belong to the tag, or the key is another.
    case authenticationFailure
    /// The library failed with a code.
    case underlyingCoreCryptoError(error: Int32)
    /// A key could not be wrapped.
    case wrapFailure
    /// A key could not be unwrapped.
    case unwrapFailure
    /// A value is none that the algorithm takes.
    case invalidParameter
}

/// OpenSSL, as the module asks it.
enum Library {
    /// Keeps OpenSSL usable until the process is gone: at `exit` it would free what it stands on.
    static let isReady = OPENSSL_init_crypto(UInt64(OPENSSL_INIT_NO_ATEXIT), nil) == 1

    /// Ends the program where OpenSSL cannot do what it always can.
    static func demand(_ isDone: Bool, _ algorithm: String) {
        precondition(
            isReady && isDone, "OpenSSL has no \(algorithm). Repair the installation of libcrypto.")
    }
    /// Throws where OpenSSL cannot do something with the given values.
    static func ask(_ isDone: Bool) throws(CryptoKitError) {
        guard isReady, isDone else {
            throw .underlyingCoreCryptoError(error: Int32(truncatingIfNeeded: ERR_get_error()))
        }
    }
    /// Compares without telling by its time where the bytes differ.
    static func isEqual(_ a: [UInt8], _ b: [UInt8]) -> Bool {
        a.count == b.count && zip(a, b).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
    static func hex(_ bytes: [UInt8]) -> String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
    static func random(_ count: Int) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        demand(RAND_bytes(&bytes, Int32(count)) == 1, "random numbers")
        return bytes
    }
}

extension ContiguousBytes {
    /// The bytes.
    var array: [UInt8] { withUnsafeBytes { [UInt8]($0) } }
}
