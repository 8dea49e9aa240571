// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

func system(_ name: String, _ module: String, _ package: String) -> Target {
    .systemLibrary(name: name, pkgConfig: module, providers: [.apt([package])])
}

func on(_ names: [String]) -> [Target.Dependency] { names.map { .init(stringLiteral: $0) } }

func module(_ name: String, _ needs: [String] = [], path: String? = nil, embeds: [String] = []) -> Target {
    .target(name: name, dependencies: on(needs), path: path, resources: embeds.map { .embedInCode($0) })
}

func program(_ name: String, _ needs: [String], path: String? = nil) -> Target {
    .executableTarget(name: name, dependencies: on(needs), path: path)
}

func brand(_ name: String, path: String? = nil, embeds: [String] = ["Host", "scenarios.json"]) -> Target {
    module(
        name, ["LaunchKit", "LaunchAuth"] + screens, path: path, embeds: embeds.map { "Simulation/\($0)" })
}

func tests(_ name: String, _ needs: [String], goldens: Bool = false) -> Target {
    .testTarget(name: name, dependencies: on(needs + ["ProofSupport"]), exclude: goldens ? ["Goldens"] : [])
}

#if os(Linux)  // Apple has its own.
    let (toolkit, cryptography, keyring, transport) = (["SwiftUI"], ["COpenSSL"], ["CSecret"], ["CCurl"])
#else
    let (toolkit, cryptography, keyring, transport) = ([String](), [String](), [String](), [String]())
#endif
let engine = ["LaunchCore", "LaunchStore", "LaunchMotion"]
let stage = ["StageUI", "StageCairo", "LaunchArtefacts"]
let libraries = engine + toolkit + ["LaunchAuth", "LaunchKeyring", "LaunchKit", "LaunchNetwork"] + stage
// A module for each brand: an app that ships one brand links one.
let brands = ["UrbanNestBrand", "DuggyBrand", "ShipThatAppBrand", "FonstersBrand", "LatenBrand"]
let screens = engine + toolkit
let drawing = stage + ["LaunchMotion", "LaunchCore", "LaunchKit", "LaunchRehearsal"]
let live = ["LaunchCommands", "LaunchLive"]
let serving = ["LaunchAuth", "LaunchCommands", "LaunchStore", "LaunchNetwork", "DevBackend"]
let whole = libraries + ["LaunchRehearsal", "DevBackend", "FirstlightBrands"] + brands

let edges: [Target] = [
    system("CSQLite", "sqlite3", "libsqlite3-dev"),
    system("CCurl", "libcurl", "libcurl4-openssl-dev"),
    system("COpenSSL", "libcrypto", "libssl-dev"),
    system("CCrypt", "libcrypt", "libcrypt-dev"),
    system("CSecret", "libsecret-1", "libsecret-1-dev"),
    system("CSoup", "libsoup-3.0", "libsoup-3.0-dev"),
    system("CPangoCairo", "pangocairo", "libpango1.0-dev"),
    system("CWebP", "libwebpmux", "libwebp-dev"),
    system("CDeflate", "libdeflate", "libdeflate-dev"),
    system("CExpat", "expat", "libexpat1-dev"), system("CYaml", "yaml-0.1", "libyaml-dev"),
]
let modules: [Target] = [
    module("LaunchMotion"),
    module("LaunchCore", ["LaunchMotion"]),
    module("LaunchStore", ["CSQLite"]),
    module("LaunchAuth", cryptography),
    module("LaunchKeyring", ["LaunchAuth"] + keyring),
    .macro(name: "StageMacros"),
    module("StageUI", ["LaunchMotion", "StageMacros"]),
    module("LaunchArtefacts", ["CExpat", "CYaml"]),
    module("CStageKernels"), module("CTaskHook"),
    module("StageCairo", ["StageUI", "CPangoCairo", "CWebP", "CDeflate", "CStageKernels"]),
    module("LaunchKit", ["LaunchAuth"] + screens),
    module("LaunchNetwork", ["LaunchKit", "LaunchAuth"] + transport),
    module("StageSamples", toolkit),
    module("DevBackend", ["CSoup", "CSQLite", "COpenSSL", "CCrypt"]),
    module(
        "LaunchRehearsal",
        engine + ["LaunchAuth", "LaunchKit", "StageSamples", "CTaskHook"] + stage,
        embeds: ["Devices/devices.json", "Audit/waivers.json"]),
    module("FirstlightBrands", ["LaunchRehearsal", "LaunchKit", "StageUI"] + brands),
    module("LaunchCommands", drawing),
    program("firstlight", ["LaunchCommands", "FirstlightBrands"]),
    module("LaunchLive", drawing + serving + ["UrbanNestBrand"]),
    program("firstlight-live", live + ["FirstlightBrands"]),
    program("firstlight-bench", drawing + ["CCrypt", "FirstlightBrands"] + brands),
]

let tested: [Target] = [
    module("ProofSupport", path: "Tests/ProofSupport"),
    tests("LaunchMotionTests", ["LaunchMotion"]),
    tests("LaunchCoreTests", ["LaunchCore", "LaunchMotion"]),
    program("store-probe", ["LaunchStore"], path: "Tests/StoreProbe"),
    tests("LaunchStoreTests", ["LaunchStore", "store-probe"]),
    tests("LaunchAuthTests", ["LaunchAuth", "LaunchKeyring"]),
    tests("StageMacrosTests", ["StageMacros"]),
    tests("LaunchArtefactsTests", ["LaunchArtefacts"]),
    tests("StageUITests", ["StageUI", "LaunchMotion"]),
    tests("StageSamplesTests", ["StageSamples", "StageUI", "StageCairo"]),
    tests("StageCairoTests", ["StageCairo", "StageUI"]),
    tests("DevBackendTests", ["DevBackend"]),
    // A further brand and its program: Documentation/AddABrand.md.
    brand("SixthBrand", path: "Tests/SixthBrand", embeds: ["scenarios.json"]),
    program("sixth-brand", live + ["SixthBrand", "LaunchRehearsal"], path: "Tests/SixthProgram"),
    tests("LaunchBrandsTests", whole, goldens: true),
    tests("FirstlightTests", whole + live + ["firstlight-live", "SixthBrand", "sixth-brand"], goldens: true),
]
let documents: [Target] = ["UrbanNest", "Duggy", "ShipThatApp", "Fonsters", "Laten"].map {
    tests("\($0)DocumentTests", ["\($0)Brand", "LaunchAuth", "LaunchKit", "StageCairo", "StageUI"] + screens)
}

let package = Package(
    name: "firstlight",
    platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
    products: (libraries + brands).map { .library(name: $0, targets: [$0]) }
        + ["firstlight", "firstlight-live"].map { .executable(name: $0, targets: [$0]) },
    targets: edges + toolkit.map { module($0, ["StageUI"]) } + modules + brands.map { brand($0) } + tested
        + documents
)
for target in package.targets where target.type != .system { target.swiftSettings = settings }
