// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts

/// The launch screens that a property list declares: those of each kind of device, and those for links only.
struct StaticSources: Sendable {
    private let list: InfoPlist
    private let files: FileSet
    private var sources: [InfoPlist.Device: StaticScreen.Source] = [:]
    /// The launch screens that are declared and not compared, a sentence for each.
    private(set) var leftOut: [String] = []

    /// Reads the declarations.
    ///
    /// - Throws: An `ArtefactProblem` when nothing declares a launch screen, or a key names something missing.
    init(in files: FileSet, infoPlist given: String?) throws(ArtefactProblem) {
        let shortest = files.paths.filter { $0.hasSuffix("Info.plist") }.min { $0.count < $1.count }
        guard let path = given ?? shortest, let bytes = files[path] else {
            throw ArtefactProblem(
                file: given ?? "Info.plist", reason: "there is none; an app needs one")
        }
        (list, self.files) = (try InfoPlist(reading: bytes, file: path), files)
        for device in InfoPlist.Device.allCases { sources[device] = try declared(for: device) }
        guard !sources.isEmpty else {
            throw ArtefactProblem(
                file: path,
                reason: "it declares no launch screen; give it UILaunchScreen or UILaunchStoryboardName")
        }
        for device in InfoPlist.Device.allCases where sources[device] == nil {
            leftOut.append("No \(device.name) is compared: \(path) declares no launch screen for it.")
        }
    }

    /// The declarations, once where every device shows the same.
    var all: [StaticScreen.Source] {
        let found = InfoPlist.Device.allCases.compactMap { sources[$0] }
        return found.first == found.last ? Array(found.prefix(1)) : found
    }

    /// Returns whether a kind of device has a launch screen.
    func isDeclared(for device: InfoPlist.Device) -> Bool { sources[device] != nil }

    /// Returns the declaration for a kind of device.
    ///
    /// - Throws: An `ArtefactProblem` when nothing declares it.
    func source(_ device: InfoPlist.Device) throws(ArtefactProblem) -> StaticScreen.Source {
        guard let source = sources[device] else {
            throw ArtefactProblem(
                file: list.file.file, reason: "it declares no launch screen for an \(device.name)")
        }
        return source
    }

    // MARK: - Keys

    private mutating func declared(for device: InfoPlist.Device) throws(ArtefactProblem)
        -> StaticScreen.Source?
    {
        for base in InfoPlist.launchKeys {
            // A key for one device counts before the key for all.
            guard let key = [base + device.rawValue, base].first(where: { list.dictionary[$0] != nil }),
                let value = list.dictionary[key]
            else { continue }
            switch base {
            case "UILaunchScreen":
                guard let keys = value.dictionary else { continue }
                return .dictionary(LaunchScreenKeys(keys), place: place(of: [key]))
            case "UILaunchScreens":
                guard let keys = value.dictionary else { continue }
                return try screen(of: LaunchScreensKeys(keys), at: key)
            case "UILaunchStoryboardName":
                guard let name = value.string else { continue }
                return try storyboard(name, at: [key])
            default:
                guard let keys = value.dictionary else { continue }
                return try storyboard(of: LaunchStoryboardsKeys(keys), at: key)
            }
        }
        return nil
    }

    private mutating func screen(
        of keys: LaunchScreensKeys, at key: String
    ) throws(ArtefactProblem) -> StaticScreen.Source {
        let path = [key, "UILaunchScreenDefinitions"]
        let identifiers = keys.definitions.map(\.identifier)
        let index = try chosen(
            keys.defaultIdentifier, of: identifiers, by: [key, "UIDefaultLaunchScreen"])
        leaveOut(identifiers, but: index, at: path, keys.associations)
        return .dictionary(keys.definitions[index], place: place(of: path + ["\(index)"]))
    }

    private mutating func storyboard(
        of keys: LaunchStoryboardsKeys, at key: String
    ) throws(ArtefactProblem) -> StaticScreen.Source {
        let path = [key, "UILaunchStoryboardDefinitions"]
        let identifiers = keys.definitions.map(\.identifier)
        let index = try chosen(
            keys.defaultIdentifier, of: identifiers, by: [key, "UIDefaultLaunchStoryboard"])
        leaveOut(identifiers, but: index, at: path, keys.associations)
        let name = keys.definitions[index].storyboardName ?? ""
        return try storyboard(name, at: path + ["\(index)", "UILaunchStoryboardFile"])
    }

    private func storyboard(_ name: String, at path: [String]) throws(ArtefactProblem)
        -> StaticScreen.Source
    {
        guard let file = files.paths.first(where: { $0.split(separator: "/").last == "\(name).storyboard" })
        else {
            throw ArtefactProblem(
                file: list.file.file, line: list.file.line(of: path),
                element: path.last ?? "", reason: "there is no file \(name).storyboard")
        }
        return .storyboard(try LaunchStoryboard(reading: files[file] ?? [], file: file))
    }

    // MARK: - Several screens

    /// The place of the launch screen that is shown without a link.
    private func chosen(
        _ identifier: String?, of identifiers: [String?], by path: [String]
    ) throws(ArtefactProblem) -> Int {
        guard let identifier, let index = identifiers.firstIndex(of: identifier) else {
            throw ArtefactProblem(
                file: list.file.file, line: list.file.line(of: path) ?? list.file.line(of: [path[0]]),
                element: path.last ?? "",
                reason: "it has to be the identifier of the launch screen that is shown without a link")
        }
        return index
    }

    private mutating func leaveOut(
        _ identifiers: [String?], but shown: Int, at path: [String], _ associations: [String: String]
    ) {
        for (index, identifier) in identifiers.enumerated() where index != shown {
            let schemes = associations.filter { $0.value == identifier }.keys.sorted()
            let links = schemes.isEmpty ? "no link" : "links of \(schemes.joined(separator: ", "))"
            let sentence =
                "The launch screen \u{201C}\(identifier ?? "")\u{201D} (\(place(of: path + ["\(index)"]))) is not "
                + "compared: it is shown for \(links), and the first frame is that of a launch without one."
            if !leftOut.contains(sentence) { leftOut.append(sentence) }
        }
    }

    private func place(of path: [String]) -> String {
        list.file.file + (list.file.line(of: path).map { ":\($0)" } ?? "")
    }
}

extension InfoPlist.Device {
    /// The common name.
    fileprivate var name: String { self == .pad ? "iPad" : "iPhone" }
}
