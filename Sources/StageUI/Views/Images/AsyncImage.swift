// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The phase of a picture that is being loaded.
public enum AsyncImagePhase: Sendable {
    /// No picture yet.
    case empty
    /// The picture.
    case success(Image)
    /// The picture could not be loaded.
    case failure(any Error)

    /// The picture, if it is there.
    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    /// The reason why there is no picture.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A picture that is loaded from a URL, by the loader that the stage was given.
public struct AsyncImage<Content: View>: View {
    private let url: URL?
    private let scale: CGFloat
    private let transaction: Transaction
    private let content: (AsyncImagePhase) -> Content
    @State private var phase = AsyncImagePhase.empty
    @Environment(\.imageLoader) private var loader

    /// Creates a picture whose phases are shown by views.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.scale = scale
        self.transaction = transaction
        self.content = content
    }

    /// Creates a picture shown by a view, with another view until it is there.
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }

    /// The view of the present phase.
    public var body: some View {
        content(phase).task(id: url) { await load() }
    }

    private func load() async {
        guard let url else { return phase = .empty }
        do {
            let bytes = try await loader(url)
            try Task.checkCancellation()
            guard let image = Image(file: bytes, scale: scale) else { throw CocoaError(.fileReadCorruptFile) }
            withTransaction(transaction) { phase = .success(image) }
        } catch is CancellationError {
            return
        } catch {
            withTransaction(transaction) { phase = .failure(error) }
        }
    }
}

extension AsyncImage where Content == Image {
    /// Creates a picture, with a grey space until it is there.
    public init(url: URL?, scale: CGFloat = 1) {
        self.init(url: url, scale: scale) { phase in phase.image ?? Image(isEmpty: ()) }
    }
}

/// Loads the bytes behind a URL; a test or an app gives it to a stage.
public struct StageImageLoader: Sendable {
    private let load: @Sendable (URL) async throws -> [UInt8]

    /// Creates a loader.
    public init(_ load: @escaping @Sendable (URL) async throws -> [UInt8]) { self.load = load }

    func callAsFunction(_ url: URL) async throws -> [UInt8] { try await load(url) }
}

private enum ImageLoaderKey: EnvironmentKey {
    static var defaultValue: StageImageLoader {
        StageImageLoader { url in
            guard url.isFileURL else { throw CocoaError(.fileReadUnsupportedScheme) }
            return Array(try Data(contentsOf: url))
        }
    }
}

extension EnvironmentValues {
    /// Loads pictures for `AsyncImage`; without one, only file URLs can be loaded.
    public var imageLoader: StageImageLoader {
        get { self[ImageLoaderKey.self] }
        set { self[ImageLoaderKey.self] = newValue }
    }
}
