// Licensed under the Apache License, Version 2.0.

import Foundation
import StageCairo
import StageUI

/// Counts flashes in all frames of a launch, by the definitions of WCAG 2.2.
///
/// A general flash is a pair of opposing changes of relative luminance of a tenth or more, the darker state
/// below 0.8. A red flash is a pair of opposing changes to and from a saturated red. What counts is the share
/// of any field of a third by a third of the screen that flashes together.
@MainActor
struct FlashMeter {
    /// The share of a field that has to flash before it counts.
    static let area = 0.25

    private var renderer: CairoRenderer
    private let shaper: CairoTextShaper
    private var light: [LightTrack] = []
    private var red: [RedTrack] = []
    /// The pixels of the last frame: one that stays as it is changes nothing of its tracks.
    private var last: [UInt32] = []
    private var lastList: DisplayList?
    /// The largest number of general flashes in a second that a large enough part of a field shared.
    private(set) var mostGeneral = 0
    /// The same of red flashes.
    private(set) var mostRed = 0

    /// The larger of the two.
    var most: Int { max(mostGeneral, mostRed) }

    init(size: CGSize, shaper: CairoTextShaper) {
        self.shaper = shaper
        renderer = Self.canvas(size, shaper)
    }

    private static func canvas(_ size: CGSize, _ shaper: CairoTextShaper) -> CairoRenderer {
        // A dozen pixels across a field measure its area well enough.
        CairoRenderer(size: size, scale: 36 / max(size.width, size.height), shaper: shaper)
    }

    mutating func add(_ list: DisplayList, at time: Double) {
        guard list != lastList else { return }
        lastList = list
        if list.size != renderer.size {
            // The fields of another screen are others: it was turned, folded or split.
            renderer = Self.canvas(list.size, shaper)
            (light, red) = ([], [])
        }
        renderer.render(list)
        let now = renderer.withPixels { bytes in Array(bytes.bindMemory(to: UInt32.self)) }
        defer { last = now }
        guard !light.isEmpty else {
            light = now.map { LightTrack(extreme: ContrastCheck.luminance(Self.color($0))) }
            red = now.map { RedTrack(extreme: Chromaticity(Self.color($0))) }
            return
        }
        var changed = (light: false, red: false)
        for pixel in now.indices where now[pixel] != last[pixel] {
            let color = Self.color(now[pixel])
            if light[pixel].follow(ContrastCheck.luminance(color), time) { changed.light = true }
            if red[pixel].follow(Chromaticity(color), time) { changed.red = true }
        }
        if changed.light {
            for pixel in light.indices { light[pixel].pairs.forget(before: time - 1) }
            mostGeneral = max(mostGeneral, shared(light.map(\.pairs.count)))
        }
        if changed.red {
            for pixel in red.indices { red[pixel].pairs.forget(before: time - 1) }
            mostRed = max(mostRed, shared(red.map(\.pairs.count)))
        }
    }

    /// The largest number that enough pixels of one field reach.
    private func shared(_ counts: [Int]) -> Int {
        let (width, height) = (renderer.pixelWidth, renderer.pixelHeight)
        let (columns, rows) = (max(width / 3, 1), max(height / 3, 1))
        var most = 0
        for top in stride(from: 0, through: height - rows, by: max(rows / 2, 1)) {
            for left in stride(from: 0, through: width - columns, by: max(columns / 2, 1)) {
                var field: [Int] = []
                for row in top..<top + rows {
                    let start = row * width + left
                    field += counts[start..<start + columns]
                }
                field.sort(by: >)
                let needed = Int((Double(field.count) * Self.area).rounded(.up))
                if needed >= 1, needed <= field.count { most = max(most, field[needed - 1]) }
            }
        }
        return most
    }

    /// Returns the red, green and blue of a pixel as cairo keeps it, from 0 to 1.
    private static func color(_ pixel: UInt32) -> SIMD3<Double> {
        SIMD3(Double(pixel >> 16 & 0xFF), Double(pixel >> 8 & 0xFF), Double(pixel & 0xFF)) / 255
    }
}
