// Licensed under the Apache License, Version 2.0.

#include "CSwiftRuntime.h"

#include <stdatomic.h>
#include <stddef.h>

#define SWIFT __attribute__((swiftcall))
typedef struct job job;
typedef SWIFT void (*enqueue)(job *);
typedef SWIFT void (*hook)(job *, enqueue);

extern hook swift_task_enqueueGlobal_hook __attribute__((weak));
extern SWIFT void swift_task_enqueueMainExecutor(job *) __attribute__((weak));

static bool (*is_kept)(void);
static _Atomic int stretches;
static _Atomic uint64_t count;
static _Thread_local bool is_silent;

static SWIFT void place(job *next, enqueue in_pool) {
    if (atomic_load(&stretches) > 0 && is_kept()) {
        if (!is_silent) atomic_fetch_add(&count, 1);
        swift_task_enqueueMainExecutor(next);
    } else {
        in_pool(next);
    }
}

bool firstlight_set_task_hook(bool (*test)(void)) {
    if (!&swift_task_enqueueGlobal_hook || !swift_task_enqueueMainExecutor) return false;
    if (swift_task_enqueueGlobal_hook) return swift_task_enqueueGlobal_hook == place;
    is_kept = test;
    swift_task_enqueueGlobal_hook = place;
    return true;
}

void firstlight_keep_tasks(void) { atomic_fetch_add(&stretches, 1); }

void firstlight_release_tasks(void) { atomic_fetch_sub(&stretches, 1); }

void firstlight_count_tasks(bool counts) { is_silent = !counts; }

uint64_t firstlight_kept_tasks(void) { return atomic_load(&count); }
