// Licensed under the Apache License, Version 2.0.

/// The names that screens find here: those of the modules beside SwiftUI, and those of the toolchain.
enum ScreenNames {
    /// The modules that a file may import.
    static let modules: Set<String> = frameworks.union([
        "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationInternationalization",
        "FoundationXML",
        "Swift", "Dispatch", "Observation", "Synchronization", "RegexBuilder", "_Concurrency", "Testing",
        "XCTest",
        "Glibc",
    ])
    /// Those of them that a target depends on as products of Firstlight.
    static let frameworks: Set = [
        "SwiftUI", "Combine", "UIKit", "AuthenticationServices", "UserNotifications", "StoreKit", "SwiftData",
        "os", "OSLog", "Charts", "CoreLocation", "MapKit", "PhotosUI", "CoreTransferable",
        "UniformTypeIdentifiers", "CoreGraphics", "WebKit", "SafariServices", "AVFoundation", "AVKit",
    ]
    /// The modules that Foundation brings along on Apple's systems, so that a file imports it alone.
    static let broughtByFoundation = ["FoundationNetworking", "Observation"]
    /// A file that brings what models use of Combine, too. The whole of it would make names of the project's own, such as
    /// `Subscription`, ambiguous in the modules that import them.
    static let broughtSource = """
        @_exported import protocol Combine.ObservableObject
        @_exported import class Combine.AnyCancellable
        @_exported import struct Combine.AnyPublisher
        @_exported import protocol Combine.Cancellable
        @_exported import class Combine.CurrentValueSubject
        @_exported import struct Combine.Just
        @_exported import class Combine.PassthroughSubject
        @_exported import struct Combine.Published

        """
    /// The names of types, members and functions, without labels.
    static var known: Set<String> {
        let lists = [PackageResources.module_names_txt, PackageResources.toolchain_names_txt]
        return Set(
            lists.flatMap { String(decoding: $0, as: UTF8.self).split(separator: "\n").map(String.init) })
    }
}
