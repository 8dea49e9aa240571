// Licensed under the Apache License, Version 2.0.

package import FirstlightSimulation
package import Foundation
package import LaunchKit
package import StageCairo

/// Writing of the commands' output.
package enum Output {
    /// Creates a folder if it does not exist.
    package static func folder(_ path: String) throws -> URL {
        let url = URL(fileURLWithPath: path, isDirectory: true)
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        } catch {
            throw CommandError(
                "The folder '\(path)' cannot be made: \(Reason.text(error)).", code: .cannotCreate,
                hint: "Give another folder, or make room for this one.")
        }
        return url
    }

    /// Makes the folder of a file that is written when the work is done, and checks that it can be written there.
    ///
    /// The work may take minutes, and its result would be lost.
    ///
    /// - Throws: A `CommandError` that names the file and the system's reason; no part of the file is left.
    @discardableResult
    package static func file(_ path: String) throws -> URL {
        let url = URL(fileURLWithPath: path)
        guard !isThere(url) || isFile(url) else {
            // A pipe or a device: opening it to see would already be heard at its other end.
            guard access(path, W_OK) == 0 else { throw failure(path, .cannotCreate) }
            return url
        }
        let place = destination(of: url).deletingLastPathComponent()
        _ = try folder(place.path)
        let probe = place.appendingPathComponent(".\(UUID().uuidString).part").path
        let descriptor = open(probe, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw failure(path, .cannotCreate) }
        close(descriptor)
        unlink(probe)
        return url
    }

    /// Swaps the names of two folders in one step; returns false where the file system does not support it.
    static func swapNames(_ one: String, _ other: String) -> Bool {
        typealias Exchange =
            @convention(c) (
                CInt, UnsafePointer<CChar>, CInt, UnsafePointer<CChar>, CUnsignedInt
            ) -> CInt
        // The system's header hides `renameat2` from Swift, and an older system has none. 2 is RENAME_EXCHANGE.
        guard let found = dlsym(dlopen(nil, RTLD_NOW), "renameat2") else { return false }
        return unsafeBitCast(found, to: Exchange.self)(AT_FDCWD, one, AT_FDCWD, other, 2) == 0
    }

    /// Returns the file that a path leads to over links, which keep pointing to it: also when it is not there yet.
    private static func destination(of url: URL) -> URL {
        guard !isThere(url) else { return url.resolvingSymlinksInPath() }
        var place = url
        // As many as the system follows.
        for _ in 0..<40 {
            guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: place.path) else {
                return place
            }
            place = URL(fileURLWithPath: next, relativeTo: place.deletingLastPathComponent()).absoluteURL
        }
        return url
    }

    private static func isThere(_ url: URL) -> Bool {
        var status = stat()
        return stat(url.path, &status) == 0
    }

    /// Writes a file whole or not at all; writes directly to what is not a file, such as a pipe.
    package static func write(_ data: Data, to url: URL) throws(CommandError) {
        var status = stat()
        if stat(url.path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
            // A file put in the place of a device would take the device away from everybody.
            return try fill(url.path, O_WRONLY, data, named: url.path)
        }
        let target = destination(of: url)
        // The files that are written at a time may be called alike for as long as a name may be.
        let part = target.deletingLastPathComponent()
            .appendingPathComponent(".\(target.lastPathComponent.prefix(40)).\(UUID().uuidString).part").path
        do throws(CommandError) {
            try fill(part, O_WRONLY | O_CREAT | O_TRUNC, data, named: url.path)
            guard rename(part, target.path) == 0 else { throw failure(url.path, .cannotCreate) }
        } catch {
            unlink(part)
            throw error
        }
    }

    /// Writes all bytes to a path; an error calls it `name`.
    static func fill(
        _ path: String, _ flags: Int32, _ data: Data, named name: String
    ) throws(CommandError) {
        let descriptor = open(path, flags | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw failure(name, .cannotCreate) }
        var written = 0
        while written < data.count {
            let count = data.withUnsafeBytes {
                Foundation.write(descriptor, $0.baseAddress?.advanced(by: written), data.count - written)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                let error = failure(name, .inputOutput)
                close(descriptor)
                throw error
            }
            written += count
        }
        // Some file systems report only now that there was no room.
        guard close(descriptor) == 0 else { throw failure(name, .inputOutput) }
    }

    /// Returns whether there is a pipe or a device at a URL.
    static func isSpecial(_ url: URL) -> Bool {
        var status = stat()
        return stat(url.path, &status) == 0 && ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
    }

    /// Returns whether there is a regular file at a URL: no pipe, device or folder.
    static func isFile(_ url: URL) -> Bool {
        var status = stat()
        return stat(url.path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    private static func failure(_ name: String, _ code: CommandError.Code) -> CommandError {
        CommandError(
            "'\(name)' cannot be written: \(String(cString: strerror(errno))).", code: code,
            hint: "Check that the folder may be written to and that the disk has room.")
    }

    /// The most pixels of a picture: as many as 8192 in a square, which take 256 MB.
    static let mostPixels = 8192.0 * 8192

    /// Creates the renderer for the pictures of a run.
    ///
    /// - Throws: A `CommandError` that names the limit when the pictures would be too large.
    @MainActor
    package static func renderer(
        _ size: CGSize, scale: CGFloat, _ shaper: CairoTextShaper
    ) throws(CommandError) -> CairoRenderer {
        let (width, height) = (Double(size.width * scale), Double(size.height * scale))
        guard width * height <= mostPixels, max(width, height) <= 32_000 else {
            throw .usage(
                "\(PlainNumber.text(size.width))x\(PlainNumber.text(size.height)) points at a scale of "
                    + "\(PlainNumber.text(scale)) are \(PlainNumber.fixed(width, places: 0))x"
                    + "\(PlainNumber.fixed(height, places: 0)) pixels; a picture has at most 67108864, and 32000 a side.",
                hint: "Give a smaller --device or --scale.")
        }
        return CairoRenderer(size: size, scale: scale, shaper: shaper)
    }

    /// The shaper of text that is no app's, or an error that says which fonts are missing.
    @MainActor
    package static func shaper() throws -> CairoTextShaper { try readable { try CairoTextShaper() } }

    /// The shaper of an app's text, or an error that says which fonts are missing or wrong.
    ///
    /// - Parameter shapers: Those that were made before, where a command shows several apps.
    @MainActor
    package static func shaper(
        of app: AppDescriptor, among shapers: AppShapers = AppShapers()
    ) throws -> CairoTextShaper {
        try readable { try shapers.shaper(of: app) }
    }

    @MainActor
    private static func readable(_ make: () throws -> CairoTextShaper) throws -> CairoTextShaper {
        do {
            return try make()
        } catch let error as CairoTextShaper.Error {
            throw CommandError(
                "Text cannot be drawn: \(error)", code: .unavailable,
                hint: "Run 'make setup', which installs the fonts.")
        }
    }

    /// An instant as part of a file's name: `800ms`, `1500ms`.
    package static func name(_ seconds: Double) -> String {
        // What was counted in milliseconds is a whole number of them again, which the factor alone does not give.
        let milliseconds = (seconds * 1_000_000).rounded() / 1000
        return milliseconds == milliseconds.rounded()
            ? "\(Int(milliseconds))ms" : String(format: "%.3fms", milliseconds)
    }
}
