// Licensed under the Apache License, Version 2.0.

import Foundation
import Observation
import Testing

@testable import StageUI

private enum Flavor: String, CaseIterable, Identifiable {
    case vanilla, mint, cherry
    var id: Self { self }
}

@MainActor @Observable
private final class Order {
    var flavor = Flavor.mint
    var size: Int?
}

private struct FlavorPicker<Style: PickerStyle>: View {
    @Bindable var order: Order
    let style: Style
    var body: some View {
        Picker("Flavor", selection: $order.flavor) {
            ForEach(Flavor.allCases) { Text($0.rawValue) }
        }
        .pickerStyle(style)
    }
}

@MainActor
@Suite struct PickerTests {
    private let order = Order()

    private func stage<Style: PickerStyle>(
        _ style: Style, direction: LayoutDirection = .leftToRight
    ) -> Stage {
        let stage = Stage.shown(direction: direction) { FlavorPicker(order: order, style: style) }
        return stage
    }

    @Test func aMenuPickerShowsTheChosenViewAndReadsAsOneControl() {
        let stage = stage(.menu)
        #expect(Array(stage.drawn.texts.keys) == ["mint"])
        let element = stage.elements
        #expect(element.map(\.label) == ["Flavor"])
        #expect(element.map(\.value) == ["mint"])
        #expect(element.first?.traits.contains(.isButton) == true)
    }

    @Test func aRowOfItsMenuIsChosenAndClosesTheMenu() {
        let stage = stage(.menu)
        stage.tap(at: CGPoint(x: 200, y: 400))
        stage.settle()
        let rows = stage.elements
        #expect(rows.map(\.label) == ["vanilla", "mint", "cherry"])
        #expect(rows.map { $0.traits.contains(.isSelected) } == [false, true, false])
        stage.tap(label: "cherry")
        stage.settle()
        #expect(order.flavor == .cherry)
        #expect(stage.elements.map(\.value) == ["cherry"])
        #expect(Array(stage.drawn.texts.keys) == ["cherry"])
    }

    @Test func aTouchBesideTheMenuClosesItAndChoosesNothing() {
        let stage = stage(.menu)
        stage.activate(label: "Flavor")
        stage.settle()
        #expect(stage.elements.count == 3)
        stage.tap(at: CGPoint(x: 10, y: 10))
        stage.settle()
        #expect(stage.elements.map(\.value) == ["mint"])
    }

    @Test func aMenuOpensAboveWhereThereIsNoRoomBelow() throws {
        let stage = Stage.fixed {
            VStack {
                Spacer()
                FlavorPicker(order: order, style: .menu)
            }
        }
        let control = try #require(stage.elements.first?.frame)
        stage.activate(label: "Flavor")
        stage.settle()
        #expect(stage.elements.allSatisfy { $0.frame.maxY <= control.minY })
    }

    @Test(arguments: [
        (LayoutDirection.leftToRight, ["vanilla", "mint", "cherry"]),
        (.rightToLeft, ["cherry", "mint", "vanilla"]),
    ])
    func segmentsStandInReadingOrderAndAreEquallyWide(_ direction: LayoutDirection, _ order: [String]) {
        let stage = stage(.segmented, direction: direction)
        let segments = stage.elements.sorted { $0.frame.minX < $1.frame.minX }
        #expect(segments.map(\.label) == order)
        #expect(Set(segments.map { ($0.frame.width * 10).rounded() }).count == 1)
        #expect(segments.allSatisfy { $0.frame.height == 32 })
    }

    @Test func aTouchedSegmentIsChosenAndItsGroundSlidesThere() {
        let stage = stage(.segmented)
        let before = stage.drawn.fills(255, 255, 255).map(\.minX)
        stage.tap(label: "vanilla")
        stage.settle()
        #expect(order.flavor == .vanilla)
        let after = stage.drawn.fills(255, 255, 255).map(\.minX)
        #expect(before.count == 1 && after.count == 1)
        #expect((before.first ?? 0) - (after.first ?? 0) > 100)
        #expect(stage.elements.map { $0.traits.contains(.isSelected) } == [true, false, false])
    }

    @Test func rowsOfAnInlinePickerStandInTheFormWithAMarkAtTheChosenOne() {
        let stage = Stage.fixed {
            Form { FlavorPicker(order: order, style: .inline).labelsHidden() }
        }
        #expect(stage.elements.map(\.label) == ["vanilla", "mint", "cherry"])
        let tops = stage.elements.map(\.frame.minY)
        #expect(tops[1] - tops[0] >= 44)
        stage.tap(label: "vanilla")
        #expect(order.flavor == .vanilla)
    }

    @Test func aPickerInAFormHasItsLabelBeforeItsValue() throws {
        let stage = Stage.fixed { Form { FlavorPicker(order: order, style: .automatic) } }
        let texts = stage.drawn.texts
        let (label, value) = (try #require(texts["Flavor"]), try #require(texts["mint"]))
        #expect(label.maxX < value.minX)
        #expect(stage.drawn.textColors["Flavor"]?.red == 0)
        #expect(abs(label.midY - value.midY) < 1)
    }

    @Test func anOptionalSelectionTakesTagsWithAndWithoutTheOptional() {
        let stage = Stage.fixed { SizePicker(order: order) }
        stage.tap(label: "one")
        #expect(order.size == 1)
        stage.tap(label: "two")
        #expect(order.size == 2)
        stage.tap(label: "none")
        #expect(order.size == nil)
        #expect(stage.elements.map { $0.traits.contains(.isSelected) } == [true, false, false])
    }

    @Test func aDisabledPickerDoesNothing() {
        let stage = Stage.fixed { FlavorPicker(order: order, style: .segmented).disabled(true) }
        stage.tap(label: "cherry")
        #expect(order.flavor == .mint)
        #expect(stage.elements.allSatisfy { !$0.isEnabled })
    }

    @Test func itsTextsFollowTheTextSizeButNotThoseOfSegments() {
        func width<Style: PickerStyle>(_ style: Style, _ size: DynamicTypeSize) -> CGFloat {
            let stage = Stage.fixed {
                FlavorPicker(order: order, style: style).environment(\.dynamicTypeSize, size)
            }
            return stage.drawn.texts["mint"]?.width ?? 0
        }
        #expect(width(.menu, .accessibility3) > width(.menu, .large))
        #expect(width(.segmented, .accessibility3) == width(.segmented, .large))
    }

    @Test func aMenuHasItsActionsInRowsAndAPickerInsideHasItsOwn() {
        var log: [String] = []
        let stage = Stage.fixed {
            Menu("Actions") {
                Button("Share") { log.append("share") }
                FlavorPicker(order: order, style: .menu)
                Button("Delete", role: .destructive) { log.append("delete") }.disabled(true)
            }
        }
        stage.tap(label: "Actions")
        stage.settle()
        #expect(stage.elements.map(\.label) == ["Share", "vanilla", "mint", "cherry", "Delete"])
        stage.tap(label: "Delete")
        #expect(log.isEmpty)
        stage.tap(label: "Share")
        stage.settle()
        #expect(log == ["share"])
        #expect(stage.elements.map(\.label) == ["Actions"])
    }

    @Test func aMenuGoesWithThePagesThatItsButtonStoodOn() {
        let model = Model()
        let stage = Stage.fixed { PagedMenu(model: model) }
        stage.activate(label: "Actions")
        stage.settle()
        #expect(stage.elements.map(\.label) == ["Share"])
        model.flag = true
        _ = stage.frame(at: stage.time + 0.05)
        stage.configuration.safeArea.top = 10
        stage.settle()
        #expect(stage.elements.map(\.label) == ["Gone"])
    }

    @Test func rowsOfAFormHaveLinesBetweenThemAndStandOutsideOfSectionsInTheirOwnGroup() {
        let stage = Stage.fixed { Rows(order: order) }
        func grounds() -> [CGFloat] { stage.drawn.fills(255, 255, 255).map { $0.height.rounded() } }
        #expect(grounds() == [88, 88, 44])
        #expect(stage.drawn.texts["HEAD"] != nil)
        order.size = 1
        stage.settle()
        #expect(grounds() == [88, 132, 44])
    }
}

/// A menu on a page, as long as there are pages.
private struct PagedMenu: View {
    let model: Model
    var body: some View {
        if model.flag {
            Text("Gone")
        } else {
            TabView {
                Menu("Actions") { Button("Share") {} }
            }
            .tabViewStyle(.page)
        }
    }
}

private struct Rows: View {
    let order: Order
    var body: some View {
        Form {
            Text("a")
            Text("b")
            Section("Head") {
                if order.size != nil { Text("c") }
                Text("d")
                Text("e")
            }
            Text("f")
        }
    }
}

private struct SizePicker: View {
    @Bindable var order: Order
    var body: some View {
        Picker("Size", selection: $order.size) {
            Text("none").tag(nil as Int?)
            Text("one").tag(1)
            Text("two").tag(2 as Int?)
        }
        .pickerStyle(.segmented)
    }
}
