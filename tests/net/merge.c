/* Putting changes into what is known; see merge.h. */
#include "merge.h"

#include <stdbool.h>
#include <string.h>

json_t *member_with(const json_t *list, const char *key, const char *text)
{
    size_t i;
    json_t *one;
    json_array_foreach(list, i, one)
        if (strcmp(json_string_value(json_object_get(one, key)), text) == 0)
            return one;
    return 0;
}

static json_t *merge_list(const json_t *before, const json_t *news, bool areas);

/* An area without a key is known: what never changes about it is kept, and of its cells those that
 * are referred to. */
static json_t *whole_area(const json_t *areas, json_t *news)
{
    static const char *const kept[] = {"key", "kind", "owner", "wide", "high", "unit", "scale",
                                       "cells"};
    json_t *whole = json_copy(news);
    const json_t *before = member_with(areas, "id", json_string_value(json_object_get(news, "id")));
    const json_t *cells = json_object_get(news, "cells");
    if (json_object_get(news, "key") != 0)
        return whole;
    for (size_t i = 0; i < sizeof kept / sizeof *kept; i++)
        if (json_object_get(before, kept[i]) != 0)
            json_object_set(whole, kept[i], json_object_get(before, kept[i]));
    if (cells != 0)
        json_object_set_new(whole, "cells",
                            merge_list(json_object_get(before, "cells"), cells, false));
    return whole;
}

/* Entries are new, or [first, number] of those known. */
static json_t *merge_list(const json_t *before, const json_t *news, bool areas)
{
    size_t i;
    json_t *piece, *list = json_array();
    json_array_foreach(news, i, piece) {
        if (json_is_object(piece)) {
            json_array_append_new(list, areas ? whole_area(before, piece) : json_incref(piece));
            continue;
        }
        const size_t from = (size_t)json_integer_value(json_array_get(piece, 0));
        const size_t n = (size_t)json_integer_value(json_array_get(piece, 1));
        for (size_t k = from; k < from + n; k++)
            json_array_append(list, json_array_get(before, k));
    }
    return list;
}

static json_t *merge_table(const json_t *before, const json_t *changes)
{
    static const char *const lists[] = {"seats", "areas", "items"};
    json_t *table = json_copy((json_t *)before);
    json_object_set(table, "round", json_object_get(changes, "round"));
    for (int i = 0; i < 3; i++) {
        const json_t *news = json_object_get(changes, lists[i]);
        if (news != 0)
            json_object_set_new(table, lists[i],
                                merge_list(json_object_get(before, lists[i]), news, i == 1));
    }
    return table;
}

void merge_view(json_t *known, json_t *d)
{
    static const char *const kept[] = {"game", "seat", "seats", "commitment"};
    const char *match = json_string_value(json_object_get(d, "match"));
    const json_t *before = json_object_get(known, match);
    const json_t *changes = json_object_get(d, "changes");
    if (changes != 0)
        json_object_set_new(d, "view", merge_table(json_object_get(before, "view"), changes));
    for (size_t i = 0; i < sizeof kept / sizeof *kept; i++)
        if (json_object_get(d, kept[i]) == 0 && json_object_get(before, kept[i]) != 0)
            json_object_set(d, kept[i], json_object_get(before, kept[i]));
    json_object_set(known, match, d);
}

Seats seats_with(const json_t *result, const char *outcome)
{
    Seats set = 0;
    size_t i;
    const json_t *seat;
    json_array_foreach(json_object_get(result, "seats"), i, seat)
    {
        const char *its = json_string_value(json_object_get(seat, "outcome"));
        if (its != 0 && strcmp(its, outcome) == 0)
            set |= SEAT_BIT(i);
    }
    return set;
}
