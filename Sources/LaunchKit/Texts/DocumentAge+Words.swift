// Licensed under the Apache License, Version 2.0.

public import Foundation
public import LaunchCore
import SwiftUI

extension DocumentAge {
    /// The age with its reference in the user's language: "just now", "1 hour ago".
    public var words: String {
        let (words, key): (String, String) =
            switch self {
            case .moments: (String(localized: "just now"), "just now")
            case .minutes(let count): (String(localized: "\(count) minutes ago"), "\(count) minutes ago")
            case .hours(let count): (String(localized: "\(count) hours ago"), "\(count) hours ago")
            case .days(let count): (String(localized: "\(count) days ago"), "\(count) days ago")
            }
        // Without a catalogue the key comes back, which knows no singular.
        return words == key ? text : words
    }
}

extension Locale {
    /// The locale in which an app writes dates, lists and the names of countries among its texts: British English beside
    /// English ones, whose documents write the day before the month, and otherwise the user's.
    public var ofTexts: Locale { language.languageCode == .english ? Locale(identifier: "en_GB") : self }
}
