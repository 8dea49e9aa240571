// Licensed under the Apache License, Version 2.0.

import SwiftUI
import Testing
import UIKit

@testable import StageUI

/// The bars of UIKit: their looks, their entries and the controllers that have them.
@Suite @MainActor struct KitBarTests {
    /// Apple: the usual background is a blur, the opaque one has the system's colour, the transparent one no line.
    @Test func aLookIsSetAsAWhole() {
        let look = UINavigationBarAppearance()
        #expect(look.backgroundEffect != nil && look.backgroundColor == nil && look.shadowColor == .separator)
        look.backgroundImage = UIImage()
        look.configureWithTransparentBackground()
        #expect(look.backgroundEffect == nil && look.backgroundImage == nil && look.shadowColor == nil)
        look.configureWithOpaqueBackground()
        #expect(look.backgroundEffect == nil && look.backgroundColor == .systemBackground)
        #expect(look.shadowColor == .separator)
        look.configureWithDefaultBackground()
        #expect(look.backgroundEffect != nil && look.backgroundColor == nil)
    }

    @Test func aCopyOfALookIsAnotherOne() throws {
        let look = UITabBarAppearance()
        look.backgroundColor = .blue
        look.stackedLayoutAppearance.selected.iconColor = .red
        let copy = try #require(look.copy() as? UITabBarAppearance)
        copy.stackedLayoutAppearance.selected.iconColor = .green
        #expect(copy.backgroundColor == .blue && look.stackedLayoutAppearance.selected.iconColor == .red)
        let bar = UINavigationBarAppearance(barAppearance: look)
        #expect(bar.backgroundColor == .blue && bar.titleTextAttributes.isEmpty)
        bar.buttonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
        let other = try #require(bar.copy() as? UINavigationBarAppearance)
        #expect(other.buttonAppearance.normal.titlePositionAdjustment == UIOffset(horizontal: 1, vertical: 2))
    }

    /// Apple: both pictures are set, or those of the system stay.
    @Test func thePicturesOfTheButtonBackComeTogether() throws {
        let (look, sign) = (UINavigationBarAppearance(), try #require(UIImage(systemName: "chevron.left")))
        look.setBackIndicatorImage(sign, transitionMaskImage: sign)
        #expect(look.backIndicatorImage == sign && look.backIndicatorTransitionMaskImage == sign)
        look.setBackIndicatorImage(sign, transitionMaskImage: nil)
        #expect(look.backIndicatorImage != sign)
    }

    @Test func theLooksOfAllBarsAreTold() {
        let probe = StageProbe {
            let _ = UIToolbar.appearance().barStyle = .black
            let _ = UITabBar.appearance().itemPositioning = .centered
            let _ = UIBarButtonItem.appearance().setBackButtonTitlePositionAdjustment(.zero, for: .default)
            Text("a")
        }
        let told = probe.stage.issues.map(\.message)
        for name in [
            "UIToolbar.appearance().barStyle", "UITabBar.appearance().itemPositioning",
            "UIBarButtonItem.appearance().setBackButtonTitlePositionAdjustment",
        ] {
            #expect(told.contains { $0.hasPrefix("\(name) has no effect") }, "\(name)")
        }
    }

    /// Apple: without a picture of its own, the chosen tab has that of the others.
    @Test func anEntryHasAPictureForTheChosenTab() throws {
        let (image, chosen) = (
            try #require(UIImage(systemName: "house")), try #require(UIImage(systemName: "house.fill"))
        )
        let item = UITabBarItem(title: "Home", image: image, selectedImage: chosen)
        #expect(item.title == "Home" && item.image == image && item.selectedImage == chosen)
        item.selectedImage = nil
        #expect(item.selectedImage == image)
        item.setTitleTextAttributes([.kern: 2], for: .selected)
        #expect(item.titleTextAttributes(for: .selected)?[.kern] as? Int == 2)
        #expect(item.titleTextAttributes(for: .normal) == nil)
        #expect(UITabBarItem(tabBarSystemItem: .search, tag: 3).tag == 3)
    }

    /// The numbers of Apple's headers.
    @Test func kindsHaveTheirNumbers() {
        #expect(UITabBarItem.SystemItem.mostViewed.rawValue == 11)
        #expect(UIBarMetrics.defaultPrompt.rawValue == 101)
        #expect(UIBarPosition.topAttached.rawValue == 3 && UITabBar.ItemPositioning.centered.rawValue == 2)
        #expect(UIBarButtonItem.Style.done.rawValue == 2)
        #expect(UINavigationItem.LargeTitleDisplayMode.never.rawValue == 2)
    }

    private final class Target: NSObject {
        var taps = 0
        func tapped() { taps += 1 }
    }

    @Test func buttonsOfABarKeepWhatTheyAreMadeOf() {
        let target = Target()
        let done = UIBarButtonItem(
            barButtonSystemItem: .done, target: target, action: Selector("tapped", Target.tapped))
        #expect(done.target === target && done.action == Selector("tapped") && done.style == .done)
        let view = UIView()
        #expect(UIBarButtonItem(customView: view).customView === view)
        #expect(UIBarButtonItem.fixedSpace(12).width == 12)
        let action = UIAction(title: "Add") { _ in }
        let button = UIBarButtonItem(primaryAction: action, menu: UIMenu(title: "More"))
        #expect(button.title == "Add" && button.menu?.title == "More" && button.primaryAction === action)
    }

    @Test func anItemHasItsButtonsAndItsLooks() {
        let item = UINavigationItem(title: "List")
        item.backBarButtonItem = UIBarButtonItem(title: "Back", style: .plain, target: nil, action: nil)
        #expect(item.backBarButtonItem?.title == "Back" && item.largeTitleDisplayMode == .automatic)
        let buttons = [UIBarButtonItem(customView: UIView()), UIBarButtonItem()]
        item.setRightBarButtonItems(buttons, animated: true)
        #expect(item.rightBarButtonItem === buttons[0] && item.rightBarButtonItems?.count == 2)
        item.setLeftBarButton(buttons[1], animated: false)
        #expect(item.leftBarButtonItems?.first === buttons[1])
        let bar = UINavigationBar()
        bar.setItems([UINavigationItem(title: "First")], animated: false)
        bar.pushItem(item, animated: false)
        #expect(bar.topItem === item && bar.backItem?.title == "First")
        #expect(bar.popItem(animated: false) === item && bar.backItem == nil)
    }

    /// An app's own delegate, with the method that it needs alone.
    private final class Guard: NSObject, UITabBarControllerDelegate {
        func tabBarController(_ tabs: UITabBarController, shouldSelect controller: UIViewController) -> Bool {
            tabs.viewControllers?.first === controller
        }
    }

    @Test func aControllerOfTabsHasTheirEntries() {
        let (tabs, first, second) = (UITabBarController(), UIViewController(), UIViewController())
        first.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 1)
        tabs.setViewControllers([first, second], animated: false)
        #expect(tabs.tabBar.items?.count == 2 && tabs.tabBar.items?.first?.title == "One")
        #expect(tabs.tabBar.selectedItem === first.tabBarItem)
        tabs.selectedViewController = second
        #expect(tabs.selectedIndex == 1)
        tabs.selectedViewController = UIViewController()
        #expect(tabs.selectedViewController === second)
        let keeper = Guard()
        tabs.delegate = keeper
        #expect(tabs.delegate?.tabBarController(tabs, shouldSelect: second) == false)
        tabs.viewControllers = [first]
        #expect(tabs.selectedIndex == 0)
    }
}
