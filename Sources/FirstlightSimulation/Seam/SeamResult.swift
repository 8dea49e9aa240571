// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Foundation
public import StageCairo
public import StageUI

/// The difference between a static launch screen and the first frame on one device.
public struct SeamResult: Sendable {
    /// The device.
    public let place: SeamPlace
    /// The pixels of both: the static screen as expected, the first frame as drawn.
    public let comparison: PixelComparison
    /// The view of the first frame that owns the pixels that differ; nil when none differ.
    public let owner: String?
    /// The part of the static screen that lies there; nil when none differ.
    public let part: String?
    /// The usual cause of such a difference; nil when there is none.
    public let cause: String?
    /// The things that the views of both asked for and did not get.
    public let issues: [StageIssue]

    @MainActor
    init(
        place: SeamPlace, comparison: PixelComparison, parts: [StaticScreen.Part], list: DisplayList,
        scale: CGFloat, issues: [StageIssue]
    ) {
        (self.place, self.comparison, self.issues) = (place, comparison, issues)
        guard let box = comparison.box else {
            (owner, part, cause) = (nil, nil, nil)
            return
        }
        let corner = CGPoint(x: CGFloat(box.left) / scale, y: CGFloat(box.top) / scale)
        let size = CGSize(width: CGFloat(box.width) / scale, height: CGFloat(box.height) / scale)
        let area = CGRect(origin: corner, size: size)
        // Backgrounds reach everywhere; the smallest part at the place is meant.
        owner =
            list.pieces.filter { $0.box.intersects(area) }
            .min { $0.box.width * $0.box.height < $1.box.width * $1.box.height }?.name
        let found = parts.last { $0.extent.intersects(area) }?.name
        part = found
        let (pixels, all) = (
            comparison.differingPixels, comparison.expected.width * comparison.expected.height
        )
        let isBar = LaunchScreenKeys.Bar.allCases.contains { $0.rawValue == found }
        cause =
            if isBar {
                "the static screen shows a bar that the first frame has not; remove its key, or begin with the bar"
            } else if pixels > all / 2 {
                "another colour behind everything: a colour of the catalogue, a container's background, or an appearance"
            } else if parts.contains(where: { $0.image != nil && $0.extent.intersects(area) }) {
                "the picture has another size or place, or stands only on one of the two"
            } else {
                "something stands on the first frame that the static screen has not; let it come in after it"
            }
    }
}
