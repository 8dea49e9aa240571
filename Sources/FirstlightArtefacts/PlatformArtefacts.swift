// Licensed under the Apache License, Version 2.0.

/// The changes that a declaration makes to a folder of a project: files to write, pictures to draw, files to remove.
public struct PlatformArtefacts: Hashable, Sendable {
    /// The files to write, by their path in the folder.
    public var files = FileSet()
    /// The pictures to draw, by their path in the folder.
    public var pictures: [PictureSlot] = []
    /// The paths of files of ours that are no longer needed.
    public var obsolete: [String] = []

    /// Returns these artefacts with those of another declaration, which wrote over these files.
    public func joined(with other: PlatformArtefacts) -> PlatformArtefacts {
        var joined = self
        for path in other.files.paths { joined.files[path] = other.files[path] }
        joined.pictures += other.pictures
        let needed = Set(joined.pictures.map(\.path)).union(joined.files.paths)
        joined.obsolete = Set(obsolete + other.obsolete).subtracting(needed).sorted()
        return joined
    }
}
