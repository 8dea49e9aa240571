// Licensed under the Apache License, Version 2.0.

import FirstlightCommands
import FirstlightSimulation
import Foundation
public import LaunchKit

/// A program with every command of Firstlight, for your own apps.
///
/// ```swift
/// @main struct SixthProgram: FirstlightProgram { static let apps: [AppDescriptor] = [.sixth] }
/// ```
///
/// A program that only draws starts sooner and needs fewer libraries: `DrawingProgram`.
public protocol FirstlightProgram {
    /// The apps, in the order in which they are shown; the first is used where none is named.
    static var apps: [AppDescriptor] { get }
    /// The program's name in its messages; the name of its file as a rule.
    static var name: String { get }
}

extension FirstlightProgram {
    /// The name of the program's file.
    public static var name: String { ProgramName.own }

    /// Runs the command that the command line names, and ends the process with its exit code.
    @MainActor
    public static func main() async {
        let words = Array(CommandLine.arguments.dropFirst())
        let program = RunningProgram(words, becomesAnother: false)
        exit(
            await LiveCommands.runAll(
                words, name: name, apps: .ofProgram(apps), console: .live(), children: program.children))
    }
}
