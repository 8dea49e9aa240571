// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Foundation

/// The record of the files that a generation wrote into a folder, so that the next one knows its own files from
/// others'.
struct ProjectRecord: Equatable, Codable {
    /// The name of the file in the folder.
    static let name = ".firstlight.json"

    /// A text for those who open the file.
    var about = ""
    /// The id of the app that the files are of.
    var app: String?
    /// The hash of each file by its path, as it was written.
    var files: [String: String] = [:]
    /// The hash that each file is about to have, while a generation changes them one by one; nil before and after.
    var writing: [String: String]?

    private enum CodingKeys: CodingKey { case about, app, files, writing }
    /// The key by which earlier records name the app.
    private enum EarlierKeys: CodingKey { case brand }

    /// Records the files of an app.
    ///
    /// - Parameter program: The name of the program that writes them.
    init(_ files: FileSet, of app: String? = nil, by program: String) {
        self.app = app
        about =
            "Written by `\(program) generate`: the files that are its own, and what they were. Keep it with them."
        self.files = files.files.mapValues { ContentHash($0).description }
    }

    /// Reads a record, also one of before.
    init(from decoder: any Decoder) throws {
        let box = try decoder.container(keyedBy: CodingKeys.self)
        about = try box.decode(String.self, forKey: .about)
        app =
            try box.decodeIfPresent(String.self, forKey: .app)
            ?? decoder.container(keyedBy: EarlierKeys.self).decodeIfPresent(String.self, forKey: .brand)
        files = try box.decode([String: String].self, forKey: .files)
        writing = try box.decodeIfPresent([String: String].self, forKey: .writing)
    }

    /// Reads the record of a folder; an empty one when it has none.
    ///
    /// After an interrupted generation it has each file as that one left it, old or new.
    ///
    /// - Throws: A `CommandError` when the record is damaged: without it, the owner of the files is unknown.
    init(of folder: URL) throws(CommandError) {
        let file = folder.appendingPathComponent(Self.name)
        var status = stat()
        guard lstat(file.path, &status) == 0 else {
            files = [:]
            return
        }
        do {
            self = try JSONDecoder().decode(ProjectRecord.self, from: try Data(contentsOf: file))
            // Files are removed by these paths, so none may lead out of the folder.
            _ = try FileSet(files.merging(writing ?? [:]) { one, _ in one }.mapValues { _ in [] })
        } catch {
            throw CommandError(
                "'\(file.path)' is damaged, so it is unknown which files were generated.", code: .badData,
                hint: "Restore it, or remove it and give --force once to take the files over.")
        }
        for (path, hash) in writing ?? [:] {
            let bytes = try? Data(contentsOf: folder.appendingPathComponent(path))
            if bytes.map({ ContentHash($0).description }) == hash { files[path] = hash }
        }
        writing = nil
    }

    /// Reads a record; nil when it is damaged.
    init?(reading bytes: [UInt8]) {
        guard let record = try? JSONDecoder().decode(ProjectRecord.self, from: Data(bytes)) else {
            return nil
        }
        self = record
    }

    /// The record as a file.
    var bytes: [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return Array((try? encoder.encode(self)) ?? Data()) + [0x0A]
    }
}
