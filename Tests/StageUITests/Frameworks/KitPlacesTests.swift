// Licensed under the Apache License, Version 2.0.

import AuthenticationServices
import MapKit
import StoreKit
import Testing
import UIKit
import WebKit

/// Names of UIKit and its neighbours by which apps keep places, orders and settings.
@Suite @MainActor struct KitPlacesTests {
    /// A view that is in another, as an app's own may say it is.
    private final class Inner: UIView {
        weak var outer: UIView?
        override var superview: UIView? { outer }
    }

    @Test func aPlaceIsAsTheOtherViewHasIt() {
        let outer = UIView(frame: CGRect(x: 100, y: 50, width: 200, height: 200))
        let inner = Inner(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        inner.outer = outer
        #expect(inner.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 111, y: 72))
        #expect(inner.convert(CGPoint(x: 1, y: 2), to: outer) == CGPoint(x: 11, y: 22))
        #expect(inner.convert(CGPoint(x: 111, y: 72), from: nil) == CGPoint(x: 1, y: 2))
        let rect = inner.convert(inner.bounds, to: nil)
        #expect(rect == CGRect(x: 110, y: 70, width: 30, height: 40))
        #expect(outer.convert(rect, from: nil) == CGRect(x: 10, y: 20, width: 30, height: 40))
    }

    /// The view in front that takes touches is hit.
    @Test func theViewInFrontIsHit() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (back, front) = (
            UIView(frame: outer.bounds), UIView(frame: CGRect(x: 50, y: 0, width: 50, height: 50))
        )
        outer.addSubview(front)
        outer.insertSubview(back, belowSubview: front)
        #expect(outer.subviews.map { $0 === back } == [true, false])
        #expect(outer.hitTest(CGPoint(x: 60, y: 10), with: nil) === front)
        #expect(outer.hitTest(CGPoint(x: 10, y: 10), with: nil) === back)
        front.isUserInteractionEnabled = false
        #expect(outer.hitTest(CGPoint(x: 60, y: 10), with: nil) === back)
        outer.sendSubviewToBack(back)
        outer.bringSubviewToFront(back)
        #expect(outer.subviews.last === back)
        #expect(outer.hitTest(CGPoint(x: 100, y: 10), with: nil) == nil)
    }

    /// A view that is taken out of the order stays in the stack (Apple's documentation of `removeArrangedSubview`).
    @Test func aStackHasItsViewsInOrder() {
        let (a, b, c) = (UIView(), UIView(), UIView())
        let stack = UIStackView(arrangedSubviews: [a, b])
        stack.insertArrangedSubview(c, at: 0)
        #expect(stack.arrangedSubviews.map { $0 === c } == [true, false, false])
        stack.addArrangedSubview(c)
        #expect(stack.arrangedSubviews.map { $0 === c } == [false, false, true])
        stack.removeArrangedSubview(a)
        #expect(stack.arrangedSubviews.count == 2 && stack.subviews.count == 3)
        stack.setCustomSpacing(12, after: b)
        #expect(stack.customSpacing(after: b) == 12)
        #expect(stack.customSpacing(after: c) == UIStackView.spacingUseDefault)
    }

    @Test func aStackOfControllersIsTakenOff() {
        let (first, second, third) = (UIViewController(), UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: first)
        navigation.setViewControllers([first, second, third], animated: false)
        #expect(navigation.popToViewController(second, animated: true)?.count == 1)
        #expect(navigation.topViewController === second)
        #expect(navigation.popToViewController(third, animated: true) == nil)
        #expect(navigation.popToRootViewController(animated: true)?.count == 1)
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func aScaleKeepsItsEnds() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.maximumZoomScale = 3
        view.setZoomScale(5, animated: true)
        #expect(view.zoomScale == 3)
        view.setZoomScale(0.5, animated: true)
        #expect(view.zoomScale == 1)
        view.zoom(to: CGRect(x: 0, y: 0, width: 50, height: 40), animated: false)
        #expect(view.zoomScale == 2)
        view.scrollRectToVisible(CGRect(x: 0, y: 150, width: 10, height: 20), animated: false)
        #expect(view.contentOffset == CGPoint(x: 0, y: 70))
    }

    @Test func changesAreThereAtOnce() {
        var (changes, ends) = (0, 0)
        UIView.transition(
            with: UIView(), duration: 1, options: .transitionCrossDissolve, animations: { changes += 1 },
            completion: { if $0 { ends += 1 } })
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { changes += 1 }
        }
        #expect(changes == 2 && ends == 1)
        #expect(UIView.AnimationOptions.transitionCrossDissolve.rawValue == 5 << 20)
    }

    @Test func aColourOfCoreImageHasItsParts() {
        let color = CIColor(color: UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
        #expect(color.red == 0.25 && color.green == 0.5 && color.blue == 0.75 && color.alpha == 1)
    }

    @Test func whatAppsSetIsKept() async {
        let button = ASAuthorizationAppleIDButton(type: .default, style: .black)
        #expect(button.type == .signIn && button.style == .black)
        let filter = MKPointOfInterestFilter(excluding: [.cafe])
        #expect(filter.includes(.park) && filter.excludes(.cafe))
        #expect(MKPointOfInterestFilter.excludingAll.excludes(.park))
        let settings = MKStandardMapConfiguration(elevationStyle: .realistic, emphasisStyle: .muted)
        #expect(settings.elevationStyle == .realistic && settings.emphasisStyle == .muted)
        #expect(
            await WKWebsiteDataStore.default().dataRecords(ofTypes: WKWebsiteDataStore.allWebsiteDataTypes())
                .isEmpty)
        var count = 0
        for await _ in Message.messages { count += 1 }
        #expect(count == 0)
    }
}
