// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import FirstlightBrands
import FirstlightSimulation
import Foundation
import LaunchKit
import ProofSupport
import StageCairo
import Testing

@testable import FirstlightCommands
@testable import StageUI

/// The mark that Android moves by itself: the splash's own motion, and the same drawing.
@MainActor @Suite struct AnimatedMarkTests {
    private func artwork(_ brand: String) throws -> (AppArtwork, MarkMotion?) {
        let app = try AppCatalogue.firstlight.named(brand)
        let artefacts = try #require(app.artefacts(AppOptions()))
        let renderer = ArtworkRenderer(shaper: try CairoTextShaper())
        let artwork = AppArtwork(
            icon: artefacts.icon, launch: artefacts.launch, images: [], renderer: renderer)
        return (artwork, artefacts.icon.entry)
    }

    private func motions(_ brand: String, _ property: AndroidVector.Motion.Property) throws -> [[Double]] {
        let entry = try #require(try artwork(brand).1)
        return AndroidVector.motions(of: entry).filter { $0.property == property }.map { motion in
            [motion.from, motion.to, Double(motion.start), Double(motion.duration)].map {
                ($0 * 1000).rounded() / 1000
            }
        }
    }

    @Test(
        "The motions are those of the documents: opacity and size, in thousandths of a second",
        .proves("ST26-IC-04"))
    func motions() throws {
        // UN-61 to UN-65: from 100 ms on, 300 ms.
        #expect(try motions("urbannest", .opacity) == [[0, 1, 100, 300]])
        #expect(try motions("urbannest", .scale) == [[0.8, 1, 100, 300]])
        // DG-81, DG-82: the spring is at 1.066 after half a second; DG-87, DG-88: then to 1.1 in 300 ms.
        #expect(try motions("duggy", .scale) == [[0.3, 1.1, 0, 800]])
        #expect(try motions("duggy", .opacity).isEmpty)
        // LA-40 to LA-42.
        #expect(try motions("laten", .opacity) == [[0, 1, 0, 600]])
        #expect(try motions("laten", .scale) == [[0.5, 1, 0, 600]])
        // Nothing moves the marks of these two on their way in (ST-14, FO-43).
        #expect(try artwork("shipthatapp").1 == nil && artwork("fonsters").1 == nil)
    }

    @Test("The curve is the document's, to a hundredth of the way", .proves("ST26-IC-04"))
    func curves() throws {
        func value(_ brand: String, at time: Double) throws -> Double {
            let entry = try #require(try artwork(brand).1)
            let motion = try #require(AndroidVector.motions(of: entry).first { $0.property == .scale })
            let share = (time * 1000 - Double(motion.start)) / Double(motion.duration)
            let after = try #require(motion.curve.firstIndex { $0.x >= share })
            let (one, other) = (motion.curve[max(after - 1, 0)], motion.curve[after])
            let way = other.x == one.x ? 0 : (share - one.x) / (other.x - one.x)
            return motion.from + (motion.to - motion.from) * (one.y + (other.y - one.y) * way)
        }
        for (brand, time, expected) in [
            ("urbannest", 0.175, 0.876), ("urbannest", 0.25, 0.937), ("duggy", 0.5, 1.066),
            ("duggy", 0.65, 1.089), ("laten", 0.15, 0.913),
        ] {
            let value = try value(brand, at: time)
            #expect(abs(value - expected) < 0.01, "\(brand) at \(time): \(value)")
        }
    }

    @Test("A way there and back is two motions, because an interpolator never comes back to its start")
    func thereAndBack() {
        let motions = AndroidVector.motions(
            of: MarkMotion(duration: 1, scale: { 1 + 0.2 * sin($0 * .pi) }, opacity: { min(1, $0 * 4) }))
        #expect(motions.map(\.property) == [.opacity, .scale, .scale])
        #expect(motions.map(\.start) == [0, 0, 500] && motions.map(\.duration) == [250, 500, 500])
        #expect(motions.map { Int(($0.from * 100).rounded()) } == [0, 100, 120])
        #expect(motions.map { Int(($0.to * 100).rounded()) } == [100, 120, 100])
    }

    @Test("The vector is the mark", .proves("ST26-IC-05"), arguments: ["urbannest", "duggy"])
    func drawing(brand: String) throws {
        let (artwork, _) = try artwork(brand)
        let drawing = VectorDrawing(artwork.mark(120, in: 288))
        #expect(drawing.isWhole && drawing.missing.isEmpty)
        // Path data is written as SVG writes it.
        let paths = drawing.nodes.map { node in
            func color(_ paint: AndroidVector.Paint) -> String {
                if case .color(let color) = paint { color.css } else { "none" }
            }
            switch node {
            case .fill(let data, let paint, _, let isEvenOdd):
                return
                    "<path d='\(data)' fill='\(color(paint))' fill-rule='\(isEvenOdd ? "evenodd" : "nonzero")'/>"
            case .stroke(let data, let paint, _, let line):
                return "<path d='\(data)' fill='none' stroke='\(color(paint))' stroke-width='\(line.width)' "
                    + "stroke-linecap='\(line.cap)' stroke-linejoin='\(line.join)'/>"
            case .clip: return ""
            }
        }
        let svg = "<svg width='288' height='288'>\(paths.joined())</svg>"
        let picture = try #require(VectorPicture(svg: Array(svg.utf8)))
        let renderer = CairoRenderer(
            size: CGSize(width: 288, height: 288), scale: 1, shaper: try CairoTextShaper())
        let empty = renderer.image
        renderer.render(DisplayList(size: picture.art.size, items: picture.art.items))
        let vector = renderer.image
        renderer.render(artwork.mark(120, in: 288))
        let difference = PixelComparison(expected: renderer.image, actual: vector).largestDifference
        // Outlines are written to a hundredth of a unit.
        #expect(difference <= 16, "\(difference) of 255")
        #expect(PixelComparison(expected: empty, actual: vector).differingPixels > 3000)
    }

    @Test("What a vector cannot show is named", .proves("ST26-IC-05"))
    func missing() throws {
        let renderer = ArtworkRenderer(shaper: try CairoTextShaper())
        func missing(_ view: some View) -> Set<String> {
            VectorDrawing(renderer.list(of: AnyView(view), size: CGSize(width: 40, height: 40))).missing
        }
        #expect(missing(Circle().fill(Color.red).shadow(radius: 3)) == ["a shadow"])
        #expect(missing(Circle().fill(Color.red).blur(radius: 3)) == ["a blur"])
        #expect(missing(Text("A")) == ["a text"])
        #expect(missing(Circle().rotationEffect(.degrees(30)).opacity(0.5)).isEmpty)
        #expect(
            missing(
                ZStack {
                    Circle()
                    Rectangle()
                }
                .opacity(0.5)) == ["the opacity of several parts as one"])
    }
}
