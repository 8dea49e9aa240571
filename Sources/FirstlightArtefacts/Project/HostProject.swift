// Licensed under the Apache License, Version 2.0.

extension XcodeProject {
    /// Makes the project of a host; the same declaration always gives the same bytes.
    public init(of host: HostDeclaration) { self = HostProject(host).project() }
}

/// The objects of a host's project, each with the comments that Xcode gives it.
private struct HostProject {
    /// An object: its identifier and its name in Xcode's comments; nil for the outermost group.
    struct Reference {
        let id: String
        let comment: String?
        var value: OpenStepValue { OpenStepValue(id, comment: comment) }
    }

    /// A target that is made.
    struct Target {
        let name: String
        let contents: HostContents
        let products: [String]
        let settings: OpenStepDictionary
        let reference: Reference
        let app: Reference
        let folder: Reference
    }

    let host: HostDeclaration
    private var ids = XcodeObjectIDs()
    private var objects = OpenStepDictionary()
    private let mask: OpenStepValue = "2147483647"

    init(_ host: HostDeclaration) { self.host = host }

    func project() -> XcodeProject {
        var copy = self
        return copy.made()
    }

    private mutating func add(
        _ description: String, _ comment: String?, _ isa: String, _ fields: [String: OpenStepValue?]
    ) -> Reference {
        let reference = Reference(id: ids.id(description), comment: comment)
        var object = OpenStepDictionary()
        object["isa"] = OpenStepValue(isa)
        for (name, value) in fields.sorted(by: { $0.key < $1.key }) { object[name] = value }
        objects.insert(.init(reference.id, comment: comment, OpenStepValue(.dictionary(object))))
        return reference
    }

    private func reference(_ description: String, _ comment: String?) -> Reference {
        var ids = self.ids
        return Reference(id: ids.id(description), comment: comment)
    }

    private func list(_ references: [Reference]) -> OpenStepValue {
        OpenStepValue(.array(references.map(\.value)))
    }

    private mutating func made() -> XcodeProject {
        let project = reference("project", "Project object")
        let package = add(
            "package", "XCLocalSwiftPackageReference \"\(host.packagePath)\"", "XCLocalSwiftPackageReference",
            ["relativePath": OpenStepValue(host.packagePath)])
        var targets: [Target] = []
        if !host.platforms.isEmpty {
            targets.append(addFiles(host.name, host.contents, host.products, HostSettings.app(of: host)))
        }
        if let watchApp = host.watchApp {
            targets.append(
                addFiles(
                    watchApp.name, watchApp.contents, watchApp.products,
                    HostSettings.watchApp(watchApp, of: host)))
        }
        let configuration = host.configurationFile.map { file in
            add(
                "file \(file)", file, "PBXFileReference",
                ["lastKnownFileType": "text.xcconfig", "path": OpenStepValue(file), "sourceTree": "<group>"])
        }
        let products = add(
            "group Products", "Products", "PBXGroup",
            ["children": list(targets.map(\.app)), "name": "Products", "sourceTree": "<group>"])
        let main = add(
            "group", nil, "PBXGroup",
            [
                "children": list(targets.map(\.folder) + (configuration.map { [$0] } ?? []) + [products]),
                "sourceTree": "<group>",
            ])
        let embedded = host.watchApp?.isEmbedded == true ? targets.last : nil
        for target in targets {
            addTarget(target, embedding: target.name == host.name ? embedded : nil, project)
        }
        let settings = addConfigurations(
            of: "PBXProject", host.name, base: configuration, debug: HostSettings.project(isDebug: true),
            release: HostSettings.project(isDebug: false))
        addProject(targets, [main, products, package, settings])
        let contents: OpenStepValue = [
            "archiveVersion": "1", "classes": [:], "objectVersion": "77",
            "objects": OpenStepValue(.dictionary(XcodeProject.inOrder(objects))), "rootObject": project.value,
        ]
        return XcodeProject(contents: contents.dictionary ?? OpenStepDictionary())
    }

    private mutating func addProject(_ targets: [Target], _ parts: [Reference]) {
        let (main, products, package, settings) = (parts[0], parts[1], parts[2], parts[3])
        var created = OpenStepDictionary()
        for target in targets { created[target.reference.id] = ["CreatedOnToolsVersion": "26.0"] }
        _ = add(
            "project", "Project object", "PBXProject",
            [
                "attributes": [
                    "BuildIndependentTargetsInParallel": "1", "LastSwiftUpdateCheck": "2600",
                    "LastUpgradeCheck": "2600", "TargetAttributes": OpenStepValue(.dictionary(created)),
                ],
                "buildConfigurationList": settings.value, "developmentRegion": "en",
                "hasScannedForEncodings": "0",
                "knownRegions": OpenStepValue(
                    .array((["en", "Base"] + host.languages).map { OpenStepValue($0) })),
                "mainGroup": main.value,
                "minimizedProjectReferenceProxies": "1",
                "packageReferences": list([package]), "preferredProjectObjectVersion": "77",
                "productRefGroup": products.value, "projectDirPath": "", "projectRoot": "",
                "targets": list(targets.map(\.reference)),
            ])
    }

    /// The product and the folder of a target; exceptions keep its property list out of the resources.
    private mutating func addFiles(
        _ name: String, _ contents: HostContents, _ products: [String], _ settings: OpenStepDictionary
    ) -> Target {
        let target = reference("target \(name)", name)
        let app = add(
            "product \(name)", "\(name).app", "PBXFileReference",
            [
                "explicitFileType": "wrapper.application", "includeInIndex": "0",
                "path": OpenStepValue("\(name).app"), "sourceTree": "BUILT_PRODUCTS_DIR",
            ])
        let exceptions = add(
            "exceptions \(name)", "Exceptions for \"\(contents.folder)\" folder in \"\(name)\" target",
            "PBXFileSystemSynchronizedBuildFileExceptionSet",
            [
                "membershipExceptions": OpenStepValue(
                    .array(contents.membershipExceptions.map { OpenStepValue($0) })),
                "target": target.value,
            ])
        let folder = add(
            "folder \(contents.folder)", contents.folder, "PBXFileSystemSynchronizedRootGroup",
            [
                "exceptions": list([exceptions]), "path": OpenStepValue(contents.folder),
                "sourceTree": "<group>",
            ])
        return Target(
            name: name, contents: contents, products: products, settings: settings, reference: target,
            app: app,
            folder: folder)
    }

    private mutating func addTarget(_ target: Target, embedding watchApp: Target?, _ project: Reference) {
        var linked: [Reference] = []
        var products: [Reference] = []
        for name in target.products {
            let product = add(
                "dependency \(name) of \(target.name)", name, "XCSwiftPackageProductDependency",
                ["productName": OpenStepValue(name)])
            products.append(product)
            linked.append(
                add(
                    "link \(name) in \(target.name)", "\(name) in Frameworks", "PBXBuildFile",
                    ["productRef": product.value]))
        }
        var phases = [
            addPhase("Sources", of: target), addPhase("Frameworks", of: target, linked),
            addPhase("Resources", of: target),
        ]
        if let watchApp { phases.append(addEmbedding(of: watchApp)) }
        let settings = addConfigurations(
            of: "PBXNativeTarget", target.name, debug: target.settings, release: target.settings)
        _ = add(
            "target \(target.name)", target.name, "PBXNativeTarget",
            [
                "buildConfigurationList": settings.value, "buildPhases": list(phases), "buildRules": [],
                "dependencies": list(watchApp.map { [addDependency(on: $0, project)] } ?? []),
                "fileSystemSynchronizedGroups": list([target.folder]), "name": OpenStepValue(target.name),
                "packageProductDependencies": list(products), "productName": OpenStepValue(target.name),
                "productReference": target.app.value, "productType": "com.apple.product-type.application",
            ])
    }

    private mutating func addPhase(_ name: String, of target: Target, _ files: [Reference] = []) -> Reference
    {
        add(
            "phase \(name) of \(target.name)", name, "PBX\(name)BuildPhase",
            ["buildActionMask": mask, "files": list(files), "runOnlyForDeploymentPostprocessing": "0"])
    }

    /// Puts the watch app into the app on the phone, and only there.
    private mutating func addEmbedding(of watchApp: Target) -> Reference {
        let phase = "Embed Watch Content"
        let file = add(
            "embed \(watchApp.name)", "\(watchApp.name).app in \(phase)", "PBXBuildFile",
            [
                "fileRef": watchApp.app.value, "platformFilter": "ios",
                "settings": ["ATTRIBUTES": ["RemoveHeadersOnCopy"]],
            ])
        return add(
            "phase \(phase)", phase, "PBXCopyFilesBuildPhase",
            [
                "buildActionMask": mask, "dstPath": "$(CONTENTS_FOLDER_PATH)/Watch", "dstSubfolderSpec": "16",
                "files": list([file]), "name": OpenStepValue(phase),
                "runOnlyForDeploymentPostprocessing": "0",
            ])
    }

    private mutating func addDependency(on watchApp: Target, _ project: Reference) -> Reference {
        let proxy = add(
            "proxy \(watchApp.name)", "PBXContainerItemProxy", "PBXContainerItemProxy",
            [
                "containerPortal": project.value, "proxyType": "1",
                "remoteGlobalIDString": OpenStepValue(watchApp.reference.id),
                "remoteInfo": OpenStepValue(watchApp.name),
            ])
        return add(
            "dependency \(watchApp.name)", "PBXTargetDependency", "PBXTargetDependency",
            ["platformFilter": "ios", "target": watchApp.reference.value, "targetProxy": proxy.value])
    }

    private mutating func addConfigurations(
        of isa: String, _ name: String, base: Reference? = nil, debug: OpenStepDictionary,
        release: OpenStepDictionary
    ) -> Reference {
        let configurations = [("Debug", debug), ("Release", release)].map { title, settings in
            add(
                "configuration \(title) of \(isa) \(name)", title, "XCBuildConfiguration",
                [
                    "baseConfigurationReference": base?.value,
                    "buildSettings": OpenStepValue(.dictionary(settings)), "name": OpenStepValue(title),
                ])
        }
        return add(
            "configurations of \(isa) \(name)", "Build configuration list for \(isa) \"\(name)\"",
            "XCConfigurationList",
            [
                "buildConfigurations": list(configurations), "defaultConfigurationIsVisible": "0",
                "defaultConfigurationName": "Release",
            ])
    }
}
