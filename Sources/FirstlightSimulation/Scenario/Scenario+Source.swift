// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Foundation
import LaunchKit

extension Scenario {
    /// Decodes JSON of some form, in which scenarios may be of these apps only.
    ///
    /// - Parameters:
    ///   - meant: The id of the app of a scenario that names none; nil for the first app.
    ///   - isOurs: Whether the JSON comes with the program, and its form has been checked before.
    ///   - least: The least that such a file holds, as an error about an empty one says it.
    /// - Throws: `SimulationError.badScenario` that names the place, the key and the allowed values.
    static func decoding<Value: Decodable>(
        _ json: Data, as type: Value.Type, apps: [AppDescriptor], meant: String? = nil,
        isOurs: Bool = false, least: String = leastScenario
    ) throws -> Value {
        guard json.count <= mostBytes else {
            throw SimulationError.badScenario("it has more than \(mostBytes) bytes, the maximum.")
        }
        let bytes = [UInt8](json)
        let source = try isOurs ? nil : Self.source(bytes, least: least)
        let decoder = Self.decoder(apps)
        if let key = CodingUserInfoKey.meantApp { decoder.userInfo[key] = meant }
        if !isOurs, let key = CodingUserInfoKey.checksDevices { decoder.userInfo[key] = true }
        do {
            return try decoder.decode(type, from: json)
        } catch let error as DecodingError {
            throw explained(ScenarioProblem(error, in: source), try source ?? Self.source(bytes))
        } catch let error as ScenarioProblem {
            throw explained(error, try source ?? Self.source(bytes))
        }
    }

    static let leastScenario = "a scenario is an object: {\"name\": \"mine\"}"

    static func source(_ bytes: [UInt8], least: String = leastScenario) throws -> JSONSource {
        guard String(validating: bytes, as: UTF8.self) != nil else {
            let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            let bad = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
            throw SimulationError.badScenario("line \(bad + 1) is no text in UTF-8.")
        }
        guard bytes.contains(where: { !Character(Unicode.Scalar($0)).isWhitespace }) else {
            throw badPlace(
                JSONPlace(of: bytes.count, in: bytes), "", "nothing stands here; \(least).")
        }
        do throws(JSONProblem) {
            return try JSONSource(bytes)
        } catch {
            let at = error.path.map { step in
                switch step {
                case .key(let key): key
                case .index(let index): "[\(index)]"
                }
            }
            throw badPlace(error.place, at.joined(separator: "."), error.reason + ".")
        }
    }

    private static func explained(_ problem: ScenarioProblem, _ source: JSONSource) -> SimulationError {
        badPlace(
            source.place(of: problem.path, isKey: problem.isKey), ScenarioProblem.text(problem.path),
            problem.reason)
    }

    private static func badPlace(_ place: JSONPlace?, _ path: String, _ reason: String) -> SimulationError {
        let parts = [place.map { "\($0)" } ?? "", path.isEmpty ? "" : "at \(path)"].filter { !$0.isEmpty }
        return .badScenario(parts.isEmpty ? reason : parts.joined(separator: ", ") + ": " + reason)
    }

    /// A decoder for scenarios of these apps.
    static func decoder(_ apps: [AppDescriptor]) -> JSONDecoder {
        let decoder = JSONDecoder()
        if let key = CodingUserInfoKey.apps { decoder.userInfo[key] = apps }
        return decoder
    }
}

extension CodingUserInfoKey {
    /// The apps that scenarios may launch.
    static var apps: CodingUserInfoKey? { CodingUserInfoKey(rawValue: "apps") }
    /// The id of the app of a scenario that names none.
    static var meantApp: CodingUserInfoKey? { CodingUserInfoKey(rawValue: "meantApp") }
    /// Indicates whether the device of a scenario is looked for at once.
    static var checksDevices: CodingUserInfoKey? { CodingUserInfoKey(rawValue: "checksDevices") }
}
