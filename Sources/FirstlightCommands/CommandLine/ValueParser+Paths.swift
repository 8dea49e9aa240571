// Licensed under the Apache License, Version 2.0.

import Foundation

extension ValueParser where Value == String {
    /// A file that exists and can be read.
    package static var inputFile: ValueParser {
        ValueParser(metavar: "FILE", takes: "a file that can be read") {
            (path: String) throws(ValueProblem) -> String in
            guard let isFolder = FileManager.default.isFolder(path) else {
                throw ValueProblem(noInput: "there is no such file")
            }
            guard !isFolder else { throw ValueProblem(noInput: "that is a folder") }
            guard FileManager.default.isReadableFile(atPath: path) else {
                throw ValueProblem(noInput: "that file cannot be read")
            }
            return path
        }
    }

    /// A folder that exists and can be read.
    package static var inputFolder: ValueParser {
        ValueParser(metavar: "DIR", takes: "a folder that can be read") {
            (path: String) throws(ValueProblem) -> String in
            guard let isFolder = FileManager.default.isFolder(path) else {
                throw ValueProblem(noInput: "there is no such folder")
            }
            guard isFolder else { throw ValueProblem(noInput: "that is a file") }
            guard FileManager.default.isReadableFile(atPath: path) else {
                throw ValueProblem(noInput: "that folder cannot be read")
            }
            return path
        }
    }

    /// A file to write; its folder may not exist yet.
    package static var outputFile: ValueParser {
        ValueParser(metavar: "FILE", takes: "the path of a file to write") {
            (path: String) throws(ValueProblem) -> String in
            guard !path.isEmpty else { throw ValueProblem() }
            guard !path.hasSuffix("/"), FileManager.default.isFolder(path) != true else {
                throw ValueProblem("that is a folder")
            }
            return path
        }
    }

    /// A report to write: a folder, or a page that is a file.
    static var report: ValueParser {
        ValueParser(metavar: "PATH", takes: "the path of a report to write, a folder or an .html file") {
            (path: String) throws(ValueProblem) -> String in
            guard !path.isEmpty else { throw ValueProblem() }
            return path.lowercased().hasSuffix(".html") ? try outputFile(path) : path
        }
    }

    /// A folder that is a package.
    static var packageFolder: ValueParser {
        ValueParser(metavar: "FOLDER", takes: "the folder of a package") {
            (path: String) throws(ValueProblem) -> String in
            let manifest = URL(fileURLWithPath: path).appendingPathComponent("Package.swift").path
            guard FileManager.default.fileExists(atPath: manifest) else {
                throw ValueProblem(noInput: "there is no Package.swift in it")
            }
            return path
        }
    }

    /// A folder to write into; it may not exist yet.
    package static var outputFolder: ValueParser {
        ValueParser(metavar: "DIR", takes: "the path of a folder to write into") {
            (path: String) throws(ValueProblem) -> String in
            guard !path.isEmpty else { throw ValueProblem() }
            guard FileManager.default.isFolder(path) != false else {
                throw ValueProblem("that is a file")
            }
            return path
        }
    }
}

extension FileManager {
    /// Returns whether a path leads to a folder, and nil where nothing is.
    package func isFolder(_ path: String) -> Bool? {
        var isFolder: ObjCBool = false
        return fileExists(atPath: path, isDirectory: &isFolder) ? isFolder.boolValue : nil
    }
}
