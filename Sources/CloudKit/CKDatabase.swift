// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A database in iCloud. Nobody is signed in on the simulated device: each question ends with `CKError.notAuthenticated`.
public final class CKDatabase: Sendable {
    /// Those who see it.
    public enum Scope: Int, Hashable, Sendable {
        /// All users.
        case `public` = 1
        /// The user alone.
        case `private` = 2
        /// The user and those who share it.
        case shared = 3
    }
    /// Those who see it.
    public let databaseScope: Scope
    init(_ scope: Scope) { databaseScope = scope }

    /// Throws: nobody is signed in.
    public func record(for recordID: CKRecord.ID) async throws -> CKRecord {
        throw CloudAnswer.refuse()
    }
    /// Throws: nobody is signed in.
    @discardableResult
    public func save(_ record: CKRecord) async throws -> CKRecord { throw CloudAnswer.refuse() }
    /// Throws: nobody is signed in.
    @discardableResult
    public func save(_ subscription: CKSubscription) async throws -> CKSubscription {
        throw CloudAnswer.refuse()
    }
    /// Throws: nobody is signed in.
    @discardableResult
    public func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID {
        throw CloudAnswer.refuse()
    }
    /// Throws: nobody is signed in.
    public func allSubscriptions() async throws -> [CKSubscription] { throw CloudAnswer.refuse() }
    /// Throws: nobody is signed in.
    public func records(
        matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil,
        desiredKeys: [String]? = nil,
        resultsLimit: Int = 0
    ) async throws -> (
        matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: Never?
    ) {
        throw CloudAnswer.refuse()
    }
    /// Calls back with an error: nobody is signed in.
    public func fetch(
        withRecordID recordID: CKRecord.ID,
        completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
    ) { refuse(completionHandler) }
    /// Calls back with an error: nobody is signed in.
    public func save(
        _ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
    ) { refuse(completionHandler) }
    /// Calls back with an error: nobody is signed in.
    public func save(
        _ subscription: CKSubscription,
        completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
    ) { refuse(completionHandler) }
    /// Calls back with an error: nobody is signed in.
    public func delete(
        withRecordID recordID: CKRecord.ID,
        completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
    ) { refuse(completionHandler) }
    /// Calls back with an error: nobody is signed in.
    public func perform(
        _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
        completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void
    ) { refuse(completionHandler) }
    /// Calls back with an error: nobody is signed in.
    public func fetchAllSubscriptions(
        completionHandler: @escaping @Sendable ([CKSubscription]?, (any Error)?) -> Void
    ) { refuse(completionHandler) }
    /// Runs an operation, which ends with an error: nobody is signed in.
    public func add(_ operation: CKDatabaseOperation) {
        let error = CloudAnswer.refuse()
        CloudAnswer.give { operation.end(error) }
    }

    private func refuse<Value>(_ answer: @escaping @Sendable (Value?, (any Error)?) -> Void) {
        let error = CloudAnswer.refuse()
        CloudAnswer.give { answer(nil, error) }
    }
}

/// Something that a database does.
// Unchecked, as its closures are set before it is added to a database, as those of Apple's class.
open class CKDatabaseOperation: NSObject, @unchecked Sendable {
    /// The urgency of the operation, which has no effect.
    open var qualityOfService = QualityOfService.utility
    /// Called when it is over.
    open var completionBlock: (@Sendable () -> Void)?
    func end(_ error: CKError) { completionBlock?() }
}

/// Saves and removes records.
// Unchecked, as a subclass of an unchecked class says so again.
open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
    /// The ways in which records that were changed elsewhere are saved.
    public enum RecordSavePolicy: Int, Sendable {
        /// They are not.
        case ifServerRecordUnchanged
        /// The changed values alone.
        case changedKeys
        /// All values.
        case allKeys
    }
    /// The records to save.
    open var recordsToSave: [CKRecord]?
    /// The names of the records to remove.
    open var recordIDsToDelete: [CKRecord.ID]?
    /// The way in which records that were changed elsewhere are saved.
    open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
    /// Called with what was saved and removed, before it is over.
    open var modifyRecordsCompletionBlock: (@Sendable ([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
    /// Called with how it went, before it is over.
    open var modifyRecordsResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?
    /// Creates an operation.
    public init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {
        (self.recordsToSave, self.recordIDsToDelete) = (recordsToSave, recordIDsToDelete)
    }
    override func end(_ error: CKError) {
        modifyRecordsCompletionBlock?(nil, nil, error)
        modifyRecordsResultBlock?(.failure(error))
        super.end(error)
    }
}

/// Saves and removes subscriptions.
// Unchecked, as a subclass of an unchecked class says so again.
open class CKModifySubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
    /// Called with how it went, before it is over.
    open var modifySubscriptionsResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?
    /// Creates an operation.
    public init(
        subscriptionsToSave: [CKSubscription]? = nil,
        subscriptionIDsToDelete: [CKSubscription.ID]? = nil
    ) {}
    override func end(_ error: CKError) {
        modifySubscriptionsResultBlock?(.failure(error))
        super.end(error)
    }
}

/// A wish to be told of changes, which nobody tells here.
// Unchecked, as an open class cannot be checked: what it tells is set before it is saved, as with Apple's class.
open class CKSubscription: NSObject, @unchecked Sendable {
    /// The name of a wish.
    public typealias ID = String
    /// The words that users read.
    open class NotificationInfo: NSObject {
        /// The key of the title.
        open var titleLocalizationKey: String?
        /// The key of the text.
        open var alertLocalizationKey: String?
        /// The text.
        open var alertBody: String?
        /// The name of the sound.
        open var soundName: String?
        /// Indicates whether the number on the icon grows.
        open var shouldBadge = false
        /// Indicates whether the app is woken.
        open var shouldSendContentAvailable = false
        /// Creates nothing to read.
        public override init() { super.init() }
    }
    /// The name.
    public let subscriptionID: ID
    /// The words that users read; nil for nothing.
    open var notificationInfo: NotificationInfo?
    init(id: ID) { subscriptionID = id }
}

/// A wish to be told of the changes of records of a kind.
// Unchecked, as a subclass of an unchecked class says so again.
open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
    /// The changes.
    public struct Options: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates changes from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A record comes.
        public static let firesOnRecordCreation = Options(rawValue: 1)
        /// A record changes.
        public static let firesOnRecordUpdate = Options(rawValue: 2)
        /// A record goes.
        public static let firesOnRecordDeletion = Options(rawValue: 4)
        /// Once.
        public static let firesOnce = Options(rawValue: 8)
    }
    /// The kind.
    public let recordType: CKRecord.RecordType
    /// The condition.
    public let predicate: NSPredicate
    /// Creates a wish.
    public init(
        recordType: CKRecord.RecordType, predicate: NSPredicate,
        subscriptionID: CKSubscription.ID = UUID().uuidString, options: Options = []
    ) {
        (self.recordType, self.predicate) = (recordType, predicate)
        super.init(id: subscriptionID)
    }
}
