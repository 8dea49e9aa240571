// Licensed under the Apache License, Version 2.0.

@testable import LaunchCore

/// A machine that is wrong in one way, and the rule that has to notice.
struct Break: Sendable {
    /// The rule that is to be reported.
    let rule: LaunchRule
    /// What the machine does.
    let name: String
    let setting: ExploredSetting
    private let fault: LaunchFault?
    private let change: LaunchChange?

    /// A machine that is changed after each of its steps.
    init(
        _ rule: LaunchRule, _ name: String, in setting: ExploredSetting = .full,
        _ change: @escaping LaunchChange
    ) {
        (self.rule, self.name, self.setting) = (rule, name, setting)
        (fault, self.change) = (nil, change)
    }

    /// A machine that lacks one of its own rules.
    init(_ rule: LaunchRule, _ fault: LaunchFault, in setting: ExploredSetting = .full) {
        (self.rule, self.setting) = (rule, setting)
        let words = "\(fault)".map { $0.isUppercase ? " \($0.lowercased())" : "\($0)" }
        (name, self.fault, change) = (words.joined(), fault, nil)
    }

    /// A machine that some event leaves as it is.
    static func ignores(
        _ rule: LaunchRule, _ name: String, in setting: ExploredSetting = .full,
        _ isIgnored: @escaping @Sendable (LaunchEvent, LaunchMachine) -> Bool
    ) -> Break {
        Break(rule, name, in: setting) { event, before, after, effects in
            if isIgnored(event, before) { (after, effects) = (before, []) }
        }
    }

    /// A machine that does not do what one of its effects says.
    static func drops(
        _ rule: LaunchRule, _ name: String, in setting: ExploredSetting = .full,
        _ isDropped: @escaping @Sendable (LaunchEffect) -> Bool
    ) -> Break {
        Break(rule, name, in: setting) { _, _, _, effects in effects.removeAll(where: isDropped) }
    }

    /// A machine that does twice what one of its effects says.
    static func repeats(
        _ rule: LaunchRule, _ name: String, in setting: ExploredSetting = .full,
        _ isRepeated: @escaping @Sendable (LaunchEffect) -> Bool
    ) -> Break {
        Break(rule, name, in: setting) { _, _, _, effects in
            effects = effects.flatMap { isRepeated($0) ? [$0, $0] : [$0] }
        }
    }

    /// The rules that an exploration of some steps finds broken.
    func found(limit: Int) -> Set<LaunchRule> {
        var rules: Set<LaunchRule> = []
        for violations in [1, 500] {
            let report = setting.explorer(fault: fault, change: change)
                .explore(limit: limit, violationLimit: violations)
            rules.formUnion(report.violations.map(\.rule))
            if rules.contains(rule) { return rules }
        }
        return rules
    }

    static let all = ofTheCourse + ofTheEnd + ofTheTasks + ofTheOutside + ofTheFailures
}
