// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

@MainActor
@Suite struct ImageTilesTests {
    private func probe<V: View>(@ViewBuilder _ content: () -> V) -> StageProbe {
        let images = ImageLibrary()
        images.register("dot", size: CGSize(width: 20, height: 10)) { Color.red }
        return StageProbe(images: images, content: content)
    }

    private func origins(_ probe: StageProbe) -> [CGPoint] { probe.rectangles.map(\.origin) }

    @Test func aPictureOfTheLibraryIsRepeatedFromTheUpperLeftCorner() {
        let probe = probe { Rectangle().fill(ImagePaint(image: Image("dot"))).frame(width: 50, height: 20) }
        let places = Set(origins(probe).map { "\(Int($0.x)) \(Int($0.y))" })
        #expect(places == ["25 40", "45 40", "65 40", "25 50", "45 50", "65 50"])
        #expect(probe.stage.issues.isEmpty)
    }

    @Test func itsSizeIsScaledAndOnlyAPartOfItTaken() {
        let part = CGRect(x: 0, y: 0, width: 0.5, height: 1)
        let probe = probe {
            Rectangle().fill(ImagePaint(image: Image("dot"), sourceRect: part, scale: 2))
                .frame(width: 40, height: 20)
        }
        let clips = probe.leaves.flatMap(\.effects).compactMap { effect -> CGRect? in
            if case .clip(.rectangle(let part), _) = effect { part } else { nil }
        }
        #expect(clips.filter { $0.size == CGSize(width: 20, height: 20) }.count == 2)
    }

    @Test func itPaintsLinesAndTheForegroundToo() {
        let line = probe { Circle().stroke(ImagePaint(image: Image("dot")), lineWidth: 4) }
        #expect(!origins(line).isEmpty)
        let foreground = probe {
            Rectangle().foregroundStyle(ImagePaint(image: Image("dot"))).frame(width: 20, height: 10)
        }
        #expect(origins(foreground) == [CGPoint(x: 40, y: 45)])
    }

    @Test func aSymbolIsRepeatedToo() {
        let probe = probe { Rectangle().fill(ImagePaint(image: Image(systemName: "circle.fill"))) }
        #expect(probe.leaves.count > 4)
    }
}
