// Licensed under the Apache License, Version 2.0.

extension AndroidSplash {
    /// The side of the square that an icon is drawn in, in dp: 288, or 240 with a background of its own.
    public var iconCanvas: Double { iconBackground == nil ? 288 : 240 }

    /// The diameter of the circle that remains of the icon, in dp: two thirds of its canvas.
    public var iconCircle: Double { iconBackground == nil ? 192 : 160 }

    /// The size of the view in which the system shows a branding picture, in dp.
    public static let brandingCanvas = (width: 200.0, height: 80.0)

    /// The problems that keep the splash screen from being written, each with its remedy.
    public var objections: [ArtefactProblem] {
        var found: [ArtefactProblem] = []
        func object(_ element: String, _ reason: String) {
            found.append(ArtefactProblem(file: "AndroidSplash", element: element, reason: reason))
        }
        for (color, name) in [(background.light, "background"), (background.dark, "background/dark")] {
            guard let color, !color.isOpaque else { continue }
            object(name, "\(color.android) shows what is behind it; the window needs an opaque colour")
        }
        for (picture, name) in [(icon, "icon"), (branding, "branding")] {
            guard case .reference(let reference) = picture else { continue }
            let parts = reference.split(separator: "/", omittingEmptySubsequences: false)
            if parts.count != 2 || !["@drawable", "@mipmap"].contains(parts[0])
                || !String(parts[1]).isResourceName
            {
                object(name, "\u{201C}\(reference)\u{201D} names no picture; write it as @drawable/name")
            }
        }
        if case .drawn(let width, let height, _) = icon {
            if !(width > 0 && height > 0 && width.isFinite && height.isFinite) {
                object("icon", "\(width) x \(height) dp is no size; give one greater than zero")
            } else if max(width, height) > iconCircle {
                object(
                    "icon",
                    "\(width.plain) x \(height.plain) dp does not fit into the circle of "
                        + "\(iconCircle.plain) dp that the system shows; make it smaller")
            }
        }
        if case .reference(let reference) = animatedIcon, !reference.hasPrefix("@drawable/") {
            object(
                "animatedIcon", "\u{201C}\(reference)\u{201D} names no drawable; write it as @drawable/name")
        }
        if case .drawn(let width, let height, _) = branding {
            let canvas = Self.brandingCanvas
            if !(width > 0 && height > 0 && width <= canvas.width && height <= canvas.height) {
                object(
                    "branding",
                    "\(width.plain) x \(height.plain) dp does not fit into the "
                        + "\(canvas.width.plain) x \(canvas.height.plain) dp that the system gives it")
            }
        }
        if let animationDuration, animationDuration < 0 {
            object("animationDuration", "\(animationDuration) ms is before the start; give zero or more")
        }
        return found
    }

    /// Warnings where the system does not show what the art suggests, each with its remedy.
    public var warnings: [ArtefactProblem] {
        var found: [ArtefactProblem] = []
        func warn(_ element: String, _ reason: String) {
            found.append(ArtefactProblem(file: "AndroidSplash", element: element, reason: reason))
        }
        if case .drawn(let width, let height, _) = icon, max(width, height) <= iconCircle,
            (width * width + height * height).squareRoot() > iconCircle
        {
            let side = Int(iconCircle / 2.0.squareRoot())
            warn(
                "icon",
                "the corners of \(width.plain) x \(height.plain) dp lie outside the circle of "
                    + "\(iconCircle.plain) dp, the two thirds of the canvas that are shown: a square mark "
                    + "has room to \(side) dp")
        }
        if let duration = duration(at: 31), duration > 1000 {
            warn("animationDuration", "\(duration) ms is longer than the 1000 ms that are advised")
        }
        if animationDuration != nil, animatedIcon == nil, case .drawn = icon {
            warn("animationDuration", "a picture does not move; name an animated vector as the icon")
        }
        return found
    }
}

extension Double {
    /// The number without a fraction of zero.
    var plain: String {
        self == rounded() && abs(self) < 1e15 ? String(Int(self)) : String(self)
    }
}
