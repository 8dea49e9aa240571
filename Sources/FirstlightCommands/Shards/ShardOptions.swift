// Licensed under the Apache License, Version 2.0.

/// The options of every command whose work can be shared by several machines.
package enum ShardOptions {
    /// Which share of the work to do.
    package static let shard = Option<Shard?>.optional(
        "shard", ValueParser<Shard>.shard,
        help: "Do only this shard of the work; 'merge' joins the parts.")
    /// What the units of the last run took.
    package static let times = Option<String?>.optional(
        "times", ValueParser<String>.outputFile,
        help: """
            The times of the last run, used to make shards of equal cost; an unsharded run writes them, and so does \
            merge. All shards need the same file, or none.
            """)
    /// Where results are kept.
    package static let cache = Option<String?>.optional(
        "cache", ValueParser<String>.outputFolder,
        help: """
            A cache folder for results, which are reused while the program and their inputs stay the same. Several \
            processes may share it.
            """)
}
