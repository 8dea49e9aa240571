// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightSimulation
import Foundation
import Testing

@testable import FirstlightCommands

/// A report is a folder or one file, and takes the place of nothing but a report.
@Suite final class ReportPlaceTests {
    private let folder: WorkFolder
    private var place: URL { folder.url.appending(path: "report") }

    init() throws { folder = try WorkFolder("report") }
    deinit { folder.remove() }

    private func write(_ path: String, isSingle: Bool = false, _ name: String = "one") throws {
        let report = SampleReport.report([SampleReport.scenario(name: name, text: name)])
        try ReportPlace(path, isSingle: isSingle).write(report.html)
    }

    private func names(_ url: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
    }

    @Test func `A folder has a page, pictures and documents, and nothing half-written is left beside it`()
        throws
    {
        try write(place.path)
        #expect(try names(place) == ["documents", "index.html", "pictures"])
        #expect(try names(place.appending(path: "pictures")).count == 3)
        let page = try String(contentsOf: place.appending(path: "index.html"), encoding: .utf8)
        let files = try MarkupReader(page).elements.flatMap(\.attributes).filter { name, value in
            ["src", "href"].contains(name) && !value.hasPrefix("#")
        }.map { $0.value }
        #expect(Set(files.filter { $0.hasPrefix("pictures/") }).count == 3)
        for file in files {
            #expect(FileManager.default.fileExists(atPath: place.appending(path: file).path), "\(file)")
        }
        #expect(try names(folder.url) == ["report"])
    }

    @Test(arguments: ["report", "report/"])
    func `The next report takes its place as a whole`(path: String) throws {
        try write(place.path)
        let before = try names(place.appending(path: "documents"))
        try write(folder.url.appending(path: path).path, "two")
        let after = try names(place.appending(path: "documents"))
        #expect(before.count == 2 && after.count == 2 && before != after)
        #expect(try names(folder.url) == ["report"])
    }

    @Test func `A link keeps pointing to the folder that it names`() throws {
        try write(place.path)
        let link = folder.url.appending(path: "link")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: place)
        try write(link.path, "two")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == place.path)
        let page = try String(contentsOf: place.appending(path: "index.html"), encoding: .utf8)
        #expect(page.contains("urbannest/two"))
    }

    @Test(arguments: ["notes.txt", "pictures/me.webp", "pictures/0123456789abcdef.png", "index.html"])
    func `Nothing but a report is written over`(stranger: String) throws {
        if stranger != "index.html" { try write(place.path) }
        let file = place.appending(path: stranger)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("<!DOCTYPE html>mine".utf8).write(to: file)
        let before = try names(place)
        let named = stranger.prefix { $0 != "/" }
        for work in [
            { try self.write(self.place.path) },
            { try ReportPlace(self.place.path, isSingle: false).prepare() },
        ] {
            let error = #expect(throws: CommandError.self) { try work() }
            #expect(
                error?.message.contains("holds more than a report, such as '\(named)'") == true,
                "\(error?.message ?? "")")
        }
        #expect(try names(place) == before && names(folder.url) == ["report"])
        #expect(try Data(contentsOf: file) == Data("<!DOCTYPE html>mine".utf8))
    }

    @Test(arguments: ["documents/0123456789abcdef.json", "pictures/0123456789abcdef.webp"])
    func `A folder of such files without a report's page is somebody's`(file: String) throws {
        let url = place.appending(path: file)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("mine".utf8).write(to: url)
        let error = #expect(throws: CommandError.self) { try write(place.path) }
        #expect(error?.message.contains("holds more than a report") == true)
        #expect(try Data(contentsOf: url) == Data("mine".utf8))
        // An empty folder is nobody's.
        try FileManager.default.removeItem(at: url.deletingLastPathComponent())
        try write(place.path)
        #expect(try names(place) == ["documents", "index.html", "pictures"])
    }

    @Test func `A device takes one file and nothing beside it`() throws {
        let place = ReportPlace("/dev/stdout", isSingle: false)
        #expect(place.page == "/dev/stdout" && place.base == nil)
    }

    @Test func `A file is no folder`() throws {
        try Data().write(to: place)
        let error = #expect(throws: CommandError.self) { try write(place.path) }
        #expect(error?.message.hasSuffix("is no folder, and a report is one.") == true)
    }

    @Test(arguments: [
        ("report.html", false, "report.html"), ("report.HTM", false, "report.HTM"),
        ("report", true, "report.html"), ("report.html", true, "report.html"),
    ])
    func `One file is complete`(path: String, isSingle: Bool, file: String) throws {
        try write(folder.url.appending(path: path).path, isSingle: isSingle)
        #expect(try names(folder.url) == [file])
        let page = try String(contentsOf: folder.url.appending(path: file), encoding: .utf8)
        #expect(page.contains("This file is complete: it loads nothing else."))
        #expect(page.contains("img-src data:;") && page.contains("data:image/webp;base64,AQID"))
    }

    @Test(arguments: [
        ("out/report", "out/report.log"), ("out/a.b", "out/a.b.log"), ("out/report.html", "out/report.log"),
    ])
    func `What belongs to it stands beside it`(path: String, log: String) {
        let place = ReportPlace(path, isSingle: false)
        #expect(place.base?.appendingPathExtension("log").relativePath == log)
    }

    @Test func `A folder without a name of its own is named`() throws {
        let here = URL(fileURLWithPath: ".").standardizedFileURL.path
        #expect(ReportPlace(".", isSingle: false).page == "\(here)/index.html")
        #expect(ReportPlace("/tmp/a/..", isSingle: false).base?.path == "/tmp")
    }

    @Test func `Nothing stands beside a device`() throws {
        #expect(ReportPlace("/dev/null", isSingle: false).base == nil)
        #expect(ReportPlace("/dev/null", isSingle: true).page == "/dev/null")
    }

    @MainActor @Test func `One file without a report is refused`() async throws {
        let ran = await CommandRun(["faults", "fonsters", "--single-file"])
        #expect(ran.code == 64)
        #expect(ran.notes.contains("Option '--single-file' has no effect without --report."))
    }
}
