// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Foundation

/// Asks the compiler what it says of the files of a project, with the modules that a built Firstlight has.
///
/// It only checks types: nothing of the project is run, and nothing is written beside it.
struct ModuleCheck {
    private let compiler: URL
    /// The folder of a build, with the compiled modules and the program of the macros.
    private let built: URL
    private let children: ChildTable
    private let work: URL

    /// Looks for a compiler and for the modules.
    ///
    /// - Throws: A `CommandError` that says what to build.
    init(_ arguments: ParsedArguments) throws {
        children = arguments.children
        let paths = (arguments.console.variable("PATH") ?? ProcessInfo.processInfo.environment["PATH"] ?? "")
            .split(separator: ":").map { "\($0)/swiftc" }
        guard let compiler = paths.first(where: { access($0, X_OK) == 0 }) else {
            throw CommandError(
                "--build: there is no swiftc in PATH.", code: .unavailable,
                hint: "Install Swift, or leave --build out.")
        }
        self.compiler = URL(fileURLWithPath: compiler)
        let own = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
        let given = arguments[NewCommand.package].map { URL(fileURLWithPath: $0, isDirectory: true) }
        let folders = ["release", "debug", "full/release"].compactMap {
            given?.appendingPathComponent(".build/\($0)").resolvingSymlinksInPath()
        }
        let usable = (folders + [own].compactMap(\.self)).filter { folder in
            access(folder.path + "/Modules/SwiftUI.swiftmodule", R_OK) == 0
                && access(folder.path + "/StageMacros-tool", X_OK) == 0
        }
        // The newest says what there is now.
        guard let built = usable.max(by: { Self.age($0) < Self.age($1) })
        else {
            throw CommandError(
                "--build: the modules of Firstlight are not built beside this program.", code: .unavailable,
                hint: "Run 'make run' in the folder of Firstlight, and name it with --package.")
        }
        self.built = built
        work = FileManager.default.temporaryDirectory.appendingPathComponent("adopt-\(UUID().uuidString)")
    }

    /// The folder with the map of a module of C, in the package around a build; nil where there is none.
    static func map(of name: String, around built: URL) -> URL? {
        var folder = built.standardizedFileURL
        while folder.path != "/" {
            let map = folder.appendingPathComponent("Sources/\(name)/module.modulemap")
            if access(map.path, R_OK) == 0 { return map.deletingLastPathComponent() }
            folder.deleteLastPathComponent()
        }
        return nil
    }

    private static func age(_ folder: URL) -> Date {
        let file = folder.path + "/Modules/StageUI.swiftmodule"
        return (try? FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date)
            ?? .distantPast
    }

    /// Judges all files, then those alone that are left, until what is left compiles.
    func judge(
        _ report: inout AdoptionReport, _ alone: inout AloneViews, _ progress: ProgressLine
    ) async throws {
        defer { try? FileManager.default.removeItem(at: work) }
        report.judge(by: try await problems(of: report, all: true, progress))
        for _ in 0..<6 where report.screens.built > 0 {
            let found = try await problems(of: report, all: false, progress)
            if found.isEmpty { break }
            report.leaveOut(found)
        }
        for module in report.project.modules where !alone.names(in: module.name, of: report).isEmpty {
            for name in try await notMade(module, report, alone, progress) {
                alone.leaveOut(name, of: module.name)
            }
        }
    }

    // MARK: - Steps

    private func problems(
        of report: AdoptionReport, all: Bool, _ progress: ProgressLine
    ) async throws -> [String: [AdoptionVerdict.Problem]] {
        var found: [String: [AdoptionVerdict.Problem]] = [:]
        var emitted: [(module: AdoptionModule, sources: AdoptedSources)] = []
        for module in Self.inOrder(report) {
            let verdicts = report.verdicts.filter { $0.module == module.name && (all || $0.builds) }
            guard !verdicts.isEmpty else { continue }
            progress.going(on: "compiling \(module.name), \(MessageText.count(verdicts.count, "file"))")
            let sources = AdoptedSources(verdicts, report.project.files)
            let files = try write(sources.texts, module, report)
            let needsModule = report.project.modules.count > 1 && !module.isApp
            if needsModule { _ = try await compile(module, files, emits: true) }
            var complaints: [String: [AdoptionVerdict.Problem]]
            do {
                complaints = try await compile(module, files, emits: false)
            } catch let error as CommandError where error.code == .software {
                // A module of files that do not compile can end the compiler that reads it: without those it is whole.
                for (module, sources) in emitted {
                    let whole = sources.texts.filter { found[sources.origins[$0.key] ?? ""] == nil }
                    _ = try await compile(module, try await wholePart(of: whole, module, report), emits: true)
                }
                let again = try write(sources.texts, module, report)
                do {
                    complaints = try await compile(module, again, emits: false)
                } catch let error as CommandError where error.code == .software {
                    let reason = "the compiler ended without a verdict on the module"
                    complaints = sources.texts.mapValues { _ in [.init(line: 1, message: reason)] }
                }
            }
            if needsModule { emitted.append((module, sources)) }
            for (file, problems) in complaints {
                if let origin = sources.origins[file] { found[origin, default: []] += problems }
            }
        }
        return found
    }

    /// Writes the files of a module without those that do not compile alone, or need such a one.
    private func wholePart(
        of texts: [String: [UInt8]], _ module: AdoptionModule, _ report: AdoptionReport
    ) async throws -> [String: String] {
        var left = texts
        for _ in 0..<6 {
            let complaints = try await compile(module, try write(left, module, report), emits: false)
            if complaints.isEmpty { break }
            left = left.filter { complaints[$0.key] == nil }
        }
        return try write(left, module, report)
    }

    /// The modules, each after those that its files import.
    private static func inOrder(_ report: AdoptionReport) -> [AdoptionModule] {
        var imports: [String: Set<String>] = [:]
        for verdict in report.verdicts {
            imports[verdict.module, default: []].formUnion(verdict.source.imports.map(\.name))
        }
        var (ordered, rest) = ([AdoptionModule](), report.project.modules)
        while !rest.isEmpty {
            let names = Set(rest.map(\.name))
            let next =
                rest.firstIndex { module in
                    (imports[module.name] ?? []).isDisjoint(with: names.subtracting([module.name]))
                } ?? 0
            ordered.append(rest.remove(at: next))
        }
        return ordered
    }

    /// The names of the views that cannot be made without values.
    private func notMade(
        _ module: AdoptionModule, _ report: AdoptionReport, _ alone: AloneViews, _ progress: ProgressLine
    ) async throws -> [String] {
        let sources = AdoptedSources(report.built(in: module.name), report.project.files)
        let names = alone.names(in: module.name, of: report)
        let lines = names.map { "    func made_\($0)() -> some View { \($0)() }" }
        let head = "import SwiftUI\n@MainActor struct MadeHere {\n"
        var texts = sources.texts
        texts["MadeHere.swift"] = Array((head + lines.joined(separator: "\n") + "\n}\n").utf8)
        progress.going(on: "compiling the views of \(module.name)")
        let problems = try await compile(module, try write(texts, module, report), emits: false)
        return problems["MadeHere.swift"]?.compactMap { problem in
            names.indices.contains(problem.line - 3) ? names[problem.line - 3] : nil
        } ?? []
    }

    /// Writes the files of a module and the symbols of its catalogues; returns the folder's paths by those in it.
    private func write(
        _ texts: [String: [UInt8]], _ module: AdoptionModule, _ report: AdoptionReport
    ) throws -> [String: String] {
        let folder = work.appendingPathComponent("sources")
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var all = texts
        all["BroughtByFoundation.swift"] = Array(ScreenNames.broughtSource(for: texts.values).utf8)
        all["ManagedObjects.swift"] = AdoptedDataModel(module, report).map {
            Array($0.swift(beside: texts).utf8)
        }
        let resources = AdoptedResources(module, report.project.files)
        if let symbols = resources.symbols(declared: report.extended(in: module.name)) {
            all["AssetSymbols.swift"] = Array(symbols.utf8)
        }
        if !resources.isEmpty {
            // The package manager makes it for a target with resources.
            all["ModuleBundle.swift"] = Array(
                "import Foundation\n\nextension Bundle { static var module: Bundle { .main } }\n".utf8)
        }
        var files: [String: String] = [:]
        for (path, bytes) in all {
            let file = folder.appendingPathComponent(path.split(separator: "/").last.map(String.init) ?? path)
            try Output.write(Data(bytes), to: file)
            files[file.path] = path
        }
        return files
    }

    /// Checks the types of a module's files; returns the complaints by the paths in its folder.
    private func compile(
        _ module: AdoptionModule, _ files: [String: String], emits: Bool
    ) async throws -> [String: [AdoptionVerdict.Problem]] {
        let modules = work.appendingPathComponent("modules")
        try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
        var words = [
            "-wmo", "-parse-as-library", "-module-name", module.name, "-swift-version",
            "\(module.languageMode)",
            "-D", "DEBUG", "-package-name", "adopted", "-suppress-warnings", "-diagnostic-style", "llvm",
            "-I", built.path + "/Modules",
            "-I",
            modules.path, "-load-plugin-executable", built.path + "/StageMacros-tool#StageMacros",
        ]
        // An expression that the compiler cannot solve, as where it uses a missing module, is tried for ten minutes otherwise.
        words += ["-Xfrontend", "-solver-expression-time-threshold=20"]
        // A module that was made with one of C asks for it again where a file imports it.
        let folders = ["COpenSSL", "CSQLite"].compactMap { Self.map(of: $0, around: built) }
        words += folders.flatMap { ["-I", $0.path] }
        words += module.features.flatMap { ["-enable-upcoming-feature", $0] }
        let texts = try files.keys.map { [UInt8](try Data(contentsOf: URL(fileURLWithPath: $0))) }
        let brought = ScreenNames.broughtByFoundation(to: texts) + ScreenNames.brought(byHeaderOf: module)
        words += brought.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
        if module.readsSlashes { words.append("-enable-bare-slash-regex") }
        if module.isOnMainActor { words += ["-default-isolation", "MainActor"] }
        words +=
            emits
            ? [
                "-emit-module", "-emit-module-path", modules.path + "/\(module.name).swiftmodule",
                "-enable-testing",
                "-Xfrontend", "-experimental-allow-module-with-compiler-errors", "-Xfrontend",
                "-experimental-skip-all-function-bodies",
            ] : ["-typecheck"]
        let log = work.appendingPathComponent("\(UUID().uuidString).txt")
        let process = try ChildProcess(
            compiler, words + files.keys.sorted(), output: .file(log), table: children)
        while process.status == nil { try await ContinuousClock().sleep(for: .milliseconds(20)) }
        let said = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
        var found: [String: [AdoptionVerdict.Problem]] = [:]
        for line in said.split(separator: "\n") {
            guard let match = line.wholeMatch(of: /(.+?\.swift):(\d+):\d+: error: (.*)/) else { continue }
            let path = files[String(match.1)] ?? ""
            found[path, default: []].append(
                .init(line: Int(match.2) ?? 1, message: ScreenNames.advised(String(match.3))))
        }
        guard found.isEmpty, let status = process.status, status != 0, !emits else { return found }
        throw CommandError(
            "The compiler ended without a verdict on \(module.name): \(said.suffix(400))", code: .software)
    }
}
