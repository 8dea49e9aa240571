// Licensed under the Apache License, Version 2.0.

import Combine
import Dispatch
import Foundation

/// The times at which a block of a context runs.
public enum NSManagedObjectContextScheduledTaskType: Sendable {
    /// At once where it may.
    case immediate
    /// After those that wait.
    case enqueued
}

extension NSManagedObjectContext {
    /// The times at which a block runs.
    public typealias ScheduledTaskType = NSManagedObjectContextScheduledTaskType

    /// Calls a block later, on the main thread.
    public func perform(_ block: @escaping () -> Void) {
        let handed = Carried(block)
        DispatchQueue.main.schedule(options: nil) { self.asCurrent { handed.value() } }
    }
    /// Calls a block on the main thread, and returns its result.
    public nonisolated(nonsending) func perform<T, Failure: Error>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws(Failure) -> T
    ) async throws(Failure) -> T {
        let handed = Carried(block)
        return try await onMain(handed).value.get()
    }
    @MainActor private func onMain<T, Failure: Error>(
        _ block: Carried<() throws(Failure) -> T>
    ) -> Carried<Result<T, Failure>> {
        asCurrent {
            do throws(Failure) {
                return Carried(.success(try block.value()))
            } catch {
                return Carried(.failure(error))
            }
        }
    }
    /// Calls a block, and returns its result.
    public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try asCurrent(block) }

    /// The context whose block runs now; nil outside of blocks.
    @TaskLocal static var current: NSManagedObjectContext?
    private func asCurrent<T>(_ block: () throws -> T) rethrows -> T {
        try Self.$current.withValue(self) { try block() }
    }
}

extension NSFetchRequest {
    /// Returns what the request looks for, in the context whose block runs now (`perform`, `performAndWait`); throws outside
    /// of one, where Apple's ends the program.
    public func execute() throws -> [ResultType] {
        guard let context = NSManagedObjectContext.current else {
            // NSCoreDataError, the general one.
            throw NSError(
                domain: NSCocoaErrorDomain, code: 134_060,
                userInfo: [
                    NSLocalizedDescriptionKey: "execute() is for blocks of perform and performAndWait."
                ])
        }
        return try context.fetch(self)
    }
}
