// Licensed under the Apache License, Version 2.0.

import Foundation

extension Array where Element == DisplayItem {
    /// The first text among the items, or in the mask of one.
    var firstText: TextLayout? {
        for item in self {
            switch item.content {
            case .text(let layout): return layout
            case .group(.mask(let mask), _): if let found = mask.firstText { return found }
            default: break
            }
        }
        return nil
    }

    /// Indicates whether only text is drawn, without pictures in it.
    var areTexts: Bool {
        allSatisfy { item in
            switch item.content {
            case .text: true
            case .group(.mask(let mask), _): mask.areTexts
            default: false
            }
        }
    }

    /// The items with each text changed; items without text are left out.
    func mappingTexts(_ change: (TextLayout) -> TextLayout) -> [DisplayItem] {
        compactMap { item in
            var item = item
            switch item.content {
            case .text(let layout): item.content = .text(change(layout))
            case .group(.mask(let mask), let inner):
                item.content = .group(.mask(mask.mappingTexts(change)), inner)
            default: return nil
            }
            return item
        }
    }
}

extension TextLayout {
    /// The layout with only some characters of one line.
    ///
    /// - Parameter left: Where the first of them begins, in the layout's coordinates.
    func part(line index: Int, characters: Range<Int>, left: CGFloat) -> TextLayout {
        guard lines.indices.contains(index) else { return self }
        var line = lines[index]
        var offset = 0
        line.runs = line.runs.compactMap { run in
            let count = run.string.count
            defer { offset += count }
            let range = characters.clamped(to: offset..<offset + count)
            guard !range.isEmpty else { return nil }
            var part = run
            part.string = String(run.string.dropFirst(range.lowerBound - offset).prefix(range.count))
            return part
        }
        line.x = left
        line.start += characters.lowerBound
        line.count = characters.count
        var result = self
        result.lines = [line]
        return result
    }
}
