// Licensed under the Apache License, Version 2.0.

public import Foundation

/// What `GoogleService-Info.plist` tells the app about its Firebase project.
public struct FirebaseOptions: Hashable, Sendable {
    /// The app's own id: `1:PROJECT NUMBER:ios:HEX` (`GOOGLE_APP_ID`).
    public let appID: String
    /// The project's number, which sends push messages (`GCM_SENDER_ID`).
    public let senderID: String
    /// The key that requests carry: 39 characters that begin with `A` (`API_KEY`).
    public let apiKey: String
    /// The project's name (`PROJECT_ID`).
    public let projectID: String
    /// The bundle that the file was made for (`BUNDLE_ID`).
    public let bundleID: String
    /// Where files are kept, if the project has a place (`STORAGE_BUCKET`).
    public let storageBucket: String?
    /// The id that Google's sign-in wants, if it is set up (`CLIENT_ID`).
    public let clientID: String?

    /// The largest file that is read, in bytes; a real one has about a thousand.
    static let maximumBytes = 100_000

    /// Reads and checks the file at a place.
    ///
    /// - Parameters:
    ///   - url: A file URL.
    ///   - bundleID: The bundle of the app that runs; nil to accept any.
    /// - Throws: ``FirebaseOptionsError`` that says what to do.
    public init(contentsOf url: URL, bundleID: String?) throws(FirebaseOptionsError) {
        let data: Data
        do {
            data = try Data(contentsOf: url)
        } catch {
            guard FileManager.default.fileExists(atPath: url.path) else {
                throw .missingFile(path: url.path)
            }
            throw .unreadable(path: url.path, reason: error.localizedDescription)
        }
        try self.init(plist: data, bundleID: bundleID)
    }

    /// Reads and checks the bytes of the file, as XML or in binary form.
    ///
    /// - Parameters:
    ///   - data: The bytes of the file.
    ///   - bundleID: The bundle of the app that runs; nil to accept any.
    /// - Throws: ``FirebaseOptionsError`` that says what to do.
    public init(plist data: Data, bundleID: String?) throws(FirebaseOptionsError) {
        let values = try PropertyListValues(data, maximumBytes: Self.maximumBytes)
        try values.require(["GOOGLE_APP_ID", "GCM_SENDER_ID", "API_KEY", "PROJECT_ID", "BUNDLE_ID"])
        appID = try values.text("GOOGLE_APP_ID")
        senderID = try values.text("GCM_SENDER_ID")
        apiKey = try values.text("API_KEY")
        projectID = try values.text("PROJECT_ID")
        self.bundleID = try values.text("BUNDLE_ID")
        storageBucket = try values.optionalText("STORAGE_BUCKET")
        clientID = try values.optionalText("CLIENT_ID")
        try check()
        if let bundleID, bundleID != self.bundleID {
            throw .otherBundle(found: self.bundleID, wanted: bundleID)
        }
    }

    private func check() throws(FirebaseOptionsError) {
        let parts = appID.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 4, parts[0] == "1", Self.isNumber(parts[1]), parts[2] == "ios",
            !parts[3].isEmpty, parts[3].allSatisfy({ $0.isASCII && $0.isHexDigit && !$0.isUppercase })
        else { throw .badValue(key: "GOOGLE_APP_ID", wanted: "1:PROJECT NUMBER:ios:HEX DIGITS") }
        guard Self.isNumber(senderID) else {
            throw .badValue(key: "GCM_SENDER_ID", wanted: "the number of the project")
        }
        guard parts[1] == senderID else {
            throw .badValue(key: "GCM_SENDER_ID", wanted: "the project number of GOOGLE_APP_ID, \(parts[1])")
        }
        guard apiKey.utf8.count == 39, apiKey.hasPrefix("A"), Self.isMade(apiKey, of: "-_", capitals: true)
        else { throw .badValue(key: "API_KEY", wanted: "39 letters, digits, - and _ that begin with A") }
        guard (4...30).contains(projectID.utf8.count), Self.isMade(projectID, of: "-", capitals: false),
            projectID.first?.isLetter == true, projectID.last != "-"
        else { throw .badValue(key: "PROJECT_ID", wanted: "4 to 30 small letters, digits and dashes") }
        guard bundleID.contains("."), Self.isMade(bundleID, of: "-.", capitals: true) else {
            throw .badValue(key: "BUNDLE_ID", wanted: "a bundle identifier such as com.example.app")
        }
    }

    private static func isNumber(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { (48...57).contains($0) }
    }

    /// Whether a text consists of letters, digits and the given signs.
    private static func isMade(_ text: String, of signs: String, capitals: Bool) -> Bool {
        text.allSatisfy { sign in
            guard sign.isASCII else { return false }
            if sign.isUppercase { return capitals }
            return sign.isLetter || sign.isNumber || signs.contains(sign)
        }
    }
}
