// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// One list for every Swift target, tests too.
let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

func tests(
    _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []
) -> Target {
    .testTarget(name: name, dependencies: dependencies + ["ProofSupport"], exclude: exclude)
}

let package = Package(
    name: "firstlight",
    platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
    products: [
        .library(name: "LaunchMotion", targets: ["LaunchMotion"]),
        .library(name: "LaunchCore", targets: ["LaunchCore"]),
        .library(name: "LaunchStore", targets: ["LaunchStore"]),
        .library(name: "StageUI", targets: ["StageUI"]),
        .library(name: "StageCairo", targets: ["StageCairo"]),
        .library(name: "LaunchBrands", targets: ["LaunchBrands"]),
        .library(name: "LaunchNetwork", targets: ["LaunchNetwork"]),
        .executable(name: "firstlight", targets: ["firstlight"]),
        .executable(name: "firstlight-live", targets: ["firstlight-live"]),
    ],
    targets: [
        // The C edge: one system target each, with the reason for every wrapper in its shim.h.
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .systemLibrary(name: "CSoup", pkgConfig: "libsoup-3.0", providers: [.apt(["libsoup-3.0-dev"])]),
        .systemLibrary(
            name: "CPangoCairo", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
        .systemLibrary(name: "CWebP", pkgConfig: "libwebpmux", providers: [.apt(["libwebp-dev"])]),
        .systemLibrary(
            name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),

        .target(name: "LaunchMotion"),
        .target(name: "LaunchCore", dependencies: ["LaunchMotion"]),
        .target(name: "LaunchStore", dependencies: ["CSQLite"]),
        // The compiler's helper for @Entry and #Preview.
        .macro(name: "StageMacros"),
        .target(name: "StageUI", dependencies: ["LaunchMotion", "StageMacros"]),
        .target(name: "CStageKernels"),
        .target(
            name: "StageCairo",
            dependencies: ["StageUI", "CPangoCairo", "CWebP", "CDeflate", "CStageKernels"]),
        .target(
            name: "LaunchBrands",
            dependencies: ["LaunchCore", "LaunchStore", "LaunchMotion", "StageUI"]),
        .target(name: "LaunchNetwork", dependencies: ["LaunchBrands"]),
        // Every symbol of the subset at work, drawn by the gallery and mounted by the tests.
        .target(name: "StageSamples", dependencies: ["StageUI"]),
        .target(name: "DevBackend", dependencies: ["CSoup", "CSQLite"]),
        .target(
            name: "LaunchRehearsal",
            dependencies: [
                "LaunchMotion", "LaunchCore", "LaunchStore", "StageUI", "StageCairo", "LaunchBrands",
                "StageSamples",
            ],
            resources: [
                .embedInCode("Devices/devices.json"), .embedInCode("Audit/waivers.json"),
                .embedInCode("Scenario/urbannest.json"), .embedInCode("Scenario/duggy.json"),
                .embedInCode("Scenario/shipthatapp.json"), .embedInCode("Scenario/fonsters.json"),
            ]),
        // The command line, in two programs: loading the network's libraries takes longer than a picture.
        .target(
            name: "LaunchCommands",
            dependencies: [
                "LaunchMotion", "LaunchCore", "StageUI", "StageCairo", "LaunchBrands", "LaunchRehearsal",
            ]),
        .executableTarget(name: "firstlight", dependencies: ["LaunchCommands"]),
        // A library: tests that import a program's module are built before it at times.
        .target(
            name: "LaunchLive",
            dependencies: [
                "LaunchCommands", "LaunchMotion", "LaunchCore", "LaunchStore", "StageUI", "StageCairo",
                "LaunchBrands", "LaunchNetwork", "LaunchRehearsal", "DevBackend",
            ]),
        .executableTarget(name: "firstlight-live", dependencies: ["LaunchCommands", "LaunchLive"]),
        .executableTarget(
            name: "firstlight-bench",
            dependencies: ["StageUI", "StageCairo", "LaunchCore", "LaunchBrands", "LaunchRehearsal"]),

        // Which requirement a test proves; shared by every test target.
        .target(name: "ProofSupport", path: "Tests/ProofSupport"),
        tests("LaunchMotionTests", ["LaunchMotion"]),
        tests("LaunchCoreTests", ["LaunchCore", "LaunchMotion"]),
        // A second process for the tests of the store.
        .executableTarget(name: "store-probe", dependencies: ["LaunchStore"], path: "Tests/StoreProbe"),
        tests("LaunchStoreTests", ["LaunchStore", "store-probe"]),
        tests("StageMacrosTests", ["StageMacros"]),
        tests("StageUITests", ["StageUI", "LaunchMotion"]),
        tests("StageSamplesTests", ["StageSamples", "StageUI", "StageCairo"]),
        tests("StageCairoTests", ["StageCairo", "StageUI"]),
        tests("DevBackendTests", ["DevBackend"]),
        tests(
            "LaunchBrandsTests",
            [
                "LaunchBrands", "LaunchRehearsal", "LaunchCore", "LaunchStore", "LaunchMotion", "StageUI",
                "StageCairo", "DevBackend", "LaunchNetwork",
            ], exclude: ["Goldens"]),
        tests(
            "FirstlightTests",
            [
                "firstlight-live", "LaunchLive", "LaunchCommands", "LaunchRehearsal", "LaunchBrands",
                "LaunchCore", "LaunchMotion", "LaunchStore", "LaunchNetwork", "DevBackend", "StageCairo",
                "StageUI",
            ], exclude: ["Goldens"]),
    ]
)

for target in package.targets where target.type != .system {
    target.swiftSettings = settings
}
