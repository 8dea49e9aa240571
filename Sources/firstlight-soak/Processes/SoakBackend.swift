// Licensed under the Apache License, Version 2.0.

import DevBackend
import FirstlightCommands
import Foundation
import LaunchKit
import LaunchNetwork

/// A backend in a process of its own, to be killed.
struct SoakBackend: Sendable {
    let process: ChildProcess
    let url: URL
    private let control: HTTPTransport

    /// Starts a backend and waits until it listens.
    init(_ setting: SoakSetting, port: Int = 0, folder: URL) async throws {
        // It is our own server, on a machine that is kept busy.
        control = HTTPTransport(
            limits: RequestLimits(idle: .seconds(60), total: .seconds(60)), clock: setting.clock)
        let output = folder.appendingPathComponent("backend-\(UUID().uuidString.prefix(8)).txt")
        process = try ChildProcess(
            setting.program, ["backend", "--port", "\(port)"], output: .file(output), table: setting.table)
        let limit = setting.clock.now + .seconds(20)
        while true {
            let said = (try? String(contentsOf: output, encoding: .utf8)) ?? ""
            let prefix = "listening on "
            if said.hasPrefix(prefix), let end = said.firstIndex(of: "\n"),
                let url = URL(string: String(said[..<end].dropFirst(prefix.count)))
            {
                self.url = url
                return
            }
            guard process.status == nil, setting.clock.now < limit else {
                process.kill()
                throw CommandError("The backend did not start on port \(port): \(said)", code: .unavailable)
            }
            try await setting.clock.sleep(for: .milliseconds(5))
        }
    }

    /// Makes a route misbehave from now on.
    func set(_ fault: DevBackendFault, for route: DevBackendRoute) async throws {
        let answer = try await control.send(
            HTTPRequest(
                .put, url.appending(path: "_control/faults/\(route.name)"),
                body: try JSONEncoder().encode(fault)))
        guard answer.status == 200 else {
            throw CommandError("The fault was refused: \(String(decoding: answer.body, as: UTF8.self))")
        }
    }

    /// The paths that were asked for so far.
    func requestedPaths() async throws -> [String] {
        struct Line: Decodable { let path: String }
        let answer = try await control.send(HTTPRequest(.get, url.appending(path: "_control/requests")))
        return try JSONDecoder().decode([Line].self, from: answer.body).map(\.path)
    }
}
