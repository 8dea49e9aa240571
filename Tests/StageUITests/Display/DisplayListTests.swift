// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

@MainActor
@Suite struct DisplayListTests {
    private let red = DisplayPaint.color(ResolvedColor(hex: 0xFF3B30))

    private func square() -> some View { Color.red.frame(width: 20, height: 20) }

    @Test func equalScreensHaveEqualLists() {
        func make() -> DisplayList {
            StageProbe {
                VStack {
                    Text("a"); Circle().fill(.red).shadow(radius: 3)
                }
            }.list
        }
        #expect(make() == make())
    }

    @Test(arguments: [0.0, -1])
    func nothingIsDrawnAtNoOpacity(_ opacity: Double) {
        #expect(StageProbe { self.square().opacity(opacity) }.list.items.isEmpty)
    }

    @Test func fullOpacityNeedsNoGroup() {
        #expect(StageProbe { self.square().opacity(1) }.leaves[0].effects.isEmpty)
    }

    @Test func clearColoursAreNotDrawn() {
        #expect(
            StageProbe {
                ZStack {
                    Color.clear; Rectangle().fill(Color.red.opacity(0))
                }
            }.list.items.isEmpty)
    }

    @Test func effectsNestInTheOrderOfTheModifiers() {
        let probe = StageProbe { self.square().shadow(radius: 4).blur(radius: 2).opacity(0.5) }
        let effects = probe.leaves[0].effects
        #expect(effects.count == 3)
        #expect(effects[0] == .opacity(0.5))
        #expect(effects[1] == .blur(radius: 2))
        guard case .shadow(let color, 4, .zero) = effects[2] else {
            Issue.record("no shadow: \(effects)")
            return
        }
        #expect(abs(color.opacity - 0.33) < 1e-9)
    }

    @Test func transformsCompose() {
        let probe = StageProbe {
            self.square().scaleEffect(2, anchor: .topLeading).rotationEffect(.degrees(90), anchor: .center)
        }
        var point = CGPoint(x: 10, y: 0)
        for effect in probe.leaves[0].effects.reversed() {
            if case .transform(let transform) = effect { point = point.applying(transform) }
        }
        // Doubled about the corner: (20, 0); turned clockwise about (10, 10): (20, 20).
        #expect(abs(point.x - 20) < 1e-9 && abs(point.y - 20) < 1e-9)
    }

    @Test func aClipKeepsTheShapeOfItsFrame() {
        let probe = StageProbe {
            self.square().clipShape(RoundedRectangle(cornerRadius: 5, style: .circular))
        }
        #expect(
            probe.leaves[0].effects == [
                .clip(
                    .roundedRectangle(rect(0, 0, 20, 20), cornerSize: CGSize(width: 5, height: 5)),
                    evenOdd: false)
            ])
    }

    @Test func aCircleIsDrawnInTheMiddle() {
        let probe = StageProbe { Circle().fill(.red).frame(width: 40, height: 20) }
        guard case .fill(.ellipse(let box), red, evenOdd: false) = probe.leaves[0].item.content else {
            Issue.record("no ellipse")
            return
        }
        #expect(
            box.offsetBy(dx: probe.leaves[0].origin.x, dy: probe.leaves[0].origin.y) == rect(40, 40, 20, 20))
    }

    @Test func aBorderWiderThanItsShapeIsStillFinite() {
        let probe = StageProbe { Rectangle().strokeBorder(.red, lineWidth: 30).frame(width: 10, height: 10) }
        guard case .stroke(.rectangle(let rect), _, _) = probe.leaves[0].item.content else {
            Issue.record("no stroke")
            return
        }
        #expect(rect == StageUITests.rect(5, 5, 0, 0))
    }

    @Test func picturesAreDrawnFromTheLibrary() {
        let library = ImageLibrary()
        library.register("dot", size: CGSize(width: 10, height: 10)) { Color.blue }
        let probe = StageProbe(images: library) {
            VStack {
                Image("dot"); Image("dot").resizable().frame(width: 40, height: 20).mark("large")
            }
        }
        #expect(probe.leaves.count == 2)
        #expect(probe.leaves[1].effects == [.transform(CGAffineTransform(scaleX: 4, y: 2))])
        #expect(probe.stage.issues.isEmpty)
    }

    @Test func symbolsHaveTheSizeOfTheText() {
        let probe = StageProbe {
            Image(systemName: "xmark.circle.fill").font(.system(size: 50)).foregroundStyle(Color.red).mark(
                "s")
        }
        #expect(probe.frame("s")?.size == CGSize(width: 60, height: 60))
        guard case .fill(_, red, _) = probe.leaves[0].item.content else {
            Issue.record("not in the foreground style")
            return
        }
    }

    @Test func missingPicturesAndSymbolsAreReported() {
        let probe = StageProbe {
            VStack {
                Image("no"); Image(systemName: "no.such")
            }
        }
        #expect(probe.stage.issues.map(\.kind) == [.missingResource, .missingResource])
        // A place-holder stands for the symbol, and nothing for the picture.
        #expect(probe.list.items.count == 1)
    }

    @Test func drawingFollowsZIndexAndThenTheOrderOfTheViews() {
        let probe = StageProbe {
            ZStack {
                Text("a").zIndex(1); Text("b"); Text("c").zIndex(-1); Text("d")
            }
        }
        #expect(probe.texts == ["c", "b", "d", "a"])
    }

    @Test func itemsNameTheViewThatOwnsThem() {
        let probe = StageProbe { Outer() }
        #expect(probe.leaves.map(\.item.owner) == ["Outer/Inner", "Outer"])
    }

    @Test("The keys of a list's JSON stay as they are: a recorded list is read by later versions")
    func jsonOfAList() throws {
        let json = #"""
            {"size": [4, 3], "items": [
              {"owner": "A/B", "origin": [1, 2], "content": {"fill": {
                "_0": {"rectangle": {"_0": [[0, 0], [2, 1]]}},
                "_1": {"color": {"_0": {"red": 1, "green": 0.5, "blue": 0, "opacity": 0.25}}}, "evenOdd": true}}},
              {"owner": "", "origin": [0, 0], "content": {"fill": {
                "_0": {"ellipse": {"_0": [[0, 1], [2, 2]]}},
                "_1": {"material": {"_0": {"radius": 8, "saturation": 1.5,
                  "veil": {"red": 0, "green": 0, "blue": 0, "opacity": 1}}}}, "evenOdd": false}}}]}
            """#
        let list = DisplayList(
            size: CGSize(width: 4, height: 3),
            items: [
                DisplayItem(
                    owner: "A/B", origin: CGPoint(x: 1, y: 2),
                    content: .fill(
                        .rectangle(CGRect(x: 0, y: 0, width: 2, height: 1)),
                        .color(ResolvedColor(red: 1, green: 0.5, blue: 0, opacity: 0.25)), evenOdd: true)),
                DisplayItem(
                    content: .fill(
                        .ellipse(CGRect(x: 0, y: 1, width: 2, height: 2)),
                        .material(
                            DisplayMaterial(
                                radius: 8, saturation: 1.5, veil: ResolvedColor(red: 0, green: 0, blue: 0))),
                        evenOdd: false)),
            ])
        #expect(try JSONDecoder().decode(DisplayList.self, from: Data(json.utf8)) == list)
        let written = try JSONSerialization.jsonObject(with: JSONEncoder().encode(list)) as? NSDictionary
        #expect(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? NSDictionary == written)
    }

    @Test func theListSurvivesCoding() throws {
        let list = StageProbe {
            VStack {
                Text("a"); Circle().fill(.red).shadow(radius: 3)
            }
        }.list
        #expect(try JSONDecoder().decode(DisplayList.self, from: JSONEncoder().encode(list)) == list)
    }
}

private struct Outer: View {
    var body: some View {
        VStack {
            ForEach(0..<1) { _ in Inner() }; GeometryReader { _ in Text("o") }
        }
    }
}

private struct Inner: View {
    var body: some View { Text("i").padding() }
}
