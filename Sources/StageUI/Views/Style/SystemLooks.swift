// Licensed under the Apache License, Version 2.0.

package import Foundation
import Synchronization

/// The looks that an app gives all bars and controls by the appearances of UIKit, for UIKit only.
package struct SystemLooks: Sendable {
    /// The look of words.
    package struct Words: Sendable {
        /// The colour; nil for the usual one.
        package var color: Color?
        /// The font; nil for the usual one.
        package var font: Font?
        /// Creates the look of words.
        package init(color: Color? = nil, font: Font? = nil) { (self.color, self.font) = (color, font) }
    }
    /// The look of a bar.
    package struct Bar: Sendable {
        /// The material of the ground, below its colour; nil for none.
        package var material: Material?
        /// The colour of the ground; nil for none.
        package var color: Color?
        /// The picture of the ground, stretched over its colour; nil for none.
        package var picture: Image?
        /// The colour of the line at the edge; nil for none.
        package var line: Color?
        /// The picture in place of the line, and its height in points; nil for none.
        package var linePicture: (image: Image, height: CGFloat)?
        /// The look of the small title.
        package var title = Words()
        /// The look of the large title.
        package var largeTitle = Words()
        /// Creates the usual look.
        package init() { (material, line) = (.bar, Color(uiColor: .separator)) }
    }
    /// The look of a tab.
    package struct Tab: Sendable {
        /// The colour of the picture; nil for the usual one.
        package var icon: Color?
        /// The look of the title.
        package var title = Words()
        /// The colour of the badge; nil for the usual one.
        package var badge: Color?
    }
    /// The look of sliders.
    package struct Slider: Sendable {
        /// The colour of the track up to the knob, where no tint is set; nil for the usual one.
        package var track: Color?
        /// The colour of the track after the knob; nil for the usual one.
        package var rest: Color?
        /// The colour of the knob; nil for the usual one.
        package var knob: Color?
        /// The picture in place of the knob, and its size in points; nil for the usual knob.
        package var knobPicture: (image: Image, size: CGSize)?
    }
    /// The bar at the top while content is under it; nil for the usual look.
    package var top: Bar?
    /// The bar at the top where its content begins; nil for the usual look.
    package var topAtEdge: Bar?
    /// The colour of the bar at the top under its ground, without the space above; nil for none.
    package var topColor: Color?
    /// The colour of the button that leads back; nil for the usual one.
    package var topTint: Color?
    /// The look of small titles where no look of the bar says it.
    package var title = Words()
    /// The look of large titles where no look of the bar says it.
    package var largeTitle = Words()
    /// The bar of tabs while content is under it; nil for the usual look.
    package var tabs: Bar?
    /// The bar of tabs where its content ends; nil for the usual look.
    package var tabsAtEdge: Bar?
    /// The colour of the bar of tabs under its ground; nil for none.
    package var tabsColor: Color?
    /// Indicates whether there is no bar of tabs.
    package var hidesTabs = false
    /// The tabs that are not chosen.
    package var tab = Tab()
    /// The chosen tab.
    package var chosenTab = Tab()
    /// The bar of buttons while content is under it; nil for the usual look.
    package var tools: Bar?
    /// The bar of buttons where its content ends; nil for the usual look.
    package var toolsAtEdge: Bar?
    /// The colour of the bar of buttons under its ground; nil for none.
    package var toolsColor: Color?
    /// The colour of what can be tapped in the bar of buttons; nil for the usual one.
    package var toolsTint: Color?
    /// The picture in place of the arrow of the button that leads back; nil for the usual one.
    package var backPicture: Image?
    /// The sliders.
    package var slider = Slider()
    /// The colour behind segments; nil for the usual one.
    package var segments: Color?
    /// The colour behind the chosen segment; nil for the usual one.
    package var chosenSegment: Color?
    /// The titles of the segments that are not chosen.
    package var segmentTitle = Words()
    /// The title of the chosen segment; where it says nothing, it is as the others.
    package var chosenSegmentTitle = Words()
    /// The colour of the dots of pages; nil for the usual one.
    package var dot: Color?
    /// The colour of the dot of the page that is shown; nil for the usual one.
    package var currentDot: Color?
    /// The colour of switches that are on, where no tint is set; nil for the usual one.
    package var switchTint: Color?
    /// The colour of the knobs of switches; nil for the usual one.
    package var switchKnob: Color?
    /// Indicates whether scrolled content stops at its ends, and does not go beyond them and back.
    package var stopsAtEnds = false
    /// Creates the usual looks.
    package init() {}

    /// The small title as the bar has it.
    var shownTitle: Words { shown(\.title, among: [top, topAtEdge], or: title) }
    /// The large title as the bar has it.
    var shownLargeTitle: Words { shown(\.largeTitle, among: [topAtEdge, top], or: largeTitle) }

    private func shown(_ words: KeyPath<Bar, Words>, among bars: [Bar?], or other: Words) -> Words {
        let all = bars.compactMap { $0?[keyPath: words] } + [other]
        return Words(
            color: all.lazy.compactMap(\.color).first, font: all.lazy.compactMap(\.font).first)
    }
}

/// The looks of the app that runs on a device.
private final class KeptLooks: Sendable {
    let looks = Mutex<SystemLooks?>(nil)
}

extension StageDevice {
    /// The looks that the running app gives all bars and controls; nil where it gives none. A new start has none.
    package var looks: SystemLooks? {
        get { kept { KeptLooks() }.looks.withLock { $0 } }
        set { kept { KeptLooks() }.looks.withLock { $0 = newValue } }
    }
}

extension LayoutBox {
    /// The ground of a bar as the app wants all bars to look: its material, its colour and its line.
    func barGround(
        _ rect: CGRect, _ look: SystemLooks.Bar?, isAtBottom: Bool, environment: EnvironmentValues
    ) -> [DisplayItem] {
        guard let look else { return [] }
        func color(_ color: Color?) -> DisplayPaint? {
            color.map { DisplayPaint.color($0.resolveColor(in: environment)) }
        }
        func picture(_ image: Image?, in rect: CGRect) -> DisplayPaint? {
            image.flatMap { ImagePaint(image: $0).stretched(in: rect, at: owner) }
        }
        let height = look.linePicture?.height ?? 1 / max(1, environment.displayScale)
        // A line belongs to the content's side of the edge; at the bottom one of a picture stands above the bar.
        let above = look.linePicture == nil ? 0 : height
        let edge = CGRect(
            x: rect.minX, y: isAtBottom ? rect.minY - above : rect.maxY, width: rect.width, height: height)
        let parts: [(CGRect, DisplayPaint?)] = [
            (rect, look.material?.paint(in: rect, environment: environment)), (rect, color(look.color)),
            (rect, picture(look.picture, in: rect)),
            (edge, look.linePicture == nil ? color(look.line) : picture(look.linePicture?.image, in: edge)),
        ]
        return parts.compactMap { rect, paint in
            paint.map {
                DisplayItem(owner: owner.path, content: .fill(.rectangle(rect), $0, evenOdd: false))
            }
        }
    }

    /// A rectangle of a colour, if there is one.
    func barColor(_ rect: CGRect, _ color: Color?, environment: EnvironmentValues) -> [DisplayItem] {
        color.map {
            [
                DisplayItem(
                    owner: owner.path,
                    content: .fill(
                        .rectangle(rect), .color($0.resolveColor(in: environment)), evenOdd: false))
            ]
        } ?? []
    }
}
