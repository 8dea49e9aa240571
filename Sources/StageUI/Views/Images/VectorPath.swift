// Licensed under the Apache License, Version 2.0.

import Foundation

/// Reads the steps of an outline as SVG writes them, up to the first mistake.
struct VectorPath {
    private let bytes: [UInt8]
    private var place = 0
    private(set) var path = Path()
    private var current = CGPoint.zero
    private var start = CGPoint.zero
    /// The control point of the curve before, of which the next one may be the mirror.
    private var control: (point: CGPoint, isCubic: Bool)?

    init(_ text: String) {
        bytes = Array(text.utf8)
        var command: UInt8 = 0
        while skipSeparators(), place < bytes.count {
            let byte = bytes[place]
            if byte > 57, byte != UInt8(ascii: "e") {
                command = byte
                place += 1
            } else if command == 0 || command | 32 == UInt8(ascii: "z") {
                return
            }
            guard step(command) else { return }
            // Further pairs after a move are lines.
            if command == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
            if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
        }
    }

    @discardableResult
    private mutating func skipSeparators() -> Bool {
        while place < bytes.count, bytes[place] <= 32 || bytes[place] == UInt8(ascii: ",") { place += 1 }
        return true
    }

    private mutating func number() -> Double? {
        skipSeparators()
        let first = place
        var (hasPoint, hasExponent) = (false, false)
        while place < bytes.count {
            let byte = bytes[place]
            let isSign = byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
            if isSign, place > first, bytes[place - 1] | 32 != UInt8(ascii: "e") { break }
            if byte == UInt8(ascii: ".") {
                if hasPoint || hasExponent { break }
                hasPoint = true
            } else if byte | 32 == UInt8(ascii: "e") {
                if hasExponent || place == first { break }
                hasExponent = true
            } else if !isSign, !(48...57).contains(byte) {
                break
            }
            place += 1
        }
        guard let value = Double(String(decoding: bytes[first..<place], as: UTF8.self)), value.isFinite else {
            return nil
        }
        return value
    }

    /// A digit that says yes or no, which may stand directly before the next number.
    private mutating func flag() -> Bool? {
        skipSeparators()
        guard place < bytes.count, bytes[place] == 48 || bytes[place] == 49 else { return nil }
        place += 1
        return bytes[place - 1] == 49
    }

    private mutating func point(_ isRelative: Bool) -> CGPoint? {
        guard let x = number(), let y = number() else { return nil }
        return CGPoint(x: x + (isRelative ? current.x : 0), y: y + (isRelative ? current.y : 0))
    }

    private mutating func step(_ command: UInt8) -> Bool {
        let isRelative = command >= 97
        let before = control
        control = nil
        switch Character(UnicodeScalar(command | 32)) {
        case "m":
            guard let end = point(isRelative) else { return false }
            path.move(to: end)
            (current, start) = (end, end)
        case "l":
            guard let end = point(isRelative) else { return false }
            line(to: end)
        case "h":
            guard let x = number() else { return false }
            line(to: CGPoint(x: x + (isRelative ? current.x : 0), y: current.y))
        case "v":
            guard let y = number() else { return false }
            line(to: CGPoint(x: current.x, y: y + (isRelative ? current.y : 0)))
        case "c":
            guard let one = point(isRelative), let two = point(isRelative), let end = point(isRelative) else {
                return false
            }
            cubic(one, two, end)
        case "s":
            guard let two = point(isRelative), let end = point(isRelative) else { return false }
            cubic(mirrored(before, isCubic: true), two, end)
        case "q":
            guard let one = point(isRelative), let end = point(isRelative) else { return false }
            quad(one, end)
        case "t":
            guard let end = point(isRelative) else { return false }
            quad(mirrored(before, isCubic: false), end)
        case "a":
            guard let rx = number(), let ry = number(), let turn = number(), let isLarge = flag(),
                let sweeps = flag(),
                let end = point(isRelative)
            else { return false }
            arc(CGSize(width: abs(rx), height: abs(ry)), turn * .pi / 180, isLarge, sweeps, end)
        case "z":
            path.closeSubpath()
            current = start
        default: return false
        }
        return true
    }

    private func mirrored(_ before: (point: CGPoint, isCubic: Bool)?, isCubic: Bool) -> CGPoint {
        guard let before, before.isCubic == isCubic else { return current }
        return CGPoint(x: 2 * current.x - before.point.x, y: 2 * current.y - before.point.y)
    }

    private mutating func line(to end: CGPoint) {
        path.addLine(to: end)
        current = end
    }

    private mutating func cubic(_ one: CGPoint, _ two: CGPoint, _ end: CGPoint) {
        path.addCurve(to: end, control1: one, control2: two)
        (current, control) = (end, (two, true))
    }

    private mutating func quad(_ one: CGPoint, _ end: CGPoint) {
        path.addQuadCurve(to: end, control: one)
        (current, control) = (end, (one, false))
    }

    /// Adds a part of an ellipse as curves of at most a quarter, by the formulas of SVG's appendix B.2.
    private mutating func arc(
        _ radii: CGSize, _ turn: Double, _ isLarge: Bool, _ sweeps: Bool, _ end: CGPoint
    ) {
        defer { current = end }
        guard radii.width > 0, radii.height > 0, end != current else {
            path.addLine(to: end)
            return
        }
        let (cosine, sine) = (cos(turn), sin(turn))
        let (dx, dy) = ((current.x - end.x) / 2, (current.y - end.y) / 2)
        let (x, y) = (cosine * dx + sine * dy, cosine * dy - sine * dx)
        var (rx, ry) = (Double(radii.width), Double(radii.height))
        let excess = (x / rx) * (x / rx) + (y / ry) * (y / ry)
        if excess > 1 { (rx, ry) = (rx * excess.squareRoot(), ry * excess.squareRoot()) }
        let (a, b) = (rx * rx * y * y, ry * ry * x * x)
        let share = max(0, (rx * rx * ry * ry - a - b) / (a + b)).squareRoot() * (isLarge == sweeps ? -1 : 1)
        let (cx, cy) = (share * rx * y / ry, -share * ry * x / rx)
        let from = atan2((y - cy) / ry, (x - cx) / rx)
        var sweep = atan2((-y - cy) / ry, (-x - cx) / rx) - from
        if sweeps, sweep < 0 { sweep += 2 * .pi }
        if !sweeps, sweep > 0 { sweep -= 2 * .pi }
        let place = CGAffineTransform(
            a: rx * cosine, b: rx * sine, c: -ry * sine, d: ry * cosine,
            tx: cosine * cx - sine * cy + (current.x + end.x) / 2,
            ty: sine * cx + cosine * cy + (current.y + end.y) / 2)
        let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
        let part = sweep / Double(count)
        let reach = 4.0 / 3 * tan(part / 4)
        for index in 0..<count {
            let (one, two) = (from + part * Double(index), from + part * Double(index + 1))
            path.addCurve(
                to: index == count - 1 ? end : CGPoint(x: cos(two), y: sin(two)).applying(place),
                control1: CGPoint(x: cos(one) - reach * sin(one), y: sin(one) + reach * cos(one)).applying(
                    place),
                control2: CGPoint(x: cos(two) + reach * sin(two), y: sin(two) - reach * cos(two)).applying(
                    place))
        }
    }
}
