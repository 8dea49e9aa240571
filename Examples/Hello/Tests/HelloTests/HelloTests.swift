import FirstlightTesting
import Hello
import Testing

@MainActor @Suite(.snapshots()) struct HelloTests {
    @Test(arguments: ["splash", "welcome", "home", "failed"]) func looks(state: String) async {
        await assertSnapshot(of: .hello, state: state, named: state, on: .matrix(textSizes: [.large, .accessibility3]))
    }

    @Test func everyScenarioEndsAsItExpects() async { await assertScenarios(of: .hello) }
}
