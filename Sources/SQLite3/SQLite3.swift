// Licensed under the Apache License, Version 2.0.

// The system's own SQLite: what a file finds by `import SQLite3` is real (Decision 0074).
@_exported public import CSQLite
