// Licensed under the Apache License, Version 2.0.

/// The host of a brand: everything that an Xcode project around this package needs to know of the app.
public struct HostDeclaration: Hashable, Sendable {
    /// The app's name, which is that of its target, its folder and its project.
    public var name: String
    /// The bundle identifier.
    public var bundleIdentifier: String
    /// The systems that the one app target is built for; not watchOS, which has a target of its own. Without one there
    /// is no such target.
    public var platforms: [XcodePlatform]
    /// The package's folder as seen from the project's.
    public var packagePath = "../.."
    /// The products of the package that the app links.
    public var products: [String]
    /// The file of build settings beside the project, which has the URLs and keys; nil for none.
    public var configurationFile: String? = "Config.xcconfig"
    /// The app's own folder and what is in it.
    public var contents: HostContents
    /// The app for the watch, if there is one (FO-37, FO-73).
    public var watchApp: HostWatchApp?
    /// The image set that tvOS before 13 launches with; off by default (FO-35, C-FO-09).
    public var launchImage: String?
    /// Indicates whether the app's folder has a launch storyboard, which is a phone's or a tablet's.
    public var hasStoryboard = false
    /// The app's category in the Mac App Store, such as `public.app-category.sports`; nil for none.
    public var category: String?
    /// The languages that the app's texts are translated into, such as `de`; they are written in English.
    public var languages: [String] = []
    /// Indicates whether a team signs the app on a Mac, because entitlements require it that Apple has to grant;
    /// without them a Mac runs what it has signed itself, and its keychain for apps is closed to that.
    public var needsTeamOnMac = false

    /// Describes a host; its folder has the app's name.
    public init(
        name: String, bundleIdentifier: String, platforms: [XcodePlatform], products: [String],
        watchApp: HostWatchApp? = nil
    ) {
        (self.name, self.bundleIdentifier, self.platforms) = (name, bundleIdentifier, platforms)
        (self.products, self.watchApp) = (products, watchApp)
        contents = HostContents(folder: name)
    }
}

/// The content of a target's folder; paths are from that folder.
public struct HostContents: Hashable, Sendable {
    /// The folder, beside the project.
    public var folder: String
    /// The property list that the settings name, and that must not be copied as a resource (FO-26, FO-37).
    public var infoPlist = "Info.plist"
    /// The entitlements by system; without one a system has none.
    public var entitlements: [XcodePlatform: String] = [:]
    /// The app icon in the catalogue.
    public var appIcon = "AppIcon"
    /// The icons of systems whose icon has another name, as tvOS's brand assets may.
    public var otherIcons: [XcodePlatform: String] = [:]
    /// The accent colour in the catalogue; nil for none.
    public var accentColor: String? = "AccentColor"
    /// Further files that are no resources, such as notes.
    public var exceptions: [String] = []

    /// Describes a folder with the usual names in it.
    public init(folder: String) { self.folder = folder }

    /// All files of the folder that are no members of the target, in order.
    public var membershipExceptions: [String] {
        Set([infoPlist] + entitlements.values + exceptions).sorted()
    }
}

/// The app for the watch of a host.
public struct HostWatchApp: Hashable, Sendable {
    /// The name of the target.
    public var name: String
    /// The bundle identifier, which begins with the app's.
    public var bundleIdentifier: String
    /// The products of the package that it links.
    public var products: [String]
    /// Its own folder.
    public var contents: HostContents
    /// Indicates whether the app on the phone embeds it.
    ///
    /// That needs the companion's identifier in the settings, which nothing here writes otherwise (C-FO-10).
    public var isEmbedded = false

    /// Describes an app; its folder has its name.
    public init(name: String, bundleIdentifier: String, products: [String]) {
        (self.name, self.bundleIdentifier, self.products) = (name, bundleIdentifier, products)
        contents = HostContents(folder: name)
    }
}

extension HostDeclaration {
    /// The project's files by their path beside the apps' folders: the project, and a scheme for each target.
    public func files() -> [String: [UInt8]] {
        let project = "\(name).xcodeproj"
        var ids = XcodeObjectIDs()
        var files = [
            "\(project)/project.pbxproj": XcodeProject(of: self).bytes(),
            "\(project)/project.xcworkspace/contents.xcworkspacedata": HostScheme.workspace,
        ]
        for target in (platforms.isEmpty ? [] : [name]) + (watchApp.map { [$0.name] } ?? []) {
            let scheme = HostScheme(target: target, project: name, id: ids.id("target \(target)"))
            files["\(project)/xcshareddata/xcschemes/\(target).xcscheme"] = scheme.bytes()
        }
        return files
    }
}
