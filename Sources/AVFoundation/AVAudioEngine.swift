// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A part of the way of sounds.
open class AVAudioNode: NSObject {
    /// The way that it is a part of.
    public fileprivate(set) weak var engine: AVAudioEngine?
    fileprivate override init() {}
    /// Returns the form of the sound that goes out.
    open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { Self.silence }
    /// Returns the form of the sound that comes in.
    open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { Self.silence }
    /// The number of connections in.
    open var numberOfInputs: Int { 1 }
    /// The number of connections out.
    open var numberOfOutputs: Int { 1 }
    /// Has a closure called for each part of the sound, which does not come here, as nothing is heard.
    open func installTap(
        onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
        block tapBlock: @escaping @Sendable (AVAudioPCMBuffer, AVAudioTime) -> Void
    ) {}
    /// Ends the calls.
    open func removeTap(onBus bus: AVAudioNodeBus) {}
    /// Forgets what is not played yet.
    open func reset() {}
    private static var silence: AVAudioFormat { AVAudioFormat.usual }
}

/// The microphone of the device, which has none.
public final class AVAudioInputNode: AVAudioNode {
    fileprivate override init() { super.init() }
    /// Indicates whether the system takes out echoes.
    public private(set) var isVoiceProcessingEnabled = false
    /// Sets whether the system takes out echoes.
    public func setVoiceProcessingEnabled(_ enabled: Bool) throws { isVoiceProcessingEnabled = enabled }
}

/// The loudspeaker of the device, which nobody hears.
public final class AVAudioOutputNode: AVAudioNode {
    fileprivate override init() { super.init() }
}

/// A part that mixes sounds, which nobody hears.
public final class AVAudioMixerNode: AVAudioNode {
    /// Creates a mixer.
    public override init() { super.init() }
    /// The volume, 0 to 1.
    public var outputVolume: Float = 1
    /// The volume among the sounds of another mixer, 0 to 1.
    public var volume: Float = 1
    /// The place between the left loudspeaker, -1, and the right one, 1.
    public var pan: Float = 0
}

/// A part that changes the speed and the pitch of a sound, which nobody hears.
public final class AVAudioUnitTimePitch: AVAudioNode {
    /// Creates one that changes nothing.
    public override init() { super.init() }
    /// The speed; 1 is the usual one.
    public var rate: Float = 1
    /// The pitch, in hundredths of a semitone.
    public var pitch: Float = 0
    /// The overlap of parts.
    public var overlap: Float = 8
    /// Indicates whether the sound goes through unchanged.
    public var bypass = false
}

/// A part that plays sounds, which nobody hears: they are over as soon as they are to be played.
open class AVAudioPlayerNode: AVAudioNode {
    /// Creates a player.
    public override init() { super.init() }
    /// The options of a sound.
    public struct BufferOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// It is played again and again.
        public static let loops = BufferOptions(rawValue: 1)
        /// It takes the place of those that wait.
        public static let interrupts = BufferOptions(rawValue: 2)
        /// It takes the place of the one that loops, at its end.
        public static let interruptsAtLoop = BufferOptions(rawValue: 4)
    }
    /// Indicates whether it plays.
    open private(set) var isPlaying = false
    /// The volume, 0 to 1.
    open var volume: Float = 1
    /// The place between the left loudspeaker, -1, and the right one, 1.
    open var pan: Float = 0
    /// The speed.
    open var rate: Float = 1
    private var waiting: [@Sendable () -> Void] = []

    /// Starts or resumes playback.
    open func play() { play(at: nil) }
    /// Starts or resumes playback at a time.
    open func play(at when: AVAudioTime?) {
        isPlaying = true
        end()
    }
    /// Pauses playback.
    open func pause() { isPlaying = false }
    /// Stops playback, which ends what waits.
    open func stop() {
        isPlaying = false
        end()
    }
    /// Plays a part of a sound after those before it, and says when it is over.
    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime? = nil, options: BufferOptions = [],
        completionHandler: (@Sendable () -> Void)? = nil
    ) {
        // What loops has no end before the player is stopped.
        if let completionHandler { waiting.append(completionHandler) }
        if isPlaying, !options.contains(.loops) { end() }
    }
    /// Plays a file after those before it, and says when it is over.
    open func scheduleFile(
        _ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (@Sendable () -> Void)? = nil
    ) {
        if let completionHandler { waiting.append(completionHandler) }
        if isPlaying { end() }
    }
    private func end() {
        let over = waiting
        waiting = []
        for call in over { call() }
    }
}

/// The way of sounds from files and microphones to the loudspeaker, which nobody hears.
open class AVAudioEngine: NSObject {
    private var nodes: [AVAudioNode] = []
    /// Creates a way with a mixer and a loudspeaker.
    public override init() {}
    /// The mixer at the end.
    open private(set) lazy var mainMixerNode = AVAudioMixerNode()
    /// The loudspeaker.
    open private(set) lazy var outputNode = AVAudioOutputNode()
    /// The microphone, from which nothing comes.
    open private(set) lazy var inputNode = AVAudioInputNode()
    /// The parts that were put in.
    open var attachedNodes: Set<AVAudioNode> { Set(nodes) }
    /// Indicates whether sounds go this way.
    open private(set) var isRunning = false
    /// Indicates whether it ends by itself.
    open var isAutoShutdownEnabled = false

    /// Puts a part in.
    open func attach(_ node: AVAudioNode) {
        guard !nodes.contains(where: { $0 === node }) else { return }
        nodes.append(node)
        node.engine = self
    }
    /// Takes a part out.
    open func detach(_ node: AVAudioNode) {
        nodes.removeAll { $0 === node }
        node.engine = nil
    }
    /// Connects two parts.
    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
    /// Connects an end of a part with one of another.
    open func connect(
        _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus, toBus bus2: AVAudioNodeBus,
        format: AVAudioFormat?
    ) {}
    /// Takes the connections of a part away.
    open func disconnectNodeInput(_ node: AVAudioNode) {}
    /// Takes the connections from a part away.
    open func disconnectNodeOutput(_ node: AVAudioNode) {}
    /// Prepares the start.
    open func prepare() {}
    /// Starts.
    open func start() throws { isRunning = true }
    /// Pauses.
    open func pause() { isRunning = false }
    /// Stops.
    open func stop() { isRunning = false }
    /// Forgets what is not played yet.
    open func reset() {}
}

extension Notification.Name {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The name of the notification about another form of sounds; never posted.
    public static let AVAudioEngineConfigurationChange = Notification.Name(
        "AVAudioEngineConfigurationChangeNotification")
}
