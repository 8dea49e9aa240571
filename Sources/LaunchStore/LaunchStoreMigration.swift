// Licensed under the Apache License, Version 2.0.

/// A change of what a store holds, from one version of the app's documents to the next.
///
/// It goes in steps. Each step is one transaction that also notes how far the migration has come, so a process that is
/// killed, or a user who leaves, loses at most the step under way; the next launch continues from there.
///
///     let migrations = [
///         LaunchStoreMigration(to: 1, "Sorting your lists") { transaction in
///             try transaction.rename("lists", to: "lists.v2")
///         },
///         LaunchStoreMigration(to: 2, "Compressing your notes", documents: "note.") { key, transaction in
///             ...
///         },
///     ]
public struct LaunchStoreMigration: Sendable {
    enum Work: Sendable {
        case steps(Int, @Sendable (Int, LaunchStoreTransaction) throws -> Void)
        case documents(
            prefix: String, batch: Int, @Sendable (LaunchStoreKey, LaunchStoreTransaction) throws -> Void)
    }

    /// The version of the documents after it, from 1.
    public let version: Int
    /// The message to the user while it runs.
    public let name: String
    let work: Work

    /// A migration in one step.
    ///
    /// - Parameters:
    ///   - version: The version of the documents after it, from 1; larger than that of the one before.
    ///   - name: What the user may read while it runs.
    ///   - body: The change; when it throws, nothing of the step is kept.
    public init(
        to version: Int, _ name: String,
        body: @escaping @Sendable (LaunchStoreTransaction) throws -> Void
    ) {
        self.init(to: version, name, steps: 1) { _, transaction in try body(transaction) }
    }

    /// A migration in a known number of steps.
    ///
    /// - Parameters:
    ///   - version: The version of the documents after it, from 1; larger than that of the one before.
    ///   - name: What the user may read while it runs.
    ///   - steps: The number of steps, at least 1; smaller numbers count as 1.
    ///   - body: The change of one step, which counts from 0; when it throws, nothing of it is kept.
    public init(
        to version: Int, _ name: String, steps: Int,
        body: @escaping @Sendable (_ step: Int, LaunchStoreTransaction) throws -> Void
    ) {
        (self.version, self.name) = (version, name)
        work = .steps(max(1, steps), body)
    }

    /// A migration of each document whose key begins in a way, a number of them in each step.
    ///
    /// - Parameters:
    ///   - version: The version of the documents after it, from 1; larger than that of the one before.
    ///   - name: What the user may read while it runs.
    ///   - documents: How the keys begin; documents that get such a key on the way are taken, too, when
    ///     they come later in the order of their bytes.
    ///   - batch: How many documents make a step, at least 1.
    ///   - body: The change of one document; when it throws, nothing of the step is kept.
    public init(
        to version: Int, _ name: String, documents: String, batch: Int = 100,
        body: @escaping @Sendable (LaunchStoreKey, LaunchStoreTransaction) throws -> Void
    ) {
        (self.version, self.name) = (version, name)
        work = .documents(prefix: documents, batch: max(1, batch), body)
    }
}

/// The progress of a store's migrations.
public struct LaunchStoreProgress: Hashable, Sendable {
    /// The share that is done, 0...1; it never goes back, and is 1 once, at the end.
    public let fraction: Double
    /// The name of the migration at work, for the user.
    public let name: String
}
