// Licensed under the Apache License, Version 2.0.

import Foundation

/// The reason for a failure, as a clause for people: never a domain and a number.
package enum Reason {
    /// The clause for an error, without a full stop.
    package static func text(_ error: any Error) -> String {
        if let number = number(of: error) { return String(cString: strerror(number)) }
        if let error = error as? CocoaError { return words(for: error.code) }
        if let error = error as? DecodingError { return words(for: error) }
        if type(of: error) is NSError.Type { return "the system gives no reason" }
        let text = "\(error)"
        return text.hasSuffix(".") ? String(text.dropLast()) : text
    }

    /// Returns the system's error number, wherever Foundation has put it.
    private static func number(of error: any Error) -> Int32? {
        if let error = error as? POSIXError { return error.code.rawValue }
        if let error = error as? CocoaError, let below = error.underlying { return number(of: below) }
        guard type(of: error) is NSError.Type else { return nil }
        let own = error as NSError
        if own.domain == NSPOSIXErrorDomain { return Int32(exactly: own.code) }
        return (own.userInfo[NSUnderlyingErrorKey] as? any Error).flatMap { number(of: $0) }
    }

    private static func words(for code: CocoaError.Code) -> String {
        switch code {
        case .fileNoSuchFile, .fileReadNoSuchFile: String(cString: strerror(ENOENT))
        case .fileReadNoPermission, .fileWriteNoPermission: String(cString: strerror(EACCES))
        case .fileWriteFileExists: String(cString: strerror(EEXIST))
        case .fileWriteOutOfSpace: String(cString: strerror(ENOSPC))
        case .fileWriteVolumeReadOnly: String(cString: strerror(EROFS))
        case .fileReadInapplicableStringEncoding, .fileReadUnknownStringEncoding, .fileReadCorruptFile:
            "it is no text in UTF-8"
        case .propertyListReadCorrupt: "it is no property list"
        default: "the system gives no reason"
        }
    }

    private static func words(for error: DecodingError) -> String {
        let context: DecodingError.Context
        switch error {
        case .keyNotFound(let key, let place):
            return "'\(key.stringValue)' is missing" + words(for: place)
        case .typeMismatch(_, let place), .valueNotFound(_, let place), .dataCorrupted(let place):
            context = place
        @unknown default: return "its content is not what is expected"
        }
        return "its content is not what is expected" + words(for: context)
    }

    private static func words(for place: DecodingError.Context) -> String {
        let keys = place.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }
        return keys.isEmpty ? "" : " at \(keys.joined(separator: "."))"
    }
}
