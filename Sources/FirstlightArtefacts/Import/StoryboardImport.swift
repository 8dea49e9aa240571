// Licensed under the Apache License, Version 2.0.

/// Reads a launch storyboard as far as a brand declares it: a colour, a mark in the middle, a name below.
struct StoryboardImport {
    let storyboard: LaunchStoryboard
    private let assets: ImportAssets
    private let screen: StoryboardRect
    /// The frames of the views on a larger screen, by their ids.
    private var larger: [String: StoryboardRect] = [:]
    /// The ids of the views that are there on a phone; nil where nothing could be laid out.
    private var present: Set<String>?
    var launch: ImportedLaunch

    /// Returns whether a file is a launch storyboard, or means to be one and cannot be read.
    static func isLaunchScreen(_ bytes: [UInt8], file: String) -> Bool {
        do throws(ArtefactProblem) {
            return try LaunchStoryboard(reading: bytes, file: file).isLaunchScreen
        } catch {
            // One of which nothing is left is known by its name alone.
            return String(decoding: bytes, as: UTF8.self).contains("launchScreen=\"YES\"")
                || LintPath.stem(file).lowercased().contains("launch")
        }
    }

    static func read(_ bytes: [UInt8], in folder: ImportFolder) throws(ArtefactProblem) -> ImportedLaunch {
        let storyboard = try LaunchStoryboard(reading: bytes, file: folder.file)
        guard let root = storyboard.rootView else {
            throw ArtefactProblem(
                file: folder.file, line: storyboard.markup.root.line, element: "document",
                reason: "no scene has a view; a launch screen needs one")
        }
        var reader = StoryboardImport(storyboard, in: folder)
        reader.remarkOnScenes()
        reader.read(root)
        return reader.launch
    }

    private init(_ storyboard: LaunchStoryboard, in folder: ImportFolder) {
        let isTelevision = storyboard.platform == .tvOS
        self.storyboard = storyboard
        assets = ImportAssets(folder, isTelevision: isTelevision)
        screen =
            isTelevision
            ? StoryboardRect(x: 0, y: 0, width: 1920, height: 1080)
            : StoryboardRect(x: 0, y: 0, width: 393, height: 852)
        launch = ImportedLaunch(file: folder.file, platforms: [isTelevision ? .tvos : .ios])
        launch.storyboard = LintPath.stem(folder.file)
    }

    private mutating func remark(_ view: StoryboardView, _ reason: String) {
        launch.remarks.append(
            ArtefactProblem(
                file: storyboard.file, line: view.markup.line, element: "\(view.kind)/\(view.id)",
                reason: reason))
    }

    // MARK: - Views

    private mutating func read(_ root: StoryboardView) {
        launch.background = colors(of: root)
        // The colour behind all others, whose opacity is told at the end: a view that covers it may be opaque.
        var ground = root
        if root.isHidden || root.alpha <= 0 {
            remark(root, "the view of the screen is hidden: nothing of it is shown")
        }
        for (view, frame) in placed(root) {
            // One plain colour over all of the screen is mixed with what is behind it.
            let isFaded =
                view.kind == "view" && view.id != root.id && view.subviews.isEmpty
                && view.backgroundColor != nil && frame.map(fills) ?? false
            if let opacity = view.markup["alpha"].flatMap(Double.init), opacity < 1, !isFaded {
                remark(view, "its opacity of \(opacity.plain) is not declared; it is drawn in full")
            }
            if let name = view.markup["customClass"] { remark(view, Self.reason(ofClass: name)) }
            remarkOnRuntimeAttributes(of: view.markup)
            if let image = view.image {
                read(view, image, frame)
                continue
            }
            switch view.kind {
            case "view", "stackView", "scrollView", "visualEffectView":
                if view.id == root.id && view.markup.line == root.markup.line {
                    if view.kind == "visualEffectView" {
                        remark(
                            view,
                            "a \(view.className) is not declared: what it blurs has no colour of its own")
                    }
                    break
                }
                if view.kind == "view", view.backgroundColor == nil { break }
                if view.kind == "view", frame.map(fills) ?? false {
                    if let front = colors(of: view)?.faded(to: isFaded ? view.alpha : 1) {
                        if front.translucency == nil || launch.background == nil { ground = view }
                        cover(with: front)
                    }
                    break
                }
                remark(view, "a \(view.className) is not declared; draw it in the first screen")
            case "label": remark(view, "text is not declared: launch screens are not translated")
            case "imageView": remark(view, "it shows no image")
            default: remark(view, "a \(view.className) is not declared; draw it in the first screen")
            }
        }
        if let present {
            for view in root.all where !present.contains(view.id) {
                guard let image = view.image else { continue }
                remark(
                    view,
                    "\u{201C}\(image)\u{201D} is not there on a phone held upright, and is not declared")
            }
        }
        let name: String? = if case .named(let name)? = ground.backgroundColor { name } else { nil }
        if let reason = launch.background?.translucencyRemark(name) { remark(ground, reason) }
    }

    /// Puts colours in front of those of the screen, which stay visible where the front ones are translucent.
    private mutating func cover(with front: HexColorPair) {
        guard front.translucency != nil, let ground = launch.background else {
            launch.background = front
            return
        }
        launch.background = front.over(ground)
    }

    private mutating func read(_ view: StoryboardView, _ image: String, _ frame: StoryboardRect?) {
        // The root's own is the screen's.
        if view.backgroundColor != nil, view.id != storyboard.rootView?.id {
            remark(view, "the colour behind the picture is not declared; make it a part of the picture")
        }
        if view.showsSystemImage {
            remark(
                view,
                "the system's symbol \u{201C}\(image)\u{201D} is not declared; draw it in the first screen")
            return
        }
        if assets.hasSymbol(named: image) {
            remark(view, "the symbol \u{201C}\(image)\u{201D} is not declared; draw it in the first screen")
            return
        }
        let known = assets.picture(named: image)
        if let reason = assets.fault(ofPicture: image) ?? assets.absence(ofPicture: image) {
            remark(view, reason)
        }
        let natural = known?.size ?? storyboard.resources.size(ofImage: image)
        let keepsSize = !["scaleToFill", "redraw", "scaleAspectFit", "scaleAspectFill"].contains(
            view.contentMode)
        // Where nothing says the natural size, only a stretched picture has a certain rectangle.
        let drawn = frame.map { frame in natural.map { view.rectangle(ofImage: $0, in: frame) } ?? frame }
        let plain = known.flatMap(assets.plain)
        if plain == .clear { return }
        if known?.isTemplate == true {
            remark(
                view,
                "\u{201C}\(image)\u{201D} is drawn in its view's tint, and is declared in its own colours")
        }
        if let drawn, fills(drawn), natural != nil || !keepsSize {
            if case .color(let colors)? = plain {
                cover(with: colors)
            } else {
                remark(
                    view,
                    "\u{201C}\(image)\u{201D} fills the screen: declare its main colour as the background")
            }
            return
        }
        // A view without a size of its own and with a picture whose size nobody knows has no rectangle.
        let seen = drawn.flatMap { $0.width >= 0.5 && $0.height >= 0.5 ? $0 : nil }
        let shown =
            keepsSize ? natural : seen.map { StoryboardSize(width: $0.width, height: $0.height) } ?? natural
        if !keepsSize, let drawn, let natural,
            let other = larger[view.id].map({
                view.rectangle(ofImage: natural, in: $0)
            }), abs(other.width - drawn.width) > 0.5 || abs(other.height - drawn.height) > 0.5
        {
            remark(
                view,
                "the size of \u{201C}\(image)\u{201D} follows the screen, and is declared as on one of "
                    + "\(screen.width.plain) by \(screen.height.plain) points")
        }
        var picture = ImportedLaunch.Picture(
            image, width: shown?.width, height: shown?.height, contentMode: Self.mode(view.contentMode))
        if let drawn, drawn.y + drawn.height / 2 > screen.height * 0.7, launch.branding == nil {
            picture.placement = .bottom
            launch.branding = picture
        } else if launch.image == nil {
            if let drawn { picture.placement = placement(of: drawn, view) }
            launch.image = picture
        } else {
            remark(
                view, "an app has one mark and one name: \u{201C}\(image)\u{201D} is a further picture")
        }
    }

    private func fills(_ frame: StoryboardRect) -> Bool {
        frame.x <= 0.5 && frame.y <= 0.5 && frame.right >= screen.width - 0.5
            && frame.bottom >= screen.height - 0.5
    }

    /// The place of a picture: the middle, or an edge that it touches. Elsewhere it is declared in the middle.
    private mutating func placement(
        of frame: StoryboardRect, _ view: StoryboardView
    ) -> ImportedLaunch.Placement {
        let right = frame.x + frame.width / 2 - screen.width / 2
        let down = frame.y + frame.height / 2 - screen.height / 2
        let columns =
            abs(right) <= 1 ? 1 : abs(frame.x) <= 1 ? 0 : abs(frame.right - screen.width) <= 1 ? 2 : nil
        let rows =
            abs(down) <= 1 ? 1 : abs(frame.y) <= 1 ? 0 : abs(frame.bottom - screen.height) <= 1 ? 2 : nil
        let places: [[ImportedLaunch.Placement]] = [
            [.topLeft, .top, .topRight], [.left, .center, .right], [.bottomLeft, .bottom, .bottomRight],
        ]
        if let rows, let columns { return places[rows][columns] }
        let distances = [(right, "right of", "left of"), (down, "below", "above")].filter { abs($0.0) > 1 }
            .map { "\(abs($0.0).rounded().plain) points \($0.0 > 0 ? $0.1 : $0.2)" }
        remark(
            view,
            "\u{201C}\(view.image ?? "")\u{201D} stands \(distances.joined(separator: " and ")) the middle, and is "
                + "declared in the middle")
        return .center
    }

    /// The visible views, where the constraints place them, or else where the editor last did.
    private mutating func placed(_ root: StoryboardView) -> [(StoryboardView, StoryboardRect?)] {
        let (assets, resources) = (assets, storyboard.resources)
        let declared = LaunchMeasures.declared(in: storyboard)
        let size = StoryboardSize(width: screen.width, height: screen.height)
        var natural: [String: StoryboardSize] = [:]
        for image in Set(storyboard.usedImages.map(\.name)) {
            natural[image] = assets.picture(named: image)?.size ?? resources.size(ofImage: image)
        }
        let sizes = natural
        let measures = LaunchMeasures(image: { sizes[$0] }, text: declared.text)
        do throws(ArtefactProblem) {
            let layout = try LaunchLayout(
                storyboard, on: LaunchLayout.Screen(size: size), measures: measures)
            for conflict in layout.conflicts {
                guard let left = conflict.members.last else { continue }
                launch.remarks.append(
                    ArtefactProblem(
                        file: storyboard.file, line: left.line, element: "constraint",
                        reason: "\(left.text) contradicts the others and is left out"))
            }
            let wide = StoryboardSize(width: size.width + 40, height: size.height + 80)
            let other = try LaunchLayout(storyboard, on: LaunchLayout.Screen(size: wide), measures: measures)
            for placed in other.views { larger[placed.view.id] = placed.frame }
            present = Set(layout.views.map(\.view.id))
            return layout.views.filter { $0.opacity > 0 }.map { ($0.view, $0.frame) }
        } catch {
            launch.remarks.append(error)
            return root.all.filter { !$0.isHidden }.map { ($0, $0.frame) }
        }
    }

    private static func mode(_ name: String) -> ImportedLaunch.ContentMode {
        switch name {
        case "scaleAspectFit": .fit
        case "scaleAspectFill": .fill
        case "scaleToFill", "redraw": .stretch
        default: .natural
        }
    }

    // MARK: - Colours

    private mutating func colors(of view: StoryboardView) -> HexColorPair? {
        guard let color = view.backgroundColor else {
            if view.markup.child("color", key: "backgroundColor") != nil {
                remark(view, "the colour of its background is in a form that is not known")
            } else if view.image == nil {
                remark(view, "the view has no background colour")
            }
            return nil
        }
        return colors(color, of: view)
    }

    private mutating func colors(_ color: StoryboardColor, of view: StoryboardView) -> HexColorPair? {
        switch color {
        case .components(let red, let green, let blue, let alpha, _):
            return literal(color, ColorChannels(red: red, green: green, blue: blue, alpha: alpha), view)
        case .gray(let white, let alpha, _):
            return literal(color, ColorChannels(red: white, green: white, blue: white, alpha: alpha), view)
        case .named(let name):
            if let found = assets.colors(named: name) {
                if let doubt = found.doubt { remark(view, doubt) }
                return found.pair
            }
            let fallback = storyboard.resources.namedColors.first { $0.name == name }?.fallback
            guard let fallback, fallback.space != nil else {
                remark(view, assets.absence(ofColor: name))
                return nil
            }
            remark(
                view,
                assets.hasColor(named: name)
                    ? assets.absence(ofColor: name)
                        + "; that of the storyboard is declared, and a dark one would be missed"
                    : "the colour \u{201C}\(name)\u{201D} is in no catalogue: a dark one would be missed")
            return colors(fallback, of: view)
        case .system(let name):
            if let pair = SystemColor.pair(named: name) { return pair }
            let shown = storyboard.resources.systemColors.first { $0.name == name }?.fallback
            guard let shown, shown.space != nil else {
                let tint = SystemColor.tint(named: name)
                let subject = "the system's colour \u{201C}\(name)\u{201D}"
                remark(
                    view,
                    tint == nil
                        ? "\(subject) has no fixed value; give one" : "\(subject) \(SystemColor.tintWords)")
                return tint
            }
            remark(
                view,
                "the system's colour \u{201C}\(name)\u{201D} is declared as the editor shows it: a dark one would be "
                    + "missed")
            return colors(shown, of: view)
        }
    }

    private mutating func literal(
        _ color: StoryboardColor, _ channels: ColorChannels, _ view: StoryboardView
    ) -> HexColorPair? {
        if let known = color.sRGB {
            if !known.isWithinBytes { remark(view, "the colour of its background \(HexColor.beyondBytes)") }
            return HexColor(known).map { HexColorPair($0) }
        }
        let space = color.space ?? ""
        remark(
            view,
            StoryboardColor.isInk(space)
                ? "the colour is mixed of four inks, whose look a profile decides: the plain mixture is declared"
                : "the colour space \u{201C}\(space)\u{201D} is not known, so its numbers count as sRGB")
        return HexColor(channels).map { HexColorPair($0) }
    }
}
