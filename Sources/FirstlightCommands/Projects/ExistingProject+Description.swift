// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Foundation

extension ExistingProject {
    /// Refuses a folder whose project another tool makes of a description, before there is one.
    static func refuseDescription(in files: FileSet, of folder: URL) throws(CommandError) {
        // One of a folder inside, such as an example's, stands in no one's way.
        for found in ProjectDescription.all(in: files) where found.command == nil || !found.file.contains("/")
        {
            guard let command = found.command else {
                throw CommandError(
                    "'\(folder.path)' has an app of \(found.tool), '\(found.file)', without an Info.plist and a project that "
                        + "could be patched.", code: .badData,
                    hint: "Name another folder for a project of its own.")
            }
            throw CommandError(
                "'\(folder.path)' has no Xcode project yet: \(found.tool) makes it of \(found.file).",
                code: .noInput,
                hint: "Run '\(command)' there first.")
        }
    }

    /// The description of which a tool makes the project; nil for a project that is edited in Xcode.
    private var description: ProjectDescription? { ProjectDescription.beside(project, in: files) }

    /// Remarks that a file has to be added to the app where that does not follow the folder: in Xcode, or in the description of
    /// which a tool makes the project.
    func needResource(_ path: String, _ made: inout AppGeneration.Made) {
        guard !isResource(path) else { return }
        guard let description else {
            made.remarks.append("Add \(path) to the resources of the app's target in Xcode.")
            return
        }
        made.remarks.append(
            "Add \(path) to the app's target in \(description.file), unless a folder or a pattern there takes it."
        )
    }

    /// Remarks that the project is made anew of its description, and which files are.
    func remarkOnDescription(_ made: inout AppGeneration.Made) {
        guard let description, let command = description.command else { return }
        let anew = description.made(of: files)
        for path in made.files.paths where anew.contains(path) {
            made.remarks.append(
                "Put what is new in \(path) into \(description.file), too: \(description.tool) writes that file anew."
            )
        }
        made.remarks.append(
            "Make all changes of the target in \(description.file) and run '\(command)': \(description.tool) makes "
                + "'\(project)' of it, and what is changed in the project itself is lost.")
    }
}
