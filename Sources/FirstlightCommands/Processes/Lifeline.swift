// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation

/// A pipe by which a child sees that its parent is gone, however it ended.
///
/// The parent alone holds the end that writes, and nothing is ever written: a child that reads waits until the system
/// has closed that end. A child that starts after the parent's end sees it, too (Decision 0046).
final class Lifeline: Sendable {
    /// The variable that gives a child its end, its parent and the folders of the parent.
    static let variable = "FIRSTLIGHT_LIFELINE"
    /// The descriptor of a child's end.
    static let descriptor: Int32 = 3

    /// The end that children get.
    let childEnd: Int32
    private let ownEnd: Int32

    /// The variable in the environment of a child of this process.
    static var variableOfChild: String {
        "\(variable)=\(descriptor) \(WorkFolder.ownMark) \(FileManager.default.temporaryDirectory.path)"
    }

    init() throws(CommandError) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0, ends.allSatisfy({ fcntl($0, F_SETFD, FD_CLOEXEC) == 0 }) else {
            throw CommandError("No pipe can be made: \(String(cString: strerror(errno)))", code: .unavailable)
        }
        (childEnd, ownEnd) = (ends[0], ends[1])
    }

    deinit {
        close(childEnd)
        close(ownEnd)
    }

    /// Ends this process when the one that started it is gone; does nothing in a process that was not started by one.
    static func follow() {
        var status = stat()
        let words = getenv(variable).map { String(cString: $0).split(separator: " ", maxSplits: 2) } ?? []
        guard words.count == 3, let end = Int32(words[0]), fstat(end, &status) == 0,
            status.st_mode & S_IFMT == S_IFIFO
        else { return }
        let (parent, folder) = (String(words[1]), String(words[2]))
        let thread = Thread {
            var byte: UInt8 = 0
            while true {
                let count = read(end, &byte, 1)
                if count == 0 { break }
                if count < 0, errno != EINTR { return }
            }
            // Until its end this process's other threads may write into either's folders.
            _ = WorkFolder.removeAfterEnd(of: [
                (WorkFolder.ownMark, FileManager.default.temporaryDirectory.path), (parent, folder),
            ])
            kill(getpid(), SIGKILL)
        }
        thread.name = "lifeline"
        thread.start()
    }
}
