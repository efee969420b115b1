/* YAML files as trees of nodes (core/reader.h) that know their file and line.
 *
 * Only the plain part of YAML is welcome: maps, lists and scalars. Anchors, aliases, tags, a second
 * document, repeated keys and deep nesting are refused, because each of them is either a mistake in
 * a content file or an attack. */
#ifndef PACK_YAML_H
#define PACK_YAML_H

#include "core/reader.h"
#include "pack/mem_arena.h"
#include "pack/problems.h"

enum { YAML_DEPTH = 32, FILE_BYTES = 4 << 20 };

/* The root of the document in `bytes`, or NULL after a problem. */
Node *yaml_read(MemArena *a, const char *file, const char *bytes, size_t n, Problems *p);

/* The whole file as terminated text, or NULL after a problem; *n is its length. */
char *content_file(MemArena *a, const char *file, size_t *n, Problems *p);

#endif
