// swift-tools-version: 6.2
// Swift 6.2 is Xcode 26 on a Mac. There only what runs on Apple's systems is in the package (Decision 0050).
import PackageDescription
#if os(Linux)
    import CompilerPluginSupport
    let isLinux = true
#else
    let isLinux = false
#endif
let upcoming = words("ExistentialAny InternalImportsByDefault MemberImportVisibility")
let settings = [SwiftSetting.swiftLanguageMode(.v6)] + upcoming.map { .enableUpcomingFeature($0) }
func words(_ text: String) -> [String] { text.split(separator: " ").map { String($0) } }
let also = isLinux ? words("-Xfrontend -import-module -Xfrontend ProofSupport") : []  // Decision 0086.
func on(_ names: [String]) -> [Target.Dependency] { names.map { .init(stringLiteral: $0) } }
func module(_ name: String, _ needs: [String] = [], path: String? = nil, embeds: [String] = []) -> Target {
    // A privacy manifest is for Apple's stores; elsewhere it would bring a folder of resources along.
    let privacy = ["LaunchAuth", "LaunchStore"].contains(name) ? ["PrivacyInfo.xcprivacy"] : []
    let files = embeds.map { Resource.embedInCode($0) } + (isLinux ? [] : privacy.map { .copy($0) })
    return .target(
        name: name, dependencies: on(needs), path: path, exclude: isLinux ? privacy : [], resources: files)
}
func program(_ name: String, _ needs: [String], path: String? = nil, links: [String] = []) -> Target {
    let flags = LinkerSetting.unsafeFlags(links, .when(platforms: [.linux], configuration: .release))
    return .executableTarget(
        name: name, dependencies: on(needs), path: path, linkerSettings: links.isEmpty ? nil : [flags])
}
func brand(_ name: String) -> Target { module(name, ["LaunchKit", "LaunchAuth", "CAppFiles"] + screens) }
func tests(_ name: String, _ needs: [String], goldens: Bool = false) -> Target {
    .testTarget(name: name, dependencies: on(needs + ["ProofSupport"]), exclude: goldens ? ["Goldens"] : [])
}
func linux(_ names: String) -> [String] { isLinux ? words(names) : [] }  // Apple has its own.
let (toolkit, engine) = (linux("SwiftUI"), words("LaunchCore LaunchStore LaunchMotion"))
let (screens, proofs, auth) = (engine + toolkit, ["FirstlightExploration"], words("LaunchAuth LaunchKit"))
let frameworks = [  // The modules of Apple's that files import, behind what ours need (Decision 0074).
    ("UserNotifications UniformTypeIdentifiers _Testing_CoreImage _Testing_UIKit", "UIKit"), ("os", "OSLog"),
    ("AppIntents ActivityKit", "WidgetKit"), ("UIKit AVFoundation", "AVKit"), ("UIKit Security", "ImageIO"),
    ("UIKit _Testing_CoreGraphics", "CoreGraphics"), ("AVFoundation", "AVFAudio CoreMedia"),
    ("Photos CoreTransferable", "PhotosUI"), ("StageUI UniformTypeIdentifiers", "AppIntents CoreSpotlight"),
    ("UniformTypeIdentifiers", "CoreTransferable MobileCoreServices"), ("COpenSSL", "CommonCrypto CryptoKit"),
    ("", "NaturalLanguage UniformTypeIdentifiers os"), ("UIKit CoreLocation", "MapKit"),
    ("StageUI", "Contacts CoreData EventKit HealthKit Security SystemConfiguration TipKit UserNotifications"),
    ("StageUI", "ActivityKit AudioToolbox CloudKit CoreBluetooth CoreHaptics CoreLocation Network SwiftData"),
    ("UIKit", "AuthenticationServices LinkPresentation MediaPlayer Photos QuickLook SafariServices StoreKit"),
    ("StageUI", "AppTrackingTransparency BackgroundTasks Charts CoreMotion LocalAuthentication Translation"),
    ("UIKit", "AVFoundation CoreImage MessageUI PDFKit WebKit"), ("CSQLite", "SQLite3"),
]
let apple = linux("Combine") + frameworks.flatMap { linux($1) }
var libraries = screens + apple + ["LaunchAuth", "LaunchKeyring", "LaunchKit", "LaunchNetwork"] + proofs
let brands = ["UrbanNestBrand", "DuggyBrand", "ShipThatAppBrand", "FonstersBrand", "LatenBrand"]
var targets: [Target] = [
    // Its header is in each of Apple's SDKs and in /usr/include; pkg-config could find another system's.
    .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"])]), module("LaunchMotion"),
    module("LaunchCore", ["LaunchMotion"]), tests("LaunchAuthTests", ["LaunchAuth", "LaunchKeyring"]),
    module("LaunchAuth", linux("COpenSSL")), module("LaunchKeyring", ["LaunchAuth"] + linux("CSecret")),
    module("LaunchKit", ["LaunchAuth", "CAppFiles"] + screens), tests("LaunchMotionTests", ["LaunchMotion"]),
    module("LaunchNetwork", ["LaunchCore", "LaunchKit", "LaunchAuth"] + linux("CCurl")), module("CAppFiles"),
    module("ProofSupport", linux("StageMacros"), path: "Tests/ProofSupport"),
    tests("LaunchStoreTests", ["LaunchStore", "store-probe"]), module("LaunchStore", ["CSQLite"]),
    module(proofs[0], ["LaunchCore"]), tests("LaunchCoreTests", ["LaunchCore", "LaunchMotion"]),
    program("store-probe", ["LaunchStore"], path: "Tests/StoreProbe"),
    tests("FirstlightExplorationTests", proofs + ["LaunchCore"]),
]
targets += brands.map { brand($0) }
#if os(Linux)
    // GIO's .pc file says -pthread, of which a build of each dependent package warns. The files beside these shims leave GIO's out.
    let plainEdges = Context.environment["PKG_CONFIG_PATH"] == nil ? ["CPangoCairo", "CSecret", "CSoup"] : []
    func edge(_ name: String, _ module: String, _ package: String) -> Target {
        let own = "\(Context.packageDirectory)/Sources/\(name)/\(module).pc"
        let file = plainEdges.contains(name) && !own.contains(" ") ? own : module
        return .systemLibrary(name: name, pkgConfig: file, providers: [.apt([package])])
    }
    let (stage, shown) = (["StageUI", "StageCairo"], ["LaunchKit", "FirstlightSimulation"])
    libraries += stage + ["Artefacts", "Simulation", "Commands", "Live", "Testing"].map { "Firstlight\($0)" }
    let showing = ["LaunchMotion", "LaunchCore"] + shown + stage
    let (drawing, commands) = (showing + proofs, ["FirstlightCommands", "FirstlightBrands"])
    let serving = ["LaunchAuth", "FirstlightCommands", "LaunchStore", "LaunchNetwork", "DevBackend"]
    let all = libraries + brands + ["DevBackend", "FirstlightBrands", "FirstlightStudio"]
    let hosts = ["firstlight-soak", "SixthBrand", "sixth-brand", "GalleryApps", "gallery"]
    let (drawn, kit) = (stage + screens + auth, auth + ["FirstlightArtefacts"])
    let (named, simulated) = (words("StageUI UserNotifications"), engine + stage + kit + ["CSwiftRuntime"])
    // What a program is linked with that needs no Swift to run, and starts sooner: Decisions 0003 and 0016.
    let alone = words(
        "-static-stdlib -Xclang-linker -no-pie -Xlinker --no-export-dynamic -Xlinker --gc-sections -lFoundation "
            + "-lFoundationEssentials -lFoundationInternationalization -lCoreFoundation -l_FoundationICU "
            + "-l_FoundationCShims -l_FoundationCollections -lswiftSynchronization")
    let bare = alone + ["-L\(Context.packageDirectory)/.build/static"]
    targets += [
        edge("CCurl", "libcurl", "libcurl4-openssl-dev"), edge("COpenSSL", "libcrypto", "libssl-dev"),
        edge("CCrypt", "libcrypt", "libcrypt-dev"), edge("CSecret", "libsecret-1", "libsecret-1-dev"),
        edge("CSoup", "libsoup-3.0", "libsoup-3.0-dev"), edge("CExpat", "expat", "libexpat1-dev"),
        edge("CWebP", "libwebpmux", "libwebp-dev"), edge("CDeflate", "libdeflate", "libdeflate-dev"),
        edge("CPangoCairo", "pangocairo", "libpango1.0-dev"), edge("CYaml", "yaml-0.1", "libyaml-dev"),
        module("StageUI", ["LaunchMotion", "Combine", "StageMacros"]), module("_Testing_CoreGraphics"),
        .macro(name: "StageMacros", dependencies: on(["StageMacroExpansion"])), module("StageMacroExpansion"),
        module("SwiftUI", words("Combine UIKit CoreTransferable UniformTypeIdentifiers") + named),
        .target(name: "Combine", linkerSettings: [.linkedLibrary("_FoundationICU")]),
        module("StageCairo", ["StageUI", "CPangoCairo", "CWebP", "CDeflate", "CStageKernels"]),
        module("FirstlightArtefacts", ["CExpat", "CYaml"]), module("FirstlightTesting", showing),
        module("DevBackend", ["CSoup", "CSQLite", "COpenSSL", "CCrypt"]), module("CSwiftRuntime"),
        module("FirstlightSimulation", simulated, embeds: ["Devices/devices.json"]), module("_Testing_UIKit"),
        module("FirstlightBrands", ["FirstlightSimulation", "LaunchKit", "StageUI"] + brands),
        module("FirstlightCommands", drawing + ["FirstlightArtefacts", "CPackageFiles"]),
        module("FirstlightStudio", showing + words("LaunchAuth FirstlightCommands DevBackend CPackageFiles")),
        module("FirstlightLive", drawing + serving + ["FirstlightStudio"]),
        program("firstlight", commands + shown, links: bare), tests("LaunchBrandsTests", all, goldens: true),
        program("firstlight-live", commands + ["FirstlightLive", "firstlight"], links: bare),
        program("firstlight-soak", drawing + serving + ["FirstlightBrands", "FirstlightLive", brands[0]]),
        program("firstlight-bench", drawing + commands + brands + ["CCrypt"], links: bare),
        tests("StageUITests", ["StageUI", "SwiftUI", "LaunchMotion"] + apple), module("_Testing_CoreImage"),
        tests("StageMacroExpansionTests", ["StageMacroExpansion"]), tests("StageCairoTests", stage),
        tests("DevBackendTests", ["DevBackend", "LaunchAuth"]), module("CPackageFiles"),
        module("SixthBrand", auth + screens, path: "Tests/SixthBrand", embeds: ["Simulation/scenarios.json"]),
        tests("FirstlightTestingTests", ["FirstlightTesting", "FirstlightBrands"] + showing, goldens: true),
        program("snapshot-probe", ["FirstlightTesting"] + stage, path: "Tests/SnapshotProbe"),
        program("sixth-brand", ["FirstlightLive", "LaunchKit", "SixthBrand"], path: "Tests/SixthProgram"),
        module("GalleryApps", ["LaunchKit"] + screens, path: "Tests/GalleryApps", embeds: ["Scenarios"]),
        program("gallery", ["FirstlightLive", "GalleryApps"] + showing, path: "Tests/GalleryProgram"),
        tests("StageSamplesTests", ["StageSamples"] + stage), edge("CJPEG", "libjpeg", "libjpeg-dev"),
        tests("FirstlightTests", all + hosts, goldens: true), module("StageSamples", toolkit + apple),
        tests("FirstlightArtefactsTests", ["FirstlightArtefacts"]), module("CStageKernels", ["CJPEG"]),
        module("AllOfC", ["CStageKernels", "CPackageFiles", "CAppFiles"]),
    ]
    targets += frameworks.flatMap { needs, names in words(names).map { module($0, words(needs)) } }
    targets += brands.map { tests("\($0.dropLast(5))DocumentTests", [$0] + drawn) }
#endif
// The only modules of tests that a build is for (Scripts/fuzz.sh, sanitize.sh); the quick build, with its flags (Decision 0056).
let (only, quickSystem) = (Context.environment["FIRSTLIGHT_TESTS"], Context.environment["FIRSTLIGHT_QUICK"])
targets.removeAll { $0.type == .test && only?.contains($0.name) == false }
let plain = words(
    "FirstlightArtefacts FirstlightCommands FirstlightLive FirstlightSimulation FirstlightStudio FirstlightTesting "
        + "StageSamples LaunchAuth LaunchKit LaunchNetwork DevBackend StageMacroExpansion StageMacros SixthBrand "
        + "LaunchCore ProofSupport GalleryApps firstlight-soak firstlight-bench")
var embedded = ["FirstlightCommands": words("New/Template Names Page"), "FirstlightStudio": ["Page"]]
embedded["LaunchKit"] = ["Texts/Localizable.xcstrings"]  // What C embeds (Decision 0056).
let files = words("scenarios.json waivers.json Localizable.xcstrings Host").map { "Simulation/\($0)" }
for name in brands { embedded[name] = files }
let batches = words("-no-whole-module-optimization -enable-batch-mode -num-threads 0")
for target in targets where target.type != .system {
    let isPlain = (plain + brands + apple).contains(target.name) || target.type == .test && only == nil
    let more = quickSystem == "native" && target.name.hasPrefix("StageUI") ? batches : []
    let quick = [SwiftSetting.unsafeFlags((isPlain ? ["-Onone"] : []) + more, .when(configuration: .release))]
    target.exclude += embedded[target.name] ?? []
    target.swiftSettings = settings + (quickSystem != nil && (isPlain || !more.isEmpty) ? quick : [])
    if target.type == .test { target.swiftSettings?.append(.unsafeFlags(also)) }
    if target.type != .regular { target.swiftSettings?.append(.define("FIRSTLIGHT_PREVIEWS")) }
}
let package = Package(
    name: "firstlight", platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
    products: (libraries + brands).map { .library(name: $0, targets: [$0]) }
        + linux("firstlight firstlight-live").map { .executable(name: $0, targets: [$0]) }, targets: targets)
