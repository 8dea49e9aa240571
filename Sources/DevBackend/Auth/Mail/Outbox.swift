// Licensed under the Apache License, Version 2.0.

import Dispatch
import Foundation

/// Keeps the mails: in a folder, a file each, and the last ones in memory for `GET /outbox`.
final class Outbox {
    /// The number of mails that are listed; the files stay.
    private static let remembered = 1000

    private let folder: URL?
    private var mails: [Mail] = []
    private var number = 0
    // Off the server's thread: that a mail is written must not show in the time of an answer.
    private let queue = DispatchQueue(label: "firstlight-outbox")

    /// Makes the folder when it is missing; continues the numbering of its files.
    init(folder: URL?) throws(DevBackendError) {
        self.folder = folder
        guard let folder else { return }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            number = names.compactMap { Int($0.prefix { $0.isNumber }) }.max() ?? 0
        } catch {
            throw .outbox(path: folder.path, reason: error.systemReason)
        }
    }

    /// The mails so far, newest last.
    var json: JSON { .array(mails.map(\.json)) }

    func clear() { mails = [] }

    /// Adds a mail. Its file appears whole or not at all, soon afterwards.
    func add(_ mail: Mail) {
        if mails.count >= Self.remembered { mails.removeFirst(Self.remembered / 2) }
        mails.append(mail)
        guard let folder else { return }
        number += 1
        let digits = String(repeating: "0", count: max(0, 6 - "\(number)".count)) + "\(number)"
        let file = folder.appending(path: "\(digits)-\(mail.kind).eml")
        queue.async {
            do {
                try Data(mail.text.utf8).write(to: file, options: .atomic)
            } catch {
                FileHandle.standardError.write(
                    Data("backend: the mail \(file.path) cannot be written: \(error.systemReason)\n".utf8))
            }
        }
    }

    /// Waits until every file is written.
    func flush() { queue.sync {} }
}
