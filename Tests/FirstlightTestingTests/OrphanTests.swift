// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import StageUI
import Testing

@testable import FirstlightTesting

/// Goldens that nobody asks for.
@MainActor @Suite struct OrphanTests {
    private let folder = TemporaryFolder()

    private func place(_ test: String) -> GoldenPlace {
        GoldenPlace(source: folder.url.appendingPathComponent("Tests.swift"), test: test)
    }

    private func put(_ names: String...) throws {
        let goldens = place("x").folder
        try FileManager.default.createDirectory(at: goldens, withIntermediateDirectories: true)
        for name in names { try Data().write(to: goldens.appendingPathComponent(name)) }
    }

    @Test func `Goldens stand beside the test file, called after the test`() {
        let place = place("welcome(size:)")
        #expect(place.folder.path.hasSuffix("/__Snapshots__/Tests"))
        #expect(place.name("large text", nil) == "welcome.large-text")
        #expect(GoldenPlace(source: folder.url, test: "`Is it (really) so?`()").name() == "Is-it-really-so")
        #expect(GoldenPlace(source: folder.url, test: "Is it (really) so?()").name() == "Is-it-really-so")
    }

    @Test func `A golden that its test did not ask for is an orphan`() throws {
        try put("welcome.png", "welcome.large.png", "welcomeBack.png", "other.png")
        let ledger = SnapshotLedger(of: try #require(Test.current).id)
        #expect(ledger.ask(for: "welcome.png"))
        #expect(place("welcome()").goldens(ofTestThatAskedFor: ledger) == ["welcome.large.png"])
        // Asked twice is one too often.
        #expect(!ledger.ask(for: "welcome.png"))
    }

    @Test func `A test that ended half way makes no orphans`() throws {
        try put("welcome.png")
        let ledger = SnapshotLedger(of: try #require(Test.current).id)
        ledger.giveUp()
        #expect(place("welcome()").goldens(ofTestThatAskedFor: ledger) == [])
    }

    @Test func `A golden whose test is no function of the file is an orphan`() throws {
        try put("welcome.png", "Large-text-fits.dark.png", "farewell.png", "notes.md")
        let source = "@Test func welcome() {}\n@Test func `Large text fits`() async {}\n// farewell"
        try Data(source.utf8).write(to: folder.url.appendingPathComponent("Tests.swift"))
        #expect(place("x").goldensWithoutTest() == ["farewell.png"])
    }

    private func write(_ text: String, _ name: String) throws {
        let file = folder.url.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func isThere(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.url.appendingPathComponent(name).path)
    }

    @Test func `The goldens of a test file that is gone are orphans`() throws {
        try put("welcome.png")
        try write("@Suite(.snapshots()) struct Tests {}", "Tests.swift")
        try write("", "__Snapshots__/Gone/a.png")
        try write("", "__Snapshots__/Gone/b.txt")
        try write("", "__Snapshots__/Notes/notes.md")
        let found = RemovedTestFile.all(beside: place("x"))
        #expect(found.map(\.name) == ["Gone.swift"])
        #expect(found.map(\.goldens) == [["a.png", "b.txt"]])
        try write("", "Gone.swift")
        #expect(RemovedTestFile.all(beside: place("x")).isEmpty)
    }

    @Test func `A program that is run without its sources knows of no test file that is gone`() throws {
        try write("", "__Snapshots__/Gone/a.png")
        #expect(RemovedTestFile.all(beside: place("x")).isEmpty)
        try write("", "Tests.swift")
        #expect(RemovedTestFile.all(beside: place("x")).count == 1)
    }

    @Test func `Each orphan is told once, whichever of several suites comes first`() throws {
        try write("@Test func welcome() {}", "Tests.swift")
        try write("", "Other.swift")
        try put("farewell.png")
        try write("", "__Snapshots__/Gone/a.png")
        let trait = SnapshotsTrait(configuration: SnapshotTestingConfiguration(), told: ToldOrphans())
        func told(_ file: String) throws -> [String] {
            let place = GoldenPlace(source: folder.url.appendingPathComponent(file), test: "suite")
            return try trait.tell(of: place, SnapshotTestingConfiguration(record: .missing)).filter {
                !$0.isEmpty
            }
        }
        let first = try told("Tests.swift")
        #expect(first.count == 2)
        #expect(first.first?.hasPrefix("There is no test file Gone.swift any more") == true, "\(first)")
        #expect(first.last?.hasPrefix("No test of Tests.swift asks for this golden.") == true, "\(first)")
        // A second suite of the same file, and one of another file beside it.
        #expect(try told("Tests.swift") == [])
        #expect(try told("Other.swift") == [])
    }

    @Test(arguments: SnapshotTestingConfiguration.Record.allCases)
    func `Only the mode all deletes the goldens of a test file that is gone`(
        mode: SnapshotTestingConfiguration.Record
    ) throws {
        try write("", "Tests.swift")
        try write("", "__Snapshots__/Gone/a.png")
        try write("", "__Snapshots__/Gone/b.png")
        let removed = try #require(RemovedTestFile.all(beside: place("x")).first)
        let text = try removed.tell(mode)
        #expect(text.hasPrefix("There is no test file Gone.swift any more"), "\(text)")
        #expect(text.contains("/__Snapshots__/Gone/a.png"), "\(text)")
        #expect(text.contains("Delete what is not needed any more") == (mode != .all), "\(text)")
        #expect(text.contains("these 2 goldens of it have been deleted") == (mode == .all), "\(text)")
        #expect(isThere("__Snapshots__/Gone/a.png") == (mode != .all))
        #expect(isThere("__Snapshots__/Gone") == (mode != .all))
    }

    @Test func `Goldens that cannot be deleted are named with the system's reason`() throws {
        let gone = RemovedTestFile(
            name: "Gone.swift", folder: folder.url.appendingPathComponent("Gone"), goldens: ["a.png"])
        let problem = #expect(throws: SnapshotProblem.self) { try gone.tell(.all) }
        #expect(
            problem?.description
                == "The goldens in '\(gone.folder.path)' cannot be deleted: No such file or directory.")
    }

    @Test func `What else is in the folder of a test file that is gone stays`() throws {
        try write("", "Tests.swift")
        try write("", "__Snapshots__/Gone/a.png")
        try write("", "__Snapshots__/Gone/notes.md")
        _ = try RemovedTestFile.all(beside: place("x")).first?.tell(.all)
        #expect(!isThere("__Snapshots__/Gone/a.png") && isThere("__Snapshots__/Gone/notes.md"))
    }

    @Test func `An orphan is told with its file`() throws {
        let place = place("welcome()")
        let text = SnapshotsTrait.words(["welcome.large.png"], of: place, "welcome()")
        #expect(text.hasPrefix("welcome() does not ask for this golden. Delete what is not needed any more"))
        #expect(text.hasSuffix("/__Snapshots__/Tests/welcome.large.png"))
        #expect(
            SnapshotsTrait.words(["a.png", "b.png"], of: place, nil).hasPrefix(
                "No test of Tests.swift asks for these 2 goldens."))
    }
}

private let goldens = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Goldens")

/// The trait at work: its goldens are in the folder `Goldens` of these tests.
@MainActor @Suite(.snapshots(SnapshotTestingConfiguration(directory: goldens))) struct TraitTests {
    @Test(arguments: [ColorScheme.light, .dark])
    func card(appearance: ColorScheme) async {
        await assertSnapshot(
            of: Card(), as: [.image, .text], on: [SnapshotVariant(device: "120x80", appearance: appearance)])
    }

    @Test func `The same name twice is refused`() async throws {
        let found = await complaints {
            await withSnapshotTesting(record: .never) {
                await assertSnapshot(of: Card(), named: "a")
                await assertSnapshot(of: Card(), named: "a")
            }
        }
        #expect(found.count == 2)
        #expect(found.last?.contains("has compared 'The-same-name-twice-is-refused.a.png' before") == true)
    }

    /// Runs what the trait does around a test whose goldens are in a folder, and returns what it says.
    private func orphans(_ folder: URL, _ body: @Sendable @escaping () async throws -> Void) async throws
        -> [String]
    {
        let test = try #require(Test.current)
        let trait = SnapshotsTrait(
            configuration: SnapshotTestingConfiguration(record: .missing, directory: folder))
        return try await complaints {
            try await trait.provideScope(for: test, testCase: nil, performing: body)
        }
    }

    @Test func `A test that asks for less than before is told of the rest`() async throws {
        let folder = TemporaryFolder()
        let first = try await orphans(folder.url) {
            await assertSnapshot(of: Card(), named: "a", on: [SnapshotVariant(device: "120x80")])
            await assertSnapshot(of: Card(), named: "b", on: [SnapshotVariant(device: "120x80")])
        }
        #expect(first.count == 2)
        let second = try await orphans(folder.url) {
            await assertSnapshot(of: Card(), named: "b", on: [SnapshotVariant(device: "120x80")])
        }
        #expect(second.count == 1)
        #expect(second.first?.contains("rest.a.120x80-light-large-ltr.png") == true)
    }

    @Test func `A trait inside of another one looks alone for orphans`() async throws {
        let folder = TemporaryFolder()
        let test = try #require(Test.current)
        let inner = SnapshotsTrait(configuration: SnapshotTestingConfiguration())
        func names(_ names: [String]) async throws -> [String] {
            try await orphans(folder.url) {
                try await inner.provideScope(for: test, testCase: nil) {
                    for name in names {
                        await assertSnapshot(of: Card(), named: name, on: [SnapshotVariant(device: "120x80")])
                    }
                }
            }
        }
        #expect(try await names(["a", "b"]).count == 2)
        #expect(try await names(["a", "b"]) == [])
        let found = try await names(["b"])
        #expect(found.count == 1)
        #expect(found.first?.contains("orphans.a.120x80-light-large-ltr.png") == true)
    }
}
