// Licensed under the Apache License, Version 2.0.

import COpenSSL

/// Sealing or opening.
public typealias CCOperation = UInt32
/// A cipher.
public typealias CCAlgorithm = UInt32
/// The ways in which a cipher is used.
public typealias CCOptions = UInt32
/// The end of a call.
public typealias CCCryptorStatus = Int32
/// The end of a call.
public typealias CCStatus = Int32
/// Sealing.
public var kCCEncrypt: Int { 0 }
/// Opening.
public var kCCDecrypt: Int { 1 }
/// AES.
public var kCCAlgorithmAES: Int { 0 }
/// AES, by its earlier name.
public var kCCAlgorithmAES128: Int { 0 }
/// With bytes at the end that fill a block: PKCS #7.
public var kCCOptionPKCS7Padding: Int { 1 }
/// Each block by itself; without it, each after the one before: CBC.
public var kCCOptionECBMode: Int { 2 }
/// The bytes of a key of 128 bits.
public var kCCKeySizeAES128: Int { 16 }
/// The bytes of a key of 192 bits.
public var kCCKeySizeAES192: Int { 24 }
/// The bytes of a key of 256 bits.
public var kCCKeySizeAES256: Int { 32 }
/// The bytes of a block of AES.
public var kCCBlockSizeAES128: Int { 16 }
/// It is done.
public var kCCSuccess: Int { 0 }
/// A value is none that is taken.
public var kCCParamError: Int { -4300 }
/// There is no place for the result.
public var kCCBufferTooSmall: Int { -4301 }
/// The bytes are no whole blocks.
public var kCCAlignmentError: Int { -4303 }
/// The bytes cannot be opened.
public var kCCDecodeError: Int { -4304 }
/// There is no such cipher here.
public var kCCUnimplemented: Int { -4305 }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Seals or opens bytes by AES.
///
/// - Parameters:
///   - op: Sealing or opening.
///   - alg: The cipher: AES.
///   - options: With or without bytes at the end; each block by itself or after the one before.
///   - key: The key.
///   - keyLength: Its number of bytes.
///   - iv: The block before the first; nil for zeros.
///   - dataIn: The bytes.
///   - dataInLength: Their number.
///   - dataOut: The place of the result.
///   - dataOutAvailable: The number of bytes that have a place there.
///   - dataOutMoved: Takes the number of bytes of the result, or of those that it needs.
@discardableResult
public func CCCrypt(
    _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer?, _ keyLength: Int,
    _ iv: UnsafeRawPointer?, _ dataIn: UnsafeRawPointer?, _ dataInLength: Int,
    _ dataOut: UnsafeMutableRawPointer?, _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>?
) -> CCCryptorStatus {
    guard alg == UInt32(kCCAlgorithmAES) else { return Int32(kCCUnimplemented) }
    let isECB = options & UInt32(kCCOptionECBMode) != 0
    let isPadded = options & UInt32(kCCOptionPKCS7Padding) != 0
    let cipher: OpaquePointer? =
        switch keyLength {
        case 16: isECB ? EVP_aes_128_ecb() : EVP_aes_128_cbc()
        case 24: isECB ? EVP_aes_192_ecb() : EVP_aes_192_cbc()
        case 32: isECB ? EVP_aes_256_ecb() : EVP_aes_256_cbc()
        default: nil
        }
    guard let cipher, let key, op <= 1, (0...Int(Int32.max) - 16).contains(dataInLength),
        dataIn != nil || dataInLength == 0, dataOut != nil || dataOutAvailable <= 0
    else { return Int32(kCCParamError) }
    let isSealing = op == UInt32(kCCEncrypt)
    guard isPadded && isSealing || dataInLength % 16 == 0 else { return Int32(kCCAlignmentError) }
    let needed = isPadded && isSealing ? (dataInLength / 16 + 1) * 16 : dataInLength
    guard dataOutAvailable >= needed else {
        dataOutMoved?.pointee = needed
        return Int32(kCCBufferTooSmall)
    }
    let bytes = [UInt8](UnsafeRawBufferPointer(start: dataIn, count: dataInLength))
    let keyBytes = [UInt8](UnsafeRawBufferPointer(start: key, count: keyLength))
    let before =
        iv.map { [UInt8](UnsafeRawBufferPointer(start: $0, count: 16)) } ?? [UInt8](repeating: 0, count: 16)
    let context = EVP_CIPHER_CTX_new()
    defer { EVP_CIPHER_CTX_free(context) }
    var (result, made, last) = ([UInt8](repeating: 0, count: dataInLength + 32), Int32(0), Int32(0))
    guard EVP_CipherInit_ex(context, cipher, nil, keyBytes, before, isSealing ? 1 : 0) == 1,
        EVP_CIPHER_CTX_set_padding(context, isPadded ? 1 : 0) == 1,
        EVP_CipherUpdate(context, &result, &made, bytes, Int32(dataInLength)) == 1
    else { return Int32(kCCParamError) }
    var end = [UInt8](repeating: 0, count: 32)
    guard EVP_CipherFinal_ex(context, &end, &last) == 1 else {
        ERR_clear_error()
        return Int32(kCCDecodeError)
    }
    let whole = result.prefix(Int(made)) + end.prefix(Int(last))
    whole.withUnsafeBytes { source in
        if let start = source.baseAddress { dataOut?.copyMemory(from: start, byteCount: source.count) }
    }
    dataOutMoved?.pointee = whole.count
    return Int32(kCCSuccess)
}
