// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import StageCairo
import StageUI
import Testing

/// A telephone, held upright or on its side.
struct ScreenDevice: Hashable, Sendable, CustomTestStringConvertible {
    let name: String
    let width: CGFloat
    let height: CGFloat
    var top: CGFloat = 0
    var bottom: CGFloat = 0
    var sides: CGFloat = 0

    var testDescription: String { name }

    /// The part of the screen that the system leaves free.
    var safeArea: CGRect {
        CGRect(x: sides, y: top, width: width - 2 * sides, height: height - top - bottom)
    }

    static let middle = ScreenDevice(name: "390x844", width: 390, height: 844, top: 47, bottom: 34)

    /// From the smallest to the largest, upright.
    static let upright = [
        ScreenDevice(name: "320x568", width: 320, height: 568, top: 20),
        ScreenDevice(name: "375x667", width: 375, height: 667, top: 20),
        middle,
        ScreenDevice(name: "430x932", width: 430, height: 932, top: 59, bottom: 34),
        ScreenDevice(name: "440x956", width: 440, height: 956, top: 62, bottom: 34),
    ]

    /// The same on their sides.
    static let onTheirSides = [
        ScreenDevice(name: "568x320", width: 568, height: 320),
        ScreenDevice(name: "667x375", width: 667, height: 375),
        ScreenDevice(name: "844x390", width: 844, height: 390, bottom: 21, sides: 47),
        ScreenDevice(name: "932x430", width: 932, height: 430, bottom: 21, sides: 59),
        ScreenDevice(name: "956x440", width: 956, height: 440, bottom: 21, sides: 62),
    ]

    static let all = upright + onTheirSides

    /// A stage that shows a view on this device with real letters.
    @MainActor
    func stage<Content: View>(
        _ colorScheme: ColorScheme = .light, typeSize: DynamicTypeSize = .large,
        direction: LayoutDirection = .leftToRight, reduceMotion: Bool = false,
        @ViewBuilder content: () -> Content
    ) throws -> Stage {
        let stage = Stage(
            StageConfiguration(
                size: CGSize(width: width, height: height), scale: 2,
                safeArea: EdgeInsets(top: top, leading: sides, bottom: bottom, trailing: sides),
                colorScheme: colorScheme, dynamicTypeSize: typeSize, reduceMotion: reduceMotion,
                layoutDirection: direction),
            text: try CairoTextShaper(), content: content)
        _ = stage.frame(at: 0)
        return stage
    }
}

@MainActor
extension Stage {
    /// The elements that say something, in reading order.
    var spoken: [AccessibilityNode] {
        Look.atScreen()
        return accessibilityTree().flattened.filter { $0.label != nil }
    }

    /// Their labels.
    var labels: [String] { spoken.compactMap(\.label) }

    /// The first element of a name.
    func element(_ label: String) -> AccessibilityNode? { spoken.first { $0.label == label } }

    /// Draws frames at 60 a second until nothing moves, for five seconds at most.
    func settle() {
        let start = time
        repeat { _ = frame(at: time + 1.0 / 60) } while !isSettled && time < start + 5
    }
}
