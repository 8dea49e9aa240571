// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import Testing

@testable import FirstlightCommands

/// `firstlight adopt`: what the compiler says of each file, and what to write instead.
@MainActor @Suite struct AdoptVerdictTests {
    private let trips = AdoptedTrips()

    @Test(arguments: [
        ("'#selector' can only be used with the Objective-C runtime", "give a closure"),
        ("'#keyPath' can only be used with the Objective-C runtime", "as a text"),
        ("Objective-C interoperability is disabled", "leave @objc out"),
        ("value of type 'EnvironmentValues' has no member 'managedObjectContext'", "import CoreData"),
    ])
    func theCompilersSentenceComesWithWhatToWriteInstead(sentence: String, advice: String) {
        let told = ScreenNames.advised(sentence)
        #expect(told.hasPrefix(sentence) && told.contains(advice))
        #expect(ScreenNames.advised("cannot find 'a' in scope") == "cannot find 'a' in scope")
    }

    /// A name of the project's own is not ambiguous with one of Combine's, which only a file's own import brings whole.
    @Test func theCompilersVerdictIsThatOfEachFile() async throws {
        try trips.write([
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Trips",
                targets: [
                    .target(name: "TripsKit"), .executableTarget(name: "Trips", dependencies: ["TripsKit"]),
                ])
            """,
            "Sources/TripsKit/Subscription.swift": """
            import Foundation
            public struct Subscription: Identifiable, Sendable {
                public let id: Int
            }
            public final class Model: ObservableObject {
                @Published public var subscription: Subscription?
                public init() {}
            }
            """,
            "Sources/TripsKit/Feed.swift": """
            import Foundation
            public final class Feed: NSObject, XMLParserDelegate {
                private var names: [String] = []
                public func names(in data: Data) -> [String] {
                    let parser = XMLParser(data: data)
                    parser.delegate = self
                    return parser.parse() ? names : []
                }
                public func parser(
                    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
                    qualifiedName: String?, attributes: [String: String] = [:]
                ) { names.append(elementName) }
            }
            """,
            "Sources/TripsKit/Fetching.swift": """
            import CryptoKit
            import Foundation
            protocol Fetching {
                func data(from url: URL) async throws -> (Data, URLResponse)
                func data(for request: URLRequest) async throws -> (Data, URLResponse)
            }
            extension URLSession: Fetching {}
            func seal(_ data: Data) -> String { SHA256.hash(data: data).description }
            """,
            "Sources/Trips/Plans.swift": """
            import SwiftUI
            import TripsKit
            struct Plans: View {
                @ObservedObject var model: Model
                @State private var chosen: Subscription?
                var body: some View { Circle().strokeBorder(lineWidth: 2) }
            }
            """,
            "Sources/Trips/Wrong.swift": """
            import SwiftUI
            struct Wrong: View {
                var body: some View { Text(1) }
            }
            """,
        ])
        let run = try await BuiltProgram.run(
            BuiltProgram.file("firstlight"), ["adopt", trips.project.path, "--build", "--dry-run", "--json"])
        let told = try #require(
            try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        let files = try #require(told["files"] as? [[String: Any]])
        let verdicts = Dictionary(
            uniqueKeysWithValues: files.map { ($0["path"] as? String ?? "", $0["verdict"] as? String ?? "") })
        #expect(told["isCompiled"] as? Bool == true)
        #expect(verdicts["Sources/Trips/Plans.swift"] == "builds", "\(files)")
        #expect(verdicts["Sources/TripsKit/Subscription.swift"] == "builds", "\(files)")
        #expect(verdicts["Sources/TripsKit/Feed.swift"] == "builds", "\(files)")
        #expect(verdicts["Sources/TripsKit/Fetching.swift"] == "builds", "\(files)")
        #expect(verdicts["Sources/Trips/Wrong.swift"] != "builds")
    }
}
