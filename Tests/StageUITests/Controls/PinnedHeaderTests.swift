// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// Two sections of five rows, which are 44 points high, under headers of 10 points.
private struct Towns: View {
    var sections = 2
    var taps: (String) -> Void = { _ in }

    var body: some View {
        List {
            ForEach(0..<sections, id: \.self) { section in
                Section {
                    ForEach(0..<5, id: \.self) { row in
                        Color.red.frame(height: 20).mark("row \(section) \(row)")
                    }
                } header: {
                    Color.blue.frame(width: 10, height: 10).mark("header \(section)")
                        .onTapGesture { taps("header \(section)") }
                }
            }
        }
    }
}

/// Headers of plain lists stay at the top of the window while their sections are there. At rest the first one is 16 points
/// below the top; a pinned one has 7 points of its ground around it. A section is 16 + 10 + 7 + 5 * 44 = 253 points long.
@MainActor @Suite struct PinnedHeaderTests {
    private func probe(@ViewBuilder content: () -> some View) -> StageProbe {
        StageProbe(CGSize(width: 100, height: 200), content: content)
    }

    private func scroll(_ probe: StageProbe, to offset: CGFloat) {
        probe.scroll(y: offset)
    }

    @Test(arguments: [(0, 16), (5, 11), (9, 7), (50, 7), (229, 7), (235, 1), (240, -4)])
    func `A header stays at the top until the end of its section pushes it out`(offset: Int, top: Int) {
        let probe = probe { Towns().listStyle(.plain) }
        scroll(probe, to: CGFloat(offset))
        #expect(probe.frame("header 0")?.minY == CGFloat(top))
    }

    @Test func `The next header takes the place of the first, and gives it back`() {
        let probe = probe { Towns().listStyle(.plain) }
        scroll(probe, to: 240)
        #expect(probe.frame("header 1")?.minY == 29)
        scroll(probe, to: 300)
        #expect(probe.frame("header 1")?.minY == 7)
        scroll(probe, to: 100)
        #expect(probe.frame("header 0")?.minY == 7)
        #expect(probe.frame("header 1")?.minY == 169)
    }

    @Test func `The rows keep their places under a header that is pinned`() {
        let probe = probe { Towns().listStyle(.plain) }
        let before = probe.frame("row 0 1")?.minY ?? 0
        scroll(probe, to: 50)
        #expect(probe.frame("row 0 1")?.minY == before - 50)
    }

    @Test func `A header has a ground only while it is pinned, above the rows`() {
        let ground = CGRect(x: 0, y: 0, width: 100, height: 24)
        let probe = probe { Towns(sections: 1).listStyle(.plain) }
        #expect(!probe.rectangles.contains { $0.height == 24 })
        scroll(probe, to: 50)
        let drawn = probe.rectangles
        #expect(drawn.filter { $0 == ground }.count == 1)
        let (rows, place) = (drawn.lastIndex { $0.height == 20 }, drawn.firstIndex(of: ground))
        #expect((rows ?? .max) < (place ?? -1))
        scroll(probe, to: 0)
        #expect(!probe.rectangles.contains { $0.height == 24 })
    }

    /// The backgrounds of Apple's palette, without a share of what passes below.
    @Test(arguments: [
        (ColorScheme.light, ColorSchemeContrast.standard, false, 0xFFFFFF as UInt32),
        (.light, .increased, false, 0xFFFFFF), (.dark, .standard, false, 0x000000),
        (.dark, .increased, false, 0x000000), (.dark, .standard, true, 0x1C1C1E),
        (.dark, .increased, true, 0x242426),
    ])
    func `Nothing is seen through the ground of a header`(
        scheme: ColorScheme, contrast: ColorSchemeContrast, isRaised: Bool, hex: UInt32
    ) {
        let probe = StageProbe(CGSize(width: 100, height: 200)) {
            $0.colorScheme = scheme
            $0.contrast = contrast
        } content: {
            Towns(sections: 1).listStyle(.plain).environment(\.isRaised, isRaised)
        }
        scroll(probe, to: 50)
        let grounds = probe.leaves.compactMap { leaf -> ResolvedColor? in
            guard case .fill(.rectangle(let rect), .color(let color), _) = leaf.item.content,
                rect.height == 24
            else { return nil }
            return color
        }
        #expect(grounds == [ResolvedColor(hex: hex)])
    }

    @Test func `A pinned header is touched where it is seen`() {
        var taps: [String] = []
        let probe = probe { Towns(taps: { taps.append($0) }).listStyle(.plain) }
        scroll(probe, to: 50)
        probe.stage.tap(at: CGPoint(x: 20, y: 12))
        #expect(taps == ["header 0"])
    }

    @Test func `Headers of groups go by with their rows`() {
        let probe = probe { Towns().listStyle(.grouped) }
        let before = probe.frame("header 0")?.minY ?? 0
        scroll(probe, to: 60)
        #expect(probe.frame("header 0")?.minY == before - 60)
    }

    @Test func `A header is pinned under the margin of the content`() {
        let probe = probe { Towns().listStyle(.plain).contentMargins(.top, 30, for: .scrollContent) }
        scroll(probe, to: 100)
        #expect(probe.frame("header 0")?.minY == 37)
    }
}
