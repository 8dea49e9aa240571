// Licensed under the Apache License, Version 2.0.

package import FirstlightSimulation
package import Foundation
import LaunchKit
import StageCairo
import StageUI

/// A golden beside what is drawn now.
package struct GoldenComparison: Sendable {
    /// The result.
    package enum Verdict: String, Codable, Sendable {
        /// All pixels are equal.
        case same
        /// Some pixels are not.
        case different
        /// No launch of these apps has a picture of this name.
        case unknown
    }

    /// The result in words and figures, for a page or a table.
    package struct Summary: Encodable, Sendable {
        package let file: String
        package let verdict: Verdict
        /// The difference in words; empty where there is none.
        package var reason = ""
        /// The view that owns the pixels that differ, outermost view first; empty where none does.
        package var owner = ""
        /// The kind of change; nil where there is none.
        package var cause: DifferenceCause?
        /// The rectangle around them, in points: left, top, width, height.
        package var area: [Double]?
        /// The box around all that the owning view draws, like ``area``; nil where no view owns them.
        package var view: [Double]?
        /// The screen in points.
        package var width = 0.0, height = 0.0
        package var app = "", scenario = ""
        package var milliseconds = 0.0
        /// The refusal of this very picture; nil where nobody refused it.
        package var rejection: GoldenRejection?
        /// The last decision about the golden as it is, where it can be taken back here.
        package var decision: GoldenDecisions.Decision?
    }

    package let summary: Summary
    /// The golden file, and the file that is drawn now; nil for what nothing draws.
    package let expected: Data
    package let actual: Data?
    /// Equal pixels pale, differing ones red.
    package let difference: Data?
    /// The number of the renderer with its libraries and fonts.
    let renderer: String
}

/// The goldens of a folder, drawn again and compared.
@MainActor
package struct GoldenReview {
    package let folder: URL
    private let catalogue: AppCatalogue
    private let shapers = AppShapers()

    /// Reviews the goldens in a folder.
    package init(_ folder: URL, of catalogue: AppCatalogue) {
        (self.folder, self.catalogue) = (folder, catalogue)
    }

    /// The names of the goldens, in order: files, not links, which may lead out of the folder.
    ///
    /// - Throws: A `CommandError` when the folder cannot be read.
    package var names: [String] {
        get throws(CommandError) {
            do {
                let folder = folder.resolvingSymlinksInPath()
                return try FileManager.default.contentsOfDirectory(
                    at: folder, includingPropertiesForKeys: [.isRegularFileKey]
                )
                .filter { file in
                    let isFile = try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile
                    return file.pathExtension == "png" && !file.lastPathComponent.hasPrefix(".")
                        && isFile == true
                }
                .map(\.lastPathComponent).sorted()
            } catch {
                throw CommandError(
                    "The goldens in '\(folder.path)' cannot be read: \(Reason.text(error)).", code: .noInput)
            }
        }
    }

    /// Draws a golden's instant again and compares it.
    ///
    /// - Parameter name: One of ``names``; anything else is refused, so that nothing outside the folder is read.
    package func compared(_ name: String) async throws -> GoldenComparison {
        guard try names.contains(name) else {
            throw CommandError(
                "There is no golden '\(name)' in '\(folder.path)'.", code: .noInput,
                hint: "Without a name and a reason, 'accept' lists what differs.")
        }
        let expected: Data
        do { expected = try Data(contentsOf: folder.appendingPathComponent(name)) } catch {
            return Self.unknown(name, "The file cannot be read: \(Reason.text(error)).")
        }
        guard let subject = GoldenSubject(name, among: catalogue.apps) else {
            return Self.unknown(
                name, "No state and no scenario of these apps has a picture of this name.", expected)
        }
        return try await compared(expected, subject, name)
    }

    private static func unknown(_ name: String, _ reason: String, _ expected: Data = Data())
        -> GoldenComparison
    {
        GoldenComparison(
            summary: .init(file: name, verdict: .unknown, reason: reason), expected: expected, actual: nil,
            difference: nil, renderer: "")
    }

    /// Draws an instant and compares it with a golden of any name.
    func compared(_ expected: Data, _ subject: GoldenSubject, _ name: String) async throws
        -> GoldenComparison
    {
        let shaper = try Output.shaper(of: subject.app, among: shapers)
        let run = try ScenarioChoice.known { try Simulation(subject.scenario, of: subject.app, text: shaper) }
        defer { run.launch?.close() }
        var drawn: (png: Data, image: PixelImage, list: DisplayList)?
        try await ShownInstants(run, at: [subject.instant]).draw(shaper) { frame, renderer in
            drawn = (try renderer.pngData(), renderer.image, frame.list)
        }
        guard let drawn else {
            throw CommandError("'\(name)': the launch is over before that instant.", code: .badData)
        }
        let size = run.device.configuration.size
        var summary = GoldenComparison.Summary(
            file: name, verdict: .same, width: Double(size.width), height: Double(size.height),
            app: subject.app.id, scenario: subject.scenario.name, milliseconds: subject.instant * 1000)
        var difference: Data?
        if drawn.png != expected {
            do {
                let comparison = PixelComparison(
                    expected: try PixelImage(pngData: expected), actual: drawn.image)
                guard comparison.sameSize || subject.namesDevice else {
                    return Self.unknown(
                        name,
                        "Its name says no device, and \(subject.app.name) has another size there: \(comparison) "
                            + "Draw it with --matrix, whose names say the device.", expected)
                }
                if !comparison.isEqual {
                    summary = try await differing(
                        summary, comparison, drawn.list, run.device.configuration.scale, subject)
                    difference = try comparison.sameSize ? Self.middle(of: comparison).pngData() : nil
                }
            } catch {
                summary = .init(
                    file: name, verdict: .different,
                    reason: "The golden is no picture that can be read. \(error)")
            }
        }
        if summary.verdict == .different {
            summary.rejection = GoldenRejection(of: name, drawn.png, in: folder)
        }
        summary.decision = decision(about: name, drawn: drawn.png)
        return GoldenComparison(
            summary: summary, expected: expected, actual: drawn.png, difference: difference,
            renderer: String(GoldenDrawing(drawn.list, by: shaper).renderer, radix: 16))
    }

    private func decision(about name: String, drawn: Data) -> GoldenDecisions.Decision? {
        let decisions = GoldenDecisions(folder)
        guard let last = decisions.last(of: name), decisions.isKept(last) else { return nil }
        // A picture that was rejected is another one by now.
        return last.kind == .accepted || last.after == ContentDigest.of(drawn) ? last : nil
    }

    private func differing(
        _ summary: GoldenComparison.Summary, _ comparison: PixelComparison, _ list: DisplayList,
        _ scale: CGFloat, _ subject: GoldenSubject
    ) async throws -> GoldenComparison.Summary {
        var told = GoldenComparison.Summary(
            file: summary.file, verdict: .different, reason: "\(comparison)", width: summary.width,
            height: summary.height, app: summary.app, scenario: summary.scenario,
            milliseconds: summary.milliseconds)
        told.cause = DifferenceCause(
            .init(
                comparison: comparison, pieces: list.pieces, later: try await oneFrameLater(subject)?.pieces,
                scale: scale))
        if comparison.sameSize, let box = comparison.box {
            let area = CGRect(
                x: CGFloat(box.left) / scale, y: CGFloat(box.top) / scale, width: CGFloat(box.width) / scale,
                height: CGFloat(box.height) / scale)
            let owner = list.owner(of: area)
            (told.area, told.view, told.owner) = (area.numbers, owner.frame?.numbers, owner.words)
        }
        return told
    }

    /// Returns the list of one frame after a golden's instant; nil where the launch is over before.
    private func oneFrameLater(_ subject: GoldenSubject) async throws -> DisplayList? {
        let shaper = try Output.shaper(of: subject.app, among: shapers)
        let run = try Simulation(subject.scenario, of: subject.app, text: shaper)
        defer { run.launch?.close() }
        var list: DisplayList?
        try await ShownInstants(run, at: [subject.instant + 1.0 / Double(RecordedLaunch.fps)]).show {
            list = $0.list
        }
        return list
    }

    /// The part of a comparison's picture that shows the difference alone.
    private static func middle(of comparison: PixelComparison) -> PixelImage {
        let (all, width) = (comparison.picture(), comparison.expected.width)
        let start = (all.width - width) / 2
        var bytes: [UInt8] = []
        bytes.reserveCapacity(width * all.height * 4)
        for row in 0..<all.height {
            let place = (row * all.width + start) * 4
            bytes += all.bytes[place..<place + width * 4]
        }
        return PixelImage(width: width, height: all.height, bytes: bytes)
    }
}
