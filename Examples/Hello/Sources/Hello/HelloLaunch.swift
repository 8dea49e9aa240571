import LaunchCore
public import LaunchKit
import LaunchStore

/// The destinations of a launch.
enum HelloRoute: String, CaseIterable { case welcome, home }

/// The answers needed before the first screen. Tools that only inspect the plan run none of its tasks.
struct HelloPlan {
    private(set) var tasks = LaunchPlan(classify: ServiceError.kind(of:))
    let isReturning: LaunchTask<Bool>
    let greeting: LaunchTask<String>

    init(_ setting: LaunchSetting? = nil, _ store: LaunchStore? = nil) {
        isReturning = tasks.task("returning", .optional, fallback: false) {
            try await store?.flag("hello.returning") == .set
        }
        // Ask your server here. Until then a scenario says when the answer comes, and whether it is a good one.
        greeting = tasks.task("greeting", .critical, timeout: .seconds(5)) {
            try await setting?.answers.answer("greeting", with: "Good morning") ?? ""
        }
    }
}

/// A launch: the plan, its times, and the rule that chooses the first screen.
@MainActor public struct HelloLaunch {
    let policy = LaunchPolicy(entryDuration: .seconds(0.6), minimumDisplay: .seconds(1), exitDuration: .seconds(0.3))
    let plan: HelloPlan
    let controller: LaunchController<HelloRoute>
    private let store: LaunchStore

    /// Makes a launch: for users, or as a tool wants it.
    public init(_ setting: LaunchSetting = .live(named: "Hello")) throws {
        store = try setting.openStore()
        plan = HelloPlan(setting, store)
        controller = LaunchController(
            plan: plan.tasks, policy: policy, clock: setting.clock, date: setting.date,
            route: { [plan] in $0[plan.isReturning] == true ? .home : .welcome }, reduceMotion: setting.reducesMotion)
    }

    func enter() {
        controller.perform { try? await markVisited(true) }
        controller.proceed(to: .home)
    }

    func markVisited(_ isSo: Bool) async throws { try await store.setFlag(isSo, for: "hello.returning") }
}
