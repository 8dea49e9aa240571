// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import DuggyBrand

@Suite struct DuggyFirebaseTests {
    private func read(_ data: Data) -> Result<FirebaseOptions, FirebaseOptionsError> {
        do throws(FirebaseOptionsError) {
            return .success(try FirebaseOptions(plist: data, bundleID: Duggy.bundleID))
        } catch {
            return .failure(error)
        }
    }

    @Test func aGoodFileIsReadAsXMLAndInBinaryForm() throws {
        let values = try #require(
            PropertyListSerialization.propertyList(from: DuggyPlist.good, format: nil) as? [String: Any])
        let binary = try PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0)
        for data in [DuggyPlist.good, binary] {
            let options = try read(data).get()
            #expect(options.projectID == "duggy-club" && options.senderID == "123456789012")
            #expect(options.storageBucket == "duggy-club.appspot.com" && options.clientID == nil)
        }
    }

    @Test(arguments: ["GOOGLE_APP_ID", "GCM_SENDER_ID", "API_KEY", "PROJECT_ID", "BUNDLE_ID"])
    func aMissingOrEmptyValueIsNamed(key: String) {
        #expect(read(DuggyPlist.changed(key, nil)) == .failure(.missingKeys([key])))
        guard case .failure(.badValue(let named, _)) = read(DuggyPlist.changed(key, "")) else {
            Issue.record("An empty \(key) was accepted.")
            return
        }
        #expect(named == key)
    }

    @Test func allMissingValuesAreNamedAtOnce() {
        #expect(
            read(DuggyPlist.xml([:]))
                == .failure(
                    .missingKeys(["GOOGLE_APP_ID", "GCM_SENDER_ID", "API_KEY", "PROJECT_ID", "BUNDLE_ID"])))
    }

    @Test(
        arguments: [
            ("GOOGLE_APP_ID", "1:123456789012:android:0a1b"), ("GOOGLE_APP_ID", "2:123456789012:ios:0a1b"),
            ("GOOGLE_APP_ID", "1:123456789012:ios:XYZ"), ("GOOGLE_APP_ID", "1:123456789012:ios"),
            ("GCM_SENDER_ID", "12x"), ("GCM_SENDER_ID", "999"),
            ("API_KEY", "AIzaShort"), ("API_KEY", "BIzaSyA1234567890abcdefghijklmnopqrst-_"),
            ("API_KEY", "AIzaSyA1234567890abcdefghijklmnopqrst+/"), ("PROJECT_ID", "Duggy Club"),
            ("PROJECT_ID", "abc"), ("BUNDLE_ID", "duggy"),
        ])
    func aValueOfAnotherFormIsNamedWithTheFormItNeeds(key: String, value: String) {
        guard case .failure(.badValue(let named, let wanted)) = read(DuggyPlist.changed(key, value)) else {
            Issue.record("\(key) = \(value) was accepted.")
            return
        }
        #expect(named == key && !wanted.isEmpty)
    }

    @Test func aFileOfAnotherAppIsRefused() {
        #expect(
            read(DuggyPlist.changed("BUNDLE_ID", "com.other.app"))
                == .failure(.otherBundle(found: "com.other.app", wanted: "club.duggy.app")))
    }

    @Test(arguments: ["", "no list", "<plist><array/></plist>", "{", "<?xml version=\"1.0\"?><plist><dict>"])
    func whatIsNoDictionaryIsRefused(text: String) {
        guard case .failure(.notAPropertyList) = read(Data(text.utf8)) else {
            Issue.record("'\(text)' was accepted.")
            return
        }
    }

    @Test func aFileOnDiskIsReadAndAMissingOneIsTold() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("GoogleService-Info.plist")
        #expect(throws: FirebaseOptionsError.missingFile(path: file.path)) {
            try FirebaseOptions(contentsOf: file, bundleID: nil)
        }
        try DuggyPlist.good.write(to: file)
        #expect(try FirebaseOptions(contentsOf: file, bundleID: nil).bundleID == "club.duggy.app")
        try Data(repeating: 32, count: 200_000).write(to: file)
        #expect(throws: FirebaseOptionsError.self) {
            try FirebaseOptions(contentsOf: file, bundleID: nil)
        }
    }

    @Test func noErrorRepeatsTheKey() {
        let key = DuggyPlist.values["API_KEY"] ?? ""
        guard case .failure(let error) = read(DuggyPlist.changed("API_KEY", key + "x")) else {
            Issue.record("A key that is too long was accepted.")
            return
        }
        #expect(!error.description.contains(key) && error.description.contains("Download"))
    }
}
