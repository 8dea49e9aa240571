// Licensed under the Apache License, Version 2.0.

import Foundation
public import StageUI

/// The button for Apple's sheet, drawn by Apple's Human Interface Guidelines: the title takes 43 per cent of the height,
/// and the button has at least 140 by 30 points.
public struct SignInWithAppleButton: View {
    /// The titles.
    public enum Label: Hashable, Sendable {
        /// Sign in with Apple.
        case signIn
        /// Continue with Apple.
        case `continue`
        /// Sign up with Apple.
        case signUp
    }
    /// The colours.
    public struct Style: Hashable, Sendable {
        let ground: Color
        let ink: Color
        var hasLine = false
        /// White on black.
        public static let black = Style(ground: .black, ink: .white)
        /// Black on white.
        public static let white = Style(ground: .white, ink: .black)
        /// Black on white, with a black line.
        public static let whiteOutline = Style(ground: .white, ink: .black, hasLine: true)
    }

    private let label: Label
    private let onRequest: (ASAuthorizationAppleIDRequest) -> Void
    private let onCompletion: (Result<ASAuthorization, any Error>) -> Void
    @Environment(\.signInWithAppleButtonStyle) private var style
    @Environment(\.locale) private var locale

    /// Creates the button. The first closure fills in the request, and the second gets the answer: on a stage, that the
    /// user has cancelled.
    public init(
        _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
        onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
    ) {
        self.label = label
        self.onRequest = onRequest
        self.onCompletion = onCompletion
    }

    /// The button.
    public var body: some View {
        Button {
            onRequest(ASAuthorizationAppleIDRequest())
            onCompletion(.failure(ASAuthorizationController.ended()))
        } label: {
            Color.clear
                .overlay {
                    GeometryReader {
                        title(height: $0.size.height).frame(width: $0.size.width, height: $0.size.height)
                    }
                }
                .frame(minWidth: 140, maxWidth: .infinity, minHeight: 30, maxHeight: .infinity)
                .background(style.ground, in: shape)
                .overlay { if style.hasLine { shape.strokeBorder(Color.black, lineWidth: 1) } }
                .contentShape(shape)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(words)
    }

    private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: 6) }

    private func title(height: CGFloat) -> some View {
        HStack(spacing: height * 0.1) {
            AppleMark().fill(style.ink).frame(width: height * 0.36, height: height * 0.43)
            Text(words).lineLimit(1).minimumScaleFactor(0.5)
        }
        .font(.system(size: height * 0.43, weight: .medium))
        .foregroundStyle(style.ink)
        .padding(.horizontal, height * 0.2)
    }

    private var words: String {
        let language = locale.language.languageCode?.identifier ?? "en"
        let words =
            Self.words[language] ?? ("Sign in with Apple", "Continue with Apple", "Sign up with Apple")
        switch label {
        case .signIn: return words.0
        case .continue: return words.1
        case .signUp: return words.2
        }
    }

    /// The titles in other languages, as Apple's buttons on the web have them.
    private static let words: [String: (String, String, String)] = [
        "de": ("Mit Apple anmelden", "Mit Apple fortfahren", "Mit Apple registrieren"),
        "es": ("Iniciar sesión con Apple", "Continuar con Apple", "Registrarse con Apple"),
        "fr": ("Se connecter avec Apple", "Continuer avec Apple", "S’inscrire avec Apple"),
        "it": ("Accedi con Apple", "Continua con Apple", "Registrati con Apple"),
        "ja": ("Appleでサインイン", "Appleで続ける", "Appleで登録"),
        "ko": ("Apple로 로그인", "Apple로 계속하기", "Apple로 등록"),
        "zh": ("通过 Apple 登录", "通过 Apple 继续", "通过 Apple 注册"),
    ]
}

/// An apple with a leaf, in front of the title; our own drawing, as the symbols are.
private struct AppleMark: Shape {
    func path(in rect: CGRect) -> Path {
        func at(_ x: Double, _ y: Double) -> CGPoint {
            CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
        }
        var path = Path()
        path.move(to: at(0.5, 0.31))
        path.addCurve(to: at(0.71, 0.25), control1: at(0.55, 0.31), control2: at(0.63, 0.25))
        path.addCurve(to: at(0.93, 0.38), control1: at(0.8, 0.25), control2: at(0.88, 0.3))
        // The bite.
        path.addCurve(to: at(0.96, 0.72), control1: at(0.78, 0.46), control2: at(0.8, 0.65))
        path.addCurve(to: at(0.69, 0.99), control1: at(0.9, 0.86), control2: at(0.79, 0.99))
        path.addCurve(to: at(0.5, 0.95), control1: at(0.61, 0.99), control2: at(0.57, 0.95))
        path.addCurve(to: at(0.31, 0.99), control1: at(0.43, 0.95), control2: at(0.39, 0.99))
        path.addCurve(to: at(0.05, 0.55), control1: at(0.19, 0.99), control2: at(0.05, 0.76))
        path.addCurve(to: at(0.3, 0.25), control1: at(0.05, 0.37), control2: at(0.16, 0.25))
        path.addCurve(to: at(0.5, 0.31), control1: at(0.38, 0.25), control2: at(0.44, 0.31))
        path.closeSubpath()
        path.move(to: at(0.49, 0.24))
        path.addCurve(to: at(0.69, 0.01), control1: at(0.48, 0.11), control2: at(0.58, 0.02))
        path.addCurve(to: at(0.49, 0.24), control1: at(0.71, 0.13), control2: at(0.61, 0.25))
        path.closeSubpath()
        return path
    }
}

private enum StyleKey: EnvironmentKey {
    static var defaultValue: SignInWithAppleButton.Style { .black }
}

extension EnvironmentValues {
    fileprivate var signInWithAppleButtonStyle: SignInWithAppleButton.Style {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the colours of the buttons for Apple's sheet in this view.
    public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
        environment(\.signInWithAppleButtonStyle, style)
    }
}
