// Licensed under the Apache License, Version 2.0.

// This module is empty. It depends on all that C compiles, so that a build can ask for that first (Scripts/build_options.sh).
