// Licensed under the Apache License, Version 2.0.

import Foundation
public import LaunchKit
public import StageUI

extension StringLibrary {
    /// Creates a library with the texts of an app: those that it embeds, and those of its bundle.
    public convenience init(_ app: AppDescriptor) {
        self.init()
        let catalogue = app.strings()
        if !catalogue.isEmpty { add(catalogue: Data(catalogue)) }
    }
}
