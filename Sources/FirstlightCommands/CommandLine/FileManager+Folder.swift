// Licensed under the Apache License, Version 2.0.

import Foundation

extension FileManager {
    /// Returns whether a path leads to a folder, and nil where nothing is.
    package func isFolder(_ path: String) -> Bool? {
        var isFolder: ObjCBool = false
        return fileExists(atPath: path, isDirectory: &isFolder) ? isFolder.boolValue : nil
    }
}
