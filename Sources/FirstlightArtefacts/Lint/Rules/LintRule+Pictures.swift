// Licensed under the Apache License, Version 2.0.

extension LintRule {
    static let memory = LintRule(
        "launch-memory-exceeded", .error, "The pictures of the launch screen take too much memory.",
        why: "Beyond 25,000,000 bytes decoded the screen stays black since iOS 14 (capacitor-assets #640).",
        fix: "Use smaller pictures, a vector, or slices.")
    static let memoryNear = LintRule(
        "launch-memory-near", .warning, "The pictures of the launch screen take almost too much memory.",
        why: "Beyond 25,000,000 bytes decoded the screen stays black since iOS 14 (capacitor-assets #640).",
        fix: "Use smaller pictures, a vector, or slices.")
    static let imageSide = LintRule(
        "launch-image-large", .warning, "A picture of the launch screen has a side of more than 2400 pixels.",
        why: "2400 squared works and 2732 squared is black (capacitor-assets #468).",
        fix: "Use a smaller picture.")
    static let scaleMissing = LintRule(
        "image-scale-missing", .warning, "A picture of the launch screen lacks a scale.",
        why:
            "Phones show 2x and 3x, iPads 2x, televisions 1x and 2x; the system scales what is missing (HIG).",
        fix: "Add the picture at the scale, or use one vector.")
    static let imageFileAbsent = LintRule(
        "image-file-absent", .error, "A catalogue names a file that is not there.",
        why: "The slot is empty and the compiler warns (Asset Catalog Format).",
        fix: "Add the file, or empty the slot.")
    static let imageUnreadable = LintRule(
        "image-unreadable", .error, "A picture cannot be read.",
        why: "The asset compiler fails or leaves it out (Asset Catalog Format).",
        fix: "Save the picture again.")
    static let launchJPEG = LintRule(
        "launch-image-jpeg", .warning, "A picture of the launch screen is a JPEG.",
        why: "Some devices show a broken picture in its place; a PNG is shown by all (rdar 44614751).",
        fix: "Save the picture as a PNG.")
    static let transparentEdge = LintRule(
        "image-edge-transparent", .warning, "A picture has transparent rows at its edge.",
        why: "They shift the picture or show as lines (outline-apps #1355).", fix: "Crop the picture.")
    static let catalogueDamaged = LintRule(
        "catalogue-damaged", .error, "An asset catalogue cannot be read.",
        why: "The asset compiler leaves the asset out (Asset Catalog Format).",
        fix: "Mend the file at the line named.")
    static let assetNameClash = LintRule(
        "asset-name-clash", .warning, "Two assets have names that differ by case only.",
        why: "They are one file on the disks of most Macs (Asset Catalog Format).", fix: "Rename one.")
    static let nameCached = LintRule(
        "launch-image-name-plain", .note, "The name of a launch picture does not follow its content.",
        why: "The system keeps pictures of launch screens over updates (react-native #28732).",
        fix: "Add a hash of the content to the name, as the command generate does.")

    static let pictures = [
        memory, memoryNear, imageSide, scaleMissing, imageFileAbsent, imageUnreadable, transparentEdge,
        catalogueDamaged, assetNameClash, nameCached, launchJPEG, colorMalformed,
    ]

    static let iconAlpha = LintRule(
        "icon-alpha", .error, "The store's icon has an alpha channel.",
        why: "The store refuses icons with alpha (ITMS-90717).", fix: "Save the icon without alpha.")
    static let iconSize = LintRule(
        "icon-size", .error, "An icon does not have the size of its slot.",
        why: "The asset compiler leaves it out (Asset Catalog Format).",
        fix: "Draw the icon in the slot's size.")
    static let colorMalformed = LintRule(
        "color-value-malformed", .warning,
        "A colour of a catalogue has a component that is no number or beyond its space.",
        why:
            "Components are parts of one, or bytes from 0x00 to 0xFF; only extended spaces go beyond "
            + "(Asset Catalog Format, Named color type).",
        fix: "Write a number such as 0.500 or 0x80, or name an extended space.")
    static let storeIconMissing = LintRule(
        "icon-store-missing", .error, "The store's icon is missing.",
        why: "Uploads need an icon of 1024 pixels (ITMS-90704).", fix: "Fill the slot of 1024 points.")
    static let macIconMissing = LintRule(
        "icon-mac-missing", .error, "The icon of a Mac's app is missing.",
        why: "The store refuses an app without an icon of 512 points at 1x and 2x (ITMS-90236).",
        fix: "Fill the slots of 512 points for the Mac.")
    static let televisionIconMissing = LintRule(
        "icon-tv-missing", .error, "One of the two icons of an app for tvOS is missing.",
        why: "tvOS shows the small icon on the Home Screen and the large one in the store (HIG, App icons).",
        fix: "Fill the stacks of 400 x 240 and of 1280 x 768 points in the brand assets.")
    static let iconSetAbsent = LintRule(
        "icon-set-absent", .error, "The icon that the target names is in no catalogue.",
        why: "The asset compiler fails (ASSETCATALOG_COMPILER_APPICON_NAME).",
        fix: "Add the icon, or correct the setting.")

    static let iconLayers = LintRule(
        "icon-layers", .error, "An icon in layers does not have the layers that its system takes.",
        why:
            "tvOS takes two to five layers and visionOS two or three; the asset compiler refuses others (HIG, App icons).",
        fix: "Add or join layers, each with a picture.")
    static let iconLayerSize = LintRule(
        "icon-layer-size", .error, "A layer of an icon does not have the icon's size.",
        why:
            "The system lays the layers over one another as they are; the asset compiler refuses others (HIG, App icons).",
        fix:
            "Draw each layer in the size of the icon: 400 x 240 points or 1280 x 768 pixels for tvOS, 1024 x 1024 for visionOS."
    )
    static let iconLayerAlpha = LintRule(
        "icon-back-alpha", .error, "The lowest layer of an icon has an alpha channel.",
        why: "What lies behind would be seen through the icon; the store refuses it (HIG, App icons).",
        fix: "Save the picture of the lowest layer without alpha.")

    static let topShelfAlpha = LintRule(
        "icon-top-shelf-alpha", .error, "A picture of the top shelf has an alpha channel.",
        why: "The store refuses it (90497).", fix: "Save the picture without alpha.")
    static let composerDamaged = LintRule(
        "icon-composer-damaged", .error, "An Icon Composer document cannot be read.",
        why: "The asset compiler makes no icon of it (Icon Composer).",
        fix: "Open the document in Icon Composer and save it again, or mend the file at the line named.")
    static let composerImageMissing = LintRule(
        "icon-composer-image-missing", .error, "An Icon Composer document shows a picture that is not there.",
        why: "The layer is empty in each icon that is made of it (Icon Composer).",
        fix: "Add the picture to the document's Assets, or correct the name.")
    static let composerListHidden = LintRule(
        "icon-composer-list-hidden", .warning,
        "An Icon Composer document has a value for all icons beside a list of values for some.",
        why: "The asset compiler takes the one for all and reads none of the list (Icon Composer).",
        fix: "Move the value into the list as its first entry, without an appearance, or remove the list.")
    static let icons = [
        composerDamaged, composerImageMissing, composerListHidden, iconAlpha, iconSize, storeIconMissing,
        macIconMissing,
        televisionIconMissing, iconSetAbsent, iconLayers, iconLayerSize,
        iconLayerAlpha, topShelfAlpha,
    ]
}
