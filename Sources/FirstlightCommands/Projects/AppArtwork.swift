// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import FirstlightSimulation
import Foundation
import LaunchKit
import StageCairo
import StageUI

/// Draws the pictures of an app's project: those of its catalogue, and its icon for every platform.
@MainActor
struct AppArtwork {
    let icon: AppIconArt
    let launch: StaticLaunchScreen
    let images: [AppImage]
    let renderer: ArtworkRenderer

    /// The pixels of a slot of an asset; nil when the app has no such picture.
    func image(_ slot: AssetPicture, of asset: String) -> PixelImage? {
        let size = CGSize(width: slot.width, height: slot.height)
        switch slot.part {
        case .picture:
            guard let image = images.first(where: { $0.name == asset }) else { return nil }
            return renderer.image(
                of: image.art(), size: image.size, pixels: slot.width,
                scheme: slot.appearance == .dark ? .dark : .light)
        case .layer("Back"): return draw(Sheet(size: size) { icon.background($0) })
        case .layer: return draw(Sheet(size: size, isSquare: true) { layer($0) })
        case .icon: return draw(iconView(slot, size))
        case .topShelf, .wideTopShelf: return draw(Sheet(size: size) { banner($0, size) })
        case .launchScreen: return draw(Sheet(size: size) { screen($0) })
        }
    }

    /// The pixels of a picture of another platform, on a launch screen's colour where it has one.
    func image(_ slot: PictureSlot, ground: BrandShade) -> PixelImage {
        let size = CGSize(width: slot.width, height: slot.height)
        let fitted = CGFloat(min(slot.artWidth ?? slot.width, slot.artHeight ?? slot.height))
        switch slot.art {
        case .iconBackground: return draw(Sheet(size: size) { icon.background($0) })
        case .icon: return draw(Sheet(size: size, isSquare: true) { whole($0, icon.background) })
        case .roundIcon:
            return draw(
                Sheet(size: size, isSquare: true) { AnyView(whole($0, icon.background).clipShape(Circle())) })
        case .splashIcon, .iconForeground, .branding:
            return draw(Sheet(size: size) { _ in icon.mark(fitted) })
        case .iconMonochrome:
            return draw(Sheet(size: size) { _ in AnyView(icon.mark(fitted).grayscale(1)) })
        case .screen:
            let color = ground.color(slot.isDark ? .dark : .light).color
            return draw(
                Sheet(size: size) { side in
                    AnyView(
                        ZStack {
                            color.frame(width: side, height: side)
                            icon.mark(fitted)
                        })
                })
        }
    }

    /// The pixels of a part of the icon at a side in pixels, with nothing behind it.
    func image(_ part: IconPart, side: Int) -> PixelImage {
        let size = CGSize(width: side, height: side)
        return draw(
            Sheet(size: size, isSquare: true) { side in
                switch part {
                case .ground: icon.background(side)
                case .darkGround: icon.darkBackground(side)
                case .mark: layer(side)
                case .grayMark: AnyView(layer(side).grayscale(1))
                }
            })
    }

    /// The drawing of the mark in the middle of a square.
    ///
    /// - Parameters:
    ///   - side: The mark's side.
    ///   - canvas: The square's.
    func mark(_ side: Double, in canvas: Double) -> DisplayList {
        let size = CGSize(width: canvas, height: canvas)
        return renderer.list(of: AnyView(Sheet(size: size) { _ in icon.mark(side) }), size: size)
    }

    private func draw(_ sheet: Sheet) -> PixelImage {
        renderer.image(of: AnyView(sheet), size: sheet.size, pixels: Int(sheet.size.width))
    }

    /// The mark at its size on the icon.
    private func layer(_ side: CGFloat) -> AnyView {
        AnyView(icon.mark(side * icon.markSide).frame(width: side, height: side))
    }

    private func banner(_ side: CGFloat, _ size: CGSize) -> AnyView {
        let mark = min(size.width, size.height) * 0.62 * icon.markSide
        return AnyView(
            ZStack {
                icon.background(side)
                icon.mark(mark)
            })
    }

    /// A TV's launch screen: its colour, and its picture as large as there is room where it has no size (FO-34).
    private func screen(_ side: CGFloat) -> AnyView {
        let picture = launch.picture.flatMap { picture in images.first { $0.name == picture.name } }
        let share = launch.picture?.size.map { $0.width / 1920 } ?? 1
        return AnyView(
            ZStack {
                launch.ground.shade.color(.light).color
                if let picture { picture.art().scaleEffect(side * share / picture.size.width) }
            }
            .frame(width: side, height: side))
    }

    private func iconView(_ slot: AssetPicture, _ size: CGSize) -> Sheet {
        Sheet(size: size, isSquare: true) { side in
            if slot.idiom == .mac { return AnyView(MacIcon(side: side) { whole($0, icon.background) }) }
            switch slot.appearance {
            case .dark: return whole(side, icon.darkBackground)
            case .tinted:
                // The system colours the light parts on black.
                return AnyView(
                    ZStack {
                        Color.black
                        layer(side).grayscale(1)
                    })
            default: return whole(side, icon.background)
            }
        }
    }

    private func whole(_ side: CGFloat, _ ground: AppIconArt.Layer) -> AnyView {
        AnyView(
            ZStack {
                ground(side)
                layer(side)
            }
            .frame(width: side, height: side))
    }
}

/// A part of an icon that is drawn by itself.
enum IconPart {
    /// The layer that covers the whole square, and the same for dark appearance.
    case ground, darkGround
    /// The mark, and the same without its colours.
    case mark, grayMark
}

/// A drawing on a sheet of a size: a square one in the middle of it, as large as covers the sheet or fits it.
private struct Sheet: View {
    let size: CGSize
    var isSquare = false
    let content: (CGFloat) -> AnyView

    var body: some View {
        content(isSquare ? min(size.width, size.height) : max(size.width, size.height))
            .frame(width: size.width, height: size.height)
            .clipped()
    }
}

/// A Mac's icon, which has its shape and its shadow in the picture: 824 of 1024 points in the middle, with corners of
/// 185.4 points (Apple's template for macOS 11 and later).
private struct MacIcon: View {
    let side: CGFloat
    let content: (CGFloat) -> AnyView

    var body: some View {
        let inner = side * 824 / 1024
        let shape = RoundedRectangle(cornerRadius: side * 185.4 / 1024, style: .continuous)
        ZStack {
            shape.fill(Color.black).frame(width: inner, height: inner)
                .shadow(color: Color.black.opacity(0.3), radius: side * 10 / 1024, y: side * 12 / 1024)
            content(inner).clipShape(shape)
        }
        .frame(width: side, height: side)
    }
}
