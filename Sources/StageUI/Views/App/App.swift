// Licensed under the Apache License, Version 2.0.

import Foundation

/// The structure and the behaviour of an app.
@MainActor @preconcurrency
public protocol App {
    /// The type of the app's scenes.
    associatedtype Body: Scene
    /// The scenes of the app.
    @SceneBuilder var body: Body { get }
    /// Creates the app.
    init()
}

extension App {
    /// Ends the program and prints how to show the app: a program on Linux has no screen.
    public static func main() {
        let name = String(describing: Self.self)
        let words = """
            \(name) has no screen to run on: on this system, views are shown on a stage.
            Make one with Stage(app: \(name)(), configuration, text: shaper), take its frames, and draw \
            them or read its accessibility tree. On Apple's systems the same program runs as an app.

            """
        FileHandle.standardError.write(Data(words.utf8))
        exit(78)
    }
}

/// A part of an app's interface with its own life cycle.
@MainActor @preconcurrency
public protocol Scene {
    /// The type of the scenes that compose this one.
    associatedtype Body: Scene
    /// The scenes that compose this one.
    @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

/// A scene that the runtime knows by itself.
@MainActor
protocol PrimitiveScene: Scene where Body == Never {
    func describe(_ description: inout SceneDescription)
}

extension PrimitiveScene {
    /// Never called: the runtime knows the scene.
    public var body: Never { preconditionFailure("\(Self.self) has no body; the runtime shows it.") }
}

extension Group: Scene, PrimitiveScene where Content: Scene {
    /// Creates a group of scenes.
    @_disfavoredOverload
    public init(@SceneBuilder content: () -> Content) { self.init(of: content(), ()) }
    func describe(_ description: inout SceneDescription) { description.add(content) }
}

/// Builds scenes from a list of them.
@resultBuilder
public struct SceneBuilder {
    /// Builds one scene.
    @MainActor @preconcurrency
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    /// Joins several scenes.
    @MainActor @preconcurrency
    public static func buildBlock<each Content: Scene>(
        _ content: repeat each Content
    ) -> some Scene {
        TupleScene { description in
            repeat description.add(each content)
        }
    }
}

struct TupleScene: PrimitiveScene {
    let add: @MainActor (inout SceneDescription) -> Void

    init(_ add: @escaping @MainActor (inout SceneDescription) -> Void) { self.add = add }

    func describe(_ description: inout SceneDescription) { add(&description) }
}
