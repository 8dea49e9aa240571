// Licensed under the Apache License, Version 2.0.

/// The options of every command whose work several machines can share.
package enum ShardOptions {
    /// The share of the work to do.
    package static let shard = Option<Shard?>.optional(
        "shard", ValueParser<Shard>.shard,
        help: "Do only this shard of the work; 'merge' joins the parts.")
    /// The file with the times of the last run's units.
    package static let times = Option<String?>.optional(
        "times", ValueParser<String>.outputFile,
        help: """
            The times of the last run, used to make shards of equal cost; an unsharded run writes them, and so does \
            merge. All shards need the same file, or none.
            """)
    /// The folder in which results are kept.
    package static let cache = Option<String?>.optional(
        "cache", ValueParser<String>.outputFolder,
        help: """
            A cache folder for results, which are reused while the program and their inputs stay the same. Several \
            processes may share it.
            """)
}
