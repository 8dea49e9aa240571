// Licensed under the Apache License, Version 2.0.

import DuggyBrand
import FirstlightBrands
import FirstlightCommands
import FirstlightSimulation
import Foundation
import LaunchKit
import StageCairo
import StageUI

/// Measures the artefacts of a brand: the time that all of them take, and the fidelity of small pictures.
@MainActor
struct ArtefactBench {
    private let shaper: CairoTextShaper

    init() throws { shaper = try CairoTextShaper() }

    /// All artefacts of a brand for five platforms; the reference packs the pictures as tightly as it can.
    func measure() async throws -> ComparedSamples {
        let brand = try AppCatalogue.firstlight.named("fonsters")
        var measure = ComparedSamples()
        for round in 0...5 {
            var start = Samples.now(CLOCK_MONOTONIC)
            _ = try await AppFiles(of: brand, shaper: shaper)
            let own = Samples.now(CLOCK_MONOTONIC) - start
            start = Samples.now(CLOCK_MONOTONIC)
            _ = try await AppFiles(of: brand, shaper: shaper, level: 12)
            // The first round reads fonts and code from the disk.
            guard round > 0 else { continue }
            measure.own.wall.append(own)
            measure.reference.wall.append(Samples.now(CLOCK_MONOTONIC) - start)
        }
        return measure
    }

    /// The difference between a mark at a size and librsvg's drawing of the same outline, in levels of 255.
    struct Fidelity {
        let side: Int
        let largest: Int
        let mean: Double
    }

    /// Duggy's mark at the sizes of icons, beside librsvg; empty where it is not installed.
    func fidelity() throws -> [Fidelity] {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("firstlight-bench-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let drawing = folder.appendingPathComponent("mark.svg")
        try Data(Self.svg.utf8).write(to: drawing)
        let renderer = ArtworkRenderer(shaper: shaper)
        return try [16, 32, 48, 64, 128, 180, 256, 512, 1024].compactMap { side in
            let file = folder.appendingPathComponent("\(side).png")
            guard Self.convert(drawing, to: file, side: side) else { return nil }
            let other = try PixelImage(pngData: try Data(contentsOf: file))
            let view = ZStack {
                Color(.sRGB, red: 0, green: 63 / 255, blue: 155 / 255, opacity: 1)
                DuggyLogo(side: 80)
            }
            let own = renderer.image(of: AnyView(view), size: CGSize(width: 80, height: 80), pixels: side)
            let differences = zip(own.bytes, other.bytes).map { abs(Int($0) - Int($1)) }
            return Fidelity(
                side: side, largest: differences.max() ?? 0,
                mean: Double(differences.reduce(0, +)) / Double(max(differences.count, 1)))
        }
    }

    private static func convert(_ drawing: URL, to file: URL, side: Int) -> Bool {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/rsvg-convert")
        process.arguments = ["-w", "\(side)", "-h", "\(side)", "-o", file.path, drawing.path]
        do { try process.run() } catch { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }

    /// The mark on the brand's blue.
    private static var svg: String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="80" height="80" viewBox="0 0 80 80">
          <rect width="80" height="80" fill="#003F9B"/>
          <path fill="#FFFFFF" fill-rule="evenodd" d="\(data(of: DuggyLogo.outline))"/>
        </svg>
        """
    }

    private static func data(of path: Path) -> String {
        var data = ""
        func text(_ point: CGPoint) -> String { "\(point.x) \(point.y) " }
        path.forEach { element in
            switch element {
            case .move(let to): data += "M " + text(to)
            case .line(let to): data += "L " + text(to)
            case .quadCurve(let to, let control): data += "Q " + text(control) + text(to)
            case .curve(let to, let first, let second): data += "C " + text(first) + text(second) + text(to)
            case .closeSubpath: data += "Z "
            }
        }
        return data
    }
}
