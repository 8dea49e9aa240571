// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts

/// The result of an adoption, as it is printed.
struct AdoptionResult: Encodable {
    struct Screens: Encodable {
        let all, compiling, built: Int
    }

    struct Place: Encodable {
        let name: String
        let line: Int

        init(_ use: ScreenSource.Use) { (name, line) = (use.name, use.line) }
    }

    struct File: Encodable {
        let path, module, verdict: String
        let isScreen: Bool
        let missingModules, missingNames, droppedBranches: [Place]
        let problems: [AdoptionVerdict.Problem]
        let needs: [AdoptionVerdict.Need]
        /// The words that are written otherwise in the copy.
        let rewritten: [String]

        init(_ verdict: AdoptionVerdict, _ files: FileSet) {
            (path, module, isScreen) = (verdict.source.path, verdict.module, verdict.isScreen)
            self.verdict = verdict.builds ? "builds" : verdict.compiles ? "needs" : "lacks"
            missingModules = verdict.compiles ? [] : verdict.missingModules.map(Place.init)
            // Where the compiler was asked, its sentences count.
            missingNames = verdict.problems == nil ? verdict.missingNames.map(Place.init) : []
            droppedBranches = verdict.source.droppedBranches.map(Place.init)
            (problems, needs) = (verdict.problems ?? [], verdict.needs)
            rewritten = AdoptedSources.rewritten(verdict, files)
        }
    }

    let project: String
    let kind: AdoptionProject.Kind
    let isCompiled: Bool
    let screens: Screens
    let modules: [String]
    /// The modules that were taken along from packages.
    let packages: [String]
    let otherApps: [String]
    let files: [File]
    let notes: [String]
    let out: String?

    init(_ report: AdoptionReport, isCompiled: Bool, out: String?) {
        let project = report.project
        (self.project, kind, self.isCompiled, self.out) = (project.name, project.kind, isCompiled, out)
        modules = project.modules.filter { !$0.isDependency }.map(\.name)
        packages = project.modules.filter(\.isDependency).map(\.name)
        (otherApps, notes) = (project.otherApps, project.notes)
        let count = report.screens
        screens = Screens(all: count.all, compiling: count.compiling, built: count.built)
        files = report.verdicts.map { File($0, project.files) }
    }

    /// The lines of a file's lacks: the place, and what is the matter.
    private func lines(_ file: File) -> [(place: String, what: String)] {
        func at(_ line: Int) -> String { "\(file.path):\(line)" }
        var lines = file.missingModules.map { (at($0.line), AdoptedPackage.lack($0.name)) }
        lines += file.missingNames.map { (at($0.line), "nothing here declares \($0.name)") }
        lines += file.problems.map { (at($0.line), $0.message) }
        lines += file.needs.map { need in
            (
                file.path,
                need.file.isEmpty ? need.name : "needs \(need.name) of \(need.file), which is left out"
            )
        }
        return lines
    }

    /// Prints the table of what is left out, and the counts.
    func show(on console: Console) {
        var table = Table([Table.Column("place"), Table.Column("what", isFlexible: true)])
        for file in files {
            // The first three of a kind say enough; --json has all.
            for (place, what) in lines(file).prefix(3) {
                table.add([Table.Cell(place), Table.Cell(what, file.isScreen ? .fail : .caution)])
            }
            for branch in file.droppedBranches {
                table.add([
                    Table.Cell("\(file.path):\(branch.line)"),
                    Table.Cell("left out on Linux: \(branch.name)", .caution),
                ])
            }
        }
        if !table.rows.isEmpty { console.print(table) }
        for line in mostMissed { console.print(line) }
        for note in notes { console.print(note) }
        let rewritten = files.filter { !$0.rewritten.isEmpty }
        if !rewritten.isEmpty {
            let words = Set(rewritten.flatMap(\.rewritten)).sorted().joined(separator: ", ")
            console.print(
                "written otherwise in the copies of \(MessageText.count(rewritten.count, "file")): \(words)")
        }
        if !packages.isEmpty {
            console.print("Modules taken along from packages: \(packages.joined(separator: ", "))")
        }
        if !otherApps.isEmpty {
            console.print("Other apps of the project, for --target: \(otherApps.joined(separator: ", "))")
        }
        let how = isCompiled ? "by the compiler" : "by names, an estimate; --build asks the compiler"
        console.print(
            "\(project): \(MessageText.count(screens.all, "screen")), \(screens.compiling) "
                + (screens.compiling == 1 ? "compiles as it is, " : "compile as they are, ")
                + "\(screens.built) with all that \(screens.built == 1 ? "it uses" : "they use") (\(how))")
    }

    /// The modules and names that most files lack, in two lines.
    private var mostMissed: [String] {
        func line(_ title: String, _ places: (File) -> [Place]) -> [String] {
            var counts: [String: Int] = [:]
            for file in files { for name in Set(places(file).map(\.name)) { counts[name, default: 0] += 1 } }
            let first = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(10)
            guard !first.isEmpty else { return [] }
            return ["\(title): " + first.map { "\($0.key) (\($0.value))" }.joined(separator: ", ")]
        }
        return line("modules missing, by files", \.missingModules)
            + line("names missing, by files", \.missingNames)
    }
}
