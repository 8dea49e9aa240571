// Licensed under the Apache License, Version 2.0.

package import CAppFiles

extension AppFile {
    /// The bytes of the file.
    package var bytes: [UInt8] { Array(UnsafeBufferPointer(start: start, count: count)) }
}
