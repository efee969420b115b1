/* Making the letters; see abbr.h. */
#include "cli/abbr.h"

#include <string.h>

static bool is_taken(const Abbrs *all, const char *word)
{
    for (int i = 0; i < all->n; i++)
        if (text_equal(all->list[i].word, word))
            return true;
    return false;
}

/* What the game calls it where two letters have to do (texts "abbr.<id>"): the same for all seats,
 * whose number stands behind it. Lower case keeps them apart from those that are made. */
static bool has_own_abbr(const Screen *s, Abbr *a)
{
    char word[64];
    Str w = STR_ON(word), out = STR_ON(a->word);
    if (a->what.value == THING_HIDDEN)
        return false;
    thing_write(s->game, s->state, a->what, &w);
    const int copy = text_copy_mark(word);
    if (copy > 0)
        word[copy] = '\0';
    const char *own = screen_find(s, "abbr", word);
    str_text(&out, own != 0 ? own : "");
    return own != 0;
}

/* The first character of the title and the first later one that makes the pair its own. */
static void make_abbr(const Abbrs *all, Abbr *a)
{
    if (has_own_abbr(all->s, a))
        return;
    const char *first = a->title;
    const int n = text_step(first);
    for (const char *p = first + n; *p != '\0'; p += text_step(p)) {
        if (*p == ' ' || *p == '\'' || *p == '-')
            continue;
        Str out = STR_ON(a->word);
        str_bytes(&out, first, (size_t)n);
        str_bytes(&out, p, (size_t)text_step(p));
        if (!is_taken(all, a->word))
            return;
    }
}

static Abbr *find_abbr(Abbrs *all, const char *title)
{
    for (int i = 0; i < all->n; i++)
        if (text_equal(all->list[i].title, title))
            return &all->list[i];
    return 0;
}

/* Without the number of a copy. */
static void title_of(const Screen *s, Thing what, Str *out)
{
    char word[64];
    Str w = STR_ON(word);
    if (what.value == THING_HIDDEN)
        str_text(out, s->game->kinds[what.kind].id);  /* "a face-down trap" is tr, not af */
    else
        thing_title(s->game, s->state, &s->listener, what, out);
    if (what.value == THING_HIDDEN)
        return;
    thing_write(s->game, s->state, what, &w);
    const int copy = text_copy_mark(word);
    char *number = copy > 0 ? strrchr(out->at, ' ') : 0;
    if (number != 0 && text_equal(number + 1, word + copy + 1))
        *number = '\0';
}

Abbr *abbr_of(Abbrs *all, Thing what)
{
    char title[ABBR_TITLE];
    Str out = STR_ON(title);
    title_of(all->s, what, &out);
    Abbr *a = find_abbr(all, title);
    if (a != 0) {
        a->what = what;  /* the one it was named after may be gone */
        return a;
    }
    a = &all->list[all->n < ABBRS - 1 ? all->n : ABBRS - 1];
    memcpy(a->title, title, sizeof title);
    a->what = what;
    a->in_legend = false;
    make_abbr(all, a);
    if (all->n < ABBRS - 1)
        all->n++;
    return a;
}

/* Only what is in view keeps its letters. */
static void forget_absent(Abbrs *all)
{
    static bool seen[ABBRS];
    const View *v = all->s->view;
    memset(seen, 0, sizeof seen);
    for (int i = 0; i < v->n_items; i++) {
        char title[ABBR_TITLE];
        Str out = STR_ON(title);
        title_of(all->s, v->items[i].what, &out);
        const Abbr *a = find_abbr(all, title);
        if (a != 0)
            seen[a - all->list] = true;
    }
    int n = 0;
    for (int i = 0; i < all->n; i++)
        if (seen[i])
            all->list[n++] = all->list[i];
    all->n = n;
}

Abbrs *screen_abbrs(const Screen *s)
{
    static Abbrs kept;
    if (kept.match != s->match || kept.lang != s->lang)
        kept.n = 0;
    kept.match = s->match;
    kept.lang = s->lang;
    kept.s = s;
    if (kept.n > ABBRS / 2)
        forget_absent(&kept);
    for (int i = 0; i < kept.n; i++)
        kept.list[i].in_legend = false;
    for (int seat = 0; seat < s->view->n_seats; seat++) {
        const ViewItem *piece = screen_piece(s, seat);
        if (piece != 0)
            abbr_of(&kept, piece->what);
    }
    return &kept;
}
