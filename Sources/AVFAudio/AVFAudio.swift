// Licensed under the Apache License, Version 2.0.

// The half of AVFoundation that is heard: a file that imports it alone finds all of AVFoundation here.
@_exported public import AVFoundation
