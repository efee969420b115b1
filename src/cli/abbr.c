/* Making the letters; see abbr.h. */
#include "cli/abbr.h"

#include <ctype.h>
#include <string.h>

static bool is_taken(const Abbrs *all, const char *word)
{
    for (int i = 0; i < all->n; i++)
        if (text_equal(all->list[i].word, word))
            return true;
    return false;
}

/* The first character of the title and the first later one that makes the pair its own. */
static void make_abbr(const Abbrs *all, Abbr *a)
{
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

Abbr *abbr_of(Abbrs *all, Thing what)
{
    const Screen *s = all->s;
    char title[ABBR_TITLE];
    Str out = STR_ON(title);
    if (what.value == THING_HIDDEN)
        str_text(&out, s->game->kinds[what.kind].id);  /* "a face-down trap" is tr, not af */
    else
        thing_title(s->game, s->state, s->lang, what, &out);
    if (out.len > 2 && title[out.len - 2] == ' ' && isdigit((unsigned char)title[out.len - 1]))
        title[out.len - 2] = '\0';
    for (int i = 0; i < all->n; i++)
        if (text_equal(all->list[i].title, title))
            return &all->list[i];
    Abbr *a = &all->list[all->n < ABBRS - 1 ? all->n : ABBRS - 1];
    memcpy(a->title, title, sizeof title);
    a->what = what;
    a->in_legend = false;
    make_abbr(all, a);
    if (all->n < ABBRS - 1)
        all->n++;
    return a;
}

void screen_name_pieces(Abbrs *all, const Screen *s)
{
    all->s = s;
    all->n = 0;
    for (int seat = 0; seat < s->view->n_seats; seat++) {
        const ViewItem *piece = screen_piece(s, seat);
        if (piece != 0)
            abbr_of(all, piece->what);
    }
}
