// Licensed under the Apache License, Version 2.0.

import DevBackend
import Foundation
import LaunchCommands

/// `firstlight backend`: the development server.
enum BackendCommand {
    private static let port = Option<Int>(
        "port", ValueParser<Int>.port, default: 0, shown: "0",
        help: "The port to listen on, on 127.0.0.1; 0 takes a free one.")
    private static let database = Option<String?>.optional(
        "database", ValueParser<String>.outputFile,
        help: "A file to keep the data in; without it they are gone with the process.")

    static let command = Command(
        name: LiveCommand.backend.rawValue, abstract: LiveCommand.backend.abstract,
        discussion: """
            Its first line is 'listening on http://127.0.0.1:PORT'. Each route can be made to misbehave: \
            PUT a fault to /_control/faults/ROUTE, for example {"kind": "latency", "seconds": 2}. The \
            routes are config, cities, session and health.
            """,
        options: [port, database],
        examples: ["firstlight backend --port 8080", "firstlight backend --database dev.sqlite"],
        run: run)

    @MainActor
    private static func run(_ arguments: ParsedArguments) async throws -> Int32 {
        var configuration = DevBackendConfiguration()
        if let path = arguments[database] {
            configuration.storage = .file(URL(fileURLWithPath: path))
        }
        let backend = DevBackend(configuration: configuration)
        let url: URL
        do {
            url = try await backend.start(port: arguments[port])
        } catch {
            throw CommandError(
                "The backend cannot start: \(error)", code: .unavailable,
                hint: "Give another port, or 0 for a free one.")
        }
        arguments.console.print("listening on \(url.absoluteString)")
        await DevBackend.untilInterrupted()
        await backend.stop()
        return 0
    }
}
