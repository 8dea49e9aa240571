// Licensed under the Apache License, Version 2.0.

/// The dealings of an app's code with accounts, as far as its words say.
struct LintAccounts {
    /// A word and the source that it stands in.
    typealias Place = (path: String, line: Int, word: String)

    /// The first place at which an account can be made.
    private(set) var signUp: Place?
    /// The first place at which somebody signs in with the account of another provider.
    private(set) var provider: Place?
    /// The first place at which somebody signs in with an account that is mostly one of work or school.
    private(set) var workProvider: Place?
    /// The first place at which somebody signs in with Apple.
    private(set) var apple: Place?
    /// The first place that asks for a password or a passkey, and the first that asks for a passkey.
    private(set) var password: Place?
    private(set) var passkey: Place?
    /// The domains that the code writes out for passkeys.
    private(set) var relyingParties: [Place] = []
    /// Indicates whether the state of Apple's credential is asked for.
    private(set) var asksApple = false
    /// The first place at which a deletion is declared, and the first at which it is used from elsewhere.
    private(set) var deletion: Place?
    private(set) var deletionUse: Place?

    /// Looks through an app's code.
    ///
    /// - Parameters:
    ///   - own: The code of the app itself.
    ///   - libraries: The code that the app links, which may do some of it for the app.
    ///   - platform: The system that the code is compiled for.
    ///   - isNamed: Whether a source other than one, which the rules may not know, names a type.
    init(
        own: [LintSource], libraries: [LintSource] = [], on platform: XcodePlatform? = nil,
        isNamed: ((_ type: String, _ path: String) -> Bool)? = nil
    ) {
        var deletions: [(path: String, word: LintWord)] = []
        let sources = own.map { source in
            (
                path: source.path, code: source.code(on: platform), links: source.deletionTexts,
                parties: source.relyingParties
            )
        }
        for (path, code, links, parties) in sources {
            let isObjectiveC = ["m", "mm"].contains(LintPath.ending(path))
            let words = LintWord.words(in: code, isObjectiveC: isObjectiveC, where: LintAccountWords.isWanted)
            if words.contains(where: { $0.text == LintAccountWords.passkey }) { relyingParties += parties }
            let namesProvider = words.contains { LintAccountWords.namers.contains($0.text) }
            for word in words {
                if LintAccountWords.isDeletion(word) { deletions.append((path, word)) }
                if !word.isDeclared { note(word, at: path, namesProvider: namesProvider) }
            }
            for (line, text) in links {
                deletions.append(
                    (path, LintWord(text: text, line: line, before: "", owner: "", isMember: false)))
            }
        }
        if !asksApple {
            asksApple = libraries.contains { source in
                LintWord.words(in: source.code(on: platform), where: LintAccountWords.revocations.contains)
                    .contains { !$0.isDeclared }
            }
        }
        judge(deletions) { place in
            let code = sources.first { $0.path == place.path }?.code ?? ""
            guard LintPath.ending(place.path) == "swift",
                let view = LintView.all(in: code).first(where: { $0.lines.contains(place.word.line) })
            else { return false }
            let isShown = sources.contains { source in
                source.code.contains(view.name)
                    && LintWord.words(in: source.code) { $0 == view.name }.contains {
                        source.path != place.path || !view.lines.contains($0.line)
                    }
            }
            return !isShown && isNamed?(view.name, place.path) != true
        }
    }

    private mutating func note(_ word: LintWord, at path: String, namesProvider: Bool) {
        let isOwned = ["create", "webAuth"].contains(word.text)
        let place: Place = (path, word.line, isOwned ? "\(word.owner).\(word.text)" : word.text)
        if LintAccountWords.isSignUp(word) { signUp = signUp ?? place }
        if LintAccountWords.isProvider(word, isNamed: namesProvider) { provider = provider ?? place }
        if LintAccountWords.workProviders.contains(word.text) { workProvider = workProvider ?? place }
        if LintAccountWords.apples.contains(word.text)
            || namesProvider && word.isMember && word.text == "apple"
        {
            apple = apple ?? place
        }
        if LintAccountWords.passwords.contains(word.text) { password = password ?? place }
        if word.text == LintAccountWords.passkey {
            (password, passkey) = (password ?? place, passkey ?? place)
        }
        if LintAccountWords.revocations.contains(word.text) { asksApple = true }
    }

    private mutating func judge(
        _ all: [(path: String, word: LintWord)], isUnshown: ((path: String, word: LintWord)) -> Bool
    ) {
        // A function that hands the call on to one of its own name is no way to it.
        let handers = Set(all.filter(\.word.isDeclared).map { "\($0.path) \($0.word.text)" })
        let uses = all.filter { place in
            let word = place.word
            let isHandedOn =
                word.isMember && word.owner != "self" && handers.contains("\(place.path) \(word.text)")
            return !word.isDeclared && !isHandedOn
        }
        // The screen of a deletion that nobody shows leads nowhere, whatever it calls.
        let dead = Set(
            all.filter { type in
                type.word.isType
                    && !uses.contains { $0.word.text == type.word.text && $0.path != type.path }
            }.map(\.path))
        deletion = all.first.map { ($0.path, $0.word.line, $0.word.text) }
        deletionUse = uses.first { !dead.contains($0.path) && !isUnshown($0) }.map {
            ($0.path, $0.word.line, $0.word.text)
        }
    }
}

/// A view of SwiftUI that a source declares outside of other types.
struct LintView {
    let name: String
    /// The lines of its declaration.
    let lines: ClosedRange<Int>

    /// Finds the views in code without comments and texts.
    static func all(in code: String) -> [LintView] {
        var found: [LintView] = []
        var (depth, header) = (0, "")
        // The view whose braces are open, and the line at which it began.
        var open: (name: String, line: Int)?
        for (index, line) in code.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            for sign in line {
                if sign == "{" {
                    if depth == 0 { open = name(in: header).map { ($0, index + 1) } }
                    (depth, header) = (depth + 1, "")
                } else if sign == "}" {
                    depth = max(0, depth - 1)
                    if depth == 0, let view = open {
                        found.append(LintView(name: view.name, lines: view.line...index + 1))
                        open = nil
                    }
                    header = ""
                } else if depth == 0 {
                    header.append(sign)
                }
            }
            if depth == 0 { header.append(" ") }
        }
        return found
    }

    private static func name(in header: String) -> String? {
        let plain = header.replacing(/<[^>]*>/, with: "")
        return plain.firstMatch(of: /\bstruct\s+(\w+)\s*:(?:[^{]*[\s.,&:])?View(?:[\s,&][^{]*)?$/).map {
            String($0.output.1)
        }
    }
}

extension LintSource {
    /// The domains that are written out for passkeys.
    fileprivate var relyingParties: [LintAccounts.Place] {
        let lines = withTexts.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.enumerated().flatMap { index, line in
            line.matches(of: /[rR]elyingPartyIdentifier:\s*@?"([^"\\]+)"/).map {
                (path, index + 1, String($0.output.1))
            }
        }
    }

    /// The lines with a link to a page on which an account is deleted, by its title or its address, and those that have a
    /// server delete one, by the name of its function or its route.
    var deletionTexts: [(line: Int, text: String)] {
        guard hasDeletionText else { return [] }
        let lines = withTexts.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.enumerated().compactMap { index, line -> (line: Int, text: String)? in
            let titles = line.matches(of: /\bLink\(\s*"([^"]*)"/).map(\.output.1)
            let addresses = line.matches(of: /"(https?:\/\/[^"]*)"/).map(\.output.1)
            let isOne = (titles + addresses).contains { text in
                let small = text.lowercased()
                return small.contains("account")
                    && ["delet", "clos", "remov", "eras"].contains(where: small.contains)
            }
            if isOne { return (index + 1, "Link") }
            // Functions of Supabase and Firebase, which no word of the code names.
            let calls = line.matches(
                of:
                    /(?:^|\W)(?:rpc|invoke|\w*[cC]allable(?:WithName:)?)\(?\s*(?:\w+\s*[:=]\s*)?@?"([\w.\-]+)"/
            )
            let name = calls.map { String($0.output.1) }.first(where: LintAccountWords.isDeletionName)
            return name.map { (index + 1, $0) }
        }
    }
}
