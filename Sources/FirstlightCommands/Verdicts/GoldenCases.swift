// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import LaunchKit
import StageCairo
import StageUI

/// A golden, what is drawn now and their difference, for a page.
struct ComparedPictures: Equatable {
    /// WebP files; nil for what there is not.
    var golden: Data?
    var actual: Data?
    var difference: Data?
    /// The screen in points.
    var width = 390.0
    var height = 844.0
    /// The rectangle around the pixels that differ, in points: left, top, width, height.
    var area: [Double]?
    /// The box around all that the owning view draws; nil where no view owns them.
    var view: [Double]?
    /// The view that owns them.
    var owner = ""

    var all: [Data] { [golden, actual, difference].compactMap(\.self) }
}

/// The verdicts on the pictures of a matrix, with what a page shows of them.
@MainActor
struct GoldenCases {
    /// A picture that was drawn.
    struct Drawn {
        let subject: GoldenSubject
        let variant: SnapshotVariant
    }

    /// The most failures that are shown with their pictures: nobody looks at more, and the page opens at once.
    nonisolated static let mostShown = 100

    let goldens: URL
    let pictures: URL
    /// The instant and the settings of each file.
    let drawn: [String: Drawn]
    let review: GoldenReview

    /// Returns the verdicts with apps, devices and settings, and with the pictures of the first failures.
    ///
    /// - Parameter tell: Receives the name of each picture that is looked at.
    func report(_ verdicts: VerdictReport, tell: (String) -> Void) async throws -> VerdictReport {
        var (cases, shown) = (verdicts.cases, 0)
        for index in cases.indices {
            let name = cases[index].name
            let known = drawn[name]
            if let known {
                cases[index].app = known.subject.app.id
                cases[index].device =
                    (try? DeviceProfile.named(known.variant.device))?.name ?? known.variant.device
                let variant = known.variant
                cases[index].places = [
                    "\(known.subject.scenario.name) at \(Output.name(known.subject.instant))",
                    variant.appearance.rawValue, "text \(variant.textSize.rawValue)",
                    variant.direction == .leftToRight ? "left to right" : "right to left",
                ]
                if let language = variant.language { cases[index].places.append(language) }
            }
            guard name.hasSuffix(".png"), cases[index].failure != nil, shown < Self.mostShown else {
                continue
            }
            shown += 1
            tell(name)
            cases[index].pictures = try await compared(name, known)
        }
        return VerdictReport(cases)
    }

    private func compared(_ name: String, _ known: Drawn?) async throws -> ComparedPictures {
        let golden = FileManager.default.contents(atPath: goldens.appendingPathComponent(name).path)
        let actual = known.flatMap { _ in
            FileManager.default.contents(atPath: pictures.appendingPathComponent(name).path)
        }
        var made = ComparedPictures(golden: golden.flatMap(Self.webp), actual: actual.flatMap(Self.webp))
        if let device = known.flatMap({ try? SimulatedDevice($0.subject.scenario.device) }) {
            made.width = Double(device.configuration.size.width)
            made.height = Double(device.configuration.size.height)
        } else if let image = golden.flatMap({ try? PixelImage(pngData: $0) }) {
            (made.width, made.height) = (Double(image.width), Double(image.height))
        }
        // The view that owns the pixels is known only while the screen is there.
        if let golden, made.golden != nil, let known {
            let compared = try await review.compared(golden, known.subject, name)
            made.difference = compared.difference.flatMap(Self.webp)
            let summary = compared.summary
            (made.area, made.view, made.owner) = (summary.area, summary.view, summary.owner)
        }
        return made
    }

    /// A picture about twice as fine as the page shows it; nil for what is none.
    nonisolated static func webp(_ png: Data) -> Data? {
        try? PixelImage(pngData: png).thumbnail(maxWidth: 700, maxHeight: 1000).webpData(quality: 75)
    }
}
