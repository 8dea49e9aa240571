// Licensed under the Apache License, Version 2.0.

/// What a generation does to one file of a project.
struct ProjectChange: Equatable, Encodable {
    /// What is done.
    enum Kind: String, Encodable {
        /// The file is new.
        case added
        /// The file is there, and becomes another.
        case changed
        /// The file is there as it is to be.
        case same
        /// The file was generated before and is not needed any more.
        case removed
        /// Somebody has changed the file since it was generated; it is left as it is.
        case kept
    }

    /// The file's path in the folder.
    let path: String
    /// What is done.
    let kind: Kind
}
