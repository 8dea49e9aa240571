// Licensed under the Apache License, Version 2.0.

import Foundation

/// The text of a product's source file, for rules about what it must not contain.
func productSource(_ path: String) throws -> String {
    let root = TestFolder.packageRoot
    return try String(contentsOf: root.appendingPathComponent("Sources/\(path)"), encoding: .utf8)
}
