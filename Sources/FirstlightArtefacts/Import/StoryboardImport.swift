// Licensed under the Apache License, Version 2.0.

/// Reads a launch storyboard as far as a brand declares it: a colour, a mark in the middle, a name below.
enum StoryboardImport {
    static func isLaunchScreen(_ bytes: [UInt8], file: String) -> Bool {
        (try? LaunchStoryboard(reading: bytes, file: file))?.isLaunchScreen ?? false
    }

    static func read(_ bytes: [UInt8], in folder: ImportFolder) throws(ArtefactProblem) -> ImportedLaunch {
        let storyboard = try LaunchStoryboard(reading: bytes, file: folder.file)
        guard let root = storyboard.rootView else {
            throw ArtefactProblem(
                file: folder.file, line: storyboard.markup.root.line, element: "document",
                reason: "no scene has a view; a launch screen needs one")
        }
        var launch = ImportedLaunch(
            file: folder.file, platforms: [storyboard.platform == .tvOS ? .tvos : .ios])
        let name = folder.file.split(separator: "/").last.map(String.init) ?? folder.file
        launch.storyboard = name.hasSuffix(".storyboard") ? String(name.dropLast(11)) : name
        func remark(_ view: StoryboardView, _ reason: String) {
            launch.remarks.append(
                ArtefactProblem(
                    file: folder.file, line: view.markup.line, element: "\(view.kind)/\(view.id)",
                    reason: reason))
        }
        launch.background = colors(of: root, in: storyboard, folder, remark)
        let screen = screen(of: storyboard)
        for (view, frame) in placed(storyboard, root, on: screen) where view.id != root.id {
            let fills = frame.map { $0.width >= screen.width && $0.height >= screen.height } ?? false
            guard let image = view.image else {
                switch view.kind {
                case "label": remark(view, "text is not declared: launch screens are not translated")
                case "imageView": remark(view, "it shows no image")
                case "view" where view.backgroundColor == nil: break
                case "view" where fills:
                    launch.background = colors(of: view, in: storyboard, folder, remark) ?? launch.background
                default: remark(view, "a \(view.className) is not declared; draw it in the first screen")
                }
                continue
            }
            if fills {
                remark(
                    view,
                    "\u{201C}\(image)\u{201D} fills the screen: declare its main colour as the background")
                continue
            }
            let picture = picture(image, view, frame, in: storyboard)
            if let frame, frame.y + frame.height / 2 > screen.height * 0.7, launch.branding == nil {
                launch.branding = picture
                launch.branding?.placement = .bottom
            } else if launch.image == nil {
                launch.image = picture
            } else {
                remark(
                    view, "an app has one mark and one name: \u{201C}\(image)\u{201D} is a further picture")
            }
        }
        return launch
    }

    private static func screen(of storyboard: LaunchStoryboard) -> StoryboardSize {
        storyboard.platform == .tvOS
            ? StoryboardSize(width: 1920, height: 1080) : StoryboardSize(width: 393, height: 852)
    }

    /// The visible views, where the constraints place them, or else where the editor last did.
    private static func placed(
        _ storyboard: LaunchStoryboard, _ root: StoryboardView, on screen: StoryboardSize
    ) -> [(StoryboardView, StoryboardRect?)] {
        if let layout = try? LaunchLayout.solve(storyboard, size: screen) {
            return layout.filter { $0.opacity > 0 }.map { ($0.view, $0.frame) }
        }
        return root.all.filter { !$0.isHidden }.map { ($0, $0.frame) }
    }

    private static func picture(
        _ image: String, _ view: StoryboardView, _ frame: StoryboardRect?, in storyboard: LaunchStoryboard
    ) -> ImportedLaunch.Picture {
        let size = storyboard.resources.size(ofImage: image)
        let mode = mode(view.contentMode)
        let isNatural = mode == .natural
        return ImportedLaunch.Picture(
            image, width: isNatural ? size?.width : frame?.width ?? size?.width,
            height: isNatural ? size?.height : frame?.height ?? size?.height, contentMode: mode)
    }

    private static func mode(_ name: String) -> ImportedLaunch.ContentMode {
        switch name {
        case "scaleAspectFit": .fit
        case "scaleAspectFill": .fill
        case "scaleToFill", "redraw": .stretch
        default: .natural
        }
    }

    private static func colors(
        of view: StoryboardView, in storyboard: LaunchStoryboard, _ folder: ImportFolder,
        _ remark: (StoryboardView, String) -> Void
    ) -> HexColorPair? {
        switch view.backgroundColor {
        case .components(let red, let green, let blue, let alpha, _):
            return HexColor(ColorChannels(red: red, green: green, blue: blue, alpha: alpha)).map {
                HexColorPair($0)
            }
        case .gray(let white, let alpha, _):
            return HexColor(ColorChannels(red: white, green: white, blue: white, alpha: alpha)).map {
                HexColorPair($0)
            }
        case .named(let name):
            if let pair = folder.colors(named: name) { return pair }
            let fallback = storyboard.resources.namedColors.first { $0.name == name }?.fallback
            guard case .components(let red, let green, let blue, let alpha, _) = fallback else {
                remark(view, "the colour \u{201C}\(name)\u{201D} is in no catalogue of the project")
                return nil
            }
            remark(view, "the colour \u{201C}\(name)\u{201D} is in no catalogue: a dark one would be missed")
            return HexColor(ColorChannels(red: red, green: green, blue: blue, alpha: alpha)).map {
                HexColorPair($0)
            }
        case .system(let name):
            let white: Set<String> = ["systemBackgroundColor", "systemBackground"]
            if white.contains(name) { return HexColorPair(HexColor(0xFFFFFF), dark: HexColor(0)) }
            remark(view, "the system's colour \u{201C}\(name)\u{201D} has no fixed value; give one")
            return nil
        case nil:
            remark(view, "the view has no background colour")
            return nil
        }
    }
}
