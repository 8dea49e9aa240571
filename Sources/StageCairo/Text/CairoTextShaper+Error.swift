// Licensed under the Apache License, Version 2.0.

extension CairoTextShaper {
    /// The reason why text cannot be shaped.
    public enum Error: Swift.Error, Equatable, CustomStringConvertible {
        /// fontconfig or Pango could not be set up.
        case fontSystemUnavailable
        /// None of the folders holds the interface font.
        case missingInterfaceFont(directories: [String])
        /// A file that was given is not there, or is no font.
        case unreadableFont(String)

        /// The error and its remedy.
        public var description: String {
            switch self {
            case .fontSystemUnavailable:
                "Pango and fontconfig could not be set up. Reinstall libpango-1.0-0 and fontconfig."
            case .missingInterfaceFont(let directories):
                """
                The font Inter was not found in \(directories.joined(separator: ", ")). \
                Install it with: apt-get install fonts-inter
                """
            case .unreadableFont(let name):
                "'\(name)' cannot be read as a font. Give a file of OpenType or TrueType (.otf, .ttf, .ttc)."
            }
        }
    }
}
