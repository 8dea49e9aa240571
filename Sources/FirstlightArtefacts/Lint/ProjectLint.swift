// Licensed under the Apache License, Version 2.0.

/// The pixels of a picture, four bytes each: red, green, blue, alpha.
public struct LintPixels: Sendable {
    /// The size.
    public var width, height: Int
    /// The rows from the top.
    public var rgba: [UInt8]

    /// Creates a picture from its pixels.
    public init(width: Int, height: Int, rgba: [UInt8]) {
        (self.width, self.height, self.rgba) = (width, height, rgba)
    }
}

/// The rules of launch screens and of the stores, applied to the files of a project: Xcode's, Flutter's, React Native's, Capacitor's.
///
/// ```swift
/// let report = ProjectLint(files).report()
/// for finding in report.open { print(finding.description, finding.fix) }
/// ```
public struct ProjectLint: Sendable {
    /// The files, by their paths from the project's folder.
    public var files: FileSet
    /// Indicates whether the first screen also shows the picture of the launch screen.
    public var firstScreenHasBranding: Bool
    /// The requirements of the projects' apps, one for each folder of a project.
    public var declarations: [LintDeclaration]
    /// The sources and privacy manifests of pods and packages that were checked out into the project's folder, which only
    /// the rules of privacy look at.
    public var packages = FileSet()
    /// Indicates whether a folder above the files has a project, which may build them.
    public var isInProject = false
    /// The names of the apps by the paths of their lists, as projects in folders above the files give them.
    public var names: [String: String] = [:]
    /// Indicates whether the stores' own rules are tried, too.
    public var isForStores = false
    /// The packages on the disk that the apps link, by their paths from the project's folder; only the stores' rules look
    /// at them.
    public var linked: [String: LinkedPackage] = [:]
    /// Says whether a source other than the one at a path names a type; without it only the sources given are asked.
    public var isNamed: (@Sendable (_ type: String, _ path: String) -> Bool)?
    /// Reads the pixels of the picture at a path; without it the rules that need them are left out.
    public var pixels: (@Sendable (String) -> LintPixels?)?

    /// Creates a lint of a project's files.
    public init(
        _ files: FileSet, firstScreenHasBranding: Bool = false, declarations: [LintDeclaration] = [],
        pixels: (@Sendable (String) -> LintPixels?)? = nil
    ) {
        (self.files, self.firstScreenHasBranding) = (files, firstScreenHasBranding)
        (self.declarations, self.pixels) = (declarations, pixels)
    }

    /// Returns whether a source has something for the rules; nil for a file that is no source, by an ending such as `swift`
    /// or `kt`.
    package static func concerns(_ source: UnsafeRawBufferPointer, ofEnding ending: String) -> Bool? {
        sourceWords(ofEnding: ending).map { SourceWords.occur($0, in: source) }
    }

    /// Returns whether files with an ending are sources.
    package static func isSource(ofEnding ending: String) -> Bool { sourceWords(ofEnding: ending) != nil }

    /// The words without any of which a source with an ending has nothing for the rules; nil for files that are no sources.
    private static func sourceWords(ofEnding ending: String) -> [String]? {
        switch ending {
        case "swift": LintSource.words + RequiredReasonAPI.words + LintAccountWords.hints
        case "m", "mm": RequiredReasonAPI.words + LintAccountWords.hints
        case "c", "cc", "cpp", "cxx", "h": RequiredReasonAPI.words
        case "kt", "java": installers + ["Activity"] + insetWords + LintAccountWords.hints
        default: nil
        }
    }

    /// Returns whether a file of this name declares packages, targets or activities that the rules count with.
    public static func isManifest(_ name: String) -> Bool {
        LintProject.manifests.contains(name) || LintProject.builds(name) || LintProject.locks.contains(name)
            || name == "AndroidManifest.xml" || name == "build.gradle" || name == "build.gradle.kts"
            || name == "gradle.properties" || name.hasSuffix(".versions.toml")
            || name == SiteAssociation.fileName
    }

    /// Returns whether a file or folder of a name makes its folder a project, which builds what is in it.
    package static func isProject(_ name: String) -> Bool {
        name.hasSuffix(".xcodeproj") || LintProject.builds(name)
    }

    /// Checks every rule.
    public func report() -> LintReport {
        let project = LintProject(files, names: names)
        var found = project.problems
        var named: Set<String> = []
        for app in project.apps {
            let screens = project.launchScreens(of: app)
            found += keyFindings(app, project) + entitlementFindings(app, project) + screens.findings
            named.formUnion(screens.screens.compactMap { $0.storyboard?.file })
            for screen in screens.screens { found += screenFindings(screen, of: app, in: project) }
            found += iconFindings(app, project)
        }
        found +=
            project.storyboardFindings(named: named) + project.catalogueFindings()
            + project.layerFindings()
        found += privacyFindings(project)
        found += androidFindings() + webFindings() + project.linuxFindings()
        let stores = isForStores ? storeFindings(project) : (findings: [], asked: [:])
        found += stores.findings
        if !isInProject { found = found.map(project.withoutProject) }
        var seen: Set<LintFinding> = []
        found = found.filter { seen.insert($0).inserted }
        let waivers = LintWaivers(files)
        found = waivers.applied(to: found) + waivers.findings(for: found, isForStores: isForStores)
        var skipped: [String: String] = [:]
        if pixels == nil {
            skipped[LintRule.transparentEdge.id] = "the pixels of pictures were not given"
        }
        return LintReport(
            findings: found.sorted(by: LintFinding.precedes), apps: project.apps.map(\.name),
            skipped: skipped,
            asked: stores.asked)
    }

    /// Returns the files with everything fixed that needs no decision; a second time, nothing changes.
    public static func fixed(_ files: FileSet) -> FileSet {
        var lint = ProjectLint(files)
        // Two edits of one file cannot be joined, so each round takes one of each file.
        for _ in 0..<200 {
            var changed: Set<String> = []
            for edit in lint.report().open.compactMap(\.edit) where changed.insert(edit.path).inserted {
                if lint.files[edit.path] == edit.bytes { changed.remove(edit.path) }
                lint.files[edit.path] = edit.bytes
            }
            if changed.isEmpty { break }
        }
        return lint.files
    }
}
