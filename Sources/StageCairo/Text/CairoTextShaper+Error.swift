// Licensed under the Apache License, Version 2.0.

extension CairoTextShaper {
    /// Why text cannot be shaped.
    public enum Error: Swift.Error, Equatable, CustomStringConvertible {
        /// fontconfig or Pango could not be set up.
        case fontSystemUnavailable
        /// None of the folders holds the interface font.
        case missingInterfaceFont(directories: [String])

        /// What happened and what to do.
        public var description: String {
            switch self {
            case .fontSystemUnavailable:
                "Pango and fontconfig could not be set up. Reinstall libpango-1.0-0 and fontconfig."
            case .missingInterfaceFont(let directories):
                """
                The font Inter was not found in \(directories.joined(separator: ", ")). \
                Install it with: apt-get install fonts-inter
                """
            }
        }
    }
}
