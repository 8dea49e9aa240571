// Licensed under the Apache License, Version 2.0.

package import DevBackend
package import FirstlightCommands
import FirstlightSimulation
package import Foundation
import LaunchKit
import Synchronization

/// Launches in a browser: all that its page asks for is drawn by this program.
@MainActor
package final class Studio {
    private let choice: ScenarioChoice
    private let program: String
    private let isReadOnly: Bool
    private let folder: URL?
    private let access: StudioAccess
    private let pictures: StudioPictures
    private let review: StudioReview?
    private let live: LiveStudio?
    private let watch: StudioWatch?
    private let opened: OpenedScenarios
    private let before: OtherProgram?
    /// The catalogue and the page that has it in itself, as they were sent last, with the scenarios that were open.
    private var catalogue: (opened: [String], body: Data, page: StudioPage.First)?

    /// The page as it was made last, for whoever asks while the main actor draws; nil where it has to be made anew.
    private let page = Mutex<StudioPage.First?>(nil)

    /// The queries of the launch and of the file at rest that a player asked for last.
    private var asked: [String: String] = [:]

    /// Prepares a studio.
    ///
    /// - Parameters:
    ///   - choice: The apps that are shown.
    ///   - program: The program's name, for the commands that the page shows.
    ///   - goldens: The folder of the goldens to review; nil for none.
    ///   - isReadOnly: Whether nothing may be accepted.
    ///   - opened: The scenarios beside the apps' own.
    ///   - kept: The folder of scenarios that are kept from live launches; nil where the page alone gets them.
    ///   - backend: Starts the server of a live launch; nil where there are none.
    ///   - watch: Builds the program again when its sources change; nil where nobody does.
    ///   - before: The program whose pictures stand beside those of this one; nil for none.
    ///   - helpers: Further processes of this program, which draw pictures beside it.
    ///   - token: The first part of the addresses of the program from before; nil for a new one.
    package init(
        _ choice: ScenarioChoice, program: String, goldens: URL?, isReadOnly: Bool,
        opened: OpenedScenarios = OpenedScenarios(), kept: URL? = nil,
        backend: LiveBackend? = nil, watch: StudioWatch? = nil, before: OtherProgram? = nil,
        helpers: [OtherProgram] = [], token: String? = nil
    ) {
        self.before = before
        (self.watch, self.opened, access) = (watch, opened, StudioAccess(kept: token))
        (self.choice, self.program, self.isReadOnly, folder) = (choice, program, isReadOnly, goldens)
        let pictures = StudioPictures(choice, helpers: helpers)
        self.pictures = pictures
        review = goldens.map { StudioReview($0, choice.catalogue, pictures) }
        live = backend.map {
            // Read only means that no file is written: the page alone gets what is kept.
            LiveStudio(
                choice, program: program, opened: opened, folder: isReadOnly ? nil : kept, backend: $0)
        }
        opened.changed = { [weak self] in self?.page.withLock { $0 = nil } }
    }

    /// The first part of each address.
    package nonisolated var token: String { access.token }

    /// Begins what draws pictures beside this process, so that it is there when the first ones are asked for.
    package func begin() async { await pictures.begin() }

    /// The queries of what a player shows, for the program that goes on with its page.
    ///
    /// Each is one word, which is `-` where there is none.
    package var shown: [String] {
        ["launch", "rest"].map { name in
            let word = (asked[name] ?? "").split(whereSeparator: \.isWhitespace).joined(separator: "+")
            return word.isEmpty ? "-" : word
        }
    }

    /// The number of launches that are kept frame by frame.
    var launches: Int { pictures.launches }

    /// Plays what a page of the program from before shows, while it is loaded again.
    ///
    /// - Parameter shown: The queries, as ``shown`` of the other one gives them.
    package func resume(_ shown: [String]) async {
        for (number, text) in shown.enumerated() where text != "-" {
            let items = StudioQuery.items(text)
            // A page that asks for it is told what is wrong with it.
            guard let query = try? StudioQuery(items, choice, program: program, opened: opened.all) else {
                continue
            }
            if number == 0 {
                _ = try? await pictures.account(query)
            } else {
                _ = try? await pictures.png(query, items)
            }
        }
    }

    /// Ends what still runs.
    package func stop() async {
        await before?.close()
        await pictures.stop()
        await live?.stop()
    }

    /// The address of the page of a server that listens on a port.
    package nonisolated func address(port: Int) -> String { access.address(port: port) }

    /// The rules for a browser, whatever the answer is.
    private nonisolated static let headers = [
        "Content-Security-Policy": policy(own: ""),
        "Cross-Origin-Resource-Policy": "same-origin", "Cross-Origin-Opener-Policy": "same-origin",
        "Referrer-Policy": "no-referrer", "X-Content-Type-Options": "nosniff",
    ]

    /// - Parameter own: The scripts and styles that stand in the page itself.
    private nonisolated static func policy(own: String) -> String {
        "default-src 'none'; script-src 'self'\(own); style-src 'self'\(own); img-src 'self' blob: data:; "
            + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    }

    /// Answers a request of the page, and refuses those of others.
    package nonisolated func answer(_ request: LoopbackRequest) async -> LoopbackResponse {
        var response: LoopbackResponse
        switch access.path(of: request) {
        case .failure(let refusal): response = Self.problem(403, refusal.message)
        case .success(let path):
            // The page waits for no picture that is being drawn.
            if let file = file(path, request) {
                response = file
            } else {
                response = await made(path, request)
            }
        }
        response.headers.merge(Self.headers) { own, _ in own }
        if response.headers["Cache-Control"] == nil { response.headers["Cache-Control"] = "no-store" }
        return response
    }

    /// Returns the page or one of its files; nil for all that has to be made.
    private nonisolated func file(_ path: String, _ request: LoopbackRequest) -> LoopbackResponse? {
        guard ["GET", "HEAD"].contains(request.method), request.query == nil else { return nil }
        return path.isEmpty ? page.withLock { $0 }.map(Self.first) : StudioPage.file(path)
    }

    private nonisolated static func first(_ page: StudioPage.First) -> LoopbackResponse {
        let number = StudioAccess.random()
        var answer = page.answer(number: number)
        answer.headers["Content-Security-Policy"] = policy(own: " 'nonce-\(number)'")
        return answer
    }

    private func made(_ path: String, _ request: LoopbackRequest) async -> LoopbackResponse {
        do {
            return try await respond(path, request)
        } catch let error as CommandError {
            return Self.problem(error.code == .software ? 500 : 400, error.message, error.hint)
        } catch {
            return Self.problem(400, Reason.text(error))
        }
    }

    private func respond(_ path: String, _ request: LoopbackRequest) async throws -> LoopbackResponse {
        if ["api/accept", "api/reject", "api/undo"].contains(path) {
            // A decision is made for all of its pictures, also where the page is closed meanwhile.
            return try await Task { try await decide(request, path) }.value
        }
        let items = StudioQuery.items(request.query)
        if path.hasPrefix("api/live/"), let live {
            let body = try await live.respond(String(path.dropFirst("api/live/".count)), request, items)
            let type = path == "api/live/frames" ? "application/octet-stream" : "application/json"
            return LoopbackResponse(contentType: type, body: body)
        }
        guard request.method == "GET" || request.method == "HEAD" else {
            return Self.problem(405, "\(request.method) is not possible here.")
        }
        if items["program"] == "before" {
            guard let before, OtherProgram.paths.contains(path) else {
                return Self.problem(404, "No other build of the program stands beside this one.")
            }
            let answer = try await before.answer(path, items)
            return path == "frame.png"
                ? Self.picture(answer, isLasting: watch == nil)
                : LoopbackResponse(contentType: "application/json", body: answer)
        }
        func query() throws -> StudioQuery {
            try StudioQuery(items, choice, program: program, opened: opened.all)
        }
        switch path {
        case "": return Self.first((try? listed().page) ?? StudioPage.First(nil))
        case "api/catalogue":
            return LoopbackResponse(contentType: "application/json", body: try listed().body)
        case "api/watch":
            guard let watch else { return Self.problem(404, "This studio was started without --watch.") }
            let number = items["after"].flatMap { Int($0) } ?? -1
            return try Self.json(await watch.answer(after: number, of: items["run"] ?? ""))
        case "frame.png":
            let wanted = try query()
            if items["frame"] != nil, items["scale"] == nil { asked["rest"] = request.query }
            // The addresses go on with the next program, and their pictures do not.
            return Self.picture(try await pictures.png(wanted, items), isLasting: watch == nil)
        case "api/launch":
            let wanted = try query()
            asked["launch"] = request.query
            return try Self.json(try await pictures.account(wanted))
        case "api/tree": return try Self.json(try await pictures.tree(query()))
        case "api/contrast": return try Self.json(try await pictures.contrasts(query()))
        case "api/frame": return try Self.json(try await pictures.shownFrame(query()))
        case "api/audit": return try Self.json(try await pictures.findings(query()))
        case "api/review": return try Self.json(try reviewed().list())
        case "api/compare": return try Self.json(try await reviewed().summary(of: items["file"] ?? ""))
        case "golden.png":
            guard let side = StudioReview.Side(rawValue: items["side"] ?? "") else {
                return Self.problem(400, "The address names no side of a golden.")
            }
            return Self.picture(
                try await reviewed().picture(side, of: items["file"] ?? ""), isLasting: false)
        default: return StudioPage.file(path) ?? Self.problem(404, "The studio has nothing at '\(path)'.")
        }
    }

    /// Returns the catalogue and the page with it, which change only with the scenarios that are open.
    private func listed() throws -> (body: Data, page: StudioPage.First) {
        let names = opened.all.map(\.id)
        if let catalogue, catalogue.opened == names {
            page.withLock { $0 = catalogue.page }
            return (catalogue.body, catalogue.page)
        }
        let body = try Self.encoded(
            StudioCatalogue(
                choice.catalogue, program: program, isReadOnly: isReadOnly, goldens: folder?.path,
                hasLive: live != nil, isWatching: watch != nil, hasBefore: before != nil,
                opened: opened.all))
        let made = StudioPage.First(body)
        catalogue = (names, body, made)
        page.withLock { $0 = made }
        return (body, made)
    }

    /// Prepares what each page asks for first.
    package func prepare() { _ = try? listed() }

    private func decide(_ request: LoopbackRequest, _ path: String) async throws -> LoopbackResponse {
        guard request.method == "POST", request.headers["content-type"] == "application/json" else {
            return Self.problem(405, "Goldens are accepted and rejected by a POST of JSON.")
        }
        guard !isReadOnly else {
            return Self.problem(403, "This studio only shows: it was started with --read-only.")
        }
        if path == "api/undo" {
            guard let regret = try? JSONDecoder().decode(StudioReview.Regret.self, from: request.body) else {
                return Self.problem(400, "The request is no JSON with 'files'.")
            }
            return try Self.json(try reviewed().takeBack(regret))
        }
        let wish: StudioReview.Wish
        do { wish = try JSONDecoder().decode(StudioReview.Wish.self, from: request.body) } catch {
            return Self.problem(400, "The request is no JSON with 'files' and 'reason'.")
        }
        let review = try reviewed()
        return try Self.json(
            try await path == "api/accept" ? review.accept(wish) : review.reject(wish))
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
        LoopbackResponse(contentType: "application/json", body: try encoded(value))
    }

    static func encoded(_ value: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(value)
    }

    private nonisolated static func problem(_ status: Int, _ message: String, _ hint: String? = nil)
        -> LoopbackResponse
    {
        let text = ["message": message, "hint": hint ?? ""]
        let body = try? JSONEncoder().encode(text)
        return LoopbackResponse(status, contentType: "application/json", body: body ?? Data())
    }
}
