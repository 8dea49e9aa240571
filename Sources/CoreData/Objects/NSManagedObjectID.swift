// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A result of a request.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// The identity of an object, the same in all contexts of a container.
///
/// Unchecked, as it is written once, when its object is saved for the first time.
public final class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
    /// The entity of the object.
    public let entity: NSEntityDescription
    /// Indicates whether the object was never saved.
    public internal(set) var isTemporaryID = true
    /// The store that the object was saved in.
    public internal(set) weak var persistentStore: NSPersistentStore?
    /// The number among the objects of a store, in the order of their insertion, from 1; 0 outside of a context.
    var number = 0

    init(_ entity: NSEntityDescription) { self.entity = entity }

    /// Returns an address by which a container's coordinator finds it again.
    public func uriRepresentation() -> URL {
        let name = entity.name ?? ""
        let end = "\(isTemporaryID ? "t" : "p")\(number)"
        return URL(string: "x-coredata://memory/\(name)/\(end)") ?? URL(fileURLWithPath: "/\(name)/\(end)")
    }
    /// Describes it by its address.
    public override var description: String { uriRepresentation().absoluteString }
}
