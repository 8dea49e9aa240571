// Licensed under the Apache License, Version 2.0.

/// The verdict about one source of a project: whether it compiles here, and what it lacks.
package struct AdoptionVerdict: Sendable {
    /// A complaint of the compiler.
    package struct Problem: Hashable, Sendable, Encodable {
        /// The line, from 1.
        package let line: Int
        /// The compiler's sentence.
        package let message: String

        /// Notes a complaint.
        package init(line: Int, message: String) { (self.line, self.message) = (line, message) }
    }

    /// A declaration in a file that does not compile.
    package struct Need: Hashable, Sendable, Encodable {
        /// The name that is declared there.
        package let name: String
        /// The file.
        package let file: String
    }

    /// The source.
    package let source: ScreenSource
    /// The module that it belongs to.
    package let module: String
    /// The modules that it imports and that are neither here nor in the project.
    package var missingModules: [ScreenSource.Use] = []
    /// The names that it uses and that nothing declares.
    package var missingNames: [ScreenSource.Use] = []
    /// The complaints of the compiler, where it was asked.
    package var problems: [Problem]?
    /// The declarations that it uses from files that are left out.
    package var needs: [Need] = []

    /// Indicates whether the file itself is as it has to be. The compiler is asked without the imports of missing modules.
    package var compiles: Bool {
        problems.map(\.isEmpty) ?? (missingModules.isEmpty && missingNames.isEmpty)
    }
    /// The imports of missing modules of which the file uses nothing, which its copy does without.
    package var unusedImports: [ScreenSource.Use] { compiles ? missingModules : [] }
    /// Indicates whether it is in the package: it compiles, and so does all that it uses.
    package var builds: Bool { compiles && needs.isEmpty }
    /// Indicates whether it declares a view.
    package var isScreen: Bool { !source.views.isEmpty }
}
