// Licensed under the Apache License, Version 2.0.

import Foundation
import Synchronization

extension Bundle {
    /// The translation of a key; the key itself where there is none, or none that is a plain text.
    ///
    /// A plural rule of a `.stringsdict`, like a list or data in a `.strings`, is no text: Foundation on Linux takes it for one,
    /// and the process ends there. Such a key is never handed to it.
    func translation(of key: String, table: String?) -> String {
        let isText = ["strings", "stringsdict"].allSatisfy { kind in
            guard let file = url(forResource: table ?? "Localizable", withExtension: kind) else {
                return true
            }
            return !StringsTables.others(in: file).contains(key)
        }
        return isText ? localizedString(forKey: key, value: key, table: table) : key
    }
}

/// The tables of translations that were looked through.
private enum StringsTables {
    private static let known = Mutex<[URL: Set<String>]>([:])

    /// The keys of a table whose values are no texts; none when the file cannot be read.
    static func others(in file: URL) -> Set<String> {
        if let found = known.withLock({ $0[file] }) { return found }
        let content = (try? Data(contentsOf: file)).flatMap {
            try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
        }
        let found = Set((content ?? [:]).filter { !($0.value is String) }.keys)
        known.withLock { $0[file] = found }
        return found
    }
}
