// Licensed under the Apache License, Version 2.0.

// What the Swift runtime lets a program ask and decide: which types conform to a protocol, by the records that libswiftCore
// enumerates, and where the jobs of its tasks run, by the hook of `swift_task_enqueueGlobal` of libswift_Concurrency.
#pragma once
#include <stdbool.h>
#include <stdint.h>

/// Sets the hook, once. False where the runtime has none, or where it is already set.
///
/// `is_kept` is called for each job that is submitted to the thread pool while jobs are kept, by the submitting
/// thread.
bool firstlight_set_task_hook(bool (*is_kept)(void));

/// Begins a stretch of time in which jobs for the pool may be kept on the main thread.
void firstlight_keep_tasks(void);

/// Ends such a stretch.
void firstlight_release_tasks(void);

/// Starts or stops counting the jobs that this thread submits from now on.
void firstlight_count_tasks(bool counts);

/// The number of jobs that were kept so far, and counted.
uint64_t firstlight_kept_tasks(void);

/// Calls a function with the metadata of each struct, enumeration and class of the program that conforms to a protocol; generic
/// types are left out. False where the runtime cannot tell.
///
/// `existential` is the metadata of `any P` for a protocol without a superclass.
bool firstlight_conforming_types(
    const void *existential, void (*found)(const void *metadata, void *context), void *context);
