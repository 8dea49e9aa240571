// Licensed under the Apache License, Version 2.0.

extension LintRule {
    static let storyboardDamaged = LintRule(
        "storyboard-damaged", .error, "A storyboard cannot be read.",
        why: "It does not compile (ibtool).", fix: "Mend the file at the line named.")
    static let duplicateID = LintRule(
        "storyboard-duplicate-id", .error, "Two objects have one id.",
        why: "Ids are unique in a document (ibtool).", fix: "Give one of the objects another id.")
    static let danglingID = LintRule(
        "storyboard-dangling-id", .error, "An id leads to no object.",
        why: "A constraint or a relation without its object does not compile (ibtool).",
        fix: "Remove what names the id, or correct it.")
    static let imageUndeclared = LintRule(
        "storyboard-image-undeclared", .warning, "A picture is not among the resources of the storyboard.",
        why: "Interface Builder takes its size from there (resources/image).",
        fix: "Add it to the resources with its size.")
    static let colorUndeclared = LintRule(
        "storyboard-color-undeclared", .warning, "A colour is not among the resources of the storyboard.",
        why: "Interface Builder takes its fallback from there (resources/namedColor).",
        fix: "Add it to the resources with its fallback.")
    static let resourceUnused = LintRule(
        "storyboard-resource-unused", .note, "Nothing uses a resource of the storyboard.",
        why: "Xcode removes it when it saves the document.", fix: "Remove the resource.")
    static let valueMalformed = LintRule(
        "storyboard-value-malformed", .error, "A value has no meaning in its place.",
        why: "The document does not compile (ibtool).", fix: "Correct the value.")
    static let storyboardEmpty = LintRule(
        "storyboard-empty", .error, "The storyboard has no view.",
        why: "The launch screen is black (ibtool).", fix: "Give the view controller a view.")

    static let storyboards = [
        storyboardDamaged, duplicateID, danglingID, imageUndeclared, colorUndeclared, resourceUnused,
        valueMalformed, storyboardEmpty,
    ]

    static let customClass = LintRule(
        "storyboard-custom-class", .error, "A launch screen has a class of the app.",
        why: "Launch screens may not set custom class names: no code of the app runs yet (ibtool).",
        fix: "Remove the class.")
    static let connection = LintRule(
        "storyboard-connection", .error, "A launch screen has an outlet, an action or a segue.",
        why:
            "Launch screens take no connections but those of a controller with the ones that it holds (ibtool).",
        fix: "Remove the connection.")
    static let runtimeAttribute = LintRule(
        "storyboard-runtime-attribute", .error, "A launch screen sets attributes at run time.",
        why: "Launch screens may not contain user-defined runtime attributes (ibtool).",
        fix: "Remove the attributes.")
    static let notLaunchScreen = LintRule(
        "storyboard-not-launch", .warning, "The launch storyboard does not say that it is one.",
        why: "Without launchScreen=\"YES\" Xcode does not check the rules of launch screens.",
        fix: "Set launchScreen to YES in the document.")
    static let initialMissing = LintRule(
        "storyboard-initial-missing", .error, "The storyboard does not say which controller is shown.",
        why: "Without an initial view controller the screen is black (ibtool).",
        fix: "Set initialViewController to the id of the controller.")
    static let roots = LintRule(
        "storyboard-roots", .error, "A launch screen has more than one view at its top.",
        why: "Launch screens may only have one top level object (ibtool).", fix: "Remove the other scenes.")

    static let storyboardRestrictions = [
        customClass, connection, runtimeAttribute, notLaunchScreen, initialMissing, roots,
    ]
}
