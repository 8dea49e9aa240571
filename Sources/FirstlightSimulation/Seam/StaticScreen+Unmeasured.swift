// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Foundation

extension StaticScreen {
    /// What the launch screen shows and nothing here measures or draws as the system does: the texts and controls of a
    /// storyboard, the bars of a property list. A sentence for each; whatever stands beside one may have another place on
    /// a device.
    public var unmeasured: [String] {
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
            }
        case .storyboard(let storyboard): Self.unmeasured(storyboard)
        }
    }

    private static func unmeasured(_ storyboard: LaunchStoryboard) -> [String] {
        guard let root = storyboard.initialScene?.rootView else { return [] }
        return shown(root).filter { LaunchMeasures.hasOwnSize($0.kind) }.map { view in
            let lines = view.markup["numberOfLines"].map { $0 == "1" ? "" : " of several lines" } ?? ""
            let place = "\(storyboard.file):\(view.markup.line)"
            return
                "The \(view.kind)\(lines) \u{201C}\(view.id)\u{201D} (\(place)) is not compared: it is neither "
                + "measured as UIKit measures it nor drawn, and what its size moves may stand elsewhere on a device."
        }
    }

    private static func shown(_ view: StoryboardView) -> [StoryboardView] {
        view.isHidden || view.alpha == 0 ? [] : [view] + view.subviews.flatMap(shown)
    }
}
