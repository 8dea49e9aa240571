// Licensed under the Apache License, Version 2.0.

import Foundation

/// The symbolic links of a project: those that stay in it count as what they lead to, and no other is followed.
///
/// A project is the repository around its folder, or the folder alone where there is none: what lies outside is not in
/// anybody else's copy of it, and is not this program's to read or to write.
struct ProjectLinks {
    /// The path of the outermost folder of the project, without links.
    let boundary: String

    /// Finds out where the project of a folder ends.
    init(around folder: URL) {
        let own = folder.resolvingSymlinksInPath()
        var place = own
        while place.pathComponents.count > 1 {
            if access(place.appendingPathComponent(".git").path, F_OK) == 0 { break }
            place.deleteLastPathComponent()
        }
        boundary = place.pathComponents.count > 1 ? place.path : own.path
    }

    /// Returns whether a path without links is in the project.
    func contains(_ path: String) -> Bool { path == boundary || path.hasPrefix(boundary + "/") }

    /// A place that a link leads to.
    enum Lead {
        /// A file of the project, with its size.
        case file(URL, size: Int)
        /// A folder of the project.
        case folder(URL)
        /// A place outside of the project.
        case outside(String, isFolder: Bool)
        /// Nothing, or a ring of links.
        case nowhere(String)
    }

    /// Follows a link to its end; nil for what is no link, and for a link to a device or the like.
    func lead(of url: URL) -> Lead? {
        guard let named = try? FileManager.default.destinationOfSymbolicLink(atPath: url.path) else {
            return nil
        }
        var status = stat()
        guard stat(url.path, &status) == 0 else { return .nowhere(named) }
        let target = url.resolvingSymlinksInPath()
        let kind = status.st_mode & S_IFMT
        guard contains(target.path) else { return .outside(target.path, isFolder: kind == S_IFDIR) }
        switch kind {
        case S_IFREG: return .file(target, size: Int(status.st_size))
        case S_IFDIR: return .folder(target)
        default: return nil
        }
    }

    /// The link on the way to a path of a folder, or at its end, that leads out of the project or to nothing; nil without
    /// one.
    func obstacle(to path: String, in folder: URL) -> RefusedLink? {
        var parts: [Substring] = []
        for part in path.split(separator: "/") {
            parts.append(part)
            let inner = parts.joined(separator: "/")
            let url = folder.appendingPathComponent(inner)
            var status = stat()
            guard lstat(url.path, &status) == 0 else { return nil }
            guard status.st_mode & S_IFMT == S_IFLNK else { continue }
            switch lead(of: url) {
            case .outside(let target, _): return RefusedLink(path: inner, target: target, boundary: boundary)
            case .nowhere(let named): return RefusedLink(path: inner, target: named, boundary: nil)
            case .file, .folder, nil: continue
            }
        }
        return nil
    }
}

/// A link that was not followed.
struct RefusedLink: Hashable {
    /// Its path from the folder that was read.
    let path: String
    /// The place that it leads to.
    let target: String
    /// The project that the place is outside of; nil when nothing is there.
    let boundary: String?

    /// The sentence that says so.
    var description: String { words + (boundary == nil ? "." : ", and is not followed.") }

    /// The same as a part of a sentence.
    var words: String {
        "'\(path)' is a link to '\(target)', "
            + (boundary.map { "outside of the project '\($0)'" } ?? "where nothing is")
    }
}
