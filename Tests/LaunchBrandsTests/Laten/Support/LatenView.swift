// Licensed under the Apache License, Version 2.0.

import Foundation
import LatenBrand
import LaunchAuth
import LaunchCore
import ProofSupport
import StageCairo
import StageUI
import Testing

/// A screen of Laten's on a device, and what is drawn of it.
@MainActor
struct LatenView {
    let stage: Stage
    let model: SignInModel
    let size: CGSize
    let shaper: CairoTextShaper

    private init<Content: View>(
        _ device: ScreenDevice, _ model: SignInModel, _ change: (inout StageConfiguration) -> Void,
        @ViewBuilder content: @escaping () -> Content
    ) throws {
        size = CGSize(width: device.width, height: device.height)
        var configuration = StageConfiguration(
            size: size, scale: 2,
            safeArea: EdgeInsets(
                top: device.top, leading: device.sides, bottom: device.bottom, trailing: device.sides),
            colorScheme: .dark, startDate: Date(timeIntervalSinceReferenceDate: 0))
        change(&configuration)
        let images = ImageLibrary()
        images.register("laten-logo", size: CGSize(width: 112, height: 112)) { LatenLogo() }
        shaper = try CairoTextShaper()
        self.model = model
        stage = Stage(configuration, text: shaper, images: images, content: content)
        _ = stage.frame(at: 0)
    }

    /// The splash, whose first frame is at the stage's time zero.
    static func splash(
        _ device: ScreenDevice = .middle, _ change: (inout StageConfiguration) -> Void = { _ in }
    ) throws -> LatenView {
        try LatenView(device, LatenDesk().makeModel(), change) {
            LatenSplash(start: Date(timeIntervalSinceReferenceDate: 0))
        }
    }

    /// The sign-in screen; its first frame has been drawn, and nothing has settled.
    static func authentication(
        _ desk: LatenDesk = LatenDesk(), on device: ScreenDevice = .middle,
        options: AuthenticationOptions = AuthenticationOptions(),
        clock: any Clock<Duration> = VirtualClock(),
        _ change: (inout StageConfiguration) -> Void = { _ in }
    ) throws -> LatenView {
        let model = desk.makeModel()
        return try LatenView(device, model, change) {
            AuthenticationScreen(model: model, options: options).latenToast(of: model, clock: clock)
        }
    }

    /// Another screen.
    static func showing<Content: View>(
        on device: ScreenDevice = .middle, _ change: (inout StageConfiguration) -> Void = { _ in },
        @ViewBuilder content: @escaping () -> Content
    ) throws -> LatenView {
        try LatenView(device, LatenDesk().makeModel(), change, content: content)
    }

    /// The elements drawn now, back to front.
    var elements: [SplashElement] { elements(at: stage.time) }

    /// Returns the elements drawn at a later time.
    func elements(at time: Double) -> [SplashElement] { SplashElement.all(in: stage.frame(at: time)) }

    /// The picture of what is drawn now.
    func image(scale: CGFloat = 1) -> PixelImage {
        Look.atScreen()
        let renderer = CairoRenderer(size: size, scale: scale, shaper: shaper)
        renderer.render(stage.frame(at: stage.time))
        return renderer.image
    }

    /// Lets a second and a half of frames go by, after which nothing of the form moves.
    func settle() {
        for _ in 0..<90 { _ = stage.frame(at: stage.time + 1.0 / 60) }
    }

    /// Draws the next frame, with which begins whatever has been asked to move, and returns its time.
    @discardableResult func tick() -> Double {
        _ = stage.frame(at: stage.time + 1.0 / 60)
        return stage.time
    }

    /// Draws the frames with which a motion gets going, and returns when it began.
    ///
    /// The first two frames after a change show its start, the second one at the time from which it counts.
    ///
    /// - Parameter frames: How many of the two are still to be drawn.
    func begin(after frames: Int = 2) -> Double {
        for _ in 0..<frames { tick() }
        let start = stage.time
        tick()
        return start
    }

    /// Lets waiting tasks run until something holds.
    func turns(until holds: () -> Bool) async {
        for _ in 0..<20_000 where !holds() { await Task.yield() }
        #expect(holds(), "It did not come to that")
    }

    /// Goes over to signing up, as the link at the bottom does.
    func toSignUp() {
        #expect(stage.activate(label: "Don't have an account? Sign Up"))
        settle()
    }

    func text(_ words: String) -> SplashElement? { elements.first { $0.string == words } }

    /// The drawn things within the box of what is read aloud by a label, in order.
    func inside(_ label: String, _ kind: SplashElement.Kind? = nil) -> [SplashElement] {
        guard let box = stage.element(label)?.frame.insetBy(dx: -1, dy: -1) else { return [] }
        return elements.filter { box.contains($0.frame) && (kind == nil || $0.kind == kind) }
    }

    /// The ground of a field: fields are the only 80 % of the card's colour.
    func fieldBoxes() -> [SplashElement] {
        elements.filter { $0.kind == .fill && $0.isPainted(0x14141F, 0.8) && $0.frame.width > 200 }
    }

    /// The strokes around a box, from the inside.
    func strokes(around box: SplashElement) -> [SplashElement] {
        elements.filter {
            $0.kind == .stroke && $0.frame.width > 200 && abs($0.frame.midY - box.frame.midY) < 1
        }
    }

    /// What is said below fields that are not right: red, of 13 points (LA-148, LA-149).
    func complaints() -> [SplashElement] {
        elements.filter { $0.kind == .text && $0.isPainted(0xEF4444) && $0.run?.font.size == 13 }
    }

    /// Where a symbol of the system can be seen, by its outlines at a size and what is cut out of them.
    func places(of symbol: String, width: CGFloat, height: CGFloat? = nil, fits: Bool = true) throws
        -> [SplashElement]
    {
        try places {
            if fits {
                Image(systemName: symbol).resizable().scaledToFit().frame(
                    width: width, height: height ?? width)
            } else {
                Image(systemName: symbol).resizable().frame(width: width, height: height ?? width)
            }
        }
    }

    /// Where a symbol of the system is drawn among letters of a font.
    func places(of symbol: String, in font: Font) throws -> [SplashElement] {
        try places { Image(systemName: symbol).font(font) }
    }

    private func places(@ViewBuilder like content: @escaping () -> some View) throws -> [SplashElement] {
        let sample = Stage(
            StageConfiguration(size: CGSize(width: 60, height: 60), scale: 2, colorScheme: .dark),
            text: shaper, content: content)
        let wanted = SplashElement.all(in: sample.frame(at: 0))
        let first = try #require(wanted.first)
        func isAlike(_ a: SplashElement, _ b: SplashElement) -> Bool {
            a.kind == b.kind && abs(a.frame.width - b.frame.width) < 0.01
                && abs(a.frame.height - b.frame.height) < 0.01 && a.outline == b.outline
                && a.holes.count == b.holes.count && zip(a.holes, b.holes).allSatisfy(isAlike)
        }
        let all = elements.filter(\.isVisible)
        return all.indices.compactMap { index in
            guard index + wanted.count <= all.count,
                zip(wanted, all[index...]).allSatisfy({ isAlike($0, $1) })
            else { return nil }
            let shift = CGPoint(
                x: all[index].frame.minX - first.frame.minX, y: all[index].frame.minY - first.frame.minY)
            // All parts lie as they do in the sample, so that two discs of one size are told apart.
            guard
                zip(wanted, all[index...]).allSatisfy({
                    abs($1.frame.minX - $0.frame.minX - shift.x) < 0.01
                        && abs($1.frame.minY - $0.frame.minY - shift.y) < 0.01
                })
            else { return nil }
            return all[index]
        }
    }
}

extension SplashElement {
    /// Returns whether it is seen in one colour of a style sheet, with every opacity that lies on it.
    func has(_ hex: UInt32, _ opacity: Double = 1) -> Bool {
        isPainted(hex) { abs($0 * self.opacity - opacity) < 0.001 }
    }

    /// Returns whether it is painted in one colour of a style sheet, however much of it is seen at present.
    func isPainted(_ hex: UInt32, _ opacity: Double = 1) -> Bool {
        isPainted(hex) { abs($0 - opacity) < 0.001 }
    }

    private func isPainted(_ hex: UInt32, _ isOpaqueEnough: (Double) -> Bool) -> Bool {
        guard let color = colors.first ?? run?.color else { return false }
        func byte(_ value: Double) -> UInt32 { UInt32((value * 255).rounded()) }
        return byte(color.red) << 16 | byte(color.green) << 8 | byte(color.blue) == hex
            && isOpaqueEnough(color.opacity)
    }

    /// Returns whether it is a rectangle whose corners are rounded by a radius, whichever way they are drawn.
    ///
    /// A line of one point lies with its middle half a point inside of the edge.
    @MainActor func isRounded(by radius: CGFloat) -> Bool {
        let inset: CGFloat = kind == .stroke ? 0.5 : 0
        guard let outline, case .path(let path) = outline else {
            if case .roundedRectangle(_, let corner)? = outline { return corner.width == radius - inset }
            return false
        }
        let box = path.boundingRect
        let wanted = RoundedRectangle(cornerRadius: radius).inset(by: inset)
            .path(in: box.insetBy(dx: -inset, dy: -inset))
        return (0..<48).allSatisfy { x in
            (0..<48).allSatisfy { y in
                let point = CGPoint(
                    x: box.minX + 0.25 + 0.5 * CGFloat(x), y: box.minY + 0.25 + 0.5 * CGFloat(y))
                return path.contains(point) == wanted.contains(point)
            }
        }
    }
}

extension LatenView {
    /// Drags the column beside its fields, and lets it come to rest.
    func drag(by distance: CGFloat) {
        let start = CGPoint(x: max(8, size.width / 2 - 190), y: size.height / 2)
        stage.touchDown(at: start)
        for step in 1...4 {
            stage.touchMove(to: CGPoint(x: start.x, y: start.y + distance * CGFloat(step) / 4))
        }
        stage.touchUp(at: CGPoint(x: start.x, y: start.y + distance))
        settle()
    }
}

/// Returns whether two numbers are the same but for rounding.
func isNear(_ a: Double, _ b: Double, _ tolerance: Double = 0.5) -> Bool { abs(a - b) <= tolerance }
