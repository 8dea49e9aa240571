// Licensed under the Apache License, Version 2.0.

public import Foundation

extension Text {
    /// The lines of a text as a renderer draws them.
    public struct Layout: RandomAccessCollection, Equatable {
        private let lines: [Line]
        /// Indicates whether text was left out.
        public let isTruncated: Bool

        @MainActor
        init(_ layout: TextLayout, of text: Text, shaper: any TextShaping) {
            isTruncated = layout.isTruncated
            lines = layout.lines.map { Line($0, of: text, shaper: shaper) }
        }

        /// The place of the first line.
        public var startIndex: Int { 0 }
        /// The place after the last line.
        public var endIndex: Int { lines.count }
        /// The line at a place.
        public subscript(index: Int) -> Line { lines[index] }
    }
}

extension Text.Layout {
    /// One line: its runs, each of one style.
    public struct Line: RandomAccessCollection, Equatable {
        let content: TextLayout.Line
        private let runs: [Run]
        /// The left end of the baseline in the text's coordinates, in points.
        public var origin: CGPoint

        @MainActor
        init(_ line: TextLayout.Line, of text: Text, shaper: any TextShaping) {
            content = line
            origin = CGPoint(x: line.x, y: line.baseline)
            var runs: [Run] = []
            var start = 0
            for run in line.runs where !run.string.isEmpty {
                let end = start + run.string.count
                let piece = text.pieces.indices.contains(run.piece) ? text.pieces[run.piece] : nil
                let measures = shaper.measures(of: run.font)
                let edges = (start...end).map { line.x + shaper.caretOffset(before: $0, in: line) }
                let slices = (start..<end).map { index in
                    let (a, b) = (edges[index - start], edges[index - start + 1])
                    return RunSlice(
                        line: line, range: index..<index + 1, attributes: piece?.attributes,
                        typographicBounds: TypographicBounds(line, from: a, to: b, measures))
                }
                let (first, last) = (edges.min() ?? line.x, edges.max() ?? line.x)
                runs.append(
                    Run(
                        whole: RunSlice(
                            line: line, range: start..<end, attributes: piece?.attributes,
                            typographicBounds: TypographicBounds(line, from: first, to: last, measures)),
                        slices: slices,
                        layoutDirection: (edges.last ?? 0) < (edges.first ?? 0) ? .rightToLeft : .leftToRight)
                )
                start = end
            }
            self.runs = runs
        }

        /// The place of the first run.
        public var startIndex: Int { 0 }
        /// The place after the last run.
        public var endIndex: Int { runs.count }
        /// The run at a place.
        public subscript(index: Int) -> Run { runs[index] }

        /// The measures of the line.
        public var typographicBounds: TypographicBounds {
            let inside = runs.map(\.typographicBounds)
            return TypographicBounds(
                origin: origin, width: content.width, ascent: inside.map(\.ascent).max() ?? 0,
                descent: inside.map(\.descent).max() ?? 0, leading: inside.map(\.leading).max() ?? 0)
        }
    }

    /// A part of a line in one style: its characters, each a slice.
    public struct Run: RandomAccessCollection, Equatable {
        let whole: RunSlice
        private let slices: [RunSlice]
        /// The direction of the run.
        public let layoutDirection: LayoutDirection

        fileprivate init(whole: RunSlice, slices: [RunSlice], layoutDirection: LayoutDirection) {
            (self.whole, self.slices, self.layoutDirection) = (whole, slices, layoutDirection)
        }

        /// The place of the first character.
        public var startIndex: Int { 0 }
        /// The place after the last character.
        public var endIndex: Int { slices.count }
        /// The character at a place.
        public subscript(index: Int) -> RunSlice { slices[index] }
        /// The value of a type that marks the run; nil where there is none.
        public subscript<T: TextAttribute>(key: T.Type) -> T? { whole[key] }
        /// The measures of the run.
        public var typographicBounds: TypographicBounds { whole.typographicBounds }
    }

    /// A part of a run.
    public struct RunSlice: Equatable {
        fileprivate let line: TextLayout.Line
        fileprivate let range: Range<Int>
        fileprivate let attributes: TextAttributes?
        /// The measures of the part.
        public let typographicBounds: TypographicBounds

        /// The value of a type that marks the part; nil where there is none.
        public subscript<T: TextAttribute>(key: T.Type) -> T? { attributes?[key] }

        /// The line in which only the part is seen: glyphs keep the forms and places that they have beside each other.
        var visiblePart: TextLayout.Line {
            var part = line
            part.runs = []
            var start = 0
            for run in line.runs {
                let whole = start..<start + run.string.count
                let seen = range.clamped(to: whole)
                start = whole.upperBound
                for (piece, isSeen) in [
                    (whole.lowerBound..<seen.lowerBound, false), (seen, true),
                    (seen.upperBound..<whole.upperBound, false),
                ] where !piece.isEmpty {
                    var copy = run
                    copy.string = String(
                        run.string.dropFirst(piece.lowerBound - whole.lowerBound).prefix(piece.count))
                    part.runs.append(isSeen ? copy : copy.unseen)
                }
            }
            return part
        }
    }

    /// The measures of a part of a text, in points.
    public struct TypographicBounds: Equatable, Sendable {
        /// The left end of the baseline, in the text's coordinates.
        public var origin = CGPoint.zero
        /// The width.
        public var width: CGFloat = 0
        /// The height above the baseline.
        public var ascent: CGFloat = 0
        /// The depth below the baseline.
        public var descent: CGFloat = 0
        /// The space to the next line that the font wants.
        public var leading: CGFloat = 0
        /// The rectangle from the ascent to the descent.
        public var rect: CGRect {
            CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
        }

        /// Creates measures of nothing.
        public init() {}

        init(origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
            (self.origin, self.width) = (origin, width)
            (self.ascent, self.descent, self.leading) = (ascent, descent, leading)
        }

        fileprivate init(
            _ line: TextLayout.Line, from a: CGFloat, to b: CGFloat, _ measures: FontMeasures
        ) {
            self.init(
                origin: CGPoint(x: a < b ? a : b, y: line.baseline), width: abs(b - a),
                ascent: measures.ascent,
                descent: measures.descent, leading: measures.leading)
        }
    }

    /// The options of drawing a part of a text.
    public struct DrawingOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt32
        /// Creates options from bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Places between pixels; text stands where it is put in any case.
        public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }
}

extension TextRun {
    /// The run with nothing of it to be seen.
    fileprivate var unseen: TextRun {
        var run = self
        run.color.opacity = 0
        run.underline = false
        run.details?.background = nil
        run.details?.strikethrough = nil
        return run
    }
}

@MainActor
extension GraphicsContext {
    /// Draws a line of a text.
    public func draw(
        _ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
    ) {
        draw(
            line.content,
            moved: CGPoint(x: line.origin.x - line.content.x, y: line.origin.y - line.content.baseline))
    }
    /// Draws a run of a text.
    public func draw(
        _ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
    ) { draw(run.whole, options: options) }
    /// Draws a part of a run of a text.
    public func draw(
        _ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
    ) { draw(slice.visiblePart, moved: .zero) }

    private func draw(_ line: TextLayout.Line, moved: CGPoint) {
        let size = CGSize(width: line.x + line.width, height: line.top + line.height)
        add([
            DisplayItem(
                owner: owner.path, origin: moved, content: .text(TextLayout(size: size, lines: [line])))
        ])
    }
}
