// Licensed under the Apache License, Version 2.0.

import DevBackend
package import FirstlightCommands
import FirstlightSimulation
import Foundation

/// `firstlight studio`: every launch in a browser.
package enum StudioCommand {
    private static let port = Option<Int>(
        "port", ValueParser<Int>.port, default: 0, shown: "0",
        help: "The port to listen on; 0 chooses a free one.")
    private static let goldens = Option<String?>.optional(
        "goldens", ValueParser<String>.inputFolder,
        help: "The folder of goldens to review; by default, Goldens here if there is one.")
    private static let readOnly = Option.flag("read-only", help: "Accept no goldens: only show.")

    /// The command.
    ///
    /// - Parameter choice: The apps that are shown.
    package static func command(_ choice: ScenarioChoice) -> Command {
        Command(
            name: LiveCommand.studio.rawValue, abstract: LiveCommand.studio.abstract,
            discussion: """
                The first line of output is the address to open. The gallery shows each state for every device and \
                setting; the player scrubs one scenario frame by frame, beside what its tasks did and why it led where it \
                did; the review shows what differs from goldens and accepts it with a reason. Every picture is drawn by \
                this program, and is the file that the command snapshot writes for the same instant. Only this machine \
                is answered, and only with the random part of the address.
                """,
            options: [port, goldens, readOnly],
            examples: ["studio", "studio --port 8090 --goldens Goldens", "studio --read-only"],
            run: { try await run($0, choice) })
    }

    @MainActor
    private static func run(_ arguments: ParsedArguments, _ choice: ScenarioChoice) async throws -> Int32 {
        var folder = arguments[goldens]
        var isFolder: ObjCBool = false
        if folder == nil, FileManager.default.fileExists(atPath: "Goldens", isDirectory: &isFolder),
            isFolder.boolValue
        {
            folder = "Goldens"
        }
        let studio = Studio(
            choice, program: arguments.program,
            goldens: folder.map { URL(fileURLWithPath: $0, isDirectory: true).absoluteURL },
            isReadOnly: arguments[readOnly])
        // Before a browser can connect, as the backend does.
        async let interrupted: Void = DevBackend.untilInterrupted()
        let server: LoopbackServer
        do {
            server = try await LoopbackServer.start(port: arguments[port]) { await studio.answer($0) }
        } catch {
            throw failure(error)
        }
        arguments.console.print("open \(studio.address(port: server.port))")
        if let problem = arguments.console.problem {
            await server.stop()
            throw problem
        }
        await interrupted
        await server.stop()
        return 0
    }

    private static func failure(_ error: DevBackendError) -> CommandError {
        let reason =
            switch error {
            case .cannotListen(let port, let reason): "port \(port) cannot be listened on: \(reason)"
            default: "\(error)"
            }
        return CommandError(
            "The studio cannot start: \(reason).", code: .unavailable,
            hint: "Give another port, or 0 for a free one.")
    }
}
