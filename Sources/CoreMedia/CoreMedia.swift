// Licensed under the Apache License, Version 2.0.

// Times of films are AVFoundation's here: a file that imports Core Media alone finds them.
@_exported public import AVFoundation
