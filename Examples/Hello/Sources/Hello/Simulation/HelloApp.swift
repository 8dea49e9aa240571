public import LaunchKit

extension AppDescriptor {
    /// Hello, as the tools know it.
    public static let hello = AppDescriptor(
        id: "hello", name: "Hello", routes: HelloRoute.allCases.map(\.rawValue), plan: { _ in HelloPlan().tasks },
        unscriptedTasks: ["returning"], scenarios: { PackageResources.scenarios_json },
        strings: { PackageResources.Localizable_xcstrings }, artefacts: { _ in
            AppArtefacts(
                project: "Hello", bundleID: "com.example.hello", ground: .night, app: PackageResources.XcodeApp_txt
            ) { HelloSun(side: $0 * 0.75) }
        }
    ) { setting in
        let launch = try HelloLaunch(setting)
        if setting.preparesState { try await launch.markVisited(!setting.state.firstLaunch) }
        return AppLaunch(launch.controller) { HelloRoot(launch: launch) }
    }
}
