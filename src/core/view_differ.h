/* Two views of one match, compared: what is said otherwise of which things. */
#ifndef CORE_VIEW_DIFFER_H
#define CORE_VIEW_DIFFER_H

#include "core/view.h"

/* Items of a view by their thing: a hash table with room enough for each to find a place soon. */
enum { FINDER_SLOTS = 2 * VIEW_ITEMS };
typedef struct ViewFinder {
    const View *view;
    int16_t slot[FINDER_SLOTS];  /* 0: free; i: item i-1; -i: that one and others alike */
} ViewFinder;

void view_find_all(ViewFinder *f, const View *v);
/* What is said of a thing, of a seat too; NULL if it is not there. Of several alike none can be
 * followed; what lies on a plane and once beside it is one. */
const ViewFacts *view_facts_of(ViewFinder *f, Thing what);
/* The value of a fact, or whether there is the tag; a fact that is not told counts as 0. */
int view_value_of(const ViewFacts *of, const char *key, bool is_tag);
/* What is said of a thing afterwards; NULL if it is gone, or lies where nothing is said of it any
 * more (a card on a pile has not lost its strength). */
const ViewFacts *view_said_after(ViewFinder *before, ViewFinder *after, Thing what);

typedef void ViewDiffers(void *to, Thing what, const char *key, bool is_tag, int was, int is);
/* Calls `each` once for every fact and tag with another value, of seats first, then of items. */
void view_differences(ViewFinder *before, ViewFinder *after, ViewDiffers *each, void *to);

#endif
