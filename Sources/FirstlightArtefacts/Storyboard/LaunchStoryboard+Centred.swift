// Licensed under the Apache License, Version 2.0.

extension LaunchStoryboard {
    /// Creates the storyboard of a design: a colour, and the image that constraints hold at the centre.
    public static func centred(
        _ design: LaunchStoryboardDesign, file: String = "LaunchScreen.storyboard"
    ) throws(ArtefactProblem) -> LaunchStoryboard {
        var root = MarkupElement("document", documentAttributes(design))
        var device = MarkupElement("device", [MarkupAttribute("id", design.device.id)])
        device["orientation"] = design.device.orientation
        device["appearance"] = "light"
        root.children = [.element(device), .element(dependencies(design)), .element(scenes(design))]
        if let resources = resources(design) { root.children.append(.element(resources)) }
        return try LaunchStoryboard(MarkupDocument(root: root).indented(), file: file)
    }

    private static func documentAttributes(_ design: LaunchStoryboardDesign) -> [MarkupAttribute] {
        let flags = ["useAutolayout", "launchScreen", "useTraitCollections", "useSafeAreas", "colorMatched"]
        let values = [
            ("type", design.platform.documentType), ("version", "3.0"), ("toolsVersion", design.toolsVersion),
            ("targetRuntime", design.platform.rawValue), ("propertyAccessControl", "none"),
        ]
        return (values + flags.map { ($0, "YES") }).map { MarkupAttribute($0, $1) }
            + [MarkupAttribute("initialViewController", design.identifiers[.controller])]
    }

    private static func dependencies(_ design: LaunchStoryboardDesign) -> MarkupElement {
        var parts: [MarkupElement] = []
        if design.platform == .iOS { parts.append(element("deployment", ("identifier", "iOS"))) }
        let plugIn = "com.apple.InterfaceBuilder.IBCocoaTouchPlugin"
        parts.append(element("plugIn", ("identifier", plugIn), ("version", design.plugInVersion)))
        var capabilities = [
            ("Safe area layout guides", "9.0"), ("documents saved in the Xcode 8 format", "8.0"),
        ]
        switch design.background {
        case .named: capabilities.insert(("Named colors", "9.0"), at: 0)
        case .system: capabilities.insert(("System colors in document resources", "11.0"), at: 1)
        case .components, .gray: break
        }
        parts += capabilities.map { element("capability", ("name", $0), ("minToolsVersion", $1)) }
        return element("dependencies", inside: parts)
    }

    private static func scenes(_ design: LaunchStoryboardDesign) -> MarkupElement {
        let ids = design.identifiers
        let controller = element(
            "viewController", ("id", ids[.controller]), ("sceneMemberID", "viewController"),
            inside: [rootView(design)])
        let responder = element(
            "placeholder", ("placeholderIdentifier", "IBFirstResponder"), ("id", ids[.firstResponder]),
            ("userLabel", "First Responder"), ("sceneMemberID", "firstResponder"))
        let place = element(
            "point", ("key", "canvasLocation"), ("x", StoryboardNumber.text(design.canvasLocation.x)),
            ("y", StoryboardNumber.text(design.canvasLocation.y)))
        let scene = element(
            "scene", ("sceneID", ids[.scene]),
            inside: [element("objects", inside: [controller, responder]), place])
        return MarkupElement("scenes", children: [.comment("View Controller"), .element(scene)])
    }

    private static func rootView(_ design: LaunchStoryboardDesign) -> MarkupElement {
        let ids = design.identifiers
        let size = design.device.size
        var parts = [
            rect(StoryboardRect(x: 0, y: 0, width: size.width, height: size.height)),
            element(
                "autoresizingMask", ("key", "autoresizingMask"), ("widthSizable", "YES"),
                ("heightSizable", "YES")),
        ]
        if let image = imageView(design) { parts.append(element("subviews", inside: [image])) }
        parts.append(element("viewLayoutGuide", ("key", "safeArea"), ("id", ids[.safeArea])))
        parts.append(design.background.markup(key: "backgroundColor"))
        if let offset = design.image?.offset {
            let centres = [
                ("centerX", offset.x, ids[.imageCentreX]), ("centerY", offset.y, ids[.imageCentreY]),
            ]
            let constraints = centres.map { attribute, constant, id in
                var constraint = element(
                    "constraint", ("firstItem", ids[.imageView]), ("firstAttribute", attribute),
                    ("secondItem", ids[.rootView]), ("secondAttribute", attribute))
                if constant != 0 { constraint["constant"] = StoryboardNumber.text(constant) }
                constraint["id"] = id
                return constraint
            }
            parts.append(element("constraints", inside: constraints))
        }
        return element(
            "view", ("key", "view"), ("contentMode", "scaleToFill"), ("id", ids[.rootView]), inside: parts)
    }

    private static func imageView(_ design: LaunchStoryboardDesign) -> MarkupElement? {
        guard let image = design.image, let frame = design.imageFrame else { return nil }
        let ids = design.identifiers
        let sizes = [
            ("width", image.size.width, ids[.imageWidth]), ("height", image.size.height, ids[.imageHeight]),
        ]
        let constraints = sizes.map { attribute, constant, id in
            let number = StoryboardNumber.text(constant)
            return element("constraint", ("firstAttribute", attribute), ("constant", number), ("id", id))
        }
        return element(
            "imageView", ("clipsSubviews", "YES"), ("userInteractionEnabled", "NO"),
            ("contentMode", image.contentMode), ("horizontalHuggingPriority", "251"),
            ("verticalHuggingPriority", "251"), ("image", image.name),
            ("translatesAutoresizingMaskIntoConstraints", "NO"), ("id", ids[.imageView]),
            inside: [rect(frame), element("constraints", inside: constraints)])
    }

    private static func resources(_ design: LaunchStoryboardDesign) -> MarkupElement? {
        var parts: [MarkupElement] = []
        if let image = design.image {
            let size = image.resourceSize ?? image.size
            parts.append(
                element(
                    "image", ("name", image.name), ("width", StoryboardNumber.text(size.width)),
                    ("height", StoryboardNumber.text(size.height))))
        }
        let shown = [
            (design.fallback ?? .gray(white: 1, alpha: 1, space: "genericGamma22GrayColorSpace")).markup()
        ]
        switch design.background {
        case .named(let name): parts.append(element("namedColor", ("name", name), inside: shown))
        case .system(let name): parts.append(element("systemColor", ("name", name), inside: shown))
        case .components, .gray: break
        }
        return parts.isEmpty ? nil : element("resources", inside: parts)
    }

    private static func rect(_ frame: StoryboardRect) -> MarkupElement {
        let number = StoryboardNumber.text
        return element(
            "rect", ("key", "frame"), ("x", number(frame.x)), ("y", number(frame.y)),
            ("width", number(frame.width)), ("height", number(frame.height)))
    }

    private static func element(
        _ name: String, _ attributes: (String, String)..., inside: [MarkupElement] = []
    ) -> MarkupElement {
        MarkupElement(name, attributes.map { MarkupAttribute($0, $1) }, children: inside.map { .element($0) })
    }
}
