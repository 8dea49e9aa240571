// Licensed under the Apache License, Version 2.0.

@_exported public import AVFoundation
public import StageUI
@_exported public import UIKit

/// A film with its buttons. On the stage a dark place with the sign for playing stands for it, which is told.
public struct VideoPlayer<VideoOverlay: View>: View {
    private let player: AVPlayer?
    private let overlay: VideoOverlay

    /// Creates a view for a player, with a view over the film.
    public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
        (self.player, overlay) = (player, videoOverlay())
    }
    /// The film and the view over it.
    public var body: some View {
        let _ = Stage.current?.tell("VideoPlayer shows no film on the stage: a dark place stands for it.")
        ZStack {
            Rectangle().fill(Color.black)
            Image(systemName: "play.fill").font(.system(size: 44)).foregroundStyle(Color.white.opacity(0.85))
                .accessibilityLabel(Text("Play", bundle: nil))
            overlay
        }
    }
}

extension VideoPlayer where VideoOverlay == EmptyView {
    /// Creates a view for a player.
    public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}

/// A film with its buttons, for representables: a place with the representable's name stands for it.
@MainActor
@preconcurrency
open class AVPlayerViewController: UIViewController {
    /// The player.
    open var player: AVPlayer?
    /// Indicates whether the playback controls are shown.
    open var showsPlaybackControls = true
    /// Indicates whether the film may continue as picture in picture.
    open var allowsPictureInPicturePlayback = true
    /// The way in which the film fits.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
}
