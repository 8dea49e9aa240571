// Licensed under the Apache License, Version 2.0.

public import LaunchAuth
import LaunchKit
public import SwiftUI

/// Laten's sign-in screen: one screen for signing in and signing up (`LA-58` to `LA-278`).
///
/// Its toasts are shown by `latenToast(of:)` around it, because they outlast the screen.
public struct AuthenticationScreen<HostLink: View>: View {
    /// Work of the screen that takes a while.
    public typealias Work = @MainActor @Sendable () async -> Void

    private let model: SignInModel
    private let options: AuthenticationOptions
    private let isRevealed: Bool
    private let perform: @MainActor (@escaping Work) -> Void
    private let hostLink: HostLink
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.verticalSizeClass) private var vertical

    /// Creates the screen.
    ///
    /// - Parameters:
    ///   - model: The state and the actions of the screen.
    ///   - options: The app's choices about it.
    ///   - isRevealed: Whether nothing lies over the screen any more; until then its logo waits (`C-LA-22`).
    ///   - perform: Runs longer work; by default in a separate task.
    ///   - hostLink: A link of the app's below the password, such as to another one (`C-LA-18`).
    public init(
        model: SignInModel, options: AuthenticationOptions = AuthenticationOptions(), isRevealed: Bool = true,
        perform: @escaping @MainActor (@escaping Work) -> Void = { work in Task { await work() } },
        @ViewBuilder hostLink: () -> HostLink = { EmptyView() }
    ) {
        (self.model, self.options, self.isRevealed) = (model, options, isRevealed)
        (self.perform, self.hostLink) = (perform, hostLink())
    }

    /// Indicates whether the ground of the hint goes to the edges: on a low screen, and with very large letters, it covers words or
    /// lights beside which its own edges would be seen.
    private var isOpen: Bool { typeSize.isAccessibilitySize || vertical == .compact }

    /// The lights, the form in a column that scrolls, and the question about face or finger above it.
    public var body: some View {
        ZStack {
            LatenGlows(glows: LatenGlow.screen)
            HintedScroll(
                margin: LatenLayout.edge, width: isOpen ? .infinity : LatenLayout.columnWidth,
                sides: isOpen ? 0 : LatenLayout.margin
            ) { proxy in
                // Where the screen ends with its safe area, the column needs some distance of its own.
                let below = proxy.safeAreaInsets.bottom > 0 ? LatenLayout.edge : LatenLayout.title
                AuthenticationForm(
                    model: model, options: options, isRevealed: isRevealed, perform: perform,
                    hostLink: hostLink, room: proxy.size.height - LatenLayout.edge - below
                )
                // A message moves the column as one, and changes in it come at once.
                .animation(nil, value: model.toast)
                .geometryGroup()
                .columnWidth(LatenLayout.columnWidth)
                .padding(.horizontal, LatenLayout.margin)
                .padding(.top, LatenLayout.edge)
                .padding(.bottom, below)
            }
            // The lights have no edges that a blur could soften.
            .blur(radius: model.enrolmentOffer == nil ? 0 : 20)
            .accessibilityHidden(model.enrolmentOffer != nil)
            if let type = model.enrolmentOffer {
                EnrolmentCard(model: model, type: type, perform: perform)
            }
        }
        .latenScreen()
        .codeSheet(of: model, perform: { perform($0) })
        // The sheet takes the look of around the screen.
        .environment(\.palette, BrandPalette(LatenSheetLook.look, .dark, contrast))
        .task { await model.appear() }
        .onChange(of: scenePhase) { _, now in
            // A sensor that was locked works again once the device was unlocked, and the other way round.
            if now == .active { perform { await model.appear() } }
        }
    }
}

/// The measures of Laten's screens (`C-LA-38`).
enum LatenLayout {
    /// The largest width of the form and of the card (`LA-71`, `LA-215`).
    static let columnWidth: CGFloat = 360
    /// From one block to the next.
    static let block: CGFloat = 24
    /// From one field or button to the next.
    static let row: CGFloat = 12
    /// The same where a little room is missing.
    static let tightRow: CGFloat = 8
    /// The heights of a column in which a sign-up fits with the smallest distances only, at the usual text size: it needs
    /// 839 points with the usual ones.
    static let tightSignUps: Range<CGFloat> = 743..<839
    /// From the title to the subtitle.
    static let title: CGFloat = 8
    /// At both sides of the form.
    static let margin: CGFloat = 24
    /// Above the form, and below it.
    static let edge: CGFloat = 6
    /// The radius of the corners of fields, boxes and buttons (`LA-97`).
    static let corner: CGFloat = 12
    /// The opacity of what cannot be pressed at present.
    static let disabledOpacity: CGFloat = 0.5
}
