// Licensed under the Apache License, Version 2.0.

import Foundation

extension Error {
    /// The system's words for why a folder or a file was refused; Foundation keeps its number below its own.
    var systemReason: String {
        let own = self as? POSIXError ?? (self as? CocoaError)?.underlying as? POSIXError
        return own.map { String(cString: strerror($0.code.rawValue)) } ?? "the system gives no reason"
    }
}
