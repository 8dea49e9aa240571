// Licensed under the Apache License, Version 2.0.

import Foundation
import SwiftUI
import Testing
import UIKit

/// What apps say of layers and of their animations, which are kept.
@Suite @MainActor struct LayerAnimationTests {
    /// Apple: the control points of the names.
    @Test(
        arguments: [
            (CAMediaTimingFunctionName.linear, [0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]),
            (.easeOut, [0, 0, 0.58, 1]), (.easeInEaseOut, [0.42, 0, 0.58, 1]),
            (.default, [0.25, 0.1, 0.25, 1]),
        ] as [(CAMediaTimingFunctionName, [Float])])
    func aTimingFunctionOfANameHasItsPoints(name: CAMediaTimingFunctionName, expected: [Float]) {
        let function = CAMediaTimingFunction(name: name)
        var points: [Float] = []
        for index in 1...2 {
            var point: [Float] = [-1, -1]
            function.getControlPoint(at: index, values: &point)
            points += point
        }
        #expect(points == expected)
    }

    @Test func aTimingFunctionBeginsAtZeroAndEndsAtOne() {
        let function = CAMediaTimingFunction(controlPoints: 0.2, 0.68, 0.18, 1.08)
        var (start, second, end): ([Float], [Float], [Float]) = ([-1, -1], [-1, -1], [-1, -1])
        function.getControlPoint(at: 0, values: &start)
        function.getControlPoint(at: 2, values: &second)
        function.getControlPoint(at: 3, values: &end)
        #expect(start == [0, 0] && second == [0.18, 1.08] && end == [1, 1])
    }

    @Test func aGroupKeepsItsAnimations() {
        let (scale, fade) = (
            CABasicAnimation(keyPath: "transform.scale"), CAKeyframeAnimation(keyPath: "opacity")
        )
        (scale.fromValue, scale.toValue) = (0, 1)
        (fade.values, fade.keyTimes) = ([1, 0.7, 0], [0, 0.7, 1])
        let group = CAAnimationGroup()
        group.animations = [scale, fade]
        group.repeatCount = HUGE
        let layer = CAShapeLayer()
        layer.add(group, forKey: "animation")
        #expect(group.animations?.count == 2 && fade.keyPath == "opacity" && fade.keyTimes == [0, 0.7, 1])
        #expect(layer.animation(forKey: "animation") == nil)
    }

    @Test func aPositionIsThatOfTheAnchor() {
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 20, width: 40, height: 60)
        #expect(layer.position == CGPoint(x: 30, y: 50))
        layer.anchorPoint = .zero
        layer.position = CGPoint(x: 1, y: 2)
        #expect(layer.frame == CGRect(x: 1, y: 2, width: 40, height: 60))
    }

    /// A turn by a right angle about the axis to the viewer takes what is on the right to the bottom.
    @Test func aTurnOfSpaceIsThatOfThePlane() {
        let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 2)
        let plane = CATransform3DGetAffineTransform(turn)
        #expect(abs(plane.a) < 1e-12 && abs(plane.b - 1) < 1e-12)
        #expect(CATransform3DIsAffine(turn) && CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    }

    /// A move that is said after a change of size is made before it.
    @Test func theLastMapIsMadeFirst() {
        let map = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 1), 5, 7, 0)
        #expect(
            CATransform3DGetAffineTransform(map) == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 21))
        var far = CATransform3DIdentity
        far.m34 = -1 / 500
        #expect(!CATransform3DIsAffine(far))
    }

    @Test func aTransactionSaysThatItIsOver() {
        var said: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { said.append("outer") }
        CATransaction.setDisableActions(true)
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        CATransaction.setCompletionBlock { said.append("inner") }
        #expect(said.isEmpty && !CATransaction.disableActions() && CATransaction.animationDuration() == 2)
        CATransaction.commit()
        #expect(
            said == ["inner"] && CATransaction.disableActions() && CATransaction.animationDuration() == 0.25)
        CATransaction.commit()
        #expect(said == ["inner", "outer"] && !CATransaction.disableActions())
    }

    /// An app's own view behind which a layer of another class is.
    private final class ShapeView: UIView {
        override class var layerClass: AnyClass { CAShapeLayer.self }
    }

    @Test func aViewHasTheLayerOfItsClass() {
        #expect(ShapeView().layer is CAShapeLayer && !(UIView().layer is CAShapeLayer))
    }
}
