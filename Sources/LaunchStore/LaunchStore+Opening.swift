// Licensed under the Apache License, Version 2.0.

import Foundation

extension LaunchStore {
    /// The longest wait for another process, and the largest size of the file.
    struct Limits: Sendable {
        /// Milliseconds that a statement waits for another process's transaction.
        var busyMilliseconds: Int32 = 5000
        /// The largest number of pages of 4 KiB, or nil for SQLite's own limit.
        var maximumPages: Int?
        /// Indicates whether a file that is made stands for one whose content is not known.
        var losesFlags = false
        /// The calls that fail although the file is open; nil for none.
        var outage: LaunchStore.Outage?
    }

    /// The four letters `FlSt`, written to the file's header so that a foreign file is recognised.
    static let applicationID: Int64 = 0x466C_5374

    /// The version of the tables that this program writes.
    static let schemaVersion: Int64 = 3

    /// An open file, and why it cannot be written if it cannot.
    struct Opened {
        let connection: SQLiteConnection
        var identity: FileIdentity?
        var obstacle: LaunchStore.Error?
    }

    /// SQLite's complaint about an open file, and the file's identity.
    struct Suspicion {
        let identity: FileIdentity?
        let reason: String
    }

    /// The reason why an attempt to open gave no usable database.
    enum Obstacle: Swift.Error {
        case damaged(String)
        case error(LaunchStore.Error)
    }

    static func open(
        path: String, limits: Limits, suspicion: Suspicion? = nil, log: (String) -> Void
    ) throws(LaunchStore.Error) -> Opened {
        guard path != ":memory:" else { return try openInMemory(limits) }
        let file = StoreFile(path: path)
        // A lock without content is what is left of a store: an app that is deleted takes both along.
        var limits = limits
        limits.losesFlags = limits.losesFlags || file.hasLock
        do {
            try file.refuseOtherThanFile()
            // Where there is a lock, another process may be about to make the file.
            if !file.hasLock { try file.refuseForeign() }
            try file.createParent()
            return try file.exclusively(within: limits.busyMilliseconds) { () throws(LaunchStore.Error) in
                try openLocked(file, limits, suspicion, log)
            }
        } catch {
            guard let found = readable(file, limits: limits, after: error) else { throw error }
            let (damage, rest) =
                found.damage.map { ("is damaged (\($0)) and ", " " + found.words) } ?? ("", "")
            log("launch store: \(path) \(damage)can only be read for now. \(error)\(rest)")
            return Opened(
                connection: found.connection, identity: FileIdentity(path: path), obstacle: error)
        }
    }

    private static func openInMemory(_ limits: Limits) throws(LaunchStore.Error) -> Opened {
        do {
            let connection = try SQLiteConnection(path: ":memory:", busyMilliseconds: 0)
            try create(connection, limits)
            return Opened(connection: connection)
        } catch {
            throw Error(error, path: ":memory:")
        }
    }

    /// Opens a file whose lock is held; replaces it once when it is damaged.
    private static func openLocked(
        _ file: StoreFile, _ limits: Limits, _ suspicion: Suspicion?, _ log: (String) -> Void
    ) throws(LaunchStore.Error) -> Opened {
        try file.finishReplacement()
        let isSuspect = suspicion.map { $0.identity == FileIdentity(path: file.path) } ?? false
        var suspected = isSuspect ? suspicion?.reason : nil
        for isLast in [false, true] {
            do {
                let connection = try attempt(file, limits, suspected)
                return Opened(connection: connection, identity: FileIdentity(path: file.path))
            } catch {
                switch error {
                case .error(let error): throw error
                case .damaged(let reason) where isLast:
                    throw .failed(path: file.path, code: 0, reason: reason)
                case .damaged(let reason): try file.rescue(because: reason, log: log)
                }
            }
            suspected = nil
        }
        throw .failed(path: file.path, code: 0, reason: "it cannot be repaired")
    }

    private static func attempt(
        _ file: StoreFile, _ limits: Limits, _ suspected: String?
    ) throws(Obstacle) -> SQLiteConnection {
        do {
            let connection = try SQLiteConnection(path: file.path, busyMilliseconds: limits.busyMilliseconds)
            switch try file.content(connection) {
            case .new: break
            case .foreign(let found): throw Obstacle.error(.foreign(path: file.path, found: found))
            case .ours(let fault):
                if let reason = fault ?? suspected { throw Obstacle.damaged(reason) }
                // SQLite reads a log up to the first wrong bit, and forgets the rest without a word.
                if WriteAheadLog(beside: file.path).corrections > 0 {
                    throw Obstacle.damaged("its log is damaged")
                }
            }
            // SQLite opens a file that it may not write without a word.
            if connection.isReadOnly { throw Obstacle.error(.readOnly(path: file.path)) }
            try prepare(connection, file, limits)
            connection.trust()
            return connection
        } catch let obstacle as Obstacle {
            throw obstacle
        } catch let failure as SQLiteFailure {
            if failure.isOfTheMachine { throw .error(Error(failure, path: file.path)) }
            throw .damaged(failure.message)
        } catch {
            throw .error(.failed(path: file.path, code: 0, reason: "\(error)"))
        }
    }

    /// Migrates a file's tables to the newest version, and checks that all that they name is present and valid.
    private static func prepare(_ connection: SQLiteConnection, _ file: StoreFile, _ limits: Limits) throws {
        let form = try form(of: connection, file.path)
        try connection.run("PRAGMA journal_mode = WAL")
        // FULL also syncs the log at each commit: a commit that returned survives a power cut.
        try connection.run("PRAGMA synchronous = FULL")
        if let pages = limits.maximumPages { try connection.run("PRAGMA max_page_count = \(pages)") }
        if form == .empty {
            try connection.transaction { try create(connection, limits) }
            return
        }
        if form == .old { try upgrade(connection) }
        try check(connection)
        // Only what is known to be right is packed, so that nothing of a table that was mistaken for another is lost.
        if form == .old || form == .unpacked { try connection.run("VACUUM") }
    }

    /// Makes the tables; where the content before is not known, each flag is unknown until it is set.
    private static func create(_ connection: SQLiteConnection, _ limits: Limits) throws(SQLiteFailure) {
        try StoreForm.create(connection)
        if limits.losesFlags { try connection.run(SQLiteCommand.keep(.flag(.lostFlags), .flag(.unknown))) }
    }

    /// Returns the form of a file's tables; refuses a newer program's, and those that were once a store's.
    static func form(of connection: SQLiteConnection, _ path: String) throws -> StoreForm {
        let form = try StoreForm.read(connection)
        try checkVersion(connection, form, path)
        if form == .other { throw Obstacle.damaged("the description of its tables is damaged") }
        // A file without tables that has had some is none that was just made.
        if form == .empty, try connection.run("PRAGMA page_count").first?.first?.integer ?? 0 > 1 {
            throw Obstacle.damaged("its tables are gone")
        }
        return form
    }

    /// Checks that all that a file names is present and valid.
    ///
    /// - Parameter hasRoll: Whether it is of today's form; those before have an index that may disagree with its table.
    static func check(_ connection: SQLiteConnection, hasRoll: Bool = true) throws {
        let pragma = hasRoll ? "quick_check" : "integrity_check"
        let answer = try connection.run("PRAGMA \(pragma)(1)").first?.first?.text ?? "no answer"
        if answer != "ok" { throw Obstacle.damaged(answer) }
        try connection.run("BEGIN")
        defer { connection.rollBack() }
        if let fault = try StoreInventory(connection, hasRoll: hasRoll).fault {
            throw Obstacle.damaged(fault)
        }
    }

    /// Refuses a file of a newer program; distinguishes that from a version with one flipped bit.
    private static func checkVersion(_ connection: SQLiteConnection, _ form: StoreForm, _ path: String) throws
    {
        let version = try connection.run("PRAGMA user_version").first?.first?.integer ?? 0
        // The versions that have had such tables: a newer one has others.
        let own: [Int64] =
            switch form {
            case .current, .unpacked: [schemaVersion]
            case .old: [0, 1, 2, schemaVersion]
            case .empty, .other: []
            }
        if own.contains(version) || own.isEmpty && version <= schemaVersion { return }
        if version < schemaVersion || own.contains(where: { ($0 ^ version).nonzeroBitCount == 1 }) {
            throw Obstacle.damaged("the version in its header is damaged")
        }
        throw Obstacle.error(.newerVersion(path: path, found: Int(version), supported: Int(schemaVersion)))
    }

    /// Moves the records of an earlier version into today's tables, if every one is valid.
    private static func upgrade(_ connection: SQLiteConnection) throws {
        let answer = try connection.run("PRAGMA integrity_check(1)").first?.first?.text ?? "no answer"
        if answer != "ok" { throw Obstacle.damaged(answer) }
        try connection.transaction {
            let found = try StoreInventory(connection, hasRoll: false, keepsContent: true)
            if let fault = found.fault { throw Obstacle.damaged(fault) }
            for table in ["document", "flag", "schema"] {
                try connection.run("DROP TABLE IF EXISTS \(table)")
            }
            try StoreForm.create(connection)
            for (name, record) in found.records {
                try connection.run(SQLiteCommand.keep(name, record.content))
            }
        }
    }
}
