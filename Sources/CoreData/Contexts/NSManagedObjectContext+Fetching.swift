// Licensed under the Apache License, Version 2.0.

import Foundation

extension NSManagedObjectContext {
    /// Returns what a request looks for, in its order, or in that of insertion.
    public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
        let found = try matches(request)
        switch request.resultType {
        case .managedObjectIDResultType: return found.compactMap { $0.objectID as? T }
        case .countResultType: return [NSNumber(value: found.count)].compactMap { $0 as? T }
        case .dictionaryResultType:
            let keys = request.propertiesToFetch?.compactMap { property in
                property as? String ?? (property as? NSPropertyDescription)?.name
            }
            var rows = found.map { object -> NSDictionary in
                let names = keys ?? Array(object.entity.attributesByName.keys)
                return NSDictionary(
                    dictionary: object.dictionaryWithValues(forKeys: names).filter { !($0.value is NSNull) })
            }
            if request.returnsDistinctResults {
                var seen: Set<NSDictionary> = []
                rows = rows.filter { seen.insert($0).inserted }
            }
            return rows.compactMap { $0 as? T }
        default: return found.compactMap { $0 as? T }
        }
    }

    /// Returns the number of objects that a request looks for.
    public func count<T>(for request: NSFetchRequest<T>) throws -> Int { try matches(request).count }

    /// Carries out a request to find, or to remove without a look at each object.
    @discardableResult public func execute(_ request: NSPersistentStoreRequest) throws
        -> NSPersistentStoreResult
    {
        guard let batch = request as? NSBatchDeleteRequest else { return NSPersistentStoreResult() }
        var ids = batch.objectIDs
        if let wanted = batch.fetchRequest {
            let saved = NSManagedObjectContext(.privateQueue)
            saved.persistentStoreCoordinator = persistentStoreCoordinator
            ids = try saved.matches(wanted).map(\.objectID)
        }
        persistentStoreCoordinator?.remove(ids)
        return NSBatchDeleteResult(batch.resultType, ids)
    }

    func matches<T>(_ request: NSFetchRequest<T>) throws -> [NSManagedObject] {
        let name = request.entityName
        var found: [NSManagedObject] = []
        for id in identities {
            let isWanted =
                request.includesSubentities ? id.entity.isKind(ofName: name) : id.entity.name == name
            guard isWanted else { continue }
            let object = object(with: id)
            if request.predicate?.evaluate(with: object) != false { found.append(object) }
        }
        if let order = request.sortDescriptors, !order.isEmpty { found.sort(by: order) }
        if request.fetchOffset > 0 { found = Array(found.dropFirst(request.fetchOffset)) }
        if request.fetchLimit > 0 { found = Array(found.prefix(request.fetchLimit)) }
        return found
    }
}

extension [NSManagedObject] {
    /// Sorts objects by descriptors, the first of which counts most; equals keep their order.
    mutating func sort(by order: [NSSortDescriptor]) {
        let sorted = enumerated().sorted { a, b in
            for descriptor in order {
                switch descriptor.compare(a.element, to: b.element) {
                case .orderedAscending: return true
                case .orderedDescending: return false
                case .orderedSame: continue
                }
            }
            return a.offset < b.offset
        }
        self = sorted.map(\.element)
    }
}
