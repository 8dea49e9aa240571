// Licensed under the Apache License, Version 2.0.

@testable import FirstlightCommands

/// A program with a parameter of each kind, whose command prints what it read.
enum SampleProgram {
    enum Appearance: String, CaseIterable, Sendable {
        case light
        case dark
    }

    static let at = Option<[Duration]>.list(
        "at", .duration, default: [.zero], shown: "0ms", help: "Instants to draw.")
    static let scale = Option(
        "scale", .number(in: 0.5...4), default: 3, shown: "3", help: "Pixels in a point.")
    static let appearance = Option(
        "appearance", .oneOf(Appearance.self), default: .light, shown: "light", help: "Light or dark.")
    static let device = Option<SizeArgument?>.optional("device", .size, help: "The size of the screen.")
    static let port = Option<Int?>.optional("port", .port, help: "The backend's port.")
    static let link = Option<[String]>.repeated("link", .text, help: "A link to open.")
    static let quiet = Option.flag("quiet", help: "Print less.")
    static let into = Option<String>.required("into", .outputFolder, help: "Where the pictures go.")
    static let brand = Argument<String>.required("BRAND", .word(["urbannest", "duggy"]), help: "The app.")
    static let rest = Argument<[Int]>.rest("FRAME", .integer(in: 0...999), help: "Frames to keep.")

    static let snapshot = Command(
        name: "snapshot", abstract: "Draws a launch at given instants.",
        discussion: "Each instant becomes one picture.",
        options: [at, scale, appearance, device, port, link, quiet, into], arguments: [brand, rest],
        examples: ["snapshot urbannest --into pictures"]
    ) { arguments in
        var facts = ["brand \(arguments[brand])", "frames \(arguments[rest])", "at \(arguments[at])"]
        facts += [
            "scale \(arguments[scale])", "appearance \(arguments[appearance])", "into \(arguments[into])",
        ]
        if let size = arguments[device] { facts.append("device \(size.width) by \(size.height)") }
        if let port = arguments[port] { facts.append("port \(port)") }
        if !arguments[link].isEmpty { facts.append("links \(arguments[link])") }
        if arguments[quiet] { facts.append("quiet") }
        arguments.console.print(facts.joined(separator: "\n"))
        return 0
    }

    static let stop = Command(name: "stop", abstract: "Fails with a hint.") { _ in
        throw CommandError(
            "The port 8080 is taken.", code: .unavailable,
            hint: "Choose another with --port, or 0 for a free one.")
    }

    static let program = Program(
        name: "sample", abstract: "Draws launches.", version: "1.2.3", commands: [stop, snapshot])

    /// Runs a line of words, cut at spaces.
    @MainActor
    static func run(_ line: String, width: Int = 80) async -> (
        code: Int32, output: String, diagnostics: String
    ) {
        let recorder = ConsoleRecorder()
        let words = line.split(separator: " ").map { String($0) }
        let code = await program.run(words, console: recorder.console(width: width))
        return (code, recorder.output, recorder.diagnostics)
    }
}
