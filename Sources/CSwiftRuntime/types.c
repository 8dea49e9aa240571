// Licensed under the Apache License, Version 2.0.

#include "CSwiftRuntime.h"

#include <stddef.h>

#define SWIFT __attribute__((swiftcall))

// What follows is part of Swift's ABI on every system: include/swift/ABI/Metadata.h and MetadataRef.h.
typedef struct { uintptr_t start, length; } range;
typedef struct {
    uintptr_t version;
    const void *base, *unused[2];
    range protocols, conformances;
} sections;
typedef struct { int32_t protocol, type, table; uint32_t flags; } conformance;
typedef struct { uint32_t flags; int32_t parent, name, accessor; } descriptor;
typedef struct { const void *metadata; size_t state; } response;
typedef struct {
    const void *protocol;
    void (*found)(const void *, void *);
    void *context;
} search;

extern void swift_enumerateAllMetadataSections(bool (*)(const sections *, void *), void *) __attribute__((weak));

static const void *relative(const int32_t *place) { return *place ? (const char *)place + *place : NULL; }

// The lowest bit says that the place has a pointer.
static const void *indirectable(const int32_t *place) {
    const void *target = (const char *)place + (*place & ~1);
    return *place & 1 ? *(const void *const *)target : target;
}

static void tell(const conformance *each, const search *wanted) {
    if (indirectable(&each->protocol) != wanted->protocol) return;
    const unsigned kind = each->flags >> 3 & 7;
    const void *type = relative(&each->type);
    if (kind == 1 && type) type = *(const void *const *)type;
    const descriptor *found = type;
    if (kind > 1 || !found || found->flags & 0x80) return;
    const unsigned sort = found->flags & 0x1F;
    if (sort < 16 || sort > 18 || !found->accessor) return;
    SWIFT response (*accessor)(size_t) = (SWIFT response(*)(size_t))relative(&found->accessor);
    wanted->found(accessor(0).metadata, wanted->context);
}

static bool look(const sections *image, void *wanted) {
    const int32_t *record = (const int32_t *)image->conformances.start;
    const int32_t *end = record + image->conformances.length / sizeof *record;
    for (; record < end; record++) {
        if (*record) tell(indirectable(record), wanted);
    }
    return true;
}

bool firstlight_conforming_types(const void *existential, void (*found)(const void *, void *), void *context) {
    if (!swift_enumerateAllMetadataSections) return false;
    // Kind, flags and the number of protocols stand before the first protocol.
    search wanted = {((const void *const *)existential)[2], found, context};
    swift_enumerateAllMetadataSections(look, &wanted);
    return true;
}
