// Licensed under the Apache License, Version 2.0.

/// The effect of a generation on one file of a project.
struct ProjectChange: Equatable, Encodable {
    /// The kind of change.
    enum Kind: String, Encodable {
        /// The file is new.
        case added
        /// The file exists, and changes.
        case changed
        /// The file exists and stays the same.
        case same
        /// The file was generated before and is not needed any more.
        case removed
        /// The file is another's, or has been edited since it was generated; it is left as it is.
        case kept
        /// The file is another's, or has been edited, and in the way of one that is needed.
        case blocked
    }

    /// The file's path in the folder.
    let path: String
    /// The kind of change.
    let kind: Kind
}
