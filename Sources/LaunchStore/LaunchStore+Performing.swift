// Licensed under the Apache License, Version 2.0.

extension LaunchStore {
    /// Runs the body on the open database, and once more after a repair when the file turns out damaged.
    ///
    /// - Parameters:
    ///   - isWriting: Whether it changes anything, for which a file that could only be read is tried anew.
    ///   - body: What to do.
    func perform<R>(
        isWriting: Bool = false, _ body: (SQLiteConnection) throws -> R
    ) throws(LaunchStore.Error) -> R {
        try refuse(isWriting ? .writes : .reads)
        do {
            return try body(try current(isWriting: isWriting))
        } catch let failure as SQLiteFailure where failure.isDamage && path != ":memory:" {
            try replace(because: failure.message)
        } catch {
            throw noted(converted(error))
        }
        do {
            return try body(try current(isWriting: isWriting))
        } catch {
            throw noted(converted(error))
        }
    }

    /// Remembers that nothing can be written, so that the next change opens the file anew.
    private func noted(_ error: LaunchStore.Error) -> LaunchStore.Error {
        if case .readOnly = error, path != ":memory:" { obstacle = error }
        return error
    }

    private func converted(_ error: any Swift.Error) -> LaunchStore.Error {
        switch error {
        case let error as LaunchStore.Error: error
        case let failure as SQLiteFailure: Error(failure, path: path)
        default: .failed(path: path, code: 0, reason: "\(error)")
        }
    }

    /// The open database; opened again when another process moved the file aside or removed it.
    private func current(isWriting: Bool) throws(LaunchStore.Error) -> SQLiteConnection {
        if let connection, path == ":memory:" || FileIdentity(path: path) == identity {
            guard isWriting, obstacle != nil else { return connection }
        } else if connection != nil {
            log("launch store: \(path) was replaced by another process; opened again")
        }
        // A file that could only be read stays open until it is known that it can be opened again.
        let opened = try Self.open(path: path, limits: limits, log: obstacle == nil ? log : { _ in })
        if obstacle != nil, opened.obstacle == nil { log("launch store: \(path) can be written again") }
        (connection, identity, obstacle) = (opened.connection, opened.identity, opened.obstacle)
        if isWriting, let obstacle { throw obstacle }
        return opened.connection
    }

    /// Replaces a file that turned out damaged while it was open, unless another process did so already.
    private func replace(because reason: String) throws(LaunchStore.Error) {
        connection?.distrust()
        connection = nil
        let opened = try Self.open(
            path: path, limits: limits, suspicion: Suspicion(identity: identity, reason: reason), log: log)
        (connection, identity, obstacle) = (opened.connection, opened.identity, opened.obstacle)
    }
}
