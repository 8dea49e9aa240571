// Licensed under the Apache License, Version 2.0.

import Contacts
import CoreLocation
import Foundation
import MapKit
import SwiftUI
import Testing
import UserNotifications

@testable import StageUI

private struct Halt: Identifiable {
    let id: String
    var place: CLLocationCoordinate2D
    var isSeen = false
}

private struct Stops: View {
    @State private var stops = [
        Halt(id: "a", place: CLLocationCoordinate2D(latitude: 0, longitude: 0)),
        Halt(id: "b", place: CLLocationCoordinate2D(latitude: 0, longitude: 1)),
    ]
    @State private var region = MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 0, longitude: 0),
        span: MKCoordinateSpan(latitudeDelta: 4, longitudeDelta: 4))

    var body: some View {
        Map(coordinateRegion: $region, annotationItems: $stops) { $stop in
            MapAnnotation(coordinate: stop.place) {
                Text(stop.isSeen ? "\(stop.id) seen" : stop.id)
                    .onAppear { if stop.id == "b" { stop.isSeen = true } }
            }
        }
    }
}

/// Entries, places and notifications with all that Apple's documentation lists.
@MainActor @Suite struct AddressAndPlaceTests {
    @Test func `An entry has a birthday, further names and addresses, which are kept`() async throws {
        try await StageDevice.$opening.withValue(StageDevice()) {
            let store = CNContactStore()
            try await store.requestAccess(for: .contacts)
            let ann = CNMutableContact()
            (ann.namePrefix, ann.givenName, ann.middleName) = ("Dr.", "Ann", "Mary")
            (ann.familyName, ann.nameSuffix, ann.nickname) = ("Lee", "Jr.", "Annie")
            ann.birthday = DateComponents(month: 2, day: 29)
            let home = CNMutablePostalAddress()
            (home.street, home.city) = ("1 Main St", "Springfield")
            (home.state, home.postalCode, home.country) = ("IL", "62701", "USA")
            ann.postalAddresses = [CNLabeledValue(label: CNLabelHome, value: home)]
            let request = CNSaveRequest()
            request.add(ann, toContainerWithIdentifier: nil)
            try store.execute(request)
            ann.birthday = nil
            let kept = try store.unifiedContact(
                withIdentifier: ann.identifier,
                keysToFetch: [CNContactBirthdayKey as any CNKeyDescriptor])
            #expect(kept.birthday == DateComponents(month: 2, day: 29))
            #expect(kept.nickname == "Annie")
            #expect(kept.contactType == .person)
            #expect(CNContactFormatter.string(from: kept, style: .fullName) == "Dr. Ann Mary Lee Jr.")
            #expect(CNContactFormatter.string(from: kept, style: .phoneticFullName) == nil)
            let address = try #require(kept.postalAddresses.first?.value)
            #expect(
                CNPostalAddressFormatter.string(from: address, style: .mailingAddress)
                    == "1 Main St\nSpringfield IL 62701\nUSA")
        }
        #expect(CNContactBirthdayKey == "birthday")
    }

    @Test func `News of the place are that it is denied, until the task is cancelled`() async throws {
        var news = CLLocationUpdate.liveUpdates(.fitness).makeAsyncIterator()
        let first = try #require(try await news.next())
        #expect(first.authorizationDenied)
        #expect(first.location == nil)
        let rest = Task {
            var count = 0
            for try await _ in CLLocationUpdate.liveUpdates() { count += 1 }
            return count
        }
        rest.cancel()
        #expect(try await rest.value <= 1)
    }

    @Test func `Errors of places have Apple's numbers`() {
        #expect(CLError.Code.headingFailure.rawValue == 3)
        #expect(CLError.Code.regionMonitoringResponseDelayed.rawValue == 7)
        #expect(CLError.Code.geocodeFoundNoResult.rawValue == 8)
        #expect(CLError.Code.geocodeCanceled.rawValue == 10)
        #expect(CLError.Code.rangingFailure.rawValue == 17)
        #expect(CLError(.promptDeclined).errorCode == 18)
        let known = CLError(.headingFailure) as NSError
        #expect(known.domain == "kCLErrorDomain" && known.code == 3)
        let error: any Error = CLError(.geocodeFoundPartialResult)
        #expect((error as? CLError)?.code == CLError.geocodeFoundPartialResult)
    }

    @Test func `A map of a bound collection gives each sign a binding to its element`() {
        let probe = StageProbe(CGSize(width: 400, height: 400)) { Stops() }
        probe.step(2)
        probe.stage.settle()
        let labels = Set(probe.stage.elements.compactMap(\.label))
        #expect(labels.isSuperset(of: ["a", "b seen"]))
        #expect(!labels.contains("b"))
    }

    @Test func `An attachment is a file of a type that the system shows`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (picture, text) = (folder.appending(path: "a.PNG"), folder.appending(path: "a.txt"))
        for file in [picture, text] { try Data([1]).write(to: file) }
        let attachment = try UNNotificationAttachment(identifier: "picture", url: picture)
        #expect(attachment.identifier == "picture")
        #expect(attachment.type == "public.png")
        #expect(try !UNNotificationAttachment(identifier: "", url: picture).identifier.isEmpty)
        #expect(throws: UNError(.attachmentUnrecognizedType)) {
            try UNNotificationAttachment(identifier: "text", url: text)
        }
        let hint = [UNNotificationAttachmentOptionsTypeHintKey: "public.jpeg"]
        #expect(
            try UNNotificationAttachment(identifier: "text", url: text, options: hint).type == "public.jpeg")
        #expect(throws: UNError(.attachmentInvalidURL)) {
            try UNNotificationAttachment(identifier: "none", url: folder.appending(path: "b.png"))
        }
        let content = UNMutableNotificationContent()
        content.attachments = [attachment]
        #expect(content.attachments.map(\.url) == [picture])
        let known = UNError(.attachmentUnrecognizedType) as NSError
        #expect(known.domain == "UNErrorDomain" && known.code == 101)
    }
}
