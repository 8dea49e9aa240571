// Licensed under the Apache License, Version 2.0.

extension LaunchStore {
    /// All that a store holds, for proofs that compare two of them.
    package struct Contents: Hashable, Sendable {
        /// The text of each record, by the name that a report gives it.
        package let records: [String: String]
        /// The fault of the file; nil when each record is present and valid.
        package let fault: String?

        package init(records: [String: String], fault: String?) {
            (self.records, self.fault) = (records, fault)
        }
    }

    /// Reads all that it holds, without repairing anything.
    package func contents() throws(LaunchStore.Error) -> Contents {
        try perform { connection in
            let found = try StoreInventory(connection, keepsContent: true)
            let records = found.records.filter { $0.value.content != .flag(.unknown) }
                .map { name, record in (name.words, record.content.map(\.words) ?? "") }
            return Contents(
                records: Dictionary(records) { first, _ in first }, fault: found.fault)
        }
    }
}
