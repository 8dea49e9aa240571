// Licensed under the Apache License, Version 2.0.

import Foundation
import Observation
import Testing

@testable import StageUI

/// A mounted view under test: steps frames at 60 a second, finds marked views, reads what is drawn.
@MainActor
final class StageProbe {
    let stage: Stage
    let shaper = FixedShaper()
    private(set) var frameNumber = -1
    private(set) var list = DisplayList(size: .zero)

    init<Content: View>(
        _ size: CGSize = CGSize(width: 100, height: 100), rtl: Bool = false,
        safe: EdgeInsets = EdgeInsets(), images: ImageLibrary = ImageLibrary(),
        strings: StringLibrary = StringLibrary(), configure: (inout StageConfiguration) -> Void = { _ in },
        @ViewBuilder content: () -> Content
    ) {
        var configuration = StageConfiguration(
            size: size, safeArea: safe, layoutDirection: rtl ? .rightToLeft : .leftToRight)
        configure(&configuration)
        stage = Stage(configuration, text: shaper, images: images, strings: strings, content: content)
        step()
    }

    /// Makes the next frames, 1/60 s apart.
    @discardableResult
    func step(_ count: Int = 1) -> DisplayList {
        for _ in 0..<count {
            frameNumber += 1
            list = stage.frame(at: Double(frameNumber) / 60)
        }
        return list
    }

    /// What something reads in each of the next frames.
    func trace<Value>(_ count: Int, _ read: () -> Value) -> [Value] {
        (0..<count).map { _ in
            step()
            return read()
        }
    }

    /// The frame on the canvas, before transforms, of the view marked with a name.
    func frame(_ name: String) -> CGRect? {
        func find(_ box: LayoutBox) -> CGRect? {
            if let marked = box as? MarkBox, marked.name() == name {
                return CGRect(origin: box.canvasOrigin, size: box.frame.size)
            }
            for child in box.children { if let found = find(child) { return found } }
            return nil
        }
        return stage.rootBox.flatMap(find)
    }

    /// The leaves that are drawn, back to front, with the group effects around them.
    var leaves: [(item: DisplayItem, origin: CGPoint, effects: [DisplayEffect])] {
        var result: [(DisplayItem, CGPoint, [DisplayEffect])] = []
        func walk(_ items: [DisplayItem], _ at: CGPoint, _ effects: [DisplayEffect]) {
            for item in items {
                let here = CGPoint(x: at.x + item.origin.x, y: at.y + item.origin.y)
                if case .group(let effect, let inner) = item.content {
                    walk(inner, here, effects + [effect])
                } else {
                    result.append((item, here, effects))
                }
            }
        }
        walk(list.items, .zero, [])
        return result
    }

    /// The plain texts that are drawn, back to front.
    var texts: [String] {
        leaves.compactMap {
            guard case .text(let layout) = $0.item.content else { return nil }
            return layout.lines.map { $0.runs.map(\.string).joined() }.joined(separator: "\n")
        }
    }

    /// The filled rectangles on the canvas, moves but no other transforms applied.
    var rectangles: [CGRect] {
        leaves.compactMap {
            guard case .fill(.rectangle(let rect), _, _) = $0.item.content else { return nil }
            return rect.offsetBy(dx: $0.origin.x, dy: $0.origin.y)
        }
    }

    /// The opacities of the groups around each leaf, multiplied.
    var opacities: [Double] {
        leaves.map {
            $0.effects.reduce(1) { product, effect in
                if case .opacity(let value) = effect { product * Double(value) } else { product }
            }
        }
    }

    /// The middle of the element with a label.
    func center(_ label: String) throws -> CGPoint {
        let node = stage.accessibilityTree().flattened.first { $0.label == label }
        let frame = try #require(node).frame
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    func bodies(_ name: String) -> Int { stage.bodyCounts[name] ?? 0 }
}

struct MarkModifier: BoxModifier {
    var name: String
    static var changesLayout: Bool { false }
    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        MarkBox(owner: owner, content: content) { [unowned owner] in owner.modifier.name }
    }
}

final class MarkBox: WrapperBox {
    let name: () -> String
    init(owner: Node, content: LayoutBox, name: @escaping () -> String) {
        self.name = name
        super.init(owner: owner, content: content)
    }
}

extension View {
    /// Marks the view, so that a probe finds its frame.
    func mark(_ name: String) -> some View { modified(MarkModifier(name: name)) }
}

/// A rectangle from four numbers.
func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

/// Numbers that a test changes and views watch.
@MainActor @Observable
final class Model {
    var a = 0
    var b = 0
    var flag = false
    var names = ["x", "y", "z"]
    var amount = 0.0
    @ObservationIgnored var log: [String] = []

    /// Reads and writes one of the numbers.
    func binding<Value>(_ number: ReferenceWritableKeyPath<Model, Value>) -> Binding<Value> {
        Binding {
            self[keyPath: number]
        } set: {
            self[keyPath: number] = $0
        }
    }
}
