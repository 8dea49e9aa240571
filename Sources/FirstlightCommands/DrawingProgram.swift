// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
public import LaunchKit

/// A program with the commands of Firstlight that draw, for your own apps: all except `run`, `play`,
/// `backend` and `studio`, which need sockets (`FirstlightProgram` of the module FirstlightLive).
public protocol DrawingProgram {
    /// The apps, in the order in which they are shown; the first is used where none is named.
    static var apps: [AppDescriptor] { get }
    /// The program's name in its messages; the name of its file as a rule.
    static var name: String { get }
    /// The name of the program in the same folder that has the other commands; nil for none, as a rule.
    static var liveProgram: String? { get }
}

extension DrawingProgram {
    /// The name of the program's file.
    public static var name: String { ProgramName.own }

    /// No other program.
    public static var liveProgram: String? { nil }

    /// Runs the command that the command line names, and ends the process with its exit code.
    @MainActor
    public static func main() async {
        let words = Array(CommandLine.arguments.dropFirst())
        let source = liveProgram.map { LiveSource.beside($0) } ?? .none
        let program = RunningProgram(words, becomesAnother: source != .none)
        exit(
            await DrawingCommands.run(
                words, name: name, apps: .ofProgram(apps), source: source, console: .live(),
                children: program.children))
    }
}

/// The name by which this process was started.
package enum ProgramName {
    /// The last part of its path.
    package static var own: String {
        CommandLine.arguments.first?.split(separator: "/").last.map { String($0) } ?? "firstlight"
    }
}
