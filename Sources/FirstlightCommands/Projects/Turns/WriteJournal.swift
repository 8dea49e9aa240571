// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Foundation

/// What is done to the files of a folder one by one, as it stands on the disk before the first of them changes.
struct WriteJournal: Equatable, Codable {
    /// What happens to one file.
    struct Entry: Equatable, Codable {
        /// The path of the file in the folder.
        let path: String
        /// Where its new content waits, as a path from the folder; nil when the file goes.
        let aside: String?
        /// The hash of the file before; nil when there was none.
        let old: String?
        /// The hash of the file after; nil when there is none.
        let new: String?

        /// What this is to a person.
        var change: ProjectChange {
            ProjectChange(path: path, kind: new == nil ? .removed : old == nil ? .added : .changed)
        }
    }

    /// How far an entry is.
    enum State {
        /// The file is as it was, and its new content is there.
        case ready
        /// The file is as it is to be.
        case done
        /// The file is as it was, and its new content is missing or torn.
        case lost
        /// The file is neither as it was nor as it is to be: somebody has changed it.
        case changed
    }

    /// What the file says to whoever opens it.
    private(set) var about =
        "An interrupted generation: the next `generate` or `lint` of this folder finishes it."
    /// The number of the folder that the journal was written in: one that was copied or packed up is none.
    let place: UInt64
    /// The entries in the order in which they happen.
    let entries: [Entry]

    init(place: UInt64, entries: [Entry]) { (self.place, self.entries) = (place, entries) }

    /// Reads a journal; nil when it is torn, was copied from elsewhere, or leads out of the folder.
    init?(reading file: URL, place: UInt64) {
        guard let data = try? Data(contentsOf: file),
            let read = try? JSONDecoder().decode(WriteJournal.self, from: data), read.place == place,
            (try? FileSet(Dictionary(read.entries.map { ($0.path, []) }) { one, _ in one })) != nil,
            (try? FileSet(Dictionary(read.entries.compactMap { $0.aside.map { ($0, []) } }) { one, _ in one }))
                != nil
        else { return nil }
        self = read
    }

    /// The journal as a file.
    var bytes: Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)) ?? Data()
    }

    /// Tells by the files how far an entry is.
    static func state(of entry: Entry, in folder: URL) -> State {
        let present = hash(folder.appendingPathComponent(entry.path))
        if present == entry.new { return .done }
        guard present == entry.old else { return .changed }
        guard let aside = entry.aside else { return .ready }
        return hash(folder.appendingPathComponent(aside)) == entry.new ? .ready : .lost
    }

    /// The hash of a file; nil when there is none, and no hash at all for what is no file.
    static func hash(_ file: URL) -> String? {
        var status = stat()
        guard lstat(file.path, &status) == 0 else { return nil }
        guard status.st_mode & S_IFMT == S_IFREG, let data = try? Data(contentsOf: file) else { return "-" }
        return ContentHash(data).description
    }
}
