// Licensed under the Apache License, Version 2.0.

import FirstlightCommands
import FirstlightSimulation
import Foundation
import LaunchKit

/// The goldens of a folder as the page shows them, and their acceptance.
@MainActor
final class StudioReview {
    /// The list of goldens.
    struct List: Encodable, Sendable {
        let folder: String
        let files: [String]
    }

    /// The pictures to accept or to reject, as the page sends them.
    struct Wish: Decodable, Sendable {
        let files: [String]
        let reason: String
    }

    /// The pictures about which a decision is taken back.
    struct Regret: Decodable, Sendable {
        let files: [String]
    }

    /// The pictures about which it was decided.
    struct Done: Encodable, Sendable {
        let files: [String]
    }

    /// A picture of a comparison.
    enum Side: String {
        case golden, actual, difference
    }

    private let review: GoldenReview
    private let pictures: StudioPictures
    /// The newest last.
    private var kept: [GoldenComparison] = []
    private static let mostKept = 8

    init(_ folder: URL, _ catalogue: AppCatalogue, _ pictures: StudioPictures) {
        review = GoldenReview(folder, of: catalogue)
        self.pictures = pictures
    }

    func list() throws -> List { List(folder: review.folder.path, files: try review.names) }

    /// Compares a golden as it is now: other programs write goldens and decisions, too.
    func summary(of file: String) async throws -> GoldenComparison.Summary {
        kept.removeAll { $0.summary.file == file }
        return try await compared(file).summary
    }

    private func compared(_ file: String) async throws -> GoldenComparison {
        if let known = kept.first(where: { $0.summary.file == file }) { return known }
        let comparison = try await pictures.inTurn { [review] in try await review.compared(file) }
        kept = kept.suffix(Self.mostKept - 1) + [comparison]
        return comparison
    }

    func picture(_ side: Side, of file: String) async throws -> Data {
        let comparison = try await compared(file)
        let data =
            switch side {
            case .golden: comparison.expected
            case .actual: comparison.actual
            case .difference: comparison.difference
            }
        guard let data else {
            throw CommandError("'\(file)' has no picture '\(side.rawValue)'.", code: .noInput)
        }
        return data
    }

    func accept(_ wish: Wish) async throws -> Done { try await decide(wish) { try $0.take($1) } }

    func reject(_ wish: Wish) async throws -> Done { try await decide(wish) { try $0.reject($1) } }

    func takeBack(_ regret: Regret) throws -> Done {
        let found = regret.files.isEmpty ? [] : try review.lastDecisions(about: regret.files)
        let decisions = GoldenDecisions(review.folder)
        var files: [String] = []
        for decision in found {
            try decisions.takeBack(decision)
            files.append(decision.file)
            kept.removeAll { $0.summary.file == decision.file }
        }
        return Done(files: files)
    }

    private func decide(
        _ wish: Wish, _ decision: (GoldenAcceptance, GoldenComparison) throws -> Bool
    ) async throws -> Done {
        let acceptance = try GoldenAcceptance(review.folder, reason: wish.reason)
        var files: [String] = []
        for file in wish.files {
            // What is written is what is drawn now, not what the page saw some time ago.
            let comparison = try await pictures.inTurn { [review] in try await review.compared(file) }
            if try decision(acceptance, comparison) { files.append(file) }
            kept.removeAll { $0.summary.file == file }
        }
        return Done(files: files)
    }
}
