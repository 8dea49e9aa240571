// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import StageUI

/// A divider and a spacer stand in the direction of their stack, whatever is put around them.
@MainActor
@Suite struct StackDirectionTests {
    private struct Framed: ViewModifier {
        func body(content: Content) -> some View {
            content.padding(.horizontal, 2).overlay { Color.green }.opacity(0.5)
        }
    }

    private static let modifiers: [(String, @MainActor (AnyView) -> AnyView)] = [
        ("overlay", { AnyView($0.overlay(Color.green)) }),
        ("background", { AnyView($0.background { Color.green }) }),
        (
            "background of several",
            {
                AnyView(
                    $0.background {
                        Color.green; Color.red
                    })
            }
        ),
        ("mask", { AnyView($0.mask { Color.green }) }),
        ("layers", { AnyView($0.overlay(Color.green).background(Color.red).overlay(Color.blue)) }),
        ("padding", { AnyView($0.padding(.horizontal, 3)) }),
        ("frame", { AnyView($0.frame(maxHeight: .infinity)) }),
        ("opacity", { AnyView($0.opacity(0.5).offset(x: 2).clipped()) }),
        ("group", { AnyView($0.geometryGroup().compositingGroup()) }),
        ("fixedSize", { AnyView($0.fixedSize(horizontal: true, vertical: false)) }),
        ("own", { AnyView($0.modifier(Framed())) }),
        ("padded layer", { AnyView($0.padding(.horizontal, 1).background(Color.red).frame(width: 9)) }),
    ]

    @Test(.proves("SW-90"), arguments: 0..<12)
    func aDividerInARowIsUprightInsideOfAnyModifier(_ index: Int) {
        let (name, modify) = Self.modifiers[index]
        let row = StageProbe {
            HStack(spacing: 0) {
                Color.red.frame(width: 10, height: 10)
                modify(AnyView(Divider().mark("line")))
                Color.red.frame(width: 10, height: 10)
            }
        }
        #expect(row.frame("line")?.size == CGSize(width: 0.5, height: 100), "\(name)")
        let column = StageProbe {
            VStack(spacing: 0) {
                Color.red.frame(width: 10, height: 10)
                modify(AnyView(Divider().mark("line")))
            }
        }
        #expect(column.frame("line")?.height == 0.5, "\(name)")
    }

    @Test(.proves("SW-90", "SW-51")) func aSpacerWithALayerHasNothingAcrossAndNoSpaceAround() {
        let row = StageProbe {
            HStack {
                Spacer().background { Color.green }.mark("space")
                Color.red.frame(width: 10, height: 10).mark("a")
            }
        }
        #expect(row.frame("space") == rect(0, 50, 90, 0))
        #expect(row.frame("a") == rect(90, 45, 10, 10))
    }

    @Test(.proves("SW-90")) func aLayerThatIsOneViewStandsInTheStack() {
        let row = StageProbe {
            HStack(spacing: 0) {
                Color.red.frame(width: 20, height: 30).overlay(Divider().padding(1).mark("over"))
                Color.red.frame(width: 20, height: 30).background(Spacer().mark("under"))
                Color.red.frame(width: 20, height: 30)
                    .overlay(Color.red.background(Divider().mark("deep")).padding(5))
            }
        }
        #expect(row.frame("over")?.size == CGSize(width: 2.5, height: 30))
        #expect(row.frame("under")?.size == CGSize(width: 20, height: 0))
        #expect(row.frame("deep")?.size == CGSize(width: 0.5, height: 20))
        let outside = StageProbe {
            ZStack { Color.red.frame(width: 20, height: 30).overlay(Divider().mark("over")) }
        }
        #expect(outside.frame("over")?.size == CGSize(width: 20, height: 0.5))
    }

    private struct Several<Content: View>: View {
        let isShown = true
        @ViewBuilder let content: Content
        var body: some View { if isShown { content } }
    }

    /// What is written in braces is a pile by itself, as is a layer that may be several views or none.
    @Test(.proves("SW-90")) func aLayerOfSeveralViewsIsAPile() {
        let row = StageProbe {
            HStack(spacing: 0) {
                Color.red.frame(width: 20, height: 30).overlay {
                    Divider().mark("a")
                    Color.clear
                }
                Color.red.frame(width: 20, height: 30).mask { Divider() }.background { Divider().mark("b") }
                Color.red.frame(width: 20, height: 30).overlay(Several { Divider().mark("c") })
                Color.red.frame(width: 20, height: 30).overlay(ForEach(0..<1) { _ in Divider().mark("d") })
            }
        }
        for name in ["a", "b", "c", "d"] {
            #expect(row.frame(name)?.size == CGSize(width: 20, height: 0.5), "\(name)")
        }
    }

    private struct Turning: View {
        let model: Model
        var body: some View {
            let layout = model.flag ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
            layout { Divider().overlay(Color.green).mark("line") }
        }
    }

    @Test(.proves("SW-90")) func aLayoutThatTurnsTurnsItsDividers() {
        let model = Model()
        let probe = StageProbe { Turning(model: model) }
        #expect(probe.frame("line")?.size == CGSize(width: 0.5, height: 100))
        model.flag = true
        probe.step()
        #expect(probe.frame("line")?.size == CGSize(width: 100, height: 0.5))
    }
}
