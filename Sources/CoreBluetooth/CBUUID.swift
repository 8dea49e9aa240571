// Licensed under the Apache License, Version 2.0.

/// A file that imports the module finds Foundation, as on Apple's systems.
@_exported public import Foundation

/// The UUID of a service or a characteristic: 16 or 32 bits that are assigned, or 128 bits.
///
/// Unchecked, as nothing of it is changed.
open class CBUUID: NSObject, @unchecked Sendable {
    /// The bytes.
    public let data: Data
    /// Creates a UUID from a text such as `180D`.
    public init(string theString: String) {
        let digits = theString.filter(\.isHexDigit)
        let even = digits.count % 2 == 0 ? digits : "0" + digits
        data = Data(
            stride(from: 0, to: even.count, by: 2).compactMap { place in
                UInt8(even.dropFirst(place).prefix(2), radix: 16)
            })
    }
    /// Creates a UUID from its bytes.
    public init(data theData: Data) { data = theData }
    /// Creates a UUID of 128 bits.
    public init(nsuuid theUUID: UUID) { data = withUnsafeBytes(of: theUUID.uuid) { Data($0) } }

    /// The UUID as a text, short where it is.
    open var uuidString: String {
        let digits = data.map { byte in
            let text = String(byte, radix: 16, uppercase: true)
            return text.count == 1 ? "0" + text : text
        }
        guard digits.count == 16 else { return digits.joined() }
        let parts = [0..<4, 4..<6, 6..<8, 8..<10, 10..<16]
        return parts.map { digits[$0].joined() }.joined(separator: "-")
    }
    /// The 128 bits: a short UUID begins the base UUID that all share.
    private var whole: Data {
        guard data.count < 16 else { return data }
        let rest: [UInt8] = [0, 0, 0x10, 0, 0x80, 0, 0, 0x80, 0x5F, 0x9B, 0x34, 0xFB]
        return Data(repeating: 0, count: max(0, 4 - data.count)) + data.prefix(4) + rest
    }
    /// Compares the 128 bits.
    open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.whole == whole }
    /// The hash of the 128 bits.
    open override var hash: Int { whole.hashValue }
    /// The UUID as a text.
    open override var description: String { uuidString }
}
