// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import StageCairo
import StageUI

/// Makes random display lists, and random small changes of them.
@MainActor
struct RandomList {
    var generator: SeededGenerator
    let shaper: CairoTextShaper
    var allowsDashes = true
    let size = CGSize(width: 120, height: 160)

    init(seed: UInt64, shaper: CairoTextShaper) {
        generator = SeededGenerator(seed: seed)
        self.shaper = shaper
    }

    mutating func number(_ range: ClosedRange<Double>) -> CGFloat {
        CGFloat(Double.random(in: range, using: &generator))
    }

    mutating func choice(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

    mutating func list() -> DisplayList {
        var items: [DisplayItem] = []
        if choice(3) > 0 {
            items.append(
                DisplayItem(
                    content: .fill(
                        .rectangle(CGRect(origin: .zero, size: size)), .color(color(opaque: true)),
                        evenOdd: false)))
        }
        for _ in 0..<(2 + choice(6)) { items.append(item(depth: 0)) }
        return DisplayList(size: size, items: items)
    }

    /// A list in which some items are changed, added, removed or swapped.
    mutating func changed(_ list: DisplayList) -> DisplayList {
        var list = list
        for _ in 0..<(1 + choice(3)) {
            guard !list.items.isEmpty else { return self.list() }
            let index = choice(list.items.count)
            switch choice(7) {
            case 0: list.items[index] = item(depth: 0)
            case 1: list.items.remove(at: index)
            case 2: list.items.insert(item(depth: 0), at: index)
            case 3: list.items.swapAt(index, choice(list.items.count))
            case 4: list.items[index].origin.x += number(-9...9)
            case 5:
                let turn = CGAffineTransform(rotationAngle: number(-1...1))
                list.items[index] = DisplayItem(content: .group(.transform(turn), [list.items[index]]))
            default:
                let fade = DisplayEffect.opacity(number(0...1))
                list.items[index] = DisplayItem(content: .group(fade, [list.items[index]]))
            }
        }
        return list
    }

    mutating func color(opaque: Bool = false) -> ResolvedColor {
        ResolvedColor(
            red: Double(number(0...1)), green: Double(number(0...1)), blue: Double(number(0...1)),
            opacity: opaque || choice(2) == 0 ? 1 : Double(number(0...1)))
    }

    mutating func rect() -> CGRect {
        CGRect(
            x: number(-20...100), y: number(-20...140), width: number(0...70), height: number(0...70))
    }

    mutating func outline() -> DisplayOutline {
        let rect = rect()
        switch choice(4) {
        case 0: return .rectangle(rect)
        case 1:
            return .roundedRectangle(
                rect, cornerSize: CGSize(width: number(0...20), height: number(0...20)))
        case 2: return .ellipse(rect)
        default:
            var path = Path()
            path.move(to: rect.origin)
            for _ in 0..<(2 + choice(4)) {
                let to = self.rect().origin
                switch choice(3) {
                case 0: path.addLine(to: to)
                case 1: path.addQuadCurve(to: to, control: self.rect().origin)
                default:
                    path.addCurve(to: to, control1: self.rect().origin, control2: self.rect().origin)
                }
            }
            if choice(2) == 0 { path.closeSubpath() }
            return .path(path)
        }
    }

    mutating func paint() -> DisplayPaint {
        let stops = [
            DisplayStop(color: color(), location: 0), DisplayStop(color: color(), location: 1),
        ]
        switch choice(4) {
        case 0: return .linearGradient(stops: stops, start: rect().origin, end: rect().origin)
        case 1:
            return .radialGradient(
                stops: stops, center: rect().origin, startRadius: 0, endRadius: number(5...60))
        default: return .color(color())
        }
    }

    mutating func item(depth: Int) -> DisplayItem {
        DisplayItem(
            origin: choice(2) == 0 ? .zero : CGPoint(x: number(-10...30), y: number(-10...30)),
            content: depth < 3 && choice(3) == 0 ? group(depth: depth) : command())
    }

    mutating func command() -> DisplayContent {
        switch choice(5) {
        case 0, 1: return .fill(outline(), paint(), evenOdd: choice(2) == 0)
        case 2:
            var style = StrokeStyle(lineWidth: number(0.3...8))
            style.lineCap = CGLineCap(rawValue: Int32(choice(3))) ?? .butt
            style.lineJoin = CGLineJoin(rawValue: Int32(choice(3))) ?? .miter
            if choice(3) == 0, allowsDashes { style.dash = [number(1...9), number(1...9)] }
            return .stroke(outline(), paint(), style)
        case 3: return .text(text())
        default: return .fill(.rectangle(rect()), .color(color()), evenOdd: false)
        }
    }

    mutating func text() -> TextLayout {
        let words = ["UrbanNest", "Trusted services", "delivered", "smartly", "Wagfi", "A", "pq jy"]
        var run = TextRun(
            string: words[choice(words.count)],
            font: ResolvedFont(
                family: choice(2) == 0 ? .system : .named("Inter-Bold"), size: number(6...24)),
            tracking: choice(2) == 0 ? 0 : number(-1...2), color: color())
        run.underline = choice(4) == 0
        return shaper.layout(TextRequest(runs: [run], width: choice(2) == 0 ? nil : number(20...90)))
    }

    mutating func group(depth: Int) -> DisplayContent {
        var items: [DisplayItem] = []
        for _ in 0..<(1 + choice(3)) { items.append(item(depth: depth + 1)) }
        let effect: DisplayEffect
        switch choice(8) {
        case 0: effect = .identity
        case 1:
            effect = .transform(
                CGAffineTransform(rotationAngle: number(-3...3)).scaledBy(
                    x: number(0.3...1.5), y: number(0.3...1.5)))
        case 2: effect = .transform(CGAffineTransform(scaleX: number(0.5...1.5), y: number(0.5...1.5)))
        case 3: effect = .opacity(number(0...1))
        case 4: effect = .clip(outline(), evenOdd: choice(2) == 0)
        case 5:
            effect = .shadow(
                color: color(), radius: choice(3) == 0 ? number(18...40) : number(0...12),
                offset: CGSize(width: number(-8...8), height: number(-8...8)))
        case 6: effect = .blur(radius: choice(3) == 0 ? number(18...40) : number(0...9))
        default: effect = .mask([item(depth: depth + 1)])
        }
        return .group(effect, items)
    }
}
