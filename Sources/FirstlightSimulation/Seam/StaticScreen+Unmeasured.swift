// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Foundation

extension StaticScreen {
    /// The parts of the launch screen that nothing here measures or draws as the system does: the texts, controls and
    /// symbols of a storyboard, the bars of a property list, colours of the system, screens for links. A sentence for
    /// each; neighbours of one may have another place on a device.
    public var unmeasured: [String] {
        var found = sources.leftOut
        for sentence in sources.all.flatMap({ sentences(of: $0) }) where !found.contains(sentence) {
            found.append(sentence)
        }
        return found
    }

    private func sentences(of source: Source) -> [String] {
        switch source {
        case .dictionary(let keys, let place):
            keys.bars.map { bar in
                let key = "\(bar.rawValue) (\(place))"
                let doubt = "the system may draw it otherwise."
                guard let image = keys.imageName(of: bar) else {
                    return "The bar of \(key) is drawn as a plain bar of the usual height; \(doubt)"
                }
                return
                    "The picture \u{201C}\(image)\u{201D} of \(key) is drawn in the middle of its bar; \(doubt)"
            } + [keys.colorName].compactMap(\.self).flatMap(references)
        case .storyboard(let storyboard):
            storyboard.initialScene?.rootView.map { root in
                Self.shown(root).flatMap { sentences(of: $0, in: storyboard) }
            } ?? []
        }
    }

    private func sentences(of view: StoryboardView, in storyboard: LaunchStoryboard) -> [String] {
        let place = "\u{201C}\(view.id)\u{201D} (\(storyboard.file):\(view.markup.line))"
        var sentences: [String] = []
        if LaunchMeasures.hasOwnSize(view.kind) {
            let lines = view.markup["numberOfLines"].map { $0 == "1" ? "" : " of several lines" } ?? ""
            sentences.append(
                "The \(view.kind)\(lines) \(place) is not compared: it is neither "
                    + "measured as UIKit measures it nor drawn, and what its size moves may stand elsewhere on a device."
            )
        }
        if view.showsSystemImage, let symbol = view.image {
            sentences.append(
                "The symbol \u{201C}\(symbol)\u{201D} of \(place) is not compared: it is the system's, and is neither "
                    + "measured nor drawn.")
        }
        switch view.backgroundColor {
        case .system(let name)? where name != Self.systemBackgroundName:
            let color = "The system's colour \u{201C}\(name)\u{201D} of \(place)"
            sentences.append(
                storyboard.fallback(ofSystemColor: name) == nil
                    ? "\(color) is not drawn: the storyboard does not say what it looks like."
                    : "\(color) is drawn as the storyboard's editor shows it; the system's may be another, above all "
                        + "in dark appearance.")
        case .named(let name)?: sentences += references(name)
        default: break
        }
        if view.alpha < 1, !view.subviews.isEmpty {
            sentences.append(
                "What is in \(place) is drawn with its opacity one by one; the system joins it first, so that colours "
                    + "may differ where views overlap.")
        }
        return sentences
    }

    /// Returns the remark on a colour of the catalogue that stands for one of the system's.
    private func references(_ name: String) -> [String] {
        let others = (colors[name]?.entries ?? []).compactMap { $0.color?.reference }
            .filter { $0 != Self.systemBackgroundName }
        return others.prefix(1).map {
            "The system's colour \u{201C}\($0)\u{201D}, which \u{201C}\(name)\u{201D} of the catalogue stands for, is "
                + "not drawn: nothing says what it looks like."
        }
    }

    private static func shown(_ view: StoryboardView) -> [StoryboardView] {
        view.isHidden || view.alpha == 0 ? [] : [view] + view.subviews.flatMap(shown)
    }
}
