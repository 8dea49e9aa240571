// Licensed under the Apache License, Version 2.0.

// The scenes of a document, of which the system shows one, and the classes and values that it does not know yet.
extension StoryboardImport {
    private mutating func remark(_ controller: StoryboardController, _ reason: String) {
        launch.remarks.append(
            ArtefactProblem(
                file: storyboard.file, line: controller.markup.line,
                element: "\(controller.kind)/\(controller.id)", reason: reason))
    }

    /// Tells what the system does not show, or not of this scene.
    mutating func remarkOnScenes() {
        guard storyboard.markup.root.first("scenes") != nil else { return }
        let shown = storyboard.initialScene?.controller
        if !storyboard.controllers.contains(where: { $0.id == storyboard.initialViewController }) {
            launch.remarks.append(
                ArtefactProblem(
                    file: storyboard.file, line: storyboard.markup.root.line, element: "document",
                    reason:
                        "no controller is the initial one, so the system shows a black screen; the first one with a "
                        + "view, \u{201C}\(shown?.id ?? "")\u{201D}, is declared"))
        }
        for controller in storyboard.unreachedControllers where controller.id != shown?.id {
            remark(
                controller,
                "the initial controller does not lead to it, so it is never shown and not declared")
        }
        guard let shown else { return }
        if let name = shown.markup["customClass"] { remark(shown, Self.reason(ofClass: name)) }
        remarkOnRuntimeAttributes(of: shown.markup)
    }

    /// Tells the attributes of a view or a controller that are set at run time, each at its line.
    mutating func remarkOnRuntimeAttributes(of markup: MarkupElement) {
        for attribute in markup.first("userDefinedRuntimeAttributes")?.all("userDefinedRuntimeAttribute")
            ?? []
        {
            launch.remarks.append(
                ArtefactProblem(
                    file: storyboard.file, line: attribute.line,
                    element: "\(markup.name)/\(markup["id"] ?? "")",
                    reason:
                        "\u{201C}\(attribute["keyPath"] ?? "")\u{201D} is set at run time, which launch screens may "
                        + "not do, and is not declared"))
        }
    }

    static func reason(ofClass name: String) -> String {
        "the class \u{201C}\(name)\u{201D} is the app's, of which nothing runs before the launch screen; it is declared "
            + "without it"
    }
}
