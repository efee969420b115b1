/* Comparing views; see view_differ.h. */
#include "core/view_differ.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "core/event.h"
#include "core/str.h"

static_assert((FINDER_SLOTS & (FINDER_SLOTS - 1)) == 0, "a mask finds the slot");

static const Fact *find_fact(const ViewFacts *of, const char *key)
{
    for (int i = 0; i < of->n_facts; i++)
        if (text_equal(of->facts[i].key, key))
            return &of->facts[i];
    return 0;
}

int view_value_of(const ViewFacts *of, const char *key, bool is_tag)
{
    if (is_tag)
        return view_has_tag(of, key);
    const Fact *fact = find_fact(of, key);
    return fact != 0 ? fact->value : 0;
}

/* The slot of a thing: where it is, or where it would come. */
static int16_t *find_slot(ViewFinder *f, Thing what)
{
    unsigned at = (unsigned)(uint16_t)what.value * 0x9e3779b1u + what.kind * 0x85ebca6bu;
    for (at = at >> 16;; at++) {
        int16_t *slot = &f->slot[at & (FINDER_SLOTS - 1)];
        if (*slot == 0 || same_thing(f->view->items[abs(*slot) - 1].what, what))
            return slot;
    }
}

static bool is_there(const ViewItem *item)
{
    return item->what.value != THING_HIDDEN && !item->mention;
}

/* A disc on a plane is the thing itself, a card beside it tells the same: who falls is told by the
 * card alone. */
static int16_t of_two(const View *v, int16_t known, int item)
{
    const bool disc = v->items[item].r > 0;
    if (known > 0 && disc != (v->items[known - 1].r > 0))
        return disc ? item + 1 : known;
    return -abs(known);
}

void view_find_all(ViewFinder *f, const View *v)
{
    memset(f->slot, 0, sizeof f->slot);
    f->view = v;
    for (int i = 0; i < v->n_items; i++) {
        if (!is_there(&v->items[i]))
            continue;
        int16_t *slot = find_slot(f, v->items[i].what);
        *slot = *slot == 0 ? i + 1 : of_two(v, *slot, i);
    }
}

const ViewFacts *view_facts_of(ViewFinder *f, Thing what)
{
    if (what.kind == KIND_SEAT)
        return what.value < f->view->n_seats ? &f->view->seats[what.value].of : 0;
    const int16_t item = *find_slot(f, what);
    return item > 0 ? &f->view->items[item - 1].of : 0;
}

const ViewFacts *view_said_after(ViewFinder *before, ViewFinder *after, Thing what)
{
    const ViewFacts *was = view_facts_of(before, what), *is = view_facts_of(after, what);
    return was != 0 && is != 0 && was->n_facts > 0 && is->n_facts == 0 ? 0 : is;
}

/* Most things stay as they were. Keys are constants, so equal ones nearly always are the same. */
static bool same_facts(const ViewFacts *a, const ViewFacts *b)
{
    if (a->n_facts != b->n_facts || a->n_tags != b->n_tags)
        return false;
    for (int i = 0; i < a->n_facts; i++)
        if (a->facts[i].key != b->facts[i].key || a->facts[i].value != b->facts[i].value)
            return false;
    for (int i = 0; i < a->n_tags; i++)
        if (a->tags[i] != b->tags[i])
            return false;
    return true;
}

static void differences_of(Thing what, const ViewFacts *was, const ViewFacts *is,
                           ViewDiffers *each, void *to)
{
    if (same_facts(was, is))
        return;
    for (int i = 0; i < was->n_facts; i++) {
        const Fact *fact = &was->facts[i];
        const int value = view_value_of(is, fact->key, false);
        if (value != fact->value)
            each(to, what, fact->key, false, fact->value, value);
    }
    for (int i = 0; i < is->n_facts; i++)
        if (is->facts[i].value != 0 && find_fact(was, is->facts[i].key) == 0)
            each(to, what, is->facts[i].key, false, 0, is->facts[i].value);
    for (int i = 0; i < was->n_tags; i++)
        if (!view_has_tag(is, was->tags[i]))
            each(to, what, was->tags[i], true, 1, 0);
    for (int i = 0; i < is->n_tags; i++)
        if (!view_has_tag(was, is->tags[i]))
            each(to, what, is->tags[i], true, 0, 1);
}

void view_differences(ViewFinder *before, ViewFinder *after, ViewDiffers *each, void *to)
{
    const View *v = before->view;
    for (int i = 0; i < v->n_seats; i++)
        differences_of((Thing){KIND_SEAT, i}, &v->seats[i].of, &after->view->seats[i].of, each,
                       to);
    for (int i = 0; i < v->n_items; i++) {
        const ViewItem *item = &v->items[i];
        if (!is_there(item) || view_facts_of(before, item->what) != &item->of)
            continue;
        const ViewFacts *is = view_said_after(before, after, item->what);
        if (is != 0)
            differences_of(item->what, &item->of, is, each, to);
    }
}
