// Licensed under the Apache License, Version 2.0.

import CPackageFiles
import FirstlightArtefacts

/// The names that screens find here: those of the modules beside SwiftUI, and those of the toolchain.
enum ScreenNames {
    /// The modules that a file may import.
    static let modules: Set<String> = frameworks.union([
        "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationInternationalization",
        "FoundationXML",
        "Swift", "Dispatch", "Observation", "Synchronization", "RegexBuilder", "_Concurrency", "Testing",
        "XCTest",
        "Glibc", "CoreFoundation",
    ])
    /// Those of them that a target depends on as products of Firstlight.
    static let frameworks: Set = [
        "SwiftUI", "Combine", "UIKit", "AuthenticationServices", "UserNotifications", "StoreKit", "SwiftData",
        "os", "OSLog", "Charts", "CoreLocation", "MapKit", "PhotosUI", "CoreTransferable",
        "UniformTypeIdentifiers", "CoreGraphics", "WebKit", "SafariServices", "AVFoundation", "AVKit",
        "CoreData", "Network", "LocalAuthentication", "Security", "CryptoKit",
        "AppIntents", "WidgetKit", "NaturalLanguage", "TipKit", "CloudKit", "LinkPresentation",
        "AudioToolbox", "QuickLook", "Photos", "CommonCrypto", "CoreHaptics", "MessageUI", "Contacts",
        "EventKit", "ActivityKit", "BackgroundTasks", "CoreMotion", "CoreSpotlight", "MediaPlayer",
        "SystemConfiguration", "CoreBluetooth", "HealthKit", "ImageIO", "CoreImage", "PDFKit",
        "MobileCoreServices", "AVFAudio", "SQLite3", "CoreMedia", "AppTrackingTransparency",
        "Translation",
    ]
    /// The modules that Foundation brings along on Apple's systems, so that a file imports it alone.
    static let broughtByFoundation = ["FoundationNetworking", "Observation"]
    /// Returns the modules that a module's header brings to all its files, as far as they are here.
    static func brought(byHeaderOf module: AdoptionModule) -> [String] {
        module.headerModules.filter { $0 == "Foundation" || frameworks.contains($0) }
    }
    /// The modules that Foundation brings along to all, and of the others those that some sources use, by their words.
    static func broughtByFoundation(to sources: some Sequence<[UInt8]>) -> [String] {
        let keychain = [
            "kSec", "errSec", "SecItem", "SecRandom", "SecTrust", "SecCertificate", "SecPolicy",
            "SecAccessControl", "SecCopyErrorMessageString",
        ]
        return broughtByFoundation + (FileSet.occur(keychain, in: sources) ? ["Security"] : [])
    }
    /// The names of types, members and functions, without labels.
    static var known: Set<String> {
        let lists = [PackageFile.module_names_txt.bytes, PackageFile.toolchain_names_txt.bytes]
        let names = lists.flatMap {
            String(decoding: $0, as: UTF8.self).split(separator: "\n").map(String.init)
        }
        return Set(
            names + [
                "dataTaskPublisher", "DataTaskPublisher", "NSManaged", "ObjectWillChangePublisher",
                "XMLParser", "XMLParserDelegate",
                "waitsForConnectivity", "allowsExpensiveNetworkAccess", "allowsConstrainedNetworkAccess",
                "Wrapped", "SelectionValue", "OneOrMore", "ZeroOrMore", "Optionally", "Repeat", "Capture",
                "TryCapture", "ChoiceOf", "CharacterClass", "anyOf", "Anchor", "Lookahead",
                "NegativeLookahead",
            ]
        )
        .union(ofC)
    }
    /// Constants of C that files use: those of the system's library, and of SQLite.
    private static let ofC = Set(
        ["INET_ADDRSTRLEN", "INET6_ADDRSTRLEN", "INADDR_ANY", "INADDR_LOOPBACK", "SOMAXCONN"]
            + prefixed("AF_", "INET INET6 UNIX UNSPEC") + prefixed("SOCK_", "STREAM DGRAM")
            + prefixed("IPPROTO_", "TCP UDP") + prefixed("EXIT_", "SUCCESS FAILURE")
            + prefixed("NI_", "MAXHOST MAXSERV NUMERICHOST NUMERICSERV")
            + prefixed(
                "SQLITE_", "OK ERROR BUSY ROW DONE INTEGER FLOAT TEXT BLOB NULL CONSTRAINT MISUSE LOCKED")
            + prefixed("SQLITE_OPEN_", "READONLY READWRITE CREATE FULLMUTEX NOMUTEX URI MEMORY SHAREDCACHE"))
    private static func prefixed(_ prefix: String, _ names: String) -> [String] {
        names.split(separator: " ").map { prefix + $0 }
    }

    /// Parts of the compiler's sentences about what Linux cannot have, and what to write instead.
    private static let advice = [
        ("'#selector'", "there are no selectors on Linux: give a closure, as that of UIAction"),
        ("'#keyPath'", "there are no keys of Objective-C on Linux: write the property's name as a text"),
        (
            "Objective-C interoperability",
            "there is no Objective-C on Linux: leave @objc out, and give a closure"
        ),
        ("'managedObjectContext'", "import CoreData in the file, as SwiftUI does not bring it along here"),
    ]

    /// Returns a sentence of the compiler, with what to write instead where it is about what Linux cannot have.
    static func advised(_ sentence: String) -> String {
        let found = advice.first { sentence.contains($0.0) }
        return found.map { "\(sentence) (\($0.1))" } ?? sentence
    }
}
