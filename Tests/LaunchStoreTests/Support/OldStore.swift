// Licensed under the Apache License, Version 2.0.

import Foundation

@testable import LaunchStore

extension StoreFolder {
    /// Makes a file as an earlier version did, with its index beside each table.
    func makeOld(version: Int, id: Int64 = LaunchStore.applicationID) throws {
        let old = try SQLiteConnection(path: file.path, busyMilliseconds: 100)
        try old.run("PRAGMA journal_mode = WAL")
        try old.run(
            "CREATE TABLE document (\n    key TEXT PRIMARY KEY, value BLOB NOT NULL,\n    saved_at REAL NOT NULL, "
                + "checksum INTEGER NOT NULL\n)")
        try old.run(
            "CREATE TABLE flag (\n    name TEXT PRIMARY KEY, value INTEGER NOT NULL, checksum INTEGER NOT NULL\n)"
        )
        if version > 1 {
            try old.run(
                "CREATE TABLE schema (id INTEGER PRIMARY KEY, version INTEGER NOT NULL, position TEXT NOT NULL, "
                    + "checksum INTEGER NOT NULL)")
            let sum = Checksum.of(key: "schema 4", savedAt: 0, value: [])
            try old.run("INSERT INTO schema VALUES (1, 4, '', ?)", [.integer(sum)])
        }
        try old.run("PRAGMA application_id = \(id)")
        try old.run("PRAGMA user_version = \(version)")
        try old.run([.set(Array("7".utf8), for: "seven", savedAt: 1), .setFlag(.set, for: "seen")])
        old.trust()
    }
}
