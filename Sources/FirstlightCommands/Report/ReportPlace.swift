// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation

/// The place of a report: a folder that opens from its `index.html`, or one file that is complete.
struct ReportPlace {
    private static let first = "index.html"
    /// Tells the first page of a report from another, at its beginning.
    static let sign: HTML = "<meta name=\"generator\" content=\"Firstlight report\"/>"

    private let url: URL
    private let isSingle: Bool

    /// Names a place by its path: a page if it ends in `.html`, else a folder.
    ///
    /// - Parameter isSingle: Whether one file is wished for in any case; `.html` is added to a path without it.
    init(_ path: String, isSingle: Bool) {
        var path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        // What stands beside a folder has its name.
        let last = path.split(separator: "/").last
        if last == "." || last == ".." { path = URL(fileURLWithPath: path).standardizedFileURL.path }
        let url = URL(fileURLWithPath: path, isDirectory: false)
        let isPage = ["html", "htm"].contains(url.pathExtension.lowercased())
        // A pipe or a device takes one file, too, and so does the file that the output goes to.
        let isSpecial = !isPage && (Output.isSpecial(url) || url.path.hasPrefix("/dev/"))
        self.isSingle = isSingle || isPage || isSpecial
        self.url = isSingle && !isPage && !isSpecial ? url.appendingPathExtension("html") : url
    }

    /// The file to open, as it is told.
    var page: String { isSingle ? url.relativePath : "\(url.relativePath)/\(Self.first)" }

    /// The folder around it.
    var folder: URL { url.deletingLastPathComponent() }

    /// The beginning of the names of what stands beside it; nil beside a pipe or a device.
    var base: URL? {
        guard isSingle else { return url }
        // Where the output goes into a file, its name leads to that file.
        return Output.isSpecial(url) || url.path.hasPrefix("/dev/") ? nil : url.deletingPathExtension()
    }

    /// Checks, before the work, that it can be written.
    func prepare() throws {
        try Output.file(url.path)
        guard !isSingle else { return }
        try check()
        // A new folder is made beside the old one.
        try Output.file(url.appendingPathExtension("md").path)
    }

    /// Writes a page with what belongs beside it, whole or not at all.
    func write(_ page: (ReportFiles) -> String) throws(CommandError) {
        let files = ReportFiles(isSingle: isSingle)
        let text = Data(page(files).utf8)
        guard !isSingle else { return try Output.write(text, to: url) }
        try check()
        // A link keeps pointing to the folder that it names.
        let target = isThere(url) ? url.resolvingSymlinksInPath() : url
        let made = target.deletingLastPathComponent()
            .appendingPathComponent(".\(target.lastPathComponent.prefix(40)).\(UUID().uuidString).part")
        defer { try? FileManager.default.removeItem(at: made) }
        do {
            let folders = Set(files.beside.keys.map { $0.prefix { $0 != "/" } })
            for name in folders.map({ String($0) }) + [""] {
                try FileManager.default.createDirectory(
                    at: made.appendingPathComponent(name), withIntermediateDirectories: true)
            }
            for (path, content) in files.beside.merging(
                [Self.first: text], uniquingKeysWith: { one, _ in one })
            {
                try Output.fill(
                    made.appendingPathComponent(path).path, O_WRONLY | O_CREAT | O_EXCL, content,
                    named: "\(url.relativePath)/\(path)")
            }
        } catch {
            throw error as? CommandError ?? failure(Reason.text(error))
        }
        try place(made, as: target)
    }

    /// Gives the new folder the name of the old one, which goes.
    private func place(_ made: URL, as target: URL) throws(CommandError) {
        // A folder takes the place of an empty one, or of none.
        if rename(made.path, target.path) == 0 || Output.swapNames(made.path, target.path) { return }
        let old = made.appendingPathExtension("old")
        guard rename(target.path, old.path) == 0 else { throw failure(String(cString: strerror(errno))) }
        guard rename(made.path, target.path) == 0 else {
            let reason = String(cString: strerror(errno))
            let isBack = rename(old.path, target.path) == 0
            throw failure(isBack ? reason : "\(reason); the former one is '\(old.path)'")
        }
        try? FileManager.default.removeItem(at: old)
    }

    /// Refuses to write over anything but a report, of which nothing would be left.
    private func check() throws(CommandError) {
        guard isThere(url) else { return }
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: url.path) else {
            throw CommandError(
                "'\(url.relativePath)' is no folder, and a report is one.", code: .cannotCreate,
                hint: "Give a path that ends in .html for one file, or another folder.")
        }
        // Folders of files with such names are others', too: it is the first page that tells.
        let sorted = names.sorted()
        let isReport = names.contains(Self.first) && isOurs(Self.first)
        guard let stranger = sorted.first(where: { !isOurs($0) }) ?? (isReport ? nil : sorted.first) else {
            return
        }
        throw CommandError(
            "'\(url.relativePath)' holds more than a report, such as '\(stranger)', and would be replaced as a whole.",
            code: .cannotCreate, hint: "Give a folder of its own for the report.")
    }

    /// Returns whether a file or a folder in the folder is a report's.
    private func isOurs(_ name: String) -> Bool {
        let place = url.appendingPathComponent(name)
        let endings = ["pictures": ["webp"], "documents": ["txt", "json"]]
        if let endings = endings[name] {
            return (try? FileManager.default.contentsOfDirectory(atPath: place.path))?.allSatisfy { file in
                let parts = file.split(separator: ".", omittingEmptySubsequences: false)
                return parts.count == 2 && parts[0].count == 16 && parts[0].allSatisfy(\.isHexDigit)
                    && endings.contains(String(parts[1]))
            } ?? false
        }
        guard name == Self.first, let file = try? FileHandle(forReadingFrom: place) else { return false }
        defer { try? file.close() }
        let start = (try? file.read(upToCount: 1000)) ?? nil
        return String(decoding: start ?? Data(), as: UTF8.self).contains(Self.sign.text)
    }

    private func isThere(_ url: URL) -> Bool { access(url.path, F_OK) == 0 }

    private func failure(_ reason: String) -> CommandError {
        CommandError(
            "The report '\(url.relativePath)' cannot be written: \(reason).", code: .cannotCreate,
            hint: "Check that the folder may be written to and that the disk has room.")
    }
}
