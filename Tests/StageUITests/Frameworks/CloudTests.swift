// Licensed under the Apache License, Version 2.0.

import CloudKit
import Foundation
import LinkPresentation
import SwiftUI
import Synchronization
import Testing

@testable import StageUI

/// The errors that were told, in order, on whatever thread.
private final class ToldErrors: Sendable {
    private let list = Mutex<[CKError.Code?]>([])
    var codes: [CKError.Code?] { list.withLock { $0 } }
    func add(_ error: (any Error)?) { list.withLock { $0.append((error as? CKError)?.code) } }
}

@MainActor @Suite struct CloudTests {
    @Test func `Nobody is signed in, and nothing is read and written`() async throws {
        let status = try await CKContainer.default().accountStatus()
        #expect(status == .noAccount)
        let record = CKRecord(recordType: "Note")
        do {
            try await CKContainer.default().privateCloudDatabase.save(record)
            Issue.record("It was saved.")
        } catch let error as CKError {
            // The number of CKError.notAuthenticated.
            #expect(error.code.rawValue == 9)
            #expect((error as NSError).domain == "CKErrorDomain")
        }
    }

    @Test func `A screen that asks is answered, and says so`() {
        let told = ToldErrors()
        let probe = StageProbe { Text("a") }
        probe.stage.react {
            let database = CKContainer(identifier: "iCloud.a").publicCloudDatabase
            database.fetch(withRecordID: CKRecord.ID(recordName: "a")) { _, error in told.add(error) }
            let operation = CKModifyRecordsOperation(recordsToSave: [], recordIDsToDelete: nil)
            operation.modifyRecordsCompletionBlock = { _, _, error in told.add(error) }
            database.add(operation)
        }
        probe.step(3)
        #expect(told.codes == [.notAuthenticated, .notAuthenticated])
    }

    @Test func `A record keeps its values by their names`() {
        let record = CKRecord(recordType: "Note", recordID: CKRecord.ID(recordName: "a"))
        record["title"] = "Tea"
        record["count"] = 2
        #expect(record["title"] as? String == "Tea")
        #expect(record["count"] as? Int == 2)
        #expect(record.allKeys() == ["count", "title"])
        record["title"] = nil
        #expect(record.allKeys() == ["count"])
        #expect(record.recordID == CKRecord.ID(recordName: "a"))
        #expect(record.recordID != CKRecord.ID(recordName: "b"))
        #expect(record.creationDate == nil)
    }

    @Test func `No page of the web is found out about`() async {
        do {
            _ = try await LPMetadataProvider().startFetchingMetadata(for: URL(filePath: "/a"))
            Issue.record("It was found.")
        } catch {
            #expect((error as? LPError)?.code == .metadataFetchFailed)
        }
        let metadata = LPLinkMetadata()
        metadata.title = "Tea"
        #expect(LPLinkView(metadata: metadata).metadata.title == "Tea")
    }
}
