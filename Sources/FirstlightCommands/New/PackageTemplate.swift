// Licensed under the Apache License, Version 2.0.

import CPackageFiles
import FirstlightArtefacts
import Foundation

/// The files of a new app: a screen, a launch of two tasks, scenarios, tests, a program, and the files that run them
/// elsewhere.
///
/// The template is the app Hello, which is built and run as it is (`Examples/Hello`); in another app its name replaces
/// Hello's.
struct PackageTemplate {
    /// The place where a package finds Firstlight.
    enum Source: Hashable {
        /// A folder, as the package sees it.
        case folder(String)
        /// The URL of a repository, from a version on.
        case repository(String, from: String)

        /// The dependency as a manifest declares it.
        var dependency: String {
            switch self {
            case .folder(let path): ".package(name: \"firstlight\", path: \(quoted(path)))"
            case .repository(let url, let version):
                ".package(url: \(quoted(url)), from: \"\(version)\")"
            }
        }

        /// The notice for machines that have only the package's own folder.
        var notice: String {
            guard case .folder = self else { return "" }
            return """
                # Package.swift finds Firstlight in a folder outside of this one, which is not there on another machine:
                # give the URL of its repository in its place, or a folder in here.

                """
        }

        private func quoted(_ text: String) -> String {
            "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
        }
    }

    /// The name of the app, of its module and of its folder.
    let name: AppModuleName
    let source: Source
    /// The languages besides English.
    var languages: [AppLanguage] = []

    /// The changes that the languages make.
    var spoken: TemplateLanguages {
        get throws {
            TemplateLanguages(
                languages: languages,
                catalogue: try TemplateCatalogue(PackageFile.Localizable_xcstrings_txt.bytes))
        }
    }

    /// The files by their paths in the new folder.
    func files() throws -> FileSet {
        let spoken = try spoken
        var files = FileSet()
        for (path, bytes) in Self.contents {
            let bytes =
                path.hasSuffix(".xcstrings") ? try spoken.catalogue.spoken(in: languages).bytes() : bytes
            // The dependency comes last: a name in its path or URL is not the app's.
            let text = importsInOrder(
                renamed(spoken.applied(to: String(decoding: bytes, as: UTF8.self), at: path))
            )
            .replacing(".package(name: \"firstlight\", path: \"../..\")", with: source.dependency)
            let notice = [".github/workflows/ci.yml", "Dockerfile"].contains(path) ? source.notice : ""
            try files.add([UInt8]((notice + text).utf8), at: renamed(path))
        }
        return files
    }

    /// The text with the app's name in the place of Hello's, in whole words and at the start of a type's name only.
    private func renamed(_ text: String) -> String {
        text.replacing(/[A-Za-z0-9_]+/) { match in
            let word = match.output
            if word == "hello" { return name.id }
            let rest = word.dropFirst(5)
            return word.hasPrefix("Hello") && rest.first?.isLowercase != true
                ? name.text + rest : String(word)
        }
    }

    /// The text with neighbouring imports in the order of their modules' names: another app's name stands at another place.
    private func importsInOrder(_ text: String) -> String {
        var lines: [Substring] = []
        var imports: [Substring] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("import ") {
                imports.append(line)
            } else {
                lines += imports.sorted() + [line]
                imports = []
            }
        }
        return (lines + imports.sorted()).joined(separator: "\n")
    }

    /// The names in the template's Swift files.
    static let names = TemplateNames(
        contents.filter { $0.0.hasSuffix(".swift") || $0.0.hasSuffix("XcodeApp.txt") }
            .map { String(decoding: $0.1, as: UTF8.self) }, app: "Hello")

    private static let contents: [(String, [UInt8])] = [
        ("Package.swift", PackageFile.Package_swift_txt.bytes),
        ("Makefile", PackageFile.Makefile_txt.bytes),
        ("README.md", PackageFile.README_md_txt.bytes),
        ("Dockerfile", PackageFile.Dockerfile_txt.bytes),
        (".gitignore", PackageFile.gitignore_txt.bytes),
        (".dockerignore", PackageFile.dockerignore_txt.bytes),
        (".github/workflows/ci.yml", PackageFile.ci_yml_txt.bytes),
        ("Sources/Hello/HelloLaunch.swift", PackageFile.HelloLaunch_swift_txt.bytes),
        ("Sources/Hello/HelloRoot.swift", PackageFile.HelloRoot_swift_txt.bytes),
        ("Sources/Hello/Localizable.xcstrings", PackageFile.Localizable_xcstrings_txt.bytes),
        ("Sources/Hello/Simulation/HelloApp.swift", PackageFile.HelloApp_swift_txt.bytes),
        ("Sources/Hello/Simulation/XcodeApp.txt", PackageFile.XcodeApp_txt.bytes),
        ("Sources/Hello/Simulation/scenarios.json", PackageFile.scenarios_json_txt.bytes),
        ("Sources/Program/HelloProgram.swift", PackageFile.HelloProgram_swift_txt.bytes),
        ("Tests/HelloTests/HelloTests.swift", PackageFile.HelloTests_swift_txt.bytes),
    ]
}
