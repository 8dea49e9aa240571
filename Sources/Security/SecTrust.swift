// Licensed under the Apache License, Version 2.0.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
import StageUI

// Certificates and the question whether they are trusted. A request's certificates are examined by the library that sends it, so
// an app is asked for none of them; what it asks here itself is answered with no, unless it named the certificate as trusted.

/// A certificate, by its bytes.
public final class SecCertificate: Hashable, Sendable {
    let bytes: Data
    init(_ bytes: Data) { self.bytes = bytes }
    /// Returns whether two certificates have the same bytes.
    public static func == (a: SecCertificate, b: SecCertificate) -> Bool { a.bytes == b.bytes }
    /// Hashes the bytes.
    public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}

/// The demands on a certificate.
public final class SecPolicy: Sendable {
    let name: String?
    init(_ name: String?) { self.name = name }
}

/// The certificates of a server, and what is asked of them.
///
/// Unchecked, as what changes is behind a lock.
public final class SecTrust: @unchecked Sendable {
    private let lock = NSLock()
    private var anchors: [SecCertificate] = []
    let chain: [SecCertificate]
    init(_ chain: [SecCertificate]) { self.chain = chain }
    func trust(_ certificates: [SecCertificate]) { lock.withLock { anchors = certificates } }
    /// Indicates whether the app has named one of the certificates as trusted.
    var isTrusted: Bool { lock.withLock { !Set(anchors).isDisjoint(with: chain) } }
}

/// The answers to the question whether certificates are trusted.
public enum SecTrustResultType: UInt32, Sendable {
    /// It was not asked.
    case invalid = 0
    /// The user trusts them.
    case proceed = 1
    /// The user does not trust them.
    case deny = 3
    /// They are trusted.
    case unspecified = 4
    /// They are not trusted, which the user could change.
    case recoverableTrustFailure = 5
    /// They are not trusted.
    case fatalTrustFailure = 6
    /// It could not be found out.
    case otherError = 7
}

/// The certificates are not trusted.
public var errSecNotTrusted: OSStatus { -67_843 }

/// Returns a certificate of bytes in DER; nil for others, which do not begin as such a sequence.
public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData) -> SecCertificate? {
    let bytes = data as Data
    return bytes.first == 0x30 && bytes.count > 4 ? SecCertificate(bytes) : nil
}
/// Returns the bytes of a certificate.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.bytes as NSData }

/// Returns what is usually asked of certificates.
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy(nil) }
/// Returns what is asked of the certificates of a server, or of a client.
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy(hostname) }

/// Writes the certificates, of which the first is that of the server, with what is asked of them.
@discardableResult
public func SecTrustCreateWithCertificates(
    _ certificates: Any, _ policies: Any?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
    let chain = certificates as? [SecCertificate] ?? (certificates as? SecCertificate).map { [$0] }
    guard let chain, !chain.isEmpty else { return errSecParam }
    trust.pointee = SecTrust(chain)
    return errSecSuccess
}
/// Sets what is asked; it changes no answer here.
@discardableResult
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: Any) -> OSStatus { errSecSuccess }
/// Sets the certificates that the app trusts.
@discardableResult
public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchorCertificates: CFArray?) -> OSStatus {
    let all = anchorCertificates?.map { $0 as? SecCertificate } ?? []
    guard !all.contains(nil) else { return errSecParam }
    trust.trust(all.compactMap { $0 })
    return errSecSuccess
}
/// Sets whether those of the system are trusted, too; none are here.
@discardableResult
public func SecTrustSetAnchorCertificatesOnly(
    _ trust: SecTrust, _ anchorCertificatesOnly: Bool
) -> OSStatus { errSecSuccess }
/// Returns whether the app has named one of the certificates as trusted, and writes the error where it has not.
public func SecTrustEvaluateWithError(
    _ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?
) -> Bool {
    guard !trust.isTrusted else { return true }
    error?.pointee = CFError(
        code: Int(errSecNotTrusted), text: "Certificates are trusted here where the app names them alone.")
    return false
}
/// Writes the answer; an earlier spelling.
@discardableResult
public func SecTrustEvaluate(
    _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>
) -> OSStatus {
    result.pointee = trust.isTrusted ? .unspecified : .recoverableTrustFailure
    return errSecSuccess
}
/// Returns the number of certificates.
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> Int { trust.chain.count }
/// Returns a certificate by its place, from that of the server at 0; nil behind the last.
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: Int) -> SecCertificate? {
    trust.chain.indices.contains(ix) ? trust.chain[ix] : nil
}
/// Returns the certificates, that of the server first.
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { NSArray(array: trust.chain) }
