// Licensed under the Apache License, Version 2.0.

// UIKit brings Core Image along, as on Apple's systems; a file that imports it alone finds it here.
@_exported public import UIKit
