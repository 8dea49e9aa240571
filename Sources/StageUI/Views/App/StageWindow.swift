// Licensed under the Apache License, Version 2.0.

package import Foundation

/// The window on a stage as the system knows it, beyond the device's configuration.
final class StageWindow: StageFeature {
    var phase = ScenePhase.active {
        didSet {
            guard phase != oldValue else { return }
            stage.environmentDidChange()
            for name in Self.notifications(from: oldValue, to: phase) { stage.post(name) }
            stage.feature(AppObjects.self).phaseDidChange(from: oldValue, to: phase)
        }
    }
    /// The appearances that views in the window request, the outermost last.
    var colorSchemes: [(owner: ObjectIdentifier, scheme: ColorScheme)] = [] {
        didSet { if colorSchemes.last?.scheme != oldValue.last?.scheme { stage.environmentDidChange() } }
    }
    /// The views' requests about the system's own drawing, the latest last.
    var chrome: [(owner: ObjectIdentifier, modifier: SystemChromeModifier)] = []
    /// The requests to open windows, and those to close windows.
    var opened: [WindowRequest] = []
    var closed: [WindowRequest] = []

    /// The notifications of UIKit about a change of phase, in the order in which iOS posts them.
    private static func notifications(from old: ScenePhase, to new: ScenePhase) -> [String] {
        let names: [String] =
            switch (old, new) {
            case (.active, .inactive): ["WillResignActive"]
            case (.active, .background): ["WillResignActive", "DidEnterBackground"]
            case (.inactive, .background): ["DidEnterBackground"]
            case (.background, .active): ["WillEnterForeground", "DidBecomeActive"]
            case (.background, .inactive): ["WillEnterForeground"]
            default: ["DidBecomeActive"]
            }
        return names.map { "UIApplication\($0)Notification" }
    }

    /// The appearance that replaces the device's in the window.
    var colorScheme: ColorScheme? { colorSchemes.last?.scheme }

    private let editMode = EditModeStore(isUsual: true)

    override func add(to environment: inout EnvironmentValues) {
        environment.scenePhase = phase
        environment.editModeStore = editMode
        if let colorScheme { environment.colorScheme = colorScheme }
    }
}

/// The pictures, colours and fonts that the views on a stage find.
final class StageResources: StageFeature {
    var images = ImageLibrary()

    override func add(to environment: inout EnvironmentValues) {
        if stage.configuration.boldText { environment.legibilityWeight = .bold }
        environment.namedColors = images.colors
    }

    /// Reports colours that were looked for where no view is at hand, such as those of a shadow or a gradient.
    override func didDraw() {
        for name in images.colors.takeAbsent() {
            let message = Color.missing(name)
            if !stage.issues.contains(where: { $0.message == message }) {
                stage.report(.missingResource, message, at: nil)
            }
        }
    }
}

extension Stage {
    var window: StageWindow { feature() }
    package var images: ImageLibrary { feature(StageResources.self).images }

    /// Indicates whether the window is seen and takes events, as views and the app learn of it.
    public package(set) var scenePhase: ScenePhase {
        get { window.phase }
        set { window.phase = newValue }
    }

    /// Creates a stage and mounts a view on it; nothing is drawn before the first frame.
    ///
    /// - Parameters:
    ///   - configuration: The screen and the user's settings.
    ///   - text: Measures text.
    ///   - images: The pictures by name.
    ///   - strings: The translated texts by their keys; those of the app's bundle if omitted.
    ///   - device: The network, the sensor and the keychain; those of a new device if omitted.
    ///   - content: The view.
    public convenience init<Content: View>(
        _ configuration: StageConfiguration, text: any TextShaping, images: ImageLibrary = ImageLibrary(),
        strings: StringLibrary = StringLibrary(), device: StageDevice = StageDevice(),
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            configuration, text: text, types: .ofProgram,
            strings: strings, device: device)
        feature(StageResources.self).images = images
        inLanguage { StageReference.run({ mount(content()) }, on: self) }
    }

    /// Returns the size that a view takes of an offer: for that, it is put on a stage with the settings of this one.
    package func size<Content: View>(of view: Content, in proposal: ProposedViewSize) -> CGSize {
        let other = Stage(configuration, text: text, images: images, strings: strings, device: device) {
            VStack { view }
        }
        defer { other.close() }
        return other.rootBox?.children.first?.size(for: proposal) ?? .zero
    }
}

/// A view with an offer that is not the screen's.
private struct OfferLayout: Layout {
    let offer: ProposedViewSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.first?.sizeThatFits(offer) ?? .zero
    }
    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) { subviews.first?.place(at: bounds.origin, proposal: offer) }
}

extension Stage {
    /// Returns the drawing of a view alone, in the size that it takes of an offer: light, in the usual size of text.
    ///
    /// - Parameters:
    ///   - view: The view. Nothing of the environment of other views reaches it.
    ///   - proposal: The offer.
    ///   - scale: The pixels in a point.
    package func drawing<Content: View>(
        of view: Content, in proposal: ProposedViewSize, scale: CGFloat
    ) -> DisplayList {
        var settings = StageConfiguration(
            size: configuration.size, scale: scale, layoutDirection: configuration.layoutDirection,
            locale: configuration.locale, startDate: date)
        settings.timeZone = configuration.timeZone
        settings.pseudoLanguage = configuration.pseudoLanguage
        let other = Stage(settings, text: text, images: images, strings: strings) {
            OfferLayout(offer: proposal) { VStack { view } }
        }
        defer { other.close() }
        let size = other.rootBox?.children.first?.size(for: .unspecified) ?? .zero
        guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
            return DisplayList(size: .zero)
        }
        // A screen just as large; the view is in the middle of it.
        other.configuration.size = size
        return other.frame(at: 0)
    }

    /// Returns a picture of a drawing; nil where it is empty or too large, or nobody paints for the stage.
    package func picture(of drawing: DisplayList, scale: CGFloat, isOpaque: Bool) -> DisplayImage? {
        let (width, height) = (drawing.size.width * scale, drawing.size.height * scale)
        guard width >= 1, height >= 1, width <= 16_384, height <= 16_384,
            let painter = text as? any PicturePainting
        else { return nil }
        var drawing = drawing
        if isOpaque {
            let ground = DisplayOutline.rectangle(CGRect(origin: .zero, size: drawing.size))
            let black = DisplayPaint.color(ResolvedColor(red: 0, green: 0, blue: 0))
            drawing.items.insert(DisplayItem(content: .fill(ground, black, evenOdd: false)), at: 0)
        }
        return painter.png(of: drawing, scale: scale).flatMap { DisplayImage($0, scale: scale) }
    }
}

extension TypeFacts {
    /// The facts of types for all stages of the program: none of them depends on a stage.
    static let ofProgram = TypeFacts(withoutProperties: [Color.self, Text.self])
}
