// Licensed under the Apache License, Version 2.0.

import Foundation
import SwiftUI
import Testing
import UIKit

@testable import StageUI

/// Controllers, wheels and menus of UIKit that apps make beside their screens.
@Suite @MainActor struct OlderControllerTests {
    private static func told(_ act: @escaping @MainActor () -> Void) -> [String] {
        let probe = StageProbe(CGSize(width: 100, height: 100)) { Button("Go") { act() } }
        probe.stage.activate(label: "Go")
        return probe.stage.issues.map(\.message)
    }

    @Test func columnsKeepTheirControllers() {
        let split = UISplitViewController(style: .doubleColumn)
        let (list, detail, other) = (UIViewController(), UIViewController(), UIViewController())
        split.viewControllers = [list, detail]
        #expect(
            split.viewController(for: .primary) === list && split.viewController(for: .secondary) === detail)
        split.setViewController(other, for: .secondary)
        #expect(split.viewControllers.map(ObjectIdentifier.init) == [list, other].map(ObjectIdentifier.init))
        split.preferredDisplayMode = .oneBesideSecondary
        #expect(split.displayMode == .oneBesideSecondary && split.isCollapsed)
        let three = UISplitViewController(style: .tripleColumn)
        three.viewControllers = [list, other, detail]
        #expect(three.viewController(for: .supplementary) === other)
    }

    /// An app's own wheels, with the methods that it needs alone.
    private final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
            component == 0 ? 24 : 0
        }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
            -> String?
        {
            "\(row) h"
        }
    }

    @Test func wheelsHaveTheChoicesOfTheirDataSource() {
        let (wheels, picker) = (Wheels(), UIPickerView())
        #expect(picker.numberOfComponents == 0 && picker.selectedRow(inComponent: 0) == -1)
        (picker.dataSource, picker.delegate) = (wheels, wheels)
        #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 0) == 24)
        #expect(picker.selectedRow(inComponent: 0) == 0 && picker.selectedRow(inComponent: 1) == -1)
        picker.selectRow(7, inComponent: 0, animated: true)
        #expect(picker.selectedRow(inComponent: 0) == 7)
        #expect(picker.delegate?.pickerView(picker, titleForRow: 7, forComponent: 0) == "7 h")
    }

    /// An app's own view that draws, which nobody asks it for here.
    private final class Ring: UIView {
        var drawn = 0
        override func draw(_ rect: CGRect) {
            super.draw(rect)
            drawn += 1
        }
    }

    @Test func aViewThatDrawsIsNotAskedTo() {
        let (ring, label) = (Ring(), UILabel())
        ring.setNeedsDisplay()
        #expect(ring.drawn == 0)
        #expect(label.baselineAdjustment == .alignBaselines)
        // The number of Apple's header.
        #expect(UIBaselineAdjustment.alignCenters.rawValue == 1)
    }

    @Test func storyboardsAreTold() {
        let said = Self.told {
            let board = UIStoryboard(name: "Main", bundle: nil)
            #expect(board.instantiateInitialViewController() == nil)
            let made: UINavigationController = board.instantiateViewController(identifier: "Start")
            #expect(made.viewControllers.isEmpty)
        }
        // Said once, however often it happens.
        #expect(
            said == ["Storyboards are not read on the stage: make the controller or a SwiftUI view in code."])
    }

    /// An app's own menu of a view.
    private final class Menus: NSObject, UIContextMenuInteractionDelegate {
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(identifier: "row" as NSString, previewProvider: nil) { _ in
                UIMenu(title: "Row")
            }
        }
    }

    @Test func aMenuOfAViewIsTold() {
        let menus = Menus()
        let said = Self.told {
            let (view, interaction) = (UIView(), UIContextMenuInteraction(delegate: menus))
            view.addInteraction(interaction)
            #expect(interaction.view === view)
            view.removeInteraction(interaction)
            #expect(interaction.view == nil)
        }
        #expect(
            said == [
                "UIContextMenuInteraction does not come on the stage: use .contextMenu, .draggable or "
                    + ".dropDestination."
            ])
    }

    @Test func aMutableParagraphStyleIsCopied() throws {
        let style = NSMutableParagraphStyle()
        (style.lineSpacing, style.alignment) = (4, .center)
        let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
        #expect(copy == style && copy.alignment == .center)
        copy.lineSpacing = 9
        #expect(copy != style && style.lineSpacing == 4)
        let usual = NSParagraphStyle.default
        #expect(usual.lineSpacing == 0 && usual.mutableCopy() is NSMutableParagraphStyle)
    }
}
