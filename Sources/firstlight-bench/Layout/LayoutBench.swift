// Licensed under the Apache License, Version 2.0.

import Foundation
import StageCairo
import StageUI

/// Measures a large tree: mounting it with its layout and display list, and changing one of its leaves.
///
/// The text is shaped by the same shaper that draws it. The shaper is new for each tree, so that no
/// text has been measured before.
@MainActor
struct LayoutBench {
    /// The times of a tree of one size.
    struct Measure {
        var nodes: Int
        var first = Samples()
        var leaf = Samples()
        var settled = Samples()
    }

    /// The sizes of the curve, in nodes.
    static let curve = [1_000, 2_000, 5_000, 10_000, 20_000]

    /// Measures a tree with about as many nodes.
    func measure(nodes: Int, trees: Int, changes: Int) throws -> Measure {
        var result = Measure(nodes: nodes)
        let rows = nodes / RowScreen.viewsPerRow
        for _ in 0..<trees {
            let model = RowModel()
            let shaper = try CairoTextShaper()
            // The fonts are found and read once in a process that shows anything.
            _ = shaper.lineHeight(of: ResolvedFont(family: .system, size: 17))
            let height = CGFloat(rows) * 24
            let stage = result.first.measure {
                let stage = Stage(
                    StageConfiguration(size: CGSize(width: 390, height: height)), text: shaper
                ) {
                    RowScreen(rows: rows, model: model)
                }
                _ = stage.frame(at: 0)
                return stage
            }
            for change in 1...changes {
                model.changed = change
                result.leaf.measure { _ = stage.frame(at: Double(change)) }
                result.settled.measure { _ = stage.frame(at: Double(change) + 0.5) }
            }
            stage.close()
        }
        return result
    }
}
