// Licensed under the Apache License, Version 2.0.

import FirstlightCommands
import Foundation

/// One line that a process of a soak leaves about what it saw; it survives the process.
struct SoakNote: Codable, Sendable {
    enum Kind: String, Codable, Sendable {
        /// The phase of the launch changed; `text` is its name.
        case phase
        /// The labels of the buttons on a failure's screen, after the route was looked for.
        case button
        /// The destination was chosen.
        case route
        /// The user touched a button.
        case tapped
        /// The launch was left alone, failed or finished.
        case settled
        /// A write of the counter returned; `number` is its value.
        case acknowledged
        /// The completed onboarding can be read by others.
        case onboarded
        /// The crash guard is about to be written; `text` is what it says of this launch, `number` the
        /// failures before it.
        case guarding
        /// The crash guard is written, as the note before it says.
        case guarded
        /// The launch is a careful one.
        case careful
        /// The frames of a run; `text` is the scenario, `print` a fingerprint for all processes, `quick`
        /// one for this process.
        case frames
        /// The resident memory after a launch, or before and at the peak of a splash; `number` is its KiB.
        case memory
        /// Requests of one course that ended as they must; `text` is the course, `number` how many.
        case course
        /// A request that ended otherwise; `text` says how, `number` is the request's.
        case wrong
    }

    let kind: Kind
    /// Seconds since the launch began.
    var at = 0.0
    var text = ""
    var print = ""
    var quick = 0
    var number = 0

    /// The notes in a file; a line that was cut short by the process's end is left out.
    static func read(_ file: URL) -> [SoakNote] { SoakNotebook.read(file) }
}

/// Appends notes to a file, each by one write, so that none is lost when the process is killed.
final class SoakNotebook: Sendable {
    private let descriptor: Int32

    init(_ file: URL) throws {
        descriptor = open(file.path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            throw CommandError("'\(file.path)' cannot be written.", code: .cannotCreate)
        }
    }

    func add(_ note: some Encodable) {
        guard var data = try? JSONEncoder().encode(note) else { return }
        data.append(UInt8(ascii: "\n"))
        data.withUnsafeBytes { _ = write(descriptor, $0.baseAddress, $0.count) }
    }

    /// The notes in a file; a line that was cut short by the process's end is left out.
    static func read<Note: Decodable>(_ file: URL) -> [Note] {
        let data = FileManager.default.contents(atPath: file.path) ?? Data()
        return data.split(separator: UInt8(ascii: "\n")).compactMap {
            try? JSONDecoder().decode(Note.self, from: Data($0))
        }
    }

    deinit { close(descriptor) }
}
