// Licensed under the Apache License, Version 2.0.

public import Foundation

// Foundation on Linux lacks these; they are here, as Foundation brings this module along (Decision 0074).
extension URL {
    /// Begins the use of a file that the user has chosen; true, as files are open to their owner here.
    public func startAccessingSecurityScopedResource() -> Bool { true }
    /// Ends the use of a file that the user has chosen.
    public func stopAccessingSecurityScopedResource() {}
    private static func directory(_ kind: FileManager.SearchPathDirectory, _ name: String) -> URL {
        let found = FileManager.default.urls(for: kind, in: .userDomainMask).first
        return found ?? URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent(name)
    }
    /// The folder of the user's documents.
    public static var documentsDirectory: URL { directory(.documentDirectory, "Documents") }
    /// The folder of what can be made again.
    public static var cachesDirectory: URL { directory(.cachesDirectory, ".cache") }
    /// The folder of what an app needs.
    public static var applicationSupportDirectory: URL {
        directory(.applicationSupportDirectory, ".local/share")
    }
    /// The folder of what belongs to the user and is no document.
    public static var libraryDirectory: URL { directory(.libraryDirectory, "Library") }
    /// The folder of the desktop.
    public static var desktopDirectory: URL { directory(.desktopDirectory, "Desktop") }
    /// The folder of what was downloaded.
    public static var downloadsDirectory: URL { directory(.downloadsDirectory, "Downloads") }
    /// The folder of pictures.
    public static var picturesDirectory: URL { directory(.picturesDirectory, "Pictures") }
    /// The folder of films.
    public static var moviesDirectory: URL { directory(.moviesDirectory, "Movies") }
    /// The folder of music.
    public static var musicDirectory: URL { directory(.musicDirectory, "Music") }
}
