// Licensed under the Apache License, Version 2.0.

public import Foundation
import Synchronization

/// A value that a record keeps.
public protocol CKRecordValueProtocol: Sendable {}
/// A value that a record keeps.
public typealias CKRecordValue = CKRecordValueProtocol
extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}

/// A record: values by their names.
// Unchecked, as an open class cannot be checked: its values are behind a lock.
open class CKRecord: NSObject, @unchecked Sendable {
    /// The kind of a record.
    public typealias RecordType = String
    /// The name of a value.
    public typealias FieldKey = String
    /// The name of a record, and its zone.
    public final class ID: NSObject, Sendable {
        /// The name.
        public let recordName: String
        /// The zone.
        public let zoneID: CKRecordZone.ID
        /// Creates a name.
        public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
            (self.recordName, self.zoneID) = (recordName, zoneID)
        }
        /// Compares names and zones.
        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? ID else { return false }
            return recordName == other.recordName && zoneID == other.zoneID
        }
        /// A number of the name.
        public override var hash: Int { recordName.hashValue }
    }
    /// A link to another record.
    public final class Reference: NSObject, CKRecordValueProtocol, Sendable {
        /// The results of the removal of the other record.
        public enum Action: UInt, Sendable {
            /// Nothing.
            case none
            /// This one is removed, too.
            case deleteSelf
        }
        /// The name of the other record.
        public let recordID: ID
        /// The result of its removal.
        public let action: Action
        /// Creates a link to a name.
        public init(recordID: ID, action: Action) { (self.recordID, self.action) = (recordID, action) }
        /// Creates a link to a record.
        public init(record: CKRecord, action: Action) {
            (recordID, self.action) = (record.recordID, action)
        }
    }

    private let values = Mutex<[String: any CKRecordValueProtocol]>([:])
    /// The kind.
    public let recordType: RecordType
    /// The name.
    public let recordID: ID
    /// Creates a record.
    public init(recordType: RecordType, recordID: ID = ID()) {
        (self.recordType, self.recordID) = (recordType, recordID)
    }
    /// The time at which iCloud has got it: none.
    open var creationDate: Date? { nil }
    /// The time at which iCloud has got its last change: none.
    open var modificationDate: Date? { nil }
    /// The user who has made it: none.
    open var creatorUserRecordID: ID? { nil }
    /// The value of a name; nil for none.
    open subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
        get { values.withLock { $0[key] } }
        set { values.withLock { $0[key] = newValue } }
    }
    /// Returns the value of a name; nil for none.
    open func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { self[key] }
    /// Sets the value of a name; nil removes it.
    open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) {
        self[key] = object
    }
    /// The names of the values.
    open func allKeys() -> [FieldKey] { values.withLock { $0.keys.sorted() } }
}

/// A file that a record keeps.
public final class CKAsset: NSObject, CKRecordValueProtocol, Sendable {
    /// The place of the file.
    public let fileURL: URL?
    /// Creates it from a file.
    public init(fileURL: URL) { self.fileURL = fileURL }
}

/// A part of a database.
public final class CKRecordZone: NSObject, Sendable {
    /// The name of a zone, and its owner.
    public struct ID: Hashable, Sendable {
        /// The name.
        public let zoneName: String
        /// The owner.
        public let ownerName: String
        /// Creates a name.
        public init(zoneName: String, ownerName: String = "__defaultOwner__") {
            (self.zoneName, self.ownerName) = (zoneName, ownerName)
        }
        /// The usual zone.
        public static let `default` = ID(zoneName: "_defaultZone")
    }
    /// The name.
    public let zoneID: ID
    /// Creates a zone of a name.
    public init(zoneName: String) { zoneID = ID(zoneName: zoneName) }
    /// Creates a zone of a name and an owner.
    public init(zoneID: ID) { self.zoneID = zoneID }
}

/// The records that are looked for.
open class CKQuery: NSObject {
    /// The kind.
    public let recordType: CKRecord.RecordType
    /// The condition.
    public let predicate: NSPredicate
    /// The order; nil for any.
    open var sortDescriptors: [NSSortDescriptor]?
    /// Creates a search.
    public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
        (self.recordType, self.predicate) = (recordType, predicate)
    }
}
