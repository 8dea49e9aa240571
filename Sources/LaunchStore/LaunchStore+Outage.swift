// Licensed under the Apache License, Version 2.0.

import CSQLite
package import Foundation

extension LaunchStore {
    /// The calls of a store that fail although its file was opened, for proofs of what an app does then.
    package enum Outage: Hashable, Sendable {
        /// Each read fails, as on a medium with a fault; a transaction reads, too.
        case reads
        /// Each write fails, as on a full disk.
        case writes
    }

    /// Opens a file whose reads or writes fail from then on.
    package init(
        at url: URL, outage: Outage?, log: @escaping @Sendable (String) -> Void
    ) throws(LaunchStore.Error) {
        try self.init(path: url.path, limits: Limits(outage: outage), log: log)
    }

    /// Throws where calls of a kind fail.
    func refuse(_ calls: Outage) throws(LaunchStore.Error) {
        guard limits.outage == calls else { return }
        switch calls {
        case .reads: throw .failed(path: path, code: Int(SQLITE_IOERR), reason: "disk I/O error")
        case .writes: throw .diskFull(path: path)
        }
    }
}
