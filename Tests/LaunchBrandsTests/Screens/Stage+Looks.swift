// Licensed under the Apache License, Version 2.0.

import Foundation
import StageUI

@MainActor
extension Stage {
    /// Everything that is drawn now.
    var drawn: [SplashElement] { SplashElement.all(in: frame(at: time)).filter(\.isVisible) }

    /// The parts of words at the ends of lines that are drawn, by what is read aloud, which has no lines.
    var brokenWords: [String] {
        func words(_ text: String) -> [String] {
            text.split { $0.isWhitespace || "·•–-".contains($0) }.map(String.init)
        }
        var whole: Set<String> = []
        for element in spoken {
            for text in [element.label, element.value, element.hint].compactMap({ $0 }) {
                whole.formUnion(words(text))
            }
        }
        var broken: [String] = []
        // Also what lies below the edge of a screen that scrolls.
        for element in SplashElement.all(in: frame(at: time)) where element.kind == .text {
            for line in element.text?.lines ?? [] {
                let text: String = line.runs.map(\.string).joined()
                // A single letter may be initials on a badge; a text that is cut says so.
                for word in words(text) where word.count > 1 && !word.hasSuffix("…") && !whole.contains(word)
                {
                    let isPart = whole.contains { longer in
                        longer.count > word.count && longer.contains(word) && !longer.hasSuffix(",")
                    }
                    if isPart { broken.append(word) }
                }
            }
        }
        return broken
    }

    /// The arrow in the middle above the lower edge that shows that a column goes on.
    func arrow(above edge: CGFloat, at middle: CGFloat) -> SplashElement? {
        drawn.first {
            $0.kind != .text && abs($0.frame.midX - middle) < 1 && $0.frame.width < 40
                && $0.frame.height < 24 && $0.frame.width > 8 && $0.frame.maxY <= edge
                && $0.frame.maxY > edge - 40
        }
    }

    /// Drags a column upwards by a distance at a place, and lets it come to rest.
    func drag(by distance: CGFloat, at place: CGPoint) {
        touchDown(at: place)
        for step in 1...4 { touchMove(to: CGPoint(x: place.x, y: place.y - distance * CGFloat(step) / 4)) }
        touchUp(at: CGPoint(x: place.x, y: place.y - distance))
        settle()
    }
}

extension ScreenDevice {
    /// A tablet in both ways, a computer's window, one in the room, and a television.
    static let large = [
        ScreenDevice(name: "1032x1376", width: 1032, height: 1376, top: 24, bottom: 20),
        ScreenDevice(name: "1376x1032", width: 1376, height: 1032, top: 24, bottom: 20),
        ScreenDevice(name: "1280x800", width: 1280, height: 800, top: 28),
        ScreenDevice(name: "1280x720", width: 1280, height: 720),
        ScreenDevice(name: "1920x1080", width: 1920, height: 1080, top: 60, bottom: 60, sides: 80),
    ]
}
