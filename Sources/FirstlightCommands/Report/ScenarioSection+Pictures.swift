// Licensed under the Apache License, Version 2.0.

extension ScenarioSection {
    /// The size of a picture on the page: the same area for each device, its shape kept.
    struct PictureSize: Equatable, Sendable {
        let width: Int
        let height: Int

        init(device: LaunchReport.Device, area: Double) {
            let ratio = device.width / device.height
            let shape = ratio.isFinite && ratio > 0 ? min(max(ratio, 0.25), 4) : 0.5
            width = Int((area * shape).squareRoot().rounded())
            height = Int((area / shape).squareRoot().rounded())
        }

        /// The size for all pictures within an element.
        var style: HTML { "--wide: \(width)px; --high: \(height)px; --ratio: \(width) / \(height)" }
    }

    /// The film strip and, before it, the launch as it moved.
    var film: HTML {
        """
        <div class="pictures">
        \(motion)\(strip)
        </div>
        """
    }

    private var strip: HTML? {
        guard !scenario.filmStrip.isEmpty else { return nil }
        let size = PictureSize(device: scenario.device, area: 44_000)
        let frames: [HTML] = scenario.filmStrip.map { frame in
            let time = TimeText.text(frame.time)
            let picture = files.shown(frame.webp, name: "Screen at \(time)")
            let caption: HTML? = frame.caption.map { "<span>\($0)</span>" }
            return """
                <li data-time="\(frame.time)">\(picture)<b>\(time)</b>\(caption)</li>

                """
        }
        return """
            <div class="film"><h3 id="\(id)-film">Film strip</h3>
            <ol class="strip" tabindex="0" aria-labelledby="\(id)-film" style="\(size.style)">
            \(frames)</ol></div>
            """
    }

    /// The moving picture, which a browser reads and plays when a reader opens it, also without a script.
    private var motion: HTML? {
        guard let animation = scenario.animation else { return nil }
        let size = PictureSize(device: scenario.device, area: 44_000)
        let still: HTML? = scenario.filmStrip.last.map { frame in
            "<span class=\"still\">\(files.shown(frame.webp, name: "The last screen"))</span>"
        }
        let name = "The launch in motion, \(TimeText.text(animation.duration))"
        return """
            <details class="motion" style="\(size.style)"><summary><h3>In motion</h3>\(still)\
            <span class="said"><span class="to-play">Play</span><span class="to-stop">Stop</span></span></summary>\
            \(files.moving(animation.webp, name: name))</details>

            """
    }
}
