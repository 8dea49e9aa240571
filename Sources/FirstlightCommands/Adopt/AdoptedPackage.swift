// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts

/// The package of what builds of an adopted project.
struct AdoptedPackage {
    let report: AdoptionReport
    let alone: AloneViews
    let source: PackageTemplate.Source

    /// The modules that have something to build, each with its views that are shown.
    private var modules: [(module: AdoptionModule, files: [AdoptionVerdict], views: [String])] {
        report.project.modules.compactMap { module in
            let files = report.built(in: module.name)
            return files.isEmpty ? nil : (module, files, alone.names(in: module.name, of: report))
        }
    }

    /// The name of the program, which differs from that of each module.
    private var program: String {
        let name = report.project.name.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
        let taken = Set(report.project.modules.map { $0.name.lowercased() } + ["main", "program", ""])
        return taken.contains(name) ? (name.isEmpty ? "app" : name) + "-screens" : name
    }

    /// The files by their paths in the new folder.
    func files() throws -> FileSet {
        var files = FileSet()
        for (module, verdicts, views) in modules {
            let folder = "Sources/\(module.name)"
            let sources = AdoptedSources(verdicts, report.project.files).texts
            for (path, bytes) in sources { try files.add(bytes, at: "\(folder)/\(path)") }
            if let model = AdoptedDataModel(module, report) {
                let text = model.swift(beside: sources)
                try files.add(Array(text.utf8), at: "\(folder)/Firstlight/ManagedObjects.swift")
            }
            try files.add(
                Array(ScreenNames.broughtSource(for: sources.values).utf8),
                at: "\(folder)/Firstlight/BroughtByFoundation.swift")
            let resources = AdoptedResources(module, report.project.files)
            try files.merge(resources.files, into: folder)
            if let symbols = resources.symbols(declared: report.extended(in: module.name)) {
                try files.add(Array(symbols.utf8), at: "\(folder)/Firstlight/AssetSymbols.swift")
            }
            if !views.isEmpty {
                let text = screens(of: module, views, fonts: resources.fonts)
                try files.add(Array(text.utf8), at: "\(folder)/Firstlight/AdoptedScreens.swift")
            }
        }
        for path in Set(modules.flatMap(\.module.licenses)).sorted() {
            let parts = path.split(separator: "/").dropFirst()
            try files.add(
                report.project.files[path] ?? [], at: "Licenses/" + parts.joined(separator: "/"))
        }
        try files.add(Array(main.utf8), at: "Sources/Program/AdoptedProgram.swift")
        try files.add(Array(manifest.utf8), at: "Package.swift")
        try files.add(Array(readme.utf8), at: "README.md")
        try files.add(Array(".build/\n".utf8), at: ".gitignore")
        return files
    }

    // MARK: - Sources

    private func screens(of module: AdoptionModule, _ views: [String], fonts: [String]) -> String {
        let made = views.map { view in
            "        views.append(LaunchKit.AppView(\"\(view.replacing("_", with: "-"))\") { \(view)() })"
        }
        let known = fonts.map { font in
            """
                        LaunchKit.AppFont("\(font)") {
                            try [UInt8](Data(contentsOf: Bundle.module.bundleURL.appendingPathComponent("\(font)")))
                        } licence: {
                            Array("The licence of this font is where the project has it.".utf8)
                        },
            """
        }
        let list =
            fonts.isEmpty ? "" : "fonts: [\n\(known.joined(separator: "\n"))\n            ],\n            "
        return """
            // The views of \(module.name) that are made without a value.
            import Foundation
            import LaunchKit
            import SwiftUI

            extension LaunchKit.AppDescriptor {
                /// The screens of \(module.name), as the tools know them.
                public static var screensOf\(module.name): LaunchKit.AppDescriptor {
                    var views: [LaunchKit.AppView] = []
            \(made.joined(separator: "\n"))
                    return LaunchKit.AppDescriptor(
                        id: "\(Self.identifier(module))", name: "\(module.name)",
                        \(list)views: views)
                }
            }

            """
    }

    /// The name of a module's screens on the command line, where one that begins with a dash would be an option.
    private static func identifier(_ module: AdoptionModule) -> String {
        String(module.name.lowercased().replacing("_", with: "-").drop { $0 == "-" })
    }

    private var main: String {
        let imports = modules.map { "import \($0.module.name)" }
        // The app's own screens come first.
        let apps = modules.reversed().filter { !$0.views.isEmpty }.map { ".screensOf\($0.module.name)" }
        return """
            import FirstlightCommands
            import LaunchKit
            \(imports.joined(separator: "\n"))

            /// The commands of Firstlight for the screens and previews of \(report.project.name).
            @main struct AdoptedProgram: DrawingProgram {
                static let apps: [AppDescriptor] = [\(apps.joined(separator: ", "))]
            }

            """
    }

    // MARK: - Manifest

    private var manifest: String {
        let targets = modules.map { target($0.module, $0.files, isShown: !$0.views.isEmpty) }
        let names = modules.map { "\"\($0.module.name)\"" }.joined(separator: ", ")
        return """
            // swift-tools-version: 6.2
            import PackageDescription

            func firstlight(_ names: String...) -> [Target.Dependency] {
                names.map { .product(name: $0, package: "firstlight") }
            }

            // On Apple's systems Foundation brings Combine, Observation, URLSession and the keychain, and the header of a
            // framework its modules, so that a file imports one of them alone, or none.
            func brought(_ modules: String...) -> SwiftSetting {
                .unsafeFlags(modules.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] })
            }

            // The screens of \(report.project.name) for Linux; on Apple's systems the project itself is built.
            let package = Package(
                name: "\(program)-on-linux",
                dependencies: [\(source.dependency)],
                targets: [
            \(targets.joined(separator: "\n"))
                    .executableTarget(
                        name: "\(program)", dependencies: [\(names)] + firstlight("FirstlightCommands", "LaunchKit"),
                        path: "Sources/Program"),
                ])

            """
    }

    private func target(_ module: AdoptionModule, _ files: [AdoptionVerdict], isShown: Bool) -> String {
        let header = ScreenNames.brought(byHeaderOf: module)
        var imported = Set(files.flatMap(\.source.imports).map(\.name))
        if AdoptedDataModel(module, report) != nil { imported.insert("CoreData") }
        let sources = AdoptedSources(files, report.project.files).texts.values
        let brought = ScreenNames.broughtByFoundation(to: sources) + header
        imported.formUnion(brought)
        let own = modules.map(\.module.name).filter { imported.contains($0) && $0 != module.name }
        var products = ScreenNames.frameworks.intersection(imported.union(["SwiftUI", "Combine", "UIKit"]))
            .sorted()
        if isShown { products.append("LaunchKit") }
        let copied = AdoptedResources(module, report.project.files).copied
        func list(_ names: [String]) -> String { names.map { "\"\($0)\"" }.joined(separator: ", ") }
        var settings = [".swiftLanguageMode(.v\(module.languageMode))", "brought(\(list(brought)))"]
        if module.readsSlashes { settings.append(".enableUpcomingFeature(\"BareSlashRegexLiterals\")") }
        settings += module.features.map { ".enableUpcomingFeature(\"\($0)\")" }
        if module.isOnMainActor { settings.append(".defaultIsolation(MainActor.self)") }
        let resources =
            copied.isEmpty
            ? "" : "            resources: [\(copied.map { ".copy(\"\($0)\")" }.joined(separator: ", "))],\n"
        return """
                    .target(
                        name: "\(module.name)",
                        dependencies: [\(list(own))] + firstlight(\(list(products))),
            \(resources)            swiftSettings: [\(settings.joined(separator: ", "))]),
            """
    }

    // MARK: - README

    /// The words about a missing module, and about the whole module instead of a part of one.
    static func lack(_ module: String) -> String { "there is no module \(module)" }

    private static func reason(_ verdict: AdoptionVerdict) -> String {
        if let module = verdict.missingModules.first {
            return "line \(module.line): \(lack(module.name))"
        }
        if let problem = verdict.problems?.first { return "line \(problem.line): \(problem.message)" }
        if let name = verdict.missingNames.first {
            return "line \(name.line): nothing here declares \(name.name)"
        }
        guard let need = verdict.needs.first else { return "" }
        return need.file.isEmpty ? need.name : "needs \(need.name) of \(need.file)"
    }

    /// The files whose copies have other words than the project.
    private var rewritten: String {
        let files = report.verdicts.filter(\.builds).compactMap { verdict -> String? in
            let words = AdoptedSources.rewritten(verdict, report.project.files)
            return words.isEmpty ? nil : "- `\(verdict.source.path)`: \(words.joined(separator: ", "))"
        }
        guard !files.isEmpty else { return "" }
        return """

            ## What is written otherwise

            There is no Objective-C on Linux. In the copies its attributes are left out, a selector is its name with a
            reference to the method, a path of keys is a text, and a managed variable a computed one. The import of a
            module that is not here, and of which the file uses nothing, is left out.

            \(files.joined(separator: "\n"))

            """
    }

    /// The words about the packages that were taken along.
    private var brought: String {
        let names = modules.filter(\.module.isDependency).map(\.module.name)
        guard !names.isEmpty else { return "" }
        let licenses = modules.allSatisfy(\.module.licenses.isEmpty) ? "" : ", which are in `Licenses`"
        let belongs = names.count == 1 ? "belongs to a package" : "belong to packages"
        let own = names.count == 1 ? "its licence" : "their licences"
        return """

            ## Packages

            \(MessageText.list(names, last: "and")) \(belongs) from elsewhere, and may be used under \(own)\(licenses).

            """
    }

    /// Indicates whether a source that builds has a preview.
    private var hasPreviews: Bool {
        modules.flatMap(\.files).contains { file in
            file.source.uses.contains { ["Preview", "PreviewProvider"].contains($0.name) }
        }
    }

    /// The commands that show what there is: a view that needs no values, the previews, and both in a language.
    private func look(in language: String?) -> String {
        let shown = modules.reversed().filter { !$0.views.isEmpty }
        let state = shown.first.flatMap { entry in
            entry.views.first.map { view in
                // Of several apps' screens, one app's are named.
                let app = shown.count > 1 ? " \(Self.identifier(entry.module))" : ""
                return "snapshot\(app) --state \(view.replacing("_", with: "-"))"
            }
        }
        let previews = hasPreviews ? "snapshot --previews" : nil
        var commands = [state, previews].compactMap(\.self)
        let isEmpty = commands.isEmpty
        if let spoken = commands.last, let language { commands.append("\(spoken) --language \(language)") }
        if !isEmpty { commands.append("audit") }
        let lines = commands.map { "swift run \(program) \($0)\n" }.joined()
        let advice = """


            No screen is shown yet: each needs values, and there is no preview. Write a `#Preview` with values in the project,
            and `swift run \(program) snapshot --previews` draws it after the next `adopt`.
            """
        return "```sh\nswift build\n\(lines)```" + (isEmpty ? advice : "")
    }

    private var readme: String {
        var left: [String] = []
        for verdict in report.verdicts where !verdict.builds {
            left.append("- `\(verdict.source.path)`: \(Self.reason(verdict))")
        }
        let resources = modules.map { AdoptedResources($0.module, report.project.files) }
        left += resources.flatMap(\.notes).map { "- \($0)" }
        let count = report.screens
        let list = left.isEmpty ? "Nothing." : left.joined(separator: "\n")
        return """
            # \(report.project.name) on Linux

            \(MessageText.part(count.built, of: count.all, "screen")) of \(report.project.name), copied by `firstlight adopt`. The project is where the
            work is done: run `adopt` again, into a new folder, when it has changed.

            \(look(in: resources.lazy.compactMap(\.language).first))

            ## What is left out

            \(list)
            \(rewritten)\(brought)
            """
    }
}
