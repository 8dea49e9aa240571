// Licensed under the Apache License, Version 2.0.

@testable import FirstlightExploration
@testable import LaunchCore

/// A machine that is wrong in one way, and the rule that has to notice.
struct Break: Sendable {
    /// The rule that is to be reported.
    let rule: LaunchRule
    let setting: ExploredSetting
    private let mutation: Mutation?
    private let shows: @Sendable (LaunchStop) -> Bool
    private let screen: String

    /// What the machine does.
    var name: String { mutation?.description ?? screen }

    init(_ rule: LaunchRule, _ mutation: Mutation, in setting: ExploredSetting = .full) {
        (self.rule, self.mutation, self.setting) = (rule, mutation, setting)
        (shows, screen) = ({ _ in true }, "")
    }

    /// A right machine whose screen shows nothing to press at some of its stops.
    init(
        _ rule: LaunchRule, _ screen: String, in setting: ExploredSetting = .full,
        shows: @escaping @Sendable (LaunchStop) -> Bool
    ) {
        (self.rule, self.setting, mutation) = (rule, setting, nil)
        (self.shows, self.screen) = (shows, screen)
    }

    /// A machine that is changed after each of its steps.
    init(
        _ rule: LaunchRule, _ name: String, in setting: ExploredSetting = .full,
        _ change: @escaping Mutation.Change
    ) {
        self.init(rule, Mutation(name, change), in: setting)
    }

    /// A machine that some event leaves as it is.
    static func ignores(
        _ rule: LaunchRule, _ name: String, in setting: ExploredSetting = .full,
        _ isIgnored: @escaping @Sendable (LaunchEvent, LaunchMachine) -> Bool
    ) -> Break {
        Break(rule, .ignoring(name, isIgnored), in: setting)
    }

    /// A machine that does not do what one of its effects says.
    static func drops(
        _ rule: LaunchRule, _ name: String, in setting: ExploredSetting = .full,
        _ isDropped: @escaping @Sendable (LaunchEffect) -> Bool
    ) -> Break {
        Break(rule, .dropping(name, isDropped), in: setting)
    }

    /// A machine that does twice what one of its effects says.
    static func repeats(
        _ rule: LaunchRule, _ name: String, in setting: ExploredSetting = .full,
        _ isRepeated: @escaping @Sendable (LaunchEffect) -> Bool
    ) -> Break {
        Break(rule, .repeating(name, isRepeated), in: setting)
    }

    /// The rules that an exploration of some steps finds broken.
    func found(limit: Int) -> Set<LaunchRule> {
        var rules: Set<LaunchRule> = []
        for violations in [1, 500] {
            let report = setting.explorer(mutation, shows: shows).explore(
                limit: limit, violationLimit: violations)
            rules.formUnion(report.violations.map(\.rule))
            if rules.contains(rule) { return rules }
        }
        return rules
    }

    static let all = ofTheRun + ofTheClock + ofTheEnd + ofTheTasks + ofTheOutside + ofTheFailures
}
