// Licensed under the Apache License, Version 2.0.

/// The words of code that make accounts, sign in with those of others, and delete them.
enum LintAccountWords {
    static let apples: Set = ["ASAuthorizationAppleIDProvider", "SignInWithAppleButton", "askApple"]
    /// Calls of Supabase's and others' clients that name the provider.
    static let namers: Set = ["signInWithOAuth", "signInWithIdToken", "OAuthProvider"]
    static let passwords: Set = ["SecureField", "isSecureTextEntry", "secureTextEntry"]
    static let passkey = "ASAuthorizationPlatformPublicKeyCredentialProvider"
    static let revocations: Set = [
        "getCredentialState", "credentialState", "credentialRevoked", "credentialRevokedNotification",
        "getCredentialStateForUserID", "ASAuthorizationAppleIDProviderCredentialRevokedNotification",
    ]
    /// Microsoft's accounts, which in most apps are those of a company or a school.
    static let workProviders: Set = ["MSALPublicClientApplication"]

    private static let signUps: Set = [
        "signUp", "createUser", "createAccount", "registerUser", "registerAccount", "createUserWithEmail",
        "createUserWithEmailAndPassword", "PhoneAuthProvider", "FIRPhoneAuthProvider",
        "signInWithPhoneNumber", "sendSignInLink", "sendSignInLinkToEmail",
    ]
    /// Words that make an account only with some arguments, or only of some owners.
    private static let narrow: Set = [
        "register", "create", "signInWithOTP", "signInWithOtp", "signIn", "webAuth", "signInWith",
    ]
    private static let providers: Set = [
        "GIDSignIn", "GoogleSignInButton", "GoogleAuthProvider", "FacebookAuthProvider",
        "TwitterAuthProvider", "GitHubAuthProvider", "GithubAuthProvider", "FBLoginButton", "LoginManager",
        "signInWithOAuth", "OAuthProvider", "loginWithKakaoTalk", "loginWithKakaoAccount",
        "GetGoogleIdOption", "GetSignInWithGoogleOption", "FIRGoogleAuthProvider", "FIRFacebookAuthProvider",
        "FBSDKLoginButton", "FBSDKLoginManager",
    ]
    private static let others: Set = [
        "google", "facebook", "twitter", "github", "gitlab", "kakao", "discord", "azure", "linkedin",
        "spotify", "twitch", "slack", "notion",
    ]

    /// Some of the words that the rules look for, each of which is part of one of the others or is it.
    static let hints = [
        "signUp", "createUser", "createAccount", "registerUser", "registerAccount", "register(",
        "SignUp.create", "AppleID", "SignInWithApple", "askApple", "GIDSignIn", "AuthProvider",
        "LoginManager", "LoginButton", "OAuth", "IdToken", "signInWith", "sendSignInLink", "withEmail",
        "WithKakao", "MSALPublic", "Auth0", "GoogleIdOption", "SignInWithGoogle", "elet", "SecureField",
        "ecureTextEntry", "redentialState", "redentialRevoked", "PlatformPublicKey", "closeAccount",
        "removeAccount", "eraseAccount", "MyAccount", "YourAccount", "UserAccount", "OwnAccount",
    ]

    static func isWanted(_ word: String) -> Bool {
        signUps.contains(word) || narrow.contains(word) || word.hasPrefix("signUpWith")
            || providers.contains(word) || workProviders.contains(word) || others.contains(word)
            || apples.contains(word) || word == "apple" || namers.contains(word) || passwords.contains(word)
            || word == passkey || revocations.contains(word) || word == "delete"
            || word == "deleteWithCompletion" || isDeletionName(word)
    }

    /// Returns whether a word that is not declared makes an account.
    static func isSignUp(_ word: LintWord) -> Bool {
        if signUps.contains(word.text) || word.text.hasPrefix("signUpWith") { return true }
        switch word.text {
        case "register":
            return ["email", "withEmail", "emailAddress", "username"].contains(word.firstArgument)
        case "create": return word.owner == "SignUp"
        case "signInWithOTP", "signInWithOtp":
            return (word.arguments ?? "").firstMatch(of: /shouldCreateUser:\s*false/) == nil
        case "signIn": return word.hasArgument("withEmail") && word.hasArgument("link")
        // The page of Auth0 makes accounts, too.
        case "webAuth": return word.owner == "Auth0"
        case "signInWith": return word.firstArgument == "OTP"
        default: return false
        }
    }

    /// Returns whether a word that is not declared signs in with the account of another provider.
    ///
    /// - Parameter isNamed: Whether the source names providers to a client.
    static func isProvider(_ word: LintWord, isNamed: Bool) -> Bool {
        if providers.contains(word.text) { return true }
        if word.text == "signInWith" { return others.contains(word.firstArgument.lowercased()) }
        return isNamed && word.isMember && word.owner.isEmpty && others.contains(word.text)
    }

    // MARK: - Deletion

    /// Returns whether a word deletes an account, also as `user.delete()` does.
    static func isDeletion(_ word: LintWord) -> Bool {
        guard word.text == "delete" || word.text == "deleteWithCompletion" else {
            return isDeletionName(word.text)
        }
        let owner = (word.isMember ? word.owner : word.before).lowercased()
        return owner.hasSuffix("user") || owner.hasSuffix("account")
    }

    /// Returns whether a name is that of the deletion of an account: `deleteAccount`, `AccountDeletionView`,
    /// `removeMyAccount`; what belongs to one, as `deleteUserPhoto`, is none.
    static func isDeletionName(_ word: String) -> Bool {
        guard word.utf8.count >= 10 else { return false }
        let small = word.lowercased()
        guard small.contains("account") || small.contains("user") || small.contains("profile") else {
            return false
        }
        let isDeleted = small.contains("delet")
        guard isDeleted || ["close", "remove", "erase"].contains(where: small.contains) else { return false }
        let parts = parts(of: word)
        guard isDeleted else {
            let rest = parts.filter { !fillers.contains($0) }
            return rest.indices.dropFirst().contains { index in
                rest[index] == "account" && ["close", "remove", "erase"].contains(rest[index - 1])
            }
        }
        return parts.allSatisfy { !things.contains($0) }
    }

    private static let fillers: Set = ["my", "your", "the", "user", "own", "this", "current"]
    /// Things that people have in an account, and accounts that are none of the app.
    private static let things: Set = [
        "photo", "photos", "picture", "pictures", "image", "images", "avatar", "avatars", "post", "posts",
        "comment", "comments", "message", "messages", "default", "defaults", "token", "tokens", "cache",
        "cached", "file", "files", "setting", "settings", "preference", "preferences", "cookie", "cookies",
        "address", "addresses", "location", "locations", "item", "items", "note", "notes", "video",
        "videos", "media", "cover", "banner", "background", "wallpaper", "story", "stories", "review",
        "reviews", "card", "cards", "device", "devices", "contact", "contacts", "bookmark", "bookmarks",
        "favorite", "favorites", "history", "group", "groups", "chat", "session", "sessions", "credential",
        "credentials", "password", "passwords", "bank", "linked", "payment",
    ]

    /// The words that a name in camel case consists of, in lower case.
    private static func parts(of name: String) -> [String] {
        name.matches(of: /[A-Z]+(?![a-z])|[A-Z]?[a-z]+/).map { $0.output.lowercased() }
    }
}
