// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import FirstlightSimulation
import Foundation

/// `firstlight import`: a project's launch screen as the declaration of an app.
enum ImportCommand {
    static func command() -> Command {
        Command(
            name: "import", abstract: "Converts a project's launch screen to a Swift declaration.",
            discussion: """
                Reads the settings of flutter_native_splash, an Expo app.json, a command or a manifest of \
                react-native-bootsplash, the launch keys of an Info.plist, the settings by which Xcode declares \
                them, or a launch storyboard, and prints Swift \
                for the static part of an app. Of several sources, the most detailed is used. What could not be \
                converted is reported on standard error, with file, line and reason.
                """,
            options: [StandardOptions.json], arguments: [place],
            examples: ["import ../OldApp", "import App/LaunchScreen.storyboard --json"],
            run: { try run($0) })
    }

    private static let place = Argument<String>.required(
        "PATH", ValueParser<String>.text(of: "the path of a folder or a file"),
        help: "A project folder, or a single file in one.")

    struct Result: Encodable {
        let file: String
        let kind: String
        let declaration: String
        let others: [String]
        let remarks: [Remark]
    }

    struct Remark: Encodable {
        let file: String
        let line: Int?
        let key: String
        let reason: String
    }

    private static func run(_ arguments: ParsedArguments) throws -> Int32 {
        let place = URL(fileURLWithPath: arguments[place]).standardizedFileURL
        let found = try ImportSubject(place, progress: ProgressLine(console: arguments.console)) {
            arguments.console.note($0.description)
        }
        let declaration = ImportedDeclaration(
            found.launch, name: place.deletingPathExtension().lastPathComponent)
        let remarks = found.remarks + declaration.omissions
        if arguments[StandardOptions.json] {
            try arguments.console.printJSON(
                Result(
                    file: found.source.path, kind: found.source.kind.rawValue, declaration: declaration.text,
                    others: found.others.map(\.path),
                    remarks: remarks.map {
                        Remark(file: $0.file, line: $0.line, key: $0.element, reason: $0.reason)
                    }), as: .declaration)
            return 0
        }
        arguments.console.print(declaration.text)
        for source in found.others {
            // Of a kind there may be one for each flavour, language or app.
            let reason = source.kind == found.source.kind ? "comes first of its kind" : "has more detail"
            arguments.console.note(
                "\(source.path) was not used: \(found.source.path) \(reason). Import it by name if necessary."
            )
        }
        for remark in remarks { arguments.console.note(remark.description) }
        return 0
    }
}
