// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import ProofSupport
import Testing

/// The code that an app is made of besides its own sources: packages on the disk, and other targets of its project.
@Suite struct StorePackageTests {
    private static let code =
        "func f() {\n  auth.signUp(email: a)\n  UserDefaults.standard.set(1, forKey: \"a\")\n}\n"

    private func sample(_ objects: String, fields: String = "") -> LintSample {
        let sample = LintSample().icon(["dark", "tinted"]).target("struct A {}\n")
        let path = "App.xcodeproj/project.pbxproj"
        let text = String(decoding: sample.files[path] ?? [], as: UTF8.self)
            .replacing("buildPhases = (S, );", with: "buildPhases = (S, ); \(fields)")
            .replacing("targets = (T, );", with: "targets = (T, T2, T3, );")
            .replacing("S = {isa", with: objects + "\nS = {isa")
        return sample.file(path, text)
    }

    private func lint(_ sample: LintSample, _ linked: [String: LinkedPackage] = [:]) -> [String] {
        var lint = ProjectLint(sample.set)
        (lint.isForStores, lint.linked) = (true, linked)
        return lint.report().open.filter { $0.severity == .error }.map {
            "\($0.rule.id) \($0.file):\($0.line ?? 0)"
        }
    }

    private static func package(
        _ path: String, folders: [String: String] = [:], products: [String: Set<String>] = [:],
        users: Set<String> = [], manifest: String? = nil
    ) throws -> LinkedPackage {
        var files = [path: Array(code.utf8)]
        if let manifest {
            files["Sources/Feature/PrivacyInfo.xcprivacy"] = Array(
                "<plist><dict>\(manifest)</dict></plist>".utf8)
        }
        return LinkedPackage(
            sources: try FileSet(files), imports: ["Feature": []], folders: folders, products: products,
            users: users)
    }

    private static let reference = """
        K = {isa = XCLocalSwiftPackageReference; relativePath = "../kit"; };
        Q = {isa = XCSwiftPackageProductDependency; productName = Feature; };
        """
    private static let products = "packageProductDependencies = (Q, );"

    @Test("A finding in a package beside the project has the path from the project", .proves("ST26-SG-02"))
    func place() throws {
        let sample = sample(Self.reference, fields: Self.products)
        #expect(ProjectLint.linkedPackages(of: sample.set) == ["../kit": ["Feature"]])
        let kit = try Self.package("Sources/Feature/F.swift")
        #expect(
            lint(sample, ["../kit": kit]) == [
                "account-deletion-missing ../kit/Sources/Feature/F.swift:2",
                "privacy-manifest-missing ../kit/Sources/Feature/F.swift:3",
            ])
        let covered = try Self.package("Sources/Feature/F.swift", manifest: LintSample.defaults)
        #expect(
            lint(sample, ["../kit": covered]) == ["account-deletion-missing ../kit/Sources/Feature/F.swift:2"]
        )
        var report = ProjectLint(sample.set)
        (report.isForStores, report.linked) = (true, ["../kit": kit])
        let whole = LintReport.joined([("Apps/One", report.report())])
        #expect(whole.findings.contains { $0.file == "Apps/kit/Sources/Feature/F.swift" })
    }

    @Test("A module is where its package says, and a product has the modules that it names")
    func modules() throws {
        let sample = sample(Self.reference, fields: Self.products)
        let elsewhere = try Self.package("Code/F.swift", folders: ["Feature": "Code"])
        #expect(lint(sample, ["../kit": elsewhere]).first == "account-deletion-missing ../kit/Code/F.swift:2")
        let flat = try Self.package("Sources/F.swift", folders: ["Feature": "Sources"])
        #expect(lint(sample, ["../kit": flat]).first == "account-deletion-missing ../kit/Sources/F.swift:2")
        let other = sample.set.files.mapValues { bytes in
            Array(
                String(decoding: bytes, as: UTF8.self).replacing(
                    "productName = Feature", with: "productName = All"
                ).utf8)
        }
        var named = LintSample().keyless
        named.files = other
        let all = try Self.package("Sources/Feature/F.swift", products: ["All": ["Feature"]])
        #expect(
            lint(named, ["../kit": all]).first == "account-deletion-missing ../kit/Sources/Feature/F.swift:2")
    }

    @Test("A package that another one needs counts with it, and one that nobody needs does not")
    func needed() throws {
        let sample = sample(Self.reference, fields: Self.products)
        let kit = LinkedPackage(
            sources: FileSet(), imports: ["Feature": ["Auth"]], folders: ["Feature": "Sources/Feature"])
        func auth(_ users: Set<String>) throws -> LinkedPackage {
            LinkedPackage(
                sources: try FileSet(["Sources/Auth/F.swift": Array(Self.code.utf8)]), imports: ["Auth": []],
                folders: ["Auth": "Sources/Auth"], users: users)
        }
        #expect(
            lint(sample, ["../kit": kit, "../auth": try auth(["../kit"])]).first
                == "account-deletion-missing ../auth/Sources/Auth/F.swift:2")
        #expect(
            lint(sample, ["../kit": kit, "../auth": try auth(["../other"])]).filter { $0.hasPrefix("acc") }
                == [])
    }

    @Test("A folder that was dragged into the project may be a package")
    func dragged() {
        let objects = """
            K = {isa = PBXFileReference; lastKnownFileType = wrapper; path = Kit; sourceTree = SOURCE_ROOT; };
            Q = {isa = XCSwiftPackageProductDependency; productName = Feature; };
            """
        #expect(
            ProjectLint.linkedPackages(of: sample(objects, fields: Self.products).set) == ["Kit": ["Feature"]]
        )
    }

    @Test(
        "A package in the project's folder is looked through where its manifest says",
        arguments: [
            (".target(name: \"A\", path: \"Code\")", "Kit/Code/F.swift", true),
            (".target(name: \"A\", path: \"Code\", exclude: [\"Old\"])", "Kit/Code/Old/F.swift", false),
            (".target(name: \"A\", path: \"Code\", sources: [\"New\"])", "Kit/Code/Old/F.swift", false),
            (".testTarget(name: \"A\", path: \"Code\")", "Kit/Code/F.swift", false),
            ("// .target(name: \"A\", path: \"Code\")", "Kit/Code/F.swift", false),
            (".target(name: \"A\")", "Kit/Sources/F.swift", true),
            (".target(name: \"A\")", "Kit/Sources/Web/F.swift", true),
            (".target(name: \"A\")", "Kit/Web/Sources/F.swift", false),
        ] as [(String, String, Bool)])
    func inside(target: String, path: String, isFound: Bool) {
        let sample = LintSample().target("struct A {}\n").file(
            "Kit/Package.swift", "let package = Package(name: \"Kit\", targets: [\n\(target)\n])"
        ).file(path, LintSample.storing)
        #expect(lint(sample) == (isFound ? ["privacy-manifest-missing \(path):3"] : []))
    }

    private static func part(_ type: String, _ more: String = "") -> String {
        """
        T2 = {isa = PBXNativeTarget; name = Part; productType = "com.apple.product-type.\(type)";
        buildConfigurationList = L; buildPhases = (S2, R2, ); productReference = O2; };
        S2 = {isa = PBXSourcesBuildPhase; files = (Y1, ); }; Y1 = {isa = PBXBuildFile; fileRef = X1; };
        X1 = {isa = PBXFileReference; path = "Part/L.swift"; sourceTree = SOURCE_ROOT; };
        R2 = {isa = PBXResourcesBuildPhase; files = (\(more.isEmpty ? "" : "Y2, ")); };
        Y2 = {isa = PBXBuildFile; fileRef = X2; };
        X2 = {isa = PBXFileReference; path = "\(more)"; sourceTree = SOURCE_ROOT; };
        O2 = {isa = PBXFileReference; path = "Part"; sourceTree = BUILT_PRODUCTS_DIR; };
        D2 = {isa = PBXTargetDependency; target = T2; };
        E = {isa = PBXCopyFilesBuildPhase; files = (EB, ); }; EB = {isa = PBXBuildFile; fileRef = O2; };
        """
    }

    @Test(
        "The code of a framework and of an extension that the app depends on is the app's",
        .proves("ST26-SG-02"))
    func parts() {
        func found(_ type: String, _ fields: String) -> [String] {
            lint(sample(Self.part(type), fields: fields).file("Part/L.swift", Self.code))
        }
        let both = ["account-deletion-missing Part/L.swift:2", "privacy-manifest-missing Part/L.swift:3"]
        #expect(found("framework", "dependencies = (D2, );") == both)
        #expect(found("library.static", "dependencies = (D2, );") == both)
        #expect(found("app-extension", "dependencies = (D2, );") == both)
        #expect(found("bundle.unit-test", "dependencies = (D2, );") == [])
        #expect(found("framework", "") == [])
        let embedded = sample(Self.part("app-extension")).file("Part/L.swift", Self.code)
        let path = "App.xcodeproj/project.pbxproj"
        let text = String(decoding: embedded.files[path] ?? [], as: UTF8.self)
        #expect(
            lint(embedded.file(path, text.replacing("buildPhases = (S, );", with: "buildPhases = (S, E, );")))
                == both)
    }

    @Test("The manifest of the app speaks for a framework without one, and not for an extension")
    func manifests() {
        func found(_ type: String, app: String?, own: String?) -> [String] {
            var sample = sample(
                Self.part(type, own == nil ? "" : "Part/PrivacyInfo.xcprivacy"),
                fields: "dependencies = (D2, );"
            ).file("Part/L.swift", LintSample.storing)
            if let app { sample = sample.privacy(app) }
            if let own { sample = sample.privacy(own, at: "Part/PrivacyInfo.xcprivacy") }
            return lint(sample)
        }
        let stamp = LintSample.accessed("FileTimestamp", "C617.1")
        #expect(found("framework", app: LintSample.defaults, own: nil) == [])
        #expect(found("framework", app: stamp, own: nil) == ["privacy-api-undeclared Part/L.swift:3"])
        #expect(found("framework", app: nil, own: LintSample.defaults) == [])
        #expect(found("framework", app: LintSample.defaults, own: stamp) == [])
        #expect(
            found("app-extension", app: LintSample.defaults, own: nil) == [
                "privacy-manifest-missing Part/L.swift:3"
            ])
        #expect(found("app-extension", app: nil, own: LintSample.defaults) == [])
        #expect(found("app-extension", app: nil, own: stamp) == ["privacy-api-undeclared Part/L.swift:3"])
    }
}
