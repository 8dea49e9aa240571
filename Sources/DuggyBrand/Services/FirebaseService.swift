// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The options of the app's Firebase project, from `GoogleService-Info.plist`.
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
    /// The storage bucket for files, if the project has one (`STORAGE_BUCKET`).
    public let storageBucket: String?
    /// The id that Google's sign-in wants, if it is set up (`CLIENT_ID`).
    public let clientID: String?

    /// The name of the file in the app.
    static let fileName = "GoogleService-Info.plist"
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
        let values = try Self.values(data)
        // All that is missing at once, so that a file is repaired in one go.
        let missing = Self.forms.map { $0.key }.filter { values[$0] == nil }
        guard missing.isEmpty else { throw .missingKeys(missing) }
        for (key, form, wanted) in Self.forms {
            guard (values[key] as? String)?.wholeMatch(of: form) != nil else {
                throw .badValue(key: key, wanted: wanted)
            }
        }
        func text(_ key: String) -> String { values[key] as? String ?? "" }
        (appID, senderID, apiKey) = (text("GOOGLE_APP_ID"), text("GCM_SENDER_ID"), text("API_KEY"))
        (projectID, self.bundleID) = (text("PROJECT_ID"), text("BUNDLE_ID"))
        storageBucket = values["STORAGE_BUCKET"] as? String
        clientID = values["CLIENT_ID"] as? String
        guard appID.hasPrefix("1:\(senderID):") else {
            throw .badValue(key: "GCM_SENDER_ID", wanted: "the project number of GOOGLE_APP_ID")
        }
        if let bundleID, bundleID != self.bundleID {
            throw .otherBundle(found: self.bundleID, wanted: bundleID)
        }
    }

    /// The values that have to be there: the form of each, and its description for a person.
    private static var forms: [(key: String, form: Regex<Substring>, wanted: String)] {
        [
            ("GOOGLE_APP_ID", /1:[0-9]+:ios:[0-9a-f]+/, "1:PROJECT NUMBER:ios:HEX DIGITS"),
            ("GCM_SENDER_ID", /[0-9]+/, "the number of the project"),
            ("API_KEY", /A[A-Za-z0-9_-]{38}/, "39 letters, digits, - and _ that begin with A"),
            ("PROJECT_ID", /[a-z][a-z0-9-]{2,28}[a-z0-9]/, "4 to 30 small letters, digits and dashes"),
            (
                "BUNDLE_ID", /[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+/,
                "a bundle identifier such as com.example.app"
            ),
        ]
    }

    /// The dictionary at the root of a property list.
    private static func values(_ data: Data) throws(FirebaseOptionsError) -> [String: Any] {
        guard (1...maximumBytes).contains(data.count) else {
            throw .notAPropertyList(reason: "the file has \(data.count) bytes")
        }
        guard let root = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        else { throw .notAPropertyList(reason: "it is neither XML nor binary") }
        guard let values = root as? [String: Any] else {
            throw .notAPropertyList(reason: "its root is no dictionary")
        }
        return values
    }
}

/// The services of Firebase (DG-113).
public struct FirebaseService: Sendable {
    /// Reads the options of Firebase and starts it (DG-119); nil where the app continues without it.
    public var configure: @Sendable () async throws -> FirebaseOptions?

    /// Creates the service of a way to start Firebase.
    public init(configure: @escaping @Sendable () async throws -> FirebaseOptions?) {
        self.configure = configure
    }

    /// Creates the service of an app in front of a user: it checks `GoogleService-Info.plist` and starts the SDK
    /// (DG-119, DG-120, C-DG-40).
    ///
    /// An app that does not link the SDK needs no file and continues without Firebase. A present file is
    /// checked anyway.
    ///
    /// - Parameters:
    ///   - file: Finds the file among the app's resources; nil when it is not there.
    ///   - bundleID: The bundle of the app that runs; nil to accept any.
    ///   - start: Starts the SDK; nil where the app does not link it.
    ///   - log: Receives a line when the SDK is not linked.
    init(
        file: @escaping @Sendable () -> URL?, bundleID: String?, start: (@Sendable () -> Void)?,
        log: @escaping @Sendable (String) -> Void
    ) {
        self.init {
            let found = file()
            if start == nil {
                log(
                    "The Firebase SDK is not linked: Duggy goes on without it. Add FirebaseCore to the target."
                )
                if found == nil { return nil }
            }
            guard let found else { throw FirebaseOptionsError.missingFile(path: FirebaseOptions.fileName) }
            let options = try FirebaseOptions(contentsOf: found, bundleID: bundleID)
            start?()
            return options
        }
    }
}

/// The reason why `GoogleService-Info.plist` cannot be used.
public enum FirebaseOptionsError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no file at the place.
    case missingFile(path: String)
    /// The file is there and cannot be read.
    case unreadable(path: String, reason: String)
    /// The bytes are no property list with a dictionary at its root.
    case notAPropertyList(reason: String)
    /// Values are missing, all of them named.
    case missingKeys([String])
    /// A value has not the form that Firebase wants.
    case badValue(key: String, wanted: String)
    /// The file was made for another app.
    case otherBundle(found: String, wanted: String)

    /// The problem and its remedy; no value of the file is repeated, since keys are in it.
    public var description: String {
        let again = "Download the file again from the Firebase console and add it to the app's target."
        return switch self {
        case .missingFile(let path): "There is no file \(path). \(again)"
        case .unreadable(let path, let reason): "\(path) cannot be read: \(reason). Check its permissions."
        case .notAPropertyList(let reason): "This is no property list: \(reason). \(again)"
        case .missingKeys(let keys): "The file lacks \(keys.joined(separator: ", ")). \(again)"
        case .badValue(let key, let wanted): "\(key) has to be \(wanted). \(again)"
        case .otherBundle(let found, let wanted):
            "The file is for the app \(found), and this is \(wanted). \(again)"
        }
    }
}
