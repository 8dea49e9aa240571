// Licensed under the Apache License, Version 2.0.

import Foundation

/// The change of a text to another one character by character.
@MainActor
final class CharacterRoll {
    private let old: CharacterPlaces
    private let new: CharacterPlaces
    private let match: CharacterMatch
    /// The height of a line of the new text, in points.
    let lineHeight: CGFloat

    /// Finds which characters stay; nil for content that has to change as one.
    init?(
        from oldItems: [DisplayItem], to newItems: [DisplayItem], _ shaper: any TextShaping
    ) {
        guard oldItems.areTexts, newItems.areTexts, let oldLayout = oldItems.firstText,
            let newLayout = newItems.firstText,
            let old = CharacterPlaces(oldLayout, shaper), let new = CharacterPlaces(newLayout, shaper)
        else { return nil }
        self.old = old
        self.new = new
        match = CharacterMatch(from: old.characters, to: new.characters)
        lineHeight = newLayout.size.height / CGFloat(max(newLayout.lines.count, 1))
    }

    /// Returns whether these items show the new text.
    func leads(to items: [DisplayItem]) -> Bool {
        let strings = items.firstText?.lines.lazy.flatMap(\.runs).map(\.string) ?? []
        return strings.joined().elementsEqual(new.characters)
    }

    /// Returns the state in which a character of the new text is drawn.
    func state(of index: Int, _ step: RollStep) -> CharacterState {
        guard let before = match.predecessors[safe: index] ?? nil else {
            return CharacterState(y: step.way * (1 - step.amount), opacity: step.amount)
        }
        // A character that stays continues its motion, and moves to its new place.
        var state = step.earlier?.state(of: before) ?? CharacterState()
        let (from, to) = (old.points[before], new.points[index])
        state.x += (from.x - to.x) * (1 - step.amount)
        state.y += (from.y - to.y) * (1 - step.amount)
        return state
    }

    /// The new text on its way.
    func coming(_ items: [DisplayItem], _ step: RollStep, owner: String) -> [DisplayItem] {
        new.drawn(items, Array(new.characters.indices), owner: owner) { state(of: $0, step) }
    }

    /// The characters of the old text that are no longer there.
    func leaving(_ items: [DisplayItem], _ step: RollStep, owner: String) -> [DisplayItem] {
        let gone = Set(old.characters.indices).subtracting(match.predecessors.compactMap { $0 })
        return old.drawn(items, gone.sorted(), owner: owner) { index in
            var state = step.earlier?.state(of: index) ?? CharacterState()
            state.y -= step.way * step.amount
            state.opacity *= 1 - step.amount
            return state
        }
    }
}

/// The progress of rolling characters.
@MainActor
struct RollStep {
    /// The share of the way, 0 to 1.
    var amount: CGFloat
    /// The distance below its place at which a new character begins, in points.
    var way: CGFloat
    /// The state of the old text when this began.
    var earlier: ContentReplacement?
}

/// The match of a text's characters with those of another one.
struct CharacterMatch: Equatable {
    /// For each new character the place of the old one that stays, if one does.
    let predecessors: [Int?]

    /// Matches what both begin and end with; of the digits between, those of the same decimal place.
    init(from old: [Character], to new: [Character]) {
        var start = 0
        while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
        if old.count != new.count {
            // Where a number gets longer, its digits count from the right.
            while start > 0, old[start - 1].isNumber { start -= 1 }
        }
        let shift = new.count - old.count
        predecessors = new.indices.map { index in
            if index < start { return index }
            let before = index - shift
            return before >= start && old[before] == new[index] ? before : nil
        }
    }
}

/// The characters of a laid out text with their places.
@MainActor
private struct CharacterPlaces {
    private(set) var characters: [Character] = []
    /// The start of each character on its baseline.
    private(set) var points: [CGPoint] = []
    /// The line of each character, and its number in it.
    private var lines: [(line: Int, index: Int)] = []

    /// Longer texts change as one: so many characters cannot be followed.
    private static var most: Int { 64 }

    /// Finds the places; nil for texts whose characters do not simply stand in a row.
    init?(_ layout: TextLayout, _ shaper: any TextShaping) {
        for (number, line) in layout.lines.enumerated() {
            let shown = line.runs.flatMap { Array($0.string) }
            guard !line.isRightToLeft, characters.count + shown.count <= Self.most,
                !shown.contains(where: \.isWrittenFromTheRight)
            else { return nil }
            for index in shown.indices {
                characters.append(shown[index])
                lines.append((number, index))
                points.append(
                    CGPoint(x: line.x + shaper.caretOffset(before: index, in: line), y: line.baseline))
            }
        }
    }

    /// Draws characters of items that show this text; neighbours that move alike stay together.
    func drawn(
        _ items: [DisplayItem], _ wanted: [Int], owner: String, state: (Int) -> CharacterState
    ) -> [DisplayItem] {
        var result: [DisplayItem] = []
        var group: (first: Int, last: Int, state: CharacterState)?
        func close() {
            guard let (first, last, state) = group else { return }
            let (line, from) = lines[first]
            let left = points[first].x
            let part = items.mappingTexts {
                $0.part(line: line, characters: from..<from + last - first + 1, left: left)
            }
            result += state.apply(to: part, owner: owner)
        }
        for index in wanted {
            let state = state(index)
            if let last = group?.last, last + 1 == index, lines[last].line == lines[index].line,
                group?.state.isNearly(state) == true
            {
                group?.last = index
                continue
            }
            close()
            group = (index, index, state)
        }
        close()
        return result
    }
}

extension Character {
    /// Indicates whether it is in a script that is written from right to left, such as Hebrew and Arabic.
    fileprivate var isWrittenFromTheRight: Bool {
        unicodeScalars.contains { scalar in
            (0x590...0x8FF).contains(scalar.value) || (0xFB1D...0xFDFF).contains(scalar.value)
                || (0xFE70...0xFEFF).contains(scalar.value)
        }
    }
}
