// Licensed under the Apache License, Version 2.0.

import DevBackend
package import FirstlightCommands
package import FirstlightSimulation
import Foundation
import LaunchKit

/// `firstlight backend`: the development server.
package enum BackendCommand {
    /// The command.
    ///
    /// - Parameter catalogue: The apps whose documents it can serve.
    package static func command(_ catalogue: AppCatalogue) -> Command {
        let app = Option<String?>.optional(
            "app", ValueParser<String>.word(catalogue.ids, metavar: "APP"),
            help: "Serve only this app's documents; by default, those of every app are served.")
        return Command(
            name: LiveCommand.backend.rawValue, abstract: LiveCommand.backend.abstract,
            discussion: """
                The first line of output is 'listening on http://127.0.0.1:PORT'. The backend serves the documents \
                that the apps request, as they are when it starts, and speaks the protocol of Supabase Auth at / and \
                at /auth/v1; GET /outbox lists the mails that it would have sent. Each route can be made to \
                misbehave: PUT a fault to /_control/faults/ROUTE, for example {"kind": "latency", "seconds": 2}, or \
                use --fault. Documentation/Backend.md lists the routes.
                """,
            options: [app] + BackendOptions.all,
            examples: [
                "backend --port 8080",
                "backend --app \(ScenarioChoice(catalogue).sampleApp)",
                "backend --database dev.sqlite --outbox mails",
                "backend --confirm-email off --fault token=latency:2",
            ],
            run: { arguments in
                let wanted = arguments[app]
                return try await run(arguments, catalogue.apps.filter { wanted == nil || $0.id == wanted })
            })
    }

    @MainActor
    private static func run(_ arguments: ParsedArguments, _ apps: [AppDescriptor]) async throws -> Int32 {
        let configuration = try BackendOptions.configuration(arguments, for: apps)
        DevBackend.raiseDescriptorLimit()
        let backend = DevBackend(configuration: configuration)
        for (route, faults) in Dictionary(grouping: arguments[BackendOptions.fault], by: \.route) {
            backend.setFaults(faults.map { DevBackendFaultRule($0.fault) }, for: route)
        }
        // Before clients can connect: watching a signal takes a descriptor, and they may take them all.
        let interrupted = await DevBackend.interruption()
        defer { interrupted.cancel() }
        let url: URL
        do {
            url = try await backend.start(port: arguments[BackendOptions.port])
        } catch {
            throw failure(error)
        }
        arguments.console.print("listening on \(url.absoluteString)")
        if let problem = arguments.console.problem {
            // Clients would not know its port.
            await backend.stop()
            throw problem
        }
        if configuration.host != "127.0.0.1", configuration.host != "::1" {
            arguments.console.note(
                "\(arguments.program): warning: \(configuration.host) can be reached from other machines. This server is for "
                    + "development: its passwords, tokens and providers protect nothing.")
        }
        await withTaskCancellationHandler {
            await interrupted.value
        } onCancel: {
            interrupted.cancel()
        }
        await backend.stop()
        return 0
    }

    /// Returns the error in the command's words, with a hint for its kind.
    private static func failure(_ error: DevBackendError) -> CommandError {
        switch error {
        case .cannotListen, .invalidPort, .alreadyRunning:
            CommandError("The backend cannot start: \(error)", code: .unavailable)
        case .invalidHost, .invalidSetting: CommandError.usage("The backend cannot start: \(error)")
        case .invalidKey: CommandError("The backend cannot start: \(error)", code: .badData)
        case .outbox: CommandError("The backend cannot start: \(error)", code: .cannotCreate)
        case .foreignDatabase, .damagedDatabase, .database:
            CommandError("The backend cannot start: \(error)", code: .inputOutput)
        }
    }
}
