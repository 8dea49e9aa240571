// Licensed under the Apache License, Version 2.0.

import Contacts
import EventKit
import Foundation
import StageUI
import Testing

@MainActor @Suite struct AddressBookTests {
    @Test func `Entries are read when the user has allowed it, and are kept`() async throws {
        try await StageDevice.$opening.withValue(StageDevice()) {
            let store = CNContactStore()
            let all = CNContactFetchRequest(keysToFetch: [CNContactGivenNameKey as any CNKeyDescriptor])
            #expect(CNContactStore.authorizationStatus(for: .contacts) == .notDetermined)
            #expect(throws: CNError.self) { try store.enumerateContacts(with: all) { _, _ in } }
            let isAllowed = try await store.requestAccess(for: .contacts)
            #expect(isAllowed)
            let ann = CNMutableContact()
            (ann.givenName, ann.familyName) = ("Ann", "Lee")
            ann.phoneNumbers = [
                CNLabeledValue(label: CNLabelWork, value: CNPhoneNumber(stringValue: "+1 555 0100"))
            ]
            let request = CNSaveRequest()
            request.add(ann, toContainerWithIdentifier: nil)
            try store.execute(request)
            var names: [String?] = []
            try store.enumerateContacts(with: all) { contact, _ in
                names.append(CNContactFormatter.string(from: contact, style: .fullName))
            }
            #expect(names == ["Ann Lee"])
            let lees = try store.unifiedContacts(
                matching: CNContact.predicateForContacts(matchingName: "ann lee"), keysToFetch: [])
            #expect(lees.first?.phoneNumbers.first?.value.stringValue == "+1 555 0100")
            #expect(CNLabeledValue<CNPhoneNumber>.localizedString(forLabel: CNLabelWork) == "work")
            // What is saved is what it was then.
            ann.givenName = "Anna"
            let kept = try store.unifiedContact(withIdentifier: ann.identifier, keysToFetch: [])
            #expect(kept.givenName == "Ann")
            let removal = CNSaveRequest()
            removal.delete(ann)
            try store.execute(removal)
            let change = CNSaveRequest()
            change.update(ann)
            #expect(throws: CNError(.recordDoesNotExist)) { try store.execute(change) }
            #expect(throws: CNError(.recordDoesNotExist)) { try store.execute(removal) }
            #expect(throws: CNError.self) {
                try store.unifiedContact(withIdentifier: ann.identifier, keysToFetch: [])
            }
        }
    }

    @Test func `Events are saved with a start before their end, when the user has allowed it`() async throws {
        try await StageDevice.$opening.withValue(StageDevice()) {
            let store = EKEventStore()
            #expect(store.calendars(for: .event).first == store.defaultCalendarForNewEvents)
            let event = EKEvent(eventStore: store)
            event.title = "Tea"
            let start = Date(timeIntervalSince1970: 1_000_000)
            #expect(throws: EKError(.eventStoreNotAuthorized)) { try store.save(event, span: .thisEvent) }
            let mayWrite = try await store.requestWriteOnlyAccessToEvents()
            #expect(mayWrite)
            #expect(throws: EKError(.noStartDate)) { try store.save(event, span: .thisEvent) }
            (event.startDate, event.endDate) = (start, start - 1)
            #expect(throws: EKError(.datesInverted)) { try store.save(event, span: .thisEvent) }
            event.endDate = start + 3600
            try store.save(event, span: .thisEvent)
            let hour = store.predicateForEvents(withStart: start, end: start + 60, calendars: nil)
            let later = store.predicateForEvents(withStart: start + 3600, end: start + 7200, calendars: nil)
            #expect(store.events(matching: hour).isEmpty)
            let mayRead = try await store.requestFullAccessToEvents()
            #expect(mayRead)
            #expect(store.events(matching: hour).map(\.title) == ["Tea"])
            #expect(store.events(matching: later).isEmpty)
            try store.remove(event, span: .thisEvent)
            #expect(store.events(matching: hour).isEmpty)
        }
    }
}
