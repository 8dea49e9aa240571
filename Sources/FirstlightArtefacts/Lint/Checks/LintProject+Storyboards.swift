// Licensed under the Apache License, Version 2.0.

// The rules of launch storyboards, whether an app names them or they only say that they are ones.
extension LintProject {
    func storyboardFindings(named: Set<String>) -> [LintFinding] {
        let launching = apps.filter(\.hasLaunchScreen)
        let mains = Set(launching.compactMap { $0.info?["UIMainStoryboardFile"]?.string })
        return storyboards.sorted { $0.key < $1.key }.flatMap { path, storyboard -> [LintFinding] in
            guard named.contains(path) || storyboard.isLaunchScreen && !LintPath.isTemplate(path) else {
                return []
            }
            return findings(storyboard, isMain: mains.contains(LintPath.stem(path)))
        }
    }

    private static let rules: [StoryboardFinding.Kind: (LintRule, String)] = [
        .duplicateID: (.duplicateID, "two objects have the id"),
        .unresolvedReference: (.danglingID, "no object has the id"),
        .customClass: (.customClass, "an object has the class"),
        .connection: (.connection, "there is a connection"),
        .runtimeAttribute: (.runtimeAttribute, "an attribute is set at run time:"),
        .text: (.text, "it shows the text"),
        .undeclaredImage: (.imageUndeclared, "the resources lack the picture"),
        .undeclaredColor: (.colorUndeclared, "the resources lack the colour"),
        .unusedResource: (.resourceUnused, "nothing uses"),
        .malformedValue: (.valueMalformed, "no value that is known:"),
        .emptyDocument: (.storyboardEmpty, "there is no view"),
        .notLaunchScreen: (.notLaunchScreen, "it does not say that it is a launch screen"),
        .noInitialViewController: (.initialMissing, "no controller is the initial one"),
    ]

    private func findings(_ storyboard: LaunchStoryboard, isMain: Bool) -> [LintFinding] {
        let all = storyboard.findings()
        let isFree =
            !isMain && !all.contains { [.customClass, .connection, .runtimeAttribute].contains($0.kind) }
        var edits: [StoryboardFinding.Kind: LintEdit] = [:]
        for kind in Set(all.map(\.kind)) {
            edits[kind] = edit(of: storyboard, for: kind, all, isFree: isFree)
        }
        var found = all.compactMap { finding -> LintFinding? in
            guard let (rule, words) = Self.rules[finding.kind] else { return nil }
            let subject = finding.subject.isEmpty ? "" : " \u{201C}\(finding.subject)\u{201D}"
            return rule.at(
                storyboard.file, finding.line, finding.element, words + subject,
                edit: edits[finding.kind])
        }
        let root = storyboard.markup.root
        for view in root.descendants() where ["webView", "wkWebView"].contains(view.name) {
            found.append(LintRule.webView.at(storyboard.file, view.line, view.name, "there is a web view"))
        }
        return found + rootFindings(storyboard)
    }

    /// Returns findings for the scenes that the initial one does not lead to.
    private func rootFindings(_ storyboard: LaunchStoryboard) -> [LintFinding] {
        guard storyboard.markup.root.first("scenes") != nil else {
            let views = storyboard.markup.root.first("objects")?.elements.filter {
                $0.name != "placeholder" && $0.child("rect", key: "frame") != nil
            }
            return (views ?? []).dropFirst().map {
                LintRule.roots.at(storyboard.file, $0.line, $0.name, "a second view stands at the top")
            }
        }
        return storyboard.unreachedControllers.map {
            LintRule.roots.at(
                storyboard.file, $0.markup.line, $0.kind,
                "the initial controller does not lead to \u{201C}\($0.id)\u{201D}")
        }
    }

    // MARK: - Edits

    /// The edit that fixes all findings of a kind, which waivers cannot tell apart either.
    private func edit(
        of storyboard: LaunchStoryboard, for kind: StoryboardFinding.Kind, _ findings: [StoryboardFinding],
        isFree: Bool
    ) -> LintEdit? {
        var changed = storyboard
        switch kind {
        case .runtimeAttribute:
            changed.markup.root.removeBelow { $0.name == "userDefinedRuntimeAttributes" }
        case .notLaunchScreen where isFree:
            changed.markup.root["launchScreen"] = "YES"
        case .noInitialViewController:
            let controllers = storyboard.controllers
            guard controllers.count == 1, !controllers[0].id.isEmpty else { return nil }
            changed.initialViewController = controllers[0].id
        case .unusedResource:
            let unused = Set(findings.filter { $0.kind == kind })
            changed.markup.root.removeBelow {
                unused.contains(
                    StoryboardFinding(kind: kind, element: $0.name, line: $0.line, subject: $0["name"] ?? ""))
            }
        default: return nil
        }
        let bytes = changed.bytes()
        return bytes == files[storyboard.file] ? nil : LintEdit(path: storyboard.file, bytes: bytes)
    }
}

extension MarkupElement {
    /// Removes the elements below that match, each with its line.
    fileprivate mutating func removeBelow(_ matches: (MarkupElement) -> Bool) {
        for index in children.indices.reversed() {
            // Taking a child out can join the texts around it.
            guard index < children.count, case .element(var element) = children[index] else { continue }
            if matches(element) {
                removeChild(at: index)
            } else if element.descendants().contains(where: matches) {
                element.removeBelow(matches)
                children[index] = .element(element)
            }
        }
    }
}
