// Licensed under the Apache License, Version 2.0.

/// Why `GoogleService-Info.plist` cannot be used.
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

    /// What is wrong and what to do about it; no value of the file is repeated, since keys are in it.
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
