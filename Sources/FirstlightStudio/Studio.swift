// Licensed under the Apache License, Version 2.0.

package import DevBackend
package import FirstlightCommands
import FirstlightSimulation
package import Foundation
import LaunchKit

/// Launches in a browser: all that its page asks for is drawn by this program.
@MainActor
package final class Studio {
    private let choice: ScenarioChoice
    private let program: String
    private let isReadOnly: Bool
    private let folder: URL?
    private let access = StudioAccess()
    private let pictures: StudioPictures
    private let review: StudioReview?

    /// Prepares a studio.
    ///
    /// - Parameters:
    ///   - choice: The apps that are shown.
    ///   - program: The program's name, for the commands that the page shows.
    ///   - goldens: The folder of the goldens to review; nil for none.
    ///   - isReadOnly: Whether nothing may be accepted.
    package init(_ choice: ScenarioChoice, program: String, goldens: URL?, isReadOnly: Bool) {
        (self.choice, self.program, self.isReadOnly, folder) = (choice, program, isReadOnly, goldens)
        let pictures = StudioPictures(choice)
        self.pictures = pictures
        review = goldens.map { StudioReview($0, choice.catalogue, pictures) }
    }

    /// The address of the page of a server that listens on a port.
    package nonisolated func address(port: Int) -> String { access.address(port: port) }

    /// The rules for a browser, whatever the answer is.
    private static let headers = [
        "Content-Security-Policy":
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; connect-src 'self'; "
            + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        "Cross-Origin-Resource-Policy": "same-origin", "Cross-Origin-Opener-Policy": "same-origin",
        "Referrer-Policy": "no-referrer", "X-Content-Type-Options": "nosniff",
    ]

    /// Answers a request of the page, and refuses those of others.
    package func answer(_ request: LoopbackRequest) async -> LoopbackResponse {
        var response: LoopbackResponse
        switch access.path(of: request) {
        case .failure(let refusal): response = Self.problem(403, refusal.message)
        case .success(let path):
            do {
                response = try await respond(path, request)
            } catch let error as CommandError {
                response = Self.problem(error.code == .software ? 500 : 400, error.message, error.hint)
            } catch {
                response = Self.problem(400, Reason.text(error))
            }
        }
        response.headers.merge(Self.headers) { own, _ in own }
        if response.headers["Cache-Control"] == nil { response.headers["Cache-Control"] = "no-store" }
        return response
    }

    private func respond(_ path: String, _ request: LoopbackRequest) async throws -> LoopbackResponse {
        if path == "api/accept" { return try await accept(request) }
        guard request.method == "GET" || request.method == "HEAD" else {
            return Self.problem(405, "\(request.method) is not possible here.")
        }
        let items = StudioQuery.items(request.query)
        func query() throws -> StudioQuery { try StudioQuery(items, choice, program: program) }
        switch path {
        case "api/catalogue":
            return try Self.json(
                StudioCatalogue(
                    choice.catalogue, program: program, isReadOnly: isReadOnly, goldens: folder?.path))
        case "frame.png": return Self.picture(try await pictures.png(query()), isLasting: true)
        case "api/launch": return try Self.json(try await pictures.account(query()))
        case "api/tree": return try Self.json(try await pictures.tree(query()))
        case "api/audit": return try Self.json(try await pictures.findings(query()))
        case "api/review": return try Self.json(try reviewed().list())
        case "api/compare": return try Self.json(try await reviewed().compared(items["file"] ?? "").summary)
        case "golden.png":
            guard let side = StudioReview.Side(rawValue: items["side"] ?? "") else {
                return Self.problem(400, "The address names no side of a golden.")
            }
            return Self.picture(
                try await reviewed().picture(side, of: items["file"] ?? ""), isLasting: false)
        default: return StudioPage.file(path) ?? Self.problem(404, "The studio has nothing at '\(path)'.")
        }
    }

    private func accept(_ request: LoopbackRequest) async throws -> LoopbackResponse {
        guard request.method == "POST", request.headers["content-type"] == "application/json" else {
            return Self.problem(405, "Goldens are accepted by a POST of JSON.")
        }
        guard !isReadOnly else {
            return Self.problem(403, "This studio only shows: it was started with --read-only.")
        }
        let wish: StudioReview.Wish
        do { wish = try JSONDecoder().decode(StudioReview.Wish.self, from: request.body) } catch {
            return Self.problem(400, "The request is no JSON with 'files' and 'reason'.")
        }
        return try Self.json(try await reviewed().accept(wish))
    }

    private func reviewed() throws(CommandError) -> StudioReview {
        guard let review else {
            throw CommandError(
                "No folder of goldens was given.", code: .noInput,
                hint:
                    "Start the studio with --goldens DIR; '\(program) snapshot --matrix --into DIR' makes one."
            )
        }
        return review
    }

    private static func picture(_ png: Data, isLasting: Bool) -> LoopbackResponse {
        // The address has the token of this run of the program, so a picture of it never changes.
        let control = isLasting ? "private, max-age=86400, immutable" : "no-store"
        return LoopbackResponse(contentType: "image/png", headers: ["Cache-Control": control], body: png)
    }

    private static func json(_ value: some Encodable) throws -> LoopbackResponse {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return LoopbackResponse(contentType: "application/json", body: try encoder.encode(value))
    }

    private static func problem(_ status: Int, _ message: String, _ hint: String? = nil) -> LoopbackResponse {
        let text = ["message": message, "hint": hint ?? ""]
        let body = try? JSONEncoder().encode(text)
        return LoopbackResponse(status, contentType: "application/json", body: body ?? Data())
    }
}
