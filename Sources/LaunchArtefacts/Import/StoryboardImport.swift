// Licensed under the Apache License, Version 2.0.
enum StoryboardImport {
    static func isLaunchScreen(_ bytes: [UInt8], file: String) -> Bool { false }
    static func read(_ bytes: [UInt8], in folder: ImportFolder) throws(ArtefactProblem) -> ImportedLaunch {
        ImportedLaunch(file: folder.file, platforms: [])
    }
}
