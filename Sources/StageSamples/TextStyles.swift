// Licensed under the Apache License, Version 2.0.

import SwiftUI

extension Sample {
    static var textStyles: [Sample] {
        [
            Sample("Markdown and attributed text", in: .text) {
                VStack(alignment: .leading) {
                    Text("A **bold** and an *italic* word, `code`, a [link](https://example.com)")
                    Text(AttributedString("attributed"))
                }
                .font(.footnote)
            },
            Sample("strikethrough, kerning, baselineOffset, textCase", in: .text) {
                VStack(alignment: .leading) {
                    Text("struck").strikethrough()
                    Text("dashed").underline(true, pattern: Text.LineStyle.Pattern.dash, color: .red)
                    Text("kerned").kerning(3)
                    HStack {
                        Text("up").baselineOffset(6); Text("down").baselineOffset(-6)
                    }
                    Text("upper case").textCase(Text.Case.uppercase)
                }
                .font(.footnote)
            },
            Sample("TextRenderer, Text.Layout, customAttribute", in: .text) {
                (Text("a ") + Text("wave").customAttribute(WaveAttribute()) + Text(" of text"))
                    .textRenderer(WaveRenderer(height: 6))
            },
            Sample("Font.Width, Font.Leading, monospaced", in: .text) {
                VStack(alignment: .leading) {
                    HStack {
                        Text("wide").fontWidth(Font.Width.expanded)
                        Text("narrow").font(.footnote.width(.condensed))
                        Text("narrower").fontWidth(.compressed)
                    }
                    Text("design").fontDesign(.rounded)
                    Text("0123456789").monospacedDigit()
                    Text("monospaced").monospaced()
                    Text("loose").font(.body.leading(Font.Leading.loose))
                    Text("tight").allowsTightening(true)
                }
                .font(.footnote)
            },
            Sample("smallCaps", in: .text) {
                VStack(alignment: .leading) {
                    Text("Small Capitals").font(.body.smallCaps())
                    Text("For Small Letters").font(.body.lowercaseSmallCaps())
                    Text("For Capitals").font(.body.uppercaseSmallCaps())
                    Text("In Noto Serif").font(.system(size: 17, design: .serif).lowercaseSmallCaps())
                }
            },
            Sample("Dates and selection", in: .text) {
                VStack {
                    Text(Date(timeIntervalSinceReferenceDate: 0), style: Text.DateStyle.date)
                    Text("may be selected").textSelection(EnabledTextSelectability.enabled)
                    Text("may not").textSelection(DisabledTextSelectability.disabled)
                }
            },
            Sample("SystemFormatStyle, TimeDataSource", in: .text) { TimedTexts() },
            Sample("Attributes of AttributedString", in: .text) { Text(Attributed.sentence) },
            Sample("textCase, allowsTightening and symbols in the environment", in: .text) { TraitSample() },
        ]
    }
}

/// A sentence whose words look different.
@MainActor enum Attributed {
    static var sentence: AttributedString {
        typealias Scope = AttributeScopes.SwiftUIAttributes
        var red = AttributedString("red ")
        red[Scope.ForegroundColorAttribute.self] = .red
        red[Scope.FontAttribute.self] = .headline
        var lines = AttributedString("lines ")
        lines[Scope.UnderlineStyleAttribute.self] = .single
        lines[Scope.StrikethroughStyleAttribute.self] = Text.LineStyle(pattern: .dot, color: .blue)
        var spaced = AttributedString("spaced")
        spaced[Scope.BackgroundColorAttribute.self] = .yellow
        spaced[Scope.KerningAttribute.self] = 2
        spaced[Scope.TrackingAttribute.self] = 2
        spaced[Scope.BaselineOffsetAttribute.self] = 4
        return red + lines + spaced
    }
}

private struct TraitSample: View {
    @Environment(\.textCase) private var textCase: Text.Case?
    @Environment(\.allowsTightening) private var allowsTightening
    @Environment(\.imageScale) private var imageScale: Image.Scale
    @Environment(\.symbolRenderingMode) private var symbolMode
    @Environment(\.symbolVariants) private var symbolVariants
    @Environment(\.contentTransition) private var contentTransition
    @Environment(\.contentTransitionAddsDrawingGroup) private var addsDrawingGroup

    var body: some View {
        let isPlain = textCase == nil && !allowsTightening && symbolMode == nil && !addsDrawingGroup
        let hasUsualSymbols = imageScale == .medium && symbolVariants == .none
        Text(isPlain && hasUsualSymbols ? "as usual" : "changed").transition(.opacity)
    }
}

private struct WaveAttribute: TextAttribute {}

/// Lifts every second character of what is marked.
private struct WaveRenderer: TextRenderer {
    var height: CGFloat
    var animatableData: CGFloat {
        get { height }
        set { height = newValue }
    }
    var displayPadding: EdgeInsets { EdgeInsets(top: height, leading: 0, bottom: 0, trailing: 0) }

    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        for line: Text.Layout.Line in layout {
            for run: Text.Layout.Run in line where run[WaveAttribute.self] == nil {
                context.draw(run, options: Text.Layout.DrawingOptions.disablesSubpixelQuantization)
            }
            for run in line where run[WaveAttribute.self] != nil {
                for (place, slice) in run.enumerated() { draw(slice, at: place, in: context) }
            }
        }
    }

    private func draw(_ slice: Text.Layout.RunSlice, at place: Int, in context: GraphicsContext) {
        var context = context
        let bounds: Text.Layout.TypographicBounds = slice.typographicBounds
        context.translateBy(x: 0, y: place % 2 == 0 || bounds.width == 0 ? 0 : -height)
        context.draw(slice)
    }
}

private struct TimedTexts: View {
    private let start = Date(timeIntervalSinceReferenceDate: 0)
    var body: some View {
        let moment = start.addingTimeInterval(5025)
        VStack {
            Text(moment, format: SystemFormatStyle.Stopwatch(startingAt: start))
            Text(
                moment, format: SystemFormatStyle.Timer(countingUpIn: start..<start.addingTimeInterval(9000)))
            Text(moment, format: SystemFormatStyle.DateOffset(to: start))
            Text(TimeDataSource<Date>.currentDate, format: .offset(to: .distantPast, maxFieldCount: 1))
        }
    }
}
