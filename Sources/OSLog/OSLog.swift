// Licensed under the Apache License, Version 2.0.

// On Linux a file's `import OSLog` finds the logger of the module os, as on Apple's systems (Decision 0074).
@_exported public import Foundation
@_exported public import os
