// Licensed under the Apache License, Version 2.0.

package import Foundation

/// Reads a file that may be a pipe or a terminal, from which nothing may ever come.
package struct InputFile {
    private let path: String
    private let console: Console
    /// The time to wait for a named pipe that has no writer.
    private let patience: Duration
    /// The time after which the user is told what is being waited for.
    private let silence: Duration

    /// Prepares to read a file.
    package init(
        _ path: String, console: Console, patience: Duration = .seconds(10), silence: Duration = .seconds(1)
    ) {
        (self.path, self.console) = (path, console)
        (self.patience, self.silence) = (patience, silence)
    }

    /// The bytes of the file, or one more than the most when there are too many.
    ///
    /// - Throws: A `CommandError` that names the file and the reason.
    package func content(atMost most: Int) throws(CommandError) -> Data {
        let (descriptor, isOwn) = try open()
        defer { close(descriptor) }
        var data = Data()
        var buffer = [UInt8](repeating: 0, count: 65_536)
        var waited = Duration.zero
        while data.count <= most {
            let pause = data.isEmpty ? waited < silence ? silence : patience : .seconds(3600)
            var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let ready = poll(&entry, 1, Int32(pause / .seconds(1) * 1000))
            if ready == 0 {
                waited += pause
                if waited == silence { tellOfWaiting(descriptor) }
                // A read from another process's pipe would not return.
                guard isOwn else { continue }
            }
            let count = read(descriptor, &buffer, min(buffer.count, most + 1 - data.count))
            if count > 0 { data.append(contentsOf: buffer[..<count]) }
            if count < 0, errno != EINTR, errno != EAGAIN { throw unreadable(errno) }
            guard count == 0 else { continue }
            if ready != 0 { break }
            guard waited < patience else { throw abandoned }
        }
        return data
    }

    /// The file to read, and whether reading it never waits.
    private func open() throws(CommandError) -> (descriptor: Int32, isOwn: Bool) {
        // An open descriptor reports its end; a pipe that is opened again may not.
        let numbers = ["/dev/fd/", "/proc/self/fd/"].compactMap { folder in
            path.hasPrefix(folder) ? Int32(path.dropFirst(folder.count)) : nil
        }
        let number = path == "/dev/stdin" ? STDIN_FILENO : numbers.first
        let descriptor =
            number.map { fcntl($0, F_DUPFD_CLOEXEC, 0) }
            ?? Foundation.open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw unreadable(errno) }
        var status = stat()
        if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
            close(descriptor)
            throw unreadable(EISDIR)
        }
        return (descriptor, number == nil)
    }

    private func tellOfWaiting(_ descriptor: Int32) {
        let end = isatty(descriptor) == 1 ? " Ctrl-D ends what is typed." : ""
        console.note("Waiting for input from '\(path)'.\(end)")
    }

    private var abandoned: CommandError {
        CommandError(
            "The file '\(path)' cannot be read: it is a pipe without a writer.", code: .noInput,
            hint: "Start what writes to it first, or give a file.")
    }

    private func unreadable(_ number: Int32) -> CommandError {
        guard number != ENOENT else { return CommandError("There is no file '\(path)'.", code: .noInput) }
        let reason = number == EISDIR ? "it is a folder" : String(cString: strerror(number))
        return CommandError(
            "The file '\(path)' cannot be read: \(reason).",
            code: [EISDIR, EACCES].contains(number) ? .noInput : .inputOutput)
    }
}
