// Licensed under the Apache License, Version 2.0.

/// A scene: a view controller, placeholders, and its place on the canvas.
package struct StoryboardScene: Hashable, Sendable {
    /// The element: `scene`, or the document itself in a nib.
    package var markup: MarkupElement

    /// The id of the scene, nil in a nib.
    package var id: String? { markup["sceneID"] }

    /// The view or navigation controller.
    package var controller: StoryboardController? {
        objects.first { $0["sceneMemberID"] == "viewController" || $0.name.hasSuffix("ontroller") }
            .map(StoryboardController.init)
    }

    /// The stand-ins for objects from outside, such as the first responder.
    package var placeholders: [MarkupElement] { objects.filter { $0.name == "placeholder" } }

    /// The view of the scene: that of its controller, or in a nib the first at the top.
    package var rootView: StoryboardView? {
        if let controller { return controller.view }
        return objects.first { $0.first("rect") != nil && $0.child("rect", key: "frame") != nil }
            .map(StoryboardView.init)
    }

    /// The place on the editor's canvas.
    package var canvasLocation: StoryboardPoint? {
        guard let point = markup.child("point", key: "canvasLocation"), let x = point.number("x"),
            let y = point.number("y")
        else { return nil }
        return StoryboardPoint(x: x, y: y)
    }

    private var objects: [MarkupElement] { markup.first("objects")?.elements ?? [] }
}

/// A view controller, or one that holds others.
package struct StoryboardController: Hashable, Sendable {
    /// The element, such as `viewController` or `navigationController`.
    package var markup: MarkupElement

    /// The id.
    package var id: String { markup["id"] ?? "" }
    /// The name of the element, such as `viewController`.
    package var kind: String { markup.name }

    /// The view, nil for a controller that only holds others.
    package var view: StoryboardView? { markup.child(key: "view").map(StoryboardView.init) }

    /// The ids of the old guides below and above the bars, by their type `top` or `bottom`.
    package var layoutGuides: [String: String] {
        var found: [String: String] = [:]
        for guide in markup.first("layoutGuides")?.all("viewControllerLayoutGuide") ?? [] {
            if let type = guide["type"], let id = guide["id"] { found[type] = id }
        }
        return found
    }

    /// The ids of the controllers that a navigation, tab bar or split view controller holds.
    package var heldControllers: [String] {
        (markup.first("connections")?.all("segue") ?? []).filter(\.isRootRelationship).compactMap {
            $0["destination"]
        }
    }
    /// The id of the controller that a navigation or tab bar controller shows first.
    package var rootController: String? { heldControllers.first }

    /// Indicates whether a navigation controller shows its bar.
    package var showsNavigationBar: Bool {
        markup.first("navigationBar") != nil && markup.flag("navigationBarHidden") != true
    }
}

extension MarkupElement {
    /// Indicates whether it joins a controller with one that it holds: of connections, a launch screen may have these
    /// alone, as no code runs for them.
    var isRootRelationship: Bool {
        name == "segue" && self["kind"] == "relationship"
            && [
                "rootViewController", "viewControllers", "masterViewController", "detailViewController",
                "supplementaryViewController", "compactViewController",
            ].contains(self["relationship"])
    }
}

extension LaunchStoryboard {
    /// The scenes; a nib counts as one.
    package var scenes: [StoryboardScene] {
        if let scenes = markup.root.first("scenes") { return scenes.all("scene").map(StoryboardScene.init) }
        return markup.root.first("objects") == nil ? [] : [StoryboardScene(markup: markup.root)]
    }

    /// The controllers of all scenes.
    package var controllers: [StoryboardController] { scenes.compactMap(\.controller) }

    /// The scene that is shown: that of the initial controller, or of the one that it shows first.
    ///
    /// Without a declared one it is the first scene that has a view.
    package var initialScene: StoryboardScene? {
        let scenes = scenes
        var wanted = initialViewController
        for _ in 0...scenes.count {
            guard let id = wanted, let scene = scenes.first(where: { $0.controller?.id == id }) else { break }
            if scene.rootView != nil { return scene }
            wanted = scene.controller?.rootController
        }
        return scenes.first { $0.rootView != nil }
    }

    /// The controllers that the one shown first does not lead to, so that nothing shows them.
    package var unreachedControllers: [StoryboardController] {
        let controllers = controllers
        var reached: Set<String> = []
        var next = [controllers.first { $0.id == initialViewController } ?? controllers.first]
            .compactMap { $0 }
        while let controller = next.popLast() {
            guard reached.insert(controller.id).inserted else { continue }
            next += controller.heldControllers.flatMap { id in controllers.filter { $0.id == id } }
        }
        return controllers.filter { !reached.contains($0.id) }
    }

    /// The view that fills the screen.
    public var rootView: StoryboardView? { initialScene?.rootView }

    /// The views of all scenes, each before those inside it.
    public var views: [StoryboardView] { scenes.compactMap(\.rootView).flatMap(\.all) }

    /// Finds a view by its id.
    public func view(_ id: String) -> StoryboardView? { views.first { $0.id == id } }
}
