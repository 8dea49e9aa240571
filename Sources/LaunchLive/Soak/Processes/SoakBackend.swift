// Licensed under the Apache License, Version 2.0.

import DevBackend
import Foundation
import FoundationNetworking
import LaunchCommands

/// A backend in a process of its own, to be killed.
struct SoakBackend: Sendable {
    let process: SoakProcess
    let url: URL

    /// Starts a backend and waits until it listens.
    init(_ setting: SoakSetting, port: Int = 0, folder: URL) async throws {
        let output = folder.appendingPathComponent("backend-\(UUID().uuidString.prefix(8)).txt")
        process = try SoakProcess(
            setting.program, ["backend", "--port", "\(port)"], output: output, table: setting.table)
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
        var request = URLRequest(url: url.appending(path: "_control/faults/\(route.rawValue)"))
        request.httpMethod = "PUT"
        request.httpBody = try JSONEncoder().encode(fault)
        let (data, response) = try await URLSession.shared.data(for: request)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else {
            throw CommandError("The fault was refused: \(String(decoding: data, as: UTF8.self))")
        }
    }

    /// The paths that were asked for so far.
    func requestedPaths() async throws -> [String] {
        struct Line: Decodable { let path: String }
        let (data, _) = try await URLSession.shared.data(from: url.appending(path: "_control/requests"))
        return try JSONDecoder().decode([Line].self, from: data).map(\.path)
    }
}
