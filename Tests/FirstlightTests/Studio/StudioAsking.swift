// Licensed under the Apache License, Version 2.0.

import DevBackend
import FirstlightBrands
import Foundation

@testable import FirstlightCommands
@testable import FirstlightStudio

/// Asks a studio as its own page does.
@MainActor protocol StudioAsking {
    var studio: Studio { get }
}

extension StudioAsking {
    static var port: Int { 8090 }

    /// A request as the studio's own page sends it.
    func ask(
        _ path: String, of studio: Studio? = nil, body: String? = nil, headers: [String: String] = [:]
    ) async -> LoopbackResponse {
        let studio = studio ?? self.studio
        let parts = path.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false).map(
            String.init)
        let start = URL(string: studio.address(port: Self.port))?.path(percentEncoded: false) ?? ""
        let own = ["host": "127.0.0.1:\(Self.port)"].merging(
            body == nil ? [:] : ["content-type": "application/json"]
        ) { $1 }
        return await studio.answer(
            LoopbackRequest(
                method: body == nil ? "GET" : "POST",
                path: (start.hasSuffix("/") ? start : start + "/") + parts[0],
                query: parts.count > 1 ? parts[1] : nil, headers: own.merging(headers) { $1 },
                body: Data((body ?? "").utf8), port: Self.port))
    }
}

extension Studio {
    /// A studio of the five apps, without goldens.
    static func shown() -> Studio {
        Studio(ScenarioChoice(.firstlight), program: "firstlight", goldens: nil, isReadOnly: false)
    }
}
