// Licensed under the Apache License, Version 2.0.

extension DevBackendRoute {
    /// `POST /signup`: makes an account. This and the following are served below `/auth/v1`, too.
    public static let signup = Self("signup", path: "/signup")
    /// `POST /token`: a session for a password, a code, an ID token or a refresh token.
    public static let token = Self("token", path: "/token")
    /// `GET` and `PUT /user`: the account.
    public static let user = Self("user", path: "/user")
    /// `POST /logout`: ends sessions.
    public static let logout = Self("logout", path: "/logout")
    /// `GET` and `POST /verify`: the codes and links of mails.
    public static let verify = Self("verify", path: "/verify")
    /// `POST /recover`: a mail for who forgot the password.
    public static let recover = Self("recover", path: "/recover")
    /// `POST /otp`: a mail to sign in with.
    public static let otp = Self("otp", path: "/otp")
    /// `POST /resend`: a mail again.
    public static let resend = Self("resend", path: "/resend")
    /// `GET /reauthenticate`: a mail with a code for the account's own email address.
    public static let reauthenticate = Self("reauthenticate", path: "/reauthenticate")
    /// `GET /authorize`: sends the browser to a provider.
    public static let authorize = Self("authorize", path: "/authorize")
    /// `GET` and `POST /callback`: takes the browser back.
    public static let callback = Self("callback", path: "/callback")
    /// `POST /functions/v1/delete-account`: deletes the account of who calls it, as a function of the project would.
    public static let deletion = Self("deletion", path: "/functions/v1/delete-account")
    /// `GET /settings`: what is switched on.
    public static let settings = Self("settings", path: "/settings")
    /// `GET /.well-known/jwks.json`: the keys that verify access tokens.
    public static let jwks = Self("jwks", path: "/.well-known/jwks.json")

    /// The routes of the sign-in service.
    static let auth: [Self] = [
        .signup, .token, .user, .logout, .verify, .recover, .otp, .resend,
        .reauthenticate, .authorize, .callback, .deletion, .settings, .jwks,
    ]
}
