// Licensed under the Apache License, Version 2.0.

// Swift Testing names a module that a test file gets with the modules Testing and CoreImage, for pictures as attachments. The
// toolchain of Linux has the name and not the module, so a file with both imports would not compile (Decision 0074).
