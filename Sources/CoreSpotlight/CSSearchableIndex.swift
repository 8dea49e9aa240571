// Licensed under the Apache License, Version 2.0.

import Combine
public import Foundation
import StageUI

/// The items of an app that a search on the device finds. The simulated device keeps them in memory, and has no search of its
/// own: ``CSSearchQuery`` and ``CSUserQuery`` find them.
///
/// Unchecked, as what changes is behind a lock.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
    private final class Shelf: Sendable {
        let main = CSSearchableIndex(name: "")
    }
    private let lock = NSLock()
    private var items: [CSSearchableItem] = []
    /// The name.
    public let name: String

    /// Creates an index of a name.
    public init(name: String) { self.name = name }
    /// Returns the index of the app.
    open class func `default`() -> CSSearchableIndex {
        (StageDevice.current ?? .standIn).kept { Shelf() }.main
    }
    /// Returns whether there is an index.
    open class func isIndexingAvailable() -> Bool { true }

    /// The items that are found now, in the order in which they were added.
    var found: [CSSearchableItem] {
        let now = CurrentRun.clock.map { Date(timeIntervalSinceReferenceDate: $0.seconds) } ?? Date()
        return lock.withLock { items.filter { $0.expirationDate.map { $0 > now } ?? true } }
    }
    private func add(_ new: [CSSearchableItem]) {
        lock.withLock {
            for item in new {
                let place = items.firstIndex { $0.uniqueIdentifier == item.uniqueIdentifier }
                if let place { items[place] = item } else { items.append(item) }
            }
        }
    }
    private func remove(where isWanted: (CSSearchableItem) -> Bool) {
        lock.withLock { items.removeAll(where: isWanted) }
    }
    private func remove(inDomains domains: [String]) {
        remove { item in
            let domain = item.domainIdentifier ?? ""
            return domains.contains { domain == $0 || domain.hasPrefix($0 + ".") }
        }
    }

    /// Adds items, each in the place of one of its name.
    open func indexSearchableItems(
        _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        add(items)
        Task { completionHandler?(nil) }
    }
    /// Adds items, each in the place of one of its name.
    open func indexSearchableItems(_ items: [CSSearchableItem]) async throws { add(items) }
    /// Removes items by their names.
    open func deleteSearchableItems(
        withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        remove { identifiers.contains($0.uniqueIdentifier) }
        Task { completionHandler?(nil) }
    }
    /// Removes items by their names.
    open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {
        remove { identifiers.contains($0.uniqueIdentifier) }
    }
    /// Removes the items of groups, and of the groups in them.
    open func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String],
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        remove(inDomains: domainIdentifiers)
        Task { completionHandler?(nil) }
    }
    /// Removes the items of groups, and of the groups in them.
    open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {
        remove(inDomains: domainIdentifiers)
    }
    /// Removes all items.
    open func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        remove { _ in true }
        Task { completionHandler?(nil) }
    }
    /// Removes all items.
    open func deleteAllSearchableItems() async throws { remove { _ in true } }
}
