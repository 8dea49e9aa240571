// Licensed under the Apache License, Version 2.0.

public import Foundation

// Foundation on Linux has the function with defaults for all but key and comment, reads `.strings` files only, takes the
// language of the machine, and ends the process at the rules of a plural. These have no defaults, so the compiler prefers
// them. A call that names table, bundle and value, or a file that does not import SwiftUI, still gets Foundation's.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The text for a key in the language of the device.
public func NSLocalizedString(_ key: String, comment: String) -> String {
    LocalizedText(key: LocalizedStringKey(key)).string(in: .current)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The text for a key of a table in the language of the device.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
    LocalizedText(key: LocalizedStringKey(key), table: tableName).string(in: .current)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The text for a key in a bundle in the language of the device.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
    LocalizedText(key: LocalizedStringKey(key), bundle: bundle).string(in: .current)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The text for a key of a bundle's table in the language of the device.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
    LocalizedText(key: LocalizedStringKey(key), table: tableName, bundle: bundle).string(in: .current)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The text for a key in the language of the device, or another one where there is none.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
    LocalizedText(
        key: LocalizedStringKey(key), source: value.isEmpty ? nil : LocalizedStringKey(value)
    ).string(in: .current)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The text for a key in a bundle in the language of the device, or another one where there is none.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
    LocalizedText(
        key: LocalizedStringKey(key), bundle: bundle, source: value.isEmpty ? nil : LocalizedStringKey(value)
    ).string(in: .current)
}
