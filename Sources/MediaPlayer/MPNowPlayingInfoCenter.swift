// Licensed under the Apache License, Version 2.0.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Combine
/// A file that imports the module finds Foundation, as on Apple's systems.
@_exported public import Foundation
import StageUI
public import UIKit

// The keys of what is played, with the texts that Apple's library has for them.

/// The key of the title.
public let MPMediaItemPropertyTitle = "title"
/// The key of the artist.
public let MPMediaItemPropertyArtist = "artist"
/// The key of the album.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// The key of the artist of the album.
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
/// The key of the picture.
public let MPMediaItemPropertyArtwork = "artwork"
/// The key of the length in seconds.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// The key of the genre.
public let MPMediaItemPropertyGenre = "genre"
/// The key of the composer.
public let MPMediaItemPropertyComposer = "composer"
/// The key of the title of the podcast.
public let MPMediaItemPropertyPodcastTitle = "podcastTitle"
/// The key of the number in the album.
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
/// The key of the number of pieces in the album.
public let MPMediaItemPropertyAlbumTrackCount = "albumTrackCount"
/// The key of the name in the library.
public let MPMediaItemPropertyPersistentID = "persistentID"
/// The key of the kind of a piece of the library.
public let MPMediaItemPropertyMediaType = "mediaType"
/// The key of the seconds that were played.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// The key of the speed: 1 as it is, 0 for a pause.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
/// The key of the usual speed.
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
/// The key of the place in the queue.
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex"
/// The key of the length of the queue.
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount"
/// The key of the chapter.
public let MPNowPlayingInfoPropertyChapterNumber = "MPNowPlayingInfoPropertyChapterNumber"
/// The key of the number of chapters.
public let MPNowPlayingInfoPropertyChapterCount = "MPNowPlayingInfoPropertyChapterCount"
/// The key of whether it is sent live.
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
/// The key of the kind.
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
/// The key of the share that was played, 0 to 1.
public let MPNowPlayingInfoPropertyPlaybackProgress = "MPNowPlayingInfoPropertyPlaybackProgress"
/// The key of the address.
public let MPNowPlayingInfoPropertyAssetURL = "MPNowPlayingInfoPropertyAssetURL"
/// The key of the name in the app.
public let MPNowPlayingInfoPropertyExternalContentIdentifier =
    "MPNowPlayingInfoPropertyExternalContentIdentifier"
/// The key of the date and time of what is played live.
public let MPNowPlayingInfoPropertyCurrentPlaybackDate = "MPNowPlayingInfoPropertyCurrentPlaybackDate"
/// The key of the name of the service.
public let MPNowPlayingInfoPropertyServiceIdentifier = "MPNowPlayingInfoPropertyServiceIdentifier"

/// The kinds of what is played.
public enum MPNowPlayingInfoMediaType: UInt, Sendable {
    /// Not known.
    case none
    /// Sounds.
    case audio
    /// A film.
    case video
}

/// The states of what is played.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
    /// Not known.
    case unknown
    /// It is played.
    case playing
    /// It pauses.
    case paused
    /// It has ended.
    case stopped
    /// Something else is heard.
    case interrupted
}

/// The piece that is played, as the locked screen shows it. The simulated device keeps it, and has no such screen, which is told once.
///
/// Unchecked, as what changes is behind a lock.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private var info: [String: Any]?
    private var state = MPNowPlayingPlaybackState.unknown
    private var wasTold = false

    /// Returns what the device has of it.
    open class func `default`() -> MPNowPlayingInfoCenter {
        (StageDevice.current ?? .standIn).kept { MPNowPlayingInfoCenter() }
    }

    /// The title and the like, by their keys; nil for nothing.
    open var nowPlayingInfo: [String: Any]? {
        get { lock.withLock { info } }
        set {
            let isNew = lock.withLock {
                info = newValue
                guard newValue != nil, !wasTold else { return false }
                wasTold = true
                return true
            }
            guard isNew else { return }
            CurrentRun.clock?.tell(
                "What is played is kept and not shown: the simulated device has no locked screen.")
        }
    }
    /// The state.
    open var playbackState: MPNowPlayingPlaybackState {
        get { lock.withLock { state } }
        set { lock.withLock { state = newValue } }
    }
}

/// A picture of what is played.
///
/// Unchecked, as it is never changed, and an app's function is called where the picture is asked for.
open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
    /// The largest size in points.
    public let bounds: CGRect
    private let requestHandler: (CGSize) -> UIImage
    /// Creates a picture from a function that returns one of a size.
    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
        (bounds, self.requestHandler) = (CGRect(origin: .zero, size: boundsSize), requestHandler)
    }
    /// Creates a picture.
    public convenience init(image: UIImage) {
        self.init(boundsSize: image.size) { _ in image }
    }
    /// Returns the picture for a size.
    open func image(at size: CGSize) -> UIImage? { requestHandler(size) }
}

/// The volume and the loudspeakers, for representables: a place with the representable's name stands for it.
@MainActor
@preconcurrency
open class MPVolumeView: UIView {
    /// Indicates whether the volume can be changed.
    open var showsVolumeSlider = true
    /// Indicates whether the loudspeakers can be changed.
    open var showsRouteButton = true
}
