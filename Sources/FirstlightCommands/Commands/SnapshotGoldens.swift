// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchKit

/// The goldens that `firstlight snapshot --matrix --against` compares with.
enum SnapshotGoldens {
    /// Returns the goldens, once it is known which pictures a run draws.
    ///
    /// - Parameters:
    ///   - path: Their folder.
    ///   - into: The folder of the pictures.
    ///   - isOwn: Whether a file of this name is of what is drawn, and so an orphan if no picture is called like it.
    /// - Throws: A `CommandError` when the pictures would take the place of the goldens.
    static func read(
        _ path: String, into: String, isOwn: @escaping (String) -> Bool
    ) throws(CommandError) -> ([String]) throws -> MatrixGoldens {
        func place(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }
        guard place(path) != place(into) else {
            throw .usage(
                "--against and --into are the same folder '\(path)': the pictures would take the place of the goldens.",
                hint: "Give another folder with --into.")
        }
        return { try MatrixGoldens(path, pictures: $0, isOwn: isOwn) }
    }

    /// Returns the app whose picture a file is, by its name; nil when it is none.
    ///
    /// An app's name may be the beginning of another's.
    static func app(of file: String, among apps: [AppDescriptor]) -> String? {
        apps.map(\.id).filter { file.hasPrefix("\($0)-") }.max { $0.count < $1.count }
    }
}
