// Licensed under the Apache License, Version 2.0.

/// How the code of an app deals with accounts, as far as its words say.
struct LintAccounts {
    /// A word and the source that it stands in.
    typealias Place = (path: String, line: Int, word: String)

    /// The first place at which an account can be made.
    private(set) var signUp: Place?
    /// The first place at which somebody signs in with the account of another provider.
    private(set) var provider: Place?
    /// The first place at which somebody signs in with Apple.
    private(set) var apple: Place?
    /// The first place that asks for a password or a passkey.
    private(set) var password: Place?
    /// Indicates whether the state of Apple's credential is asked for.
    private(set) var asksApple = false
    /// The first place at which a deletion is declared, and the first at which it is used from elsewhere.
    private(set) var deletion: Place?
    private(set) var deletionUse: Place?

    /// Some of the words that the rules look for, each of which is part of one of the others or is it.
    static let hints = [
        "signUp", "createUser", "createAccount", "registerUser", "registerAccount", "AppleID",
        "SignInWithApple",
        "askApple", "GIDSignIn", "AuthProvider", "LoginManager", "FBLoginButton", "OAuth", "elet",
        "SecureField",
        "ecureTextEntry", "redentialState", "redentialRevoked", "PlatformPublicKey", "closeAccount",
        "removeAccount",
    ]
    private static let signUps: Set = [
        "signUp", "createUser", "createAccount", "registerUser", "registerAccount",
        "createUserWithEmailAndPassword",
    ]
    private static let providers: Set = [
        "GIDSignIn", "GoogleSignInButton", "GoogleAuthProvider", "FacebookAuthProvider",
        "TwitterAuthProvider",
        "GitHubAuthProvider", "GithubAuthProvider", "FBLoginButton", "LoginManager", "signInWithOAuth",
        "OAuthProvider",
    ]
    private static let apples: Set = ["ASAuthorizationAppleIDProvider", "SignInWithAppleButton", "askApple"]
    /// Calls of Supabase's and others' clients that name the provider.
    private static let namers: Set = ["signInWithOAuth", "signInWithIdToken", "OAuthProvider"]
    private static let passwords: Set = [
        "SecureField", "isSecureTextEntry", "secureTextEntry",
        "ASAuthorizationPlatformPublicKeyCredentialProvider",
    ]
    private static let revocations: Set = [
        "getCredentialState", "credentialState", "credentialRevoked", "credentialRevokedNotification",
        "ASAuthorizationAppleIDProviderCredentialRevokedNotification",
    ]

    /// Looks through an app's code.
    ///
    /// - Parameters:
    ///   - own: The code of the app itself, by the paths of its sources.
    ///   - libraries: The code that the app links, which may do some of it for the app.
    init(own: [(path: String, code: String)], libraries: [String]) {
        var deletions: [(path: String, word: LintWord)] = []
        for (path, code) in own {
            let words = LintWord.words(in: code, where: Self.isWanted)
            let namesProvider = words.contains { Self.namers.contains($0.text) }
            for word in words {
                let place: Place = (path, word.line, word.text)
                if Self.isDeletion(word) { deletions.append((path, word)) }
                guard !word.isDeclared else { continue }
                if Self.signUps.contains(word.text) { signUp = signUp ?? place }
                if Self.providers.contains(word.text) { provider = provider ?? place }
                if Self.apples.contains(word.text) || namesProvider && word.isMember && word.text == "apple" {
                    apple = apple ?? place
                }
                if Self.passwords.contains(word.text) { password = password ?? place }
                if Self.revocations.contains(word.text) { asksApple = true }
            }
        }
        if !asksApple {
            asksApple = libraries.contains { code in
                LintWord.words(in: code, where: Self.revocations.contains).contains { !$0.isDeclared }
            }
        }
        judge(deletions)
    }

    private mutating func judge(_ all: [(path: String, word: LintWord)]) {
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
        deletionUse = uses.first { !dead.contains($0.path) }.map { ($0.path, $0.word.line, $0.word.text) }
    }

    private static func isWanted(_ word: String) -> Bool {
        signUps.contains(word) || providers.contains(word) || apples.contains(word)
            || passwords.contains(word)
            || revocations.contains(word) || word == "delete" || word == "apple" || namers.contains(word)
            || isDeletionName(word)
    }

    /// Returns whether a name is that of the deletion of an account: `deleteAccount`, `AccountDeletionView`, `closeAccount`.
    private static func isDeletionName(_ word: String) -> Bool {
        guard word.utf8.count >= 10 else { return false }
        let small = word.lowercased()
        guard small.contains("account") || small.contains("user") || small.contains("profile") else {
            return false
        }
        return small.contains("delet") || small.contains("closeaccount") || small.contains("removeaccount")
            || small.contains("eraseaccount")
    }

    /// Returns whether a word deletes an account, also as `user.delete()` does.
    private static func isDeletion(_ word: LintWord) -> Bool {
        guard word.text == "delete" else { return isDeletionName(word.text) }
        let owner = word.owner.lowercased()
        return owner.hasSuffix("user") || owner.hasSuffix("account")
    }
}
